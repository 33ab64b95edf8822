import Foundation
import HostTree
import ViewKernel

extension Trial {
  /// What differs between a fresh window that reads from right to left and the mirror image of one that reads from left
  /// to right; nil if nothing does, or where the program itself shows another text in it.
  @MainActor
  public func differenceOfMirrorImage() -> String? {
    let usual = HostDiagnostics.handler
    HostDiagnostics.handler = { _ in }
    defer { HostDiagnostics.handler = usual }
    func open(isRightToLeft: Bool) -> Stage {
      var surroundings = surroundings
      surroundings.isRightToLeft = isRightToLeft
      let stage = Stage(program.compiled(), flow: flow, model: model, surroundings: surroundings, now: 0)
      _ = stage.comeToRest()
      return stage
    }
    let straight = open(isRightToLeft: false)
    let mirrored = open(isRightToLeft: true)
    defer {
      straight.close()
      mirrored.close()
    }
    let (left, right) = (straight.all, mirrored.all)
    guard left.map(\.words) == right.map(\.words) else { return nil }
    for (left, right) in zip(left, right) {
      // What no layout has placed lies nowhere.
      guard let parent = left.superview, parent !== straight.window, right.frame != .zero else { continue }
      // As in UIKit, frames that a program gives to the subviews of its own host are the same either way.
      if parent.superview is ViewHost, type(of: parent) == HostView.self, left.autoresizingMask.isEmpty { continue }
      // A program may say itself where reading begins, in a part of it.
      let isMirrored =
        parent.effectiveUserInterfaceLayoutDirection != right.superview?.effectiveUserInterfaceLayoutDirection
      let expected = isMirrored ? parent.mirrorImage(of: left.frame) : left.frame
      guard !right.frame.isClose(to: expected) else { continue }
      return """
        \(type(of: left)) lies at \(right.frame), not at \(expected), in \(type(of: parent)), mirrored from \(left.frame)
        \(straight.window.treeDescription())
        \(mirrored.window.treeDescription())
        """
    }
    return nil
  }
}

extension HostView {
  /// The text that this view shows, with its class.
  fileprivate var words: String {
    let text = (self as? HostLabel)?.text ?? (self as? HostButton)?.currentTitle ?? (self as? HostTextField)?.text ?? ""
    return "\(type(of: self)) \(text)"
  }

  fileprivate func mirrorImage(of rect: CGRect) -> CGRect {
    var room = bounds
    if let scroll = self as? HostScrollView {
      let inner = bounds.width - scroll.adjustedContentInset.horizontal
      room = CGRect(x: 0, y: 0, width: max(scroll.contentSize.width, inner), height: 0)
    }
    return CGRect(origin: CGPoint(x: room.minX + room.maxX - rect.maxX, y: rect.minY), size: rect.size)
  }
}

extension CGRect {
  /// The same but for rounding: what is brought to whole points one way is brought to others in the mirror.
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) <= 1 && abs(minY - other.minY) <= 1 && abs(width - other.width) <= 1
      && abs(height - other.height) <= 1
  }
}
