import Introspection
import ViewKernel

extension DemoScene {
  static let otherSelectors = DemoScene(
    "A7", "other-selectors", "From one marker: siblings, ancestors, what is in front, what is inside, all of a kind."
  ) { stage in
    stage.showsIntrospections = true
    let page = stage.show(Screen(log: stage.log))
    stage.step("ask every question") { page.rootView.isIntrospected = true }
  }
}

private struct Screen: View {
  let log: CallLog
  var isIntrospected = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        TextField("Behind", text: .constant(""))
        HStack {
          TextField("Inside", text: .constant(""))
        }
        if isIntrospected {
          Text("Here").introspect(
            selector: { look(around: $0) }, customize: { log("chosen: \($0.placeholder ?? "nil")") })
        } else {
          Text("Here")
        }
        TextField("In front", text: .constant(""))
        HStack {
          TextField("Further in front", text: .constant(""))
        }
      }
      .accessibilityIdentifier("inner stack")
    }
    .accessibilityIdentifier("scroll view")
  }

  /// Asks every question, and decides for the field in front.
  private func look(around marker: IntrospectionHostView) -> HostTextField? {
    typealias Select = TargetViewSelector
    let field: [(String, HostTextField?)] = [
      ("siblingOfType", Select.siblingOfType(from: marker)),
      ("siblingContaining", Select.siblingContaining(from: marker)),
      ("ancestorOrSiblingOfType", Select.ancestorOrSiblingOfType(from: marker)),
      ("ancestorOrSiblingContaining", Select.ancestorOrSiblingContaining(from: marker)),
      ("siblingContainingOrAncestorOrAncestorChild", Select.siblingContainingOrAncestorOrAncestorChild(from: marker)),
    ]
    for (question, answer) in field { log("\(question): \(answer?.placeholder ?? "nil")") }

    let scroll: [(String, HostScrollView?)] = [
      ("siblingOfTypeOrAncestor", Select.siblingOfTypeOrAncestor(from: marker)),
      ("siblingContainingOrAncestor", Select.siblingContainingOrAncestor(from: marker)),
      (
        "siblingOrAncestorOrSiblingContainingOrAncestorChild",
        Select.siblingOrAncestorOrSiblingContainingOrAncestorChild(from: marker)
      ),
    ]
    for (question, answer) in scroll { log("\(question): \(answer?.accessibilityIdentifier ?? "nil")") }

    guard let host = Introspect.findViewHost(from: marker), let hosting = Introspect.findHostingView(from: marker)
    else { return nil }
    let next = Introspect.nextSibling(ofType: HostTextField.self, from: host)
    let nextStack = Introspect.nextSibling(containing: HostTextField.self, from: host)
    let child = Introspect.findChild(ofType: HostTextField.self, in: hosting)
    let all = Introspect.findAll(ofType: HostTextField.self, in: hosting)
    log("nextSibling(ofType:): \(next?.placeholder ?? "nil")")
    log("nextSibling(containing:): \(nextStack?.placeholder ?? "nil")")
    log("findHostingView: \(type(of: hosting))")
    log("findChild(ofType:in: the hosting view): \(child?.placeholder ?? "nil")")
    log("findAll(ofType:in: the hosting view): \(all.compactMap(\.placeholder))")
    return next
  }
}

#Preview { Screen(log: CallLog()) }
