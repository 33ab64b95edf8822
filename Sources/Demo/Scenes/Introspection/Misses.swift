import Introspection
import ViewKernel

extension DemoScene {
  static let misses = DemoScene(
    "A15", "misses", "What is not found is not passed over in silence: what there was instead, and how to mend it."
  ) { stage in
    stage.showsIntrospections = true
    let page = stage.show(Profile(log: stage.log))
    stage.note("misses in the window: \(stage.window.introspectionMisses.count)")
    stage.step("do as they say") { page.rootView.isMended = true }
    stage.note("misses in the window: \(stage.window.introspectionMisses.count)")
  }
}

private struct Profile: View {
  let log: CallLog
  var isMended = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        // The scroll view is around the text, not in it.
        Text("Profile")
          .introspect(.scrollView, scope: isMended ? .ancestor : .receiver) { _ in log("the scroll view") }
        // There are two fields, counted from 0. A miss may be handled instead of reported.
        VStack {
          TextField("Name", text: .constant("Ada"))
          TextField("City", text: .constant("London"))
        }
        .introspect(
          .textField, .nth(isMended ? 1 : 2), onMiss: { log("handled: \($0.hints.joined(separator: " "))") }
        ) { log("the field \($0.placeholder ?? "")") }
        // Texts are labels, and there is one, but it does not say that.
        Text("Member since 1833")
          .introspect(.text.where { [isMended] in $0.text?.hasPrefix(isMended ? "Member" : "Since") ?? false }) { _ in
            log("the member's label")
          }
      }
    }
  }
}

#Preview { Profile(log: CallLog(), isMended: true) }
