import Foundation
import HostTree

/// The node of a text. A text that says what time it is waits for the date at which it says something else, with a
/// timer of the window's clock, while it is on screen.
final class TextNode: HostNode<Text> {
  // Few texts have one, so it is kept beside the nodes.
  private var timer: HostTimer? {
    get { flags.contains(.hasTimer) ? graph.kept(TextTimers.self).timers[ObjectIdentifier(self)] : nil }
    set {
      if newValue == nil, !flags.contains(.hasTimer) { return }
      graph.kept(TextTimers.self).timers[ObjectIdentifier(self)] = newValue
      if newValue == nil { flags.remove(.hasTimer) } else { flags.insert(.hasTimer) }
    }
  }

  /// Waits for a date from now on; nil waits for nothing.
  func wait(for date: Date?, from now: Date) {
    // After a date has come no sooner than the next frame; after another update at the date itself, however near.
    let least: TimeInterval = timer?.isValid == false ? 1 / 60 : 0
    timer?.invalidate()
    timer = nil
    guard let date, isSeen, let clock = graph.clock else { return }
    let delay = max(date.timeIntervalSince(now), least)
    guard delay.isFinite else { return }
    timer = HostTimer(interval: delay, clock: clock) { [weak self] _ in self?.dateHasCome() }
  }

  override func update(with new: Text) {
    super.update(with: new)
    if timer != nil, !own.tellsTime { wait(for: nil, from: .distantPast) }
  }

  private func dateHasCome() {
    if !flags.contains(.isUnmounted) { graph.invalidate(self) }
  }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    super.surroundingsDidChange(change)
    guard case .visibility(let isVisible) = change, own.tellsTime else { return }
    if isVisible { graph.invalidate(self) } else if !isSeen { wait(for: nil, from: .distantPast) }
  }

  /// Whether the text is on screen, or is read for what is, as the item of a tab that is not selected.
  private var isSeen: Bool {
    if isOnScreen { return true }
    var next = parent
    while let node = next {
      if let reader = node as? any ReadAroundScreen { return reader.isReadOnScreen }
      next = node.parent
    }
    return false
  }

  override func willUnmount() {
    if flags.contains(.hasTimer) {
      timer?.invalidate()
      timer = nil
    }
    super.willUnmount()
  }
}

/// The timers of a graph's texts, by their nodes.
private final class TextTimers: KeptByGraph {
  var timers: [ObjectIdentifier: HostTimer] = [:]
}

extension ViewNode {
  /// The date of the frame under way, by the window's clock; nil without a window.
  final var frameDate: Date? {
    guard let clock = graph.clock, let time = graph.owner.animationTime else { return nil }
    return clock.date.addingTimeInterval(time - clock.now)
  }
}
