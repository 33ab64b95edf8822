import Introspection
import ViewKernel

extension DemoScene {
  static let introspectAnyHost = DemoScene(
    "A1", "introspect-any-host", "Keys, functions, selectors, and kinds of your own: each is one marker."
  ) { stage in
    stage.showsIntrospections = true
    let page = stage.show(Settings(log: stage.log))
    stage.step("introspect each row") { page.rootView.isIntrospected = true }
  }
}

/// A host of one's own, in a representable.
private final class DialHostView: HostView {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 80, height: 10) }
}

private struct Dial: HostViewRepresentable {
  func makeHostView(context: Context) -> DialHostView { DialHostView() }
  func updateHostView(_ dial: DialHostView, context: Context) {}
}

extension IntrospectionKey<DialHostView> {
  /// All that it takes to add a key.
  fileprivate static var dial: Self { Self() }
}

extension View {
  /// All that it takes to add a function of the first generation.
  fileprivate func introspectDial(customize: @escaping @MainActor (DialHostView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }
}

private struct Settings: View {
  let log: CallLog
  var isIntrospected = false
  @State private var name = ""

  private var field: some View { TextField("Name", text: $name) }

  var body: some View {
    VStack(alignment: .leading) {
      if isIntrospected {
        // By a key, which carries the class of the host,
        field.introspect(.textField) { log("1: \(type(of: $0))") }
        // by a key of one's own,
        Dial().introspect(.dial) { dial in
          dial.backgroundColor = .green
          log("2: \(type(of: dial))")
        }
        // by a named function, as in the first generation,
        field.introspectTextField { log("3: \(type(of: $0))") }
        // by a selector, which is what a named function consists of,
        field.introspect(selector: TargetViewSelector.siblingContaining) { (field: HostTextField) in
          log("4: \(type(of: field))")
        }
        // by a marker, which is what all of them consist of,
        field.inject(
          IntrospectionView(selector: TargetViewSelector.siblingContaining) { (field: HostTextField) in
            log("5: \(type(of: field))")
          })
        // and by a named function of one's own.
        Dial().introspectDial { dial in
          dial.backgroundColor = .green
          log("6: \(type(of: dial))")
        }
      } else {
        field
        Dial()
        field
        field
        field
        Dial()
      }
    }
  }
}

#Preview { Settings(log: CallLog()) }
