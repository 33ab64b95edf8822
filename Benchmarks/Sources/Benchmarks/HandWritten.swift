import Foundation
import HostTree

/// The limit: the same hosts, made and changed by hand, laid out by the same layouts.
@MainActor
enum HandWritten {
  static func window(_ content: HostView) -> HostWindow {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = HostViewController()
    let root = HostStackView(axis: .vertical)
    root.addSubview(content)
    controller.view = root
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// A stack of two texts and a button.
  static func row(_ id: Int, _ label: String, action: @escaping @MainActor () -> Void) -> HostStackView {
    let row = HostStackView(axis: .horizontal)
    let number = HostLabel()
    number.text = "\(id)"
    let text = HostLabel()
    text.text = label
    let button = HostButton()
    let title = HostLabel()
    title.text = "Remove"
    button.addSubview(title)
    button.addAction(for: .primaryActionTriggered) { action() }
    row.addSubview(number)
    row.addSubview(text)
    row.addSubview(button)
    return row
  }

  static func list(_ rows: [Row], action: @escaping @MainActor (Int) -> Void) -> HostView {
    let scroll = HostScrollView(axes: .vertical)
    let stack = HostStackView(axis: .vertical)
    for item in rows {
      let id = item.id
      stack.addSubview(row(id, item.label) { action(id) })
    }
    scroll.addSubview(stack)
    return scroll
  }
}
