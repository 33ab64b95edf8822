import Foundation
import HostTree
import ViewKernel

/// Many texts below each other, each with a state of its own.
@MainActor
enum Leaves {
  static func byHand(_ count: Int) -> Trial {
    let scroll = HostScrollView(axes: .vertical)
    let stack = HostStackView(axis: .vertical)
    stack.spacing = 0
    var middle = HostLabel()
    for index in 0..<count {
      let label = HostLabel()
      label.text = "0"
      stack.addSubview(label)
      if index == count / 2 { middle = label }
    }
    scroll.addSubview(stack)
    let window = HostWindow.shown(HandWritten.controller(scroll))
    window.settle()
    return Trial(window) { middle.text = middle.text == "0" ? "1" : "0" }
  }

  static func views(_ count: Int) -> Trial {
    let handle = LeafHandle()
    let window = HostWindow.shown(HostingController(rootView: LeavesView(count: count, handle: handle)))
    window.settle()
    return Trial(window) { handle.toggle() }
  }

  /// The same leaf changes a hundred times.
  static func viewsAHundredTimes(_ count: Int) -> Trial {
    let trial = views(count)
    return Trial(run: { for _ in 0..<100 { trial.run() } }, content: { trial.content })
  }

  /// Asks why a leaf in the middle is on screen as it is.
  ///
  /// - Parameter isRecorded: Whether the window has recorded causes since before it was shown.
  static func why(_ count: Int, isRecorded: Bool) -> Trial {
    let handle = LeafHandle()
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.recordsCauses = isRecorded
    window.rootViewController = HostingController(rootView: LeavesView(count: count, handle: handle))
    window.makeKeyAndVisible()
    window.settle()
    var leaf: HostView = window
    while let next = leaf.subviews.dropFirst(leaf.subviews.count / 2).first { leaf = next }
    return Trial(run: { precondition(window.why(leaf).parts.count > 3) }, content: { window.content })
  }
}

/// Lets the benchmark do what a user's tap on a leaf would.
@MainActor
final class LeafHandle {
  var toggle: @MainActor () -> Void = {}
}

private struct LeavesView: View {
  let count: Int
  let handle: LeafHandle

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<count) { Leaf(handle: $0 == count / 2 ? handle : nil) }
      }
    }
  }
}

private struct Leaf: View {
  let handle: LeafHandle?
  @State private var isOn = false

  var body: some View {
    let _ = handle?.toggle = { isOn.toggle() }
    Text(verbatim: isOn ? "1" : "0")
  }
}
