// Tests: `ContentTransitionTests`.

import Foundation

/// How a view's former content makes way for the new one: drawn over each other, until the new one is there.
package struct HostContentChange: Sendable {
  /// The way in which the content moves, besides the opacity.
  package enum Style: Hashable, Sendable {
    case fade
    /// The former content moves out at the top, and the new one comes in from below; or the other way round.
    case roll(isDown: Bool)
    /// The former content shrinks or grows, or is gone at once; then the new one grows.
    case replace(SymbolReplacement)
  }

  let former: HostDrawing
  let style: Style
  /// How much of the way is done, from 0 to 1; an animation may swing beyond.
  var progress: Double
}

extension HostView {
  /// The view's own content as it would be drawn now, without its subviews and effects.
  package final var contentDrawing: HostDrawing { HostDrawing(contentOf: self) }

  /// Begins to show the content that the view has now in place of a former one. Nothing moves until
  /// ``contentProgress`` does.
  package final func beginContentChange(from former: HostDrawing, _ style: HostContentChange.Style) {
    makeRareLooks().contentChange = HostContentChange(former: former, style: style, progress: 0)
    overflowMayChange()
    setNeedsDisplay()
  }

  /// The number that the content stands for, where a number decides how it changes.
  package final var contentNumber: Double? {
    get { rare?.looks?.contentNumber }
    set { if newValue != contentNumber { makeRareLooks().contentNumber = newValue } }
  }

  /// How much of the change of content is done: from 0 to 1, where it ends. 1 without one.
  package final var contentProgress: Double {
    get { rare?.looks?.contentChange?.progress ?? 1 }
    set {
      guard let looks = rare?.looks, looks.contentChange != nil else { return }
      if newValue == 1 { looks.contentChange = nil } else { looks.contentChange?.progress = newValue }
      overflowMayChange()
      setNeedsDisplay()
    }
  }
}

extension HostContentChange {
  /// The effects on the former and the new content in a view's bounds; nil for what is not drawn.
  @MainActor
  func effects(in bounds: CGRect) -> (former: [HostDrawing.Effect]?, new: [HostDrawing.Effect]?) {
    let part = min(max(progress, 0), 1)
    func move(_ distance: Double) -> HostDrawing.Effect {
      .transform(CGAffineTransform(translationX: 0, y: distance * bounds.height))
    }
    func scale(_ factor: Double) -> HostDrawing.Effect {
      .transform(
        HostView.about(CGPoint(x: bounds.midX, y: bounds.midY), CGAffineTransform(scaleX: factor, y: factor)))
    }
    switch style {
    case .fade: return ([.opacity(1 - part)], [.opacity(part)])
    case .roll(let isDown):
      let side: Double = isDown ? 1 : -1
      return ([move(side * progress / 2), .opacity(1 - part)], [move(side * (progress - 1) / 2), .opacity(part)])
    case .replace(let replacement):
      // One after the other.
      let (out, into) = (min(part * 2, 1), max(part * 2 - 1, 0))
      let new = [
        scale(0.5 + 0.5 * (replacement == .offUp ? part : into)), .opacity(replacement == .offUp ? part : into),
      ]
      switch replacement {
      case .downUp: return (out == 1 ? nil : [scale(1 - 0.5 * out), .opacity(1 - out)], into == 0 ? nil : new)
      case .upUp: return (out == 1 ? nil : [scale(1 + 0.5 * out), .opacity(1 - out)], into == 0 ? nil : new)
      case .offUp: return (nil, new)
      }
    }
  }
}
