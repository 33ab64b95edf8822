import HostTree
import ViewKernel
import ViewTesting
import XCTest

extension Screen {
  /// Checks that a new screen over the same model shows the same: the printed window with its markers, and its drawing.
  ///
  /// What a view shows depends on its model and its state, not on the way there. `fresh` is the view that the new
  /// screen shows, where the view's own state has changed since it was made. It is freed without closing, which would
  /// write to the model.
  public func assertAgreesWithFresh(_ fresh: Content? = nil, file: StaticString = #filePath, line: UInt = #line) {
    settle(file: file, line: line)
    let size = window.bounds.size
    let other = show(fresh ?? view, width: size.width, height: size.height, file: file, line: line)
    let options = HostTreeOptions(showsMarkers: true)
    let trees = [other.window, window].map { $0.treeDescription(options: options) }
    assertText(trees[1], trees[0], file: file, line: line)
    if trees[0] == trees[1] {
      assertText(window.svgDescription, other.window.svgDescription, file: file, line: line)
    }
  }

  /// Settles, checks what labels and fields of the window show, and that a new screen agrees.
  public func assertShows(
    _ texts: String..., fresh: Content? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    settle(file: file, line: line)
    XCTAssertEqual(shownTexts, texts, file: file, line: line)
    assertAgreesWithFresh(fresh, file: file, line: line)
  }

  /// What labels and fields of the window show, in the order of the tree, presented screens included, without hidden
  /// hosts.
  public var shownTexts: [String] {
    var result: [String] = []
    var rest: [HostView] = [window]
    while let host = rest.popLast() {
      guard !host.isHidden, host.alpha > 0 else { continue }
      switch host {
      case let label as HostLabel: result.append(label.text ?? "")
      case let field as HostTextField:
        result.append(field.text.isEmpty ? field.placeholder ?? "" : field.text)
      case let view as HostTextView: result.append(view.text.isEmpty ? view.placeholder ?? "" : view.text)
      default: break
      }
      rest += host.subviews.reversed()
    }
    return result
  }
}
