// Tests: `SymbolEffectTests`.

import Foundation

/// The effects on a symbol, and how it looks by them now.
@MainActor
final class SymbolRuns {
  var runs: [SymbolRun] = []
  var look = SymbolMotion.Look()

  var cues: [SymbolCue] { runs.map(\.cue) }
  var isRunning: Bool { runs.contains(where: \.isRunning) }

  /// The names of the effects that are active, for printed trees.
  var names: String { cues.filter(\.isActive).map(\.motion.name).joined(separator: ", ") }

  /// Finds the look at a time.
  func advance(to time: Double) {
    look = SymbolMotion.Look()
    for index in runs.indices { look.combine(runs[index].look(at: time)) }
  }

  /// The look as effects of a drawing.
  func effects(in bounds: CGRect) -> [HostDrawing.Effect] {
    guard !look.isUsual else { return [] }
    let turn = CGAffineTransform(rotationAngle: look.turn * .pi / 180).scaledBy(x: look.scale, y: look.scale)
    let move = CGAffineTransform(translationX: look.x * bounds.width, y: look.y * bounds.height)
    let transform = HostView.about(CGPoint(x: bounds.midX, y: bounds.midY), turn).concatenating(move)
    return (transform == .identity ? [] : [.transform(transform)]) + (look.opacity < 1 ? [.opacity(look.opacity)] : [])
  }
}

extension HostImageView {
  /// The effects on the symbol, the outermost first. They move by the window's clock.
  package final var symbolCues: [SymbolCue] {
    get { symbolRuns?.cues ?? [] }
    set {
      guard newValue != symbolCues else { return }
      if symbolRuns == nil { symbolRuns = SymbolRuns() }
      guard let symbolRuns else { return }
      let (old, time) = (symbolRuns.runs, root?.animationTime)
      symbolRuns.runs = newValue.enumerated().map { index, cue in
        if let wrong = cue.options.wrongRate {
          HostDiagnostics.report(
            "A symbol effect can't have the speed \(wrong), which is taken for 1. Give it one greater than 0.")
        }
        guard index < old.count, old[index].cue.motion == cue.motion else { return SymbolRun(cue, at: time) }
        var run = old[index]
        run.take(cue, at: time)
        return run
      }
      showSymbol(at: time ?? 0)
    }
  }

  final func advanceSymbol() {
    guard let symbolRuns, symbolRuns.isRunning, let root else { return }
    showSymbol(at: root.animationTime)
  }

  final func symbolDidMoveToWindow() {
    guard let symbolRuns, let root else { return }
    for index in symbolRuns.runs.indices { symbolRuns.runs[index].enter(at: root.animationTime) }
    showSymbol(at: root.animationTime)
  }

  private func showSymbol(at time: Double) {
    guard let symbolRuns else { return }
    let former = symbolRuns.look
    symbolRuns.advance(to: time)
    if symbolRuns.look != former { setNeedsDisplay() }
    if symbolRuns.isRunning { setNeedsFrame() }
  }
}
