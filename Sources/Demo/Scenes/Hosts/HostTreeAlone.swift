import Foundation
import HostTree
import ViewKernel

extension DemoScene {
  static let hostTreeAlone = DemoScene(
    "H1", "host-tree-alone", "A window, labels, a button and a stack of hosts, without any views."
  ) { stage in
    let form = FeedbackForm()
    form.show(in: stage.window)
    stage.show()
    stage.type("Fine!", into: "Say something")
    stage.tap("Send")
    let field = stage.host(HostTextField.self)
    stage.note("the field in the window: \(field.convert(field.bounds, to: stage.window).inWords)")
    stage.step("touch the point (5, 5)") {
      let hit = stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil)
      stage.note("hit: \(hit.map { "\(type(of: $0))" } ?? "nothing")")
      stage.window.tap(at: CGPoint(x: 5, y: 5))
    }
    stage.step("make the window narrower") { stage.window.frame.size.width = 100 }
  }
}

/// Keeps the hosts that it changes, as one does without views.
@MainActor private final class FeedbackForm {
  private let field = HostTextField()
  private let button = HostButton()
  private let answer = HostLabel()

  func show(in view: HostView) {
    let stack = HostStackView(axis: .vertical, alignment: .leading, spacing: 6)
    stack.frame = CGRect(x: 20, y: 40, width: view.bounds.width - 40, height: 120)

    let question = HostLabel()
    question.text = "How was it?"
    question.font = .preferredFont(forTextStyle: .headline)
    field.placeholder = "Say something"
    button.title = "Send"
    button.isEnabled = false

    field.addTarget(self, action: FeedbackForm.edited, for: .editingChanged)
    button.addTarget(self, action: FeedbackForm.send, for: .primaryActionTriggered)
    for part in [question, field, button, answer] { stack.addSubview(part) }
    view.addSubview(stack)
  }

  private func edited() { button.isEnabled = !field.text.isEmpty }

  private func send() {
    answer.text = "Thank you for \"\(field.text ?? "")\""
    field.text = ""
    button.isEnabled = false
  }
}

#Preview {
  let page = HostView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  FeedbackForm().show(in: page)
  return page
}
