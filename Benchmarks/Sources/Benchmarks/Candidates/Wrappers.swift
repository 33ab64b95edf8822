import HostTree
import Observation
import ViewKernel

/// Stacks within stacks, with a text in the innermost, whose size changes.
@MainActor
enum Wrappers {
  static func byHand(_ depth: Int, to other: Int = 1) -> Trial {
    let label = HostLabel()
    label.text = WrappedText.texts[0]
    var content: HostView = label
    for _ in 0...depth {
      let stack = HostStackView(axis: .vertical)
      stack.addSubview(content)
      content = stack
    }
    let window = HostWindow.shown(HandWritten.controller(content))
    window.settle()
    return Trial(window) { label.text = WrappedText.texts[label.text == WrappedText.texts[0] ? other : 0] }
  }

  /// The text is a state of the innermost view.
  static func changingLeaf(_ depth: Int, to other: Int = 1) -> Trial {
    let handle = WrapperHandle(other: other)
    let window = HostWindow.shown(HostingController(rootView: WrapperView(depth: depth, index: 0, handle: handle)))
    window.settle()
    return Trial(window) { handle.toggle() }
  }

  /// The text is handed down from the outermost view through all others.
  static func changingRoot(_ depth: Int) -> Trial {
    let model = WrapperModel()
    let window = HostWindow.shown(HostingController(rootView: WrapperRoot(depth: depth, model: model)))
    window.settle()
    return Trial(window) { model.index = 1 - model.index }
  }
}

/// Changes the text of the innermost view.
@MainActor
private final class WrapperHandle {
  /// The index of the other text.
  let other: Int
  var toggle: @MainActor () -> Void = {}

  init(other: Int) { self.other = other }
}

@Observable
private final class WrapperModel {
  var index = 0
}

private struct WrapperRoot: View {
  let depth: Int
  let model: WrapperModel

  var body: some View { WrapperView(depth: depth, index: model.index, handle: nil) }
}

private struct WrapperView: View {
  let depth: Int
  let index: Int
  let handle: WrapperHandle?

  var body: some View {
    VStack {
      if depth == 0 {
        WrappedText(outerIndex: index, handle: handle)
      } else {
        AnyView(WrapperView(depth: depth - 1, index: index, handle: handle))
      }
    }
  }
}

private struct WrappedText: View {
  let outerIndex: Int
  let handle: WrapperHandle?
  @State private var innerIndex = 0

  nonisolated static let texts = ["short", "somewhat longer", "trohs"]

  var body: some View {
    let _ = handle?.toggle = { [other = handle?.other ?? 1] in innerIndex = other - innerIndex }
    Text(verbatim: WrappedText.texts[handle == nil ? outerIndex : innerIndex])
  }
}
