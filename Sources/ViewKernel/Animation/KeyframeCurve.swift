// Tests: `KeyframeTimelineTests`.

import Foundation

/// A value that moves through keyframes: what a ``KeyframeTrack`` is when its first value is known.
struct KeyframeCurve<V: VectorArithmetic> {
  /// A keyframe as it is written: where it goes, for how long and how.
  struct Segment {
    enum Kind {
      case move
      case linear(UnitCurve)
      case cubic(start: V?, end: V?)
      case spring(Spring, start: V?)
    }

    let target: V
    /// The duration in seconds; nil for a spring that takes the time it needs.
    let duration: TimeInterval?
    let kind: Kind
  }

  /// A keyframe with all that follows from its neighbours.
  private struct Piece {
    let begin: TimeInterval
    let duration: TimeInterval
    let from: V
    let target: V
    let kind: Segment.Kind
    /// The velocities at both ends, in units per second.
    var start: V
    var end: V

    func value(at time: TimeInterval) -> V {
      if time >= duration, !isSpring { return target }
      let way = target - from
      switch kind {
      case .move: return target
      case .linear(let curve): return from + way.scaled(by: curve.value(at: time / duration))
      case .spring(let spring, _): return from + spring.value(target: way, initialVelocity: start, time: time)
      case .cubic:
        let u = time / duration
        let v = 1 - u
        // Hermite's form.
        let pushes = start.scaled(by: u * v * v * duration) - end.scaled(by: u * u * v * duration)
        return from + way.scaled(by: u * u * (3 - 2 * u)) + pushes
      }
    }

    /// The velocity in units per second; 0 where nothing moves.
    func velocity(at time: TimeInterval) -> V {
      let way = target - from
      guard duration > 0 else { return .zero }
      switch kind {
      case .move: return .zero
      case .linear(let curve): return way.scaled(by: curve.velocity(at: time / duration) / duration)
      case .spring(let spring, _): return spring.velocity(target: way, initialVelocity: start, time: time)
      case .cubic:
        let u = time / duration
        return way.scaled(by: 6 * u * (1 - u) / duration) + start.scaled(by: (1 - u) * (1 - 3 * u))
          + end.scaled(by: u * (3 * u - 2))
      }
    }

    private var isSpring: Bool { if case .spring = kind { true } else { false } }
  }

  private let first: V
  private var pieces: [Piece] = []
  /// The duration of all keyframes, in seconds.
  private(set) var duration: TimeInterval = 0

  /// - Parameter first: The value before the first keyframe.
  init(_ segments: [Segment], from first: V) {
    self.first = first
    var place = first
    var speed = V.zero
    for (index, segment) in segments.enumerated() {
      let way = segment.target - place
      let start = startVelocity(of: segments, at: index, from: place, after: speed)
      let length = duration(of: segment, way, start)
      var piece = Piece(
        begin: duration, duration: length, from: place, target: segment.target, kind: segment.kind, start: start,
        end: .zero)
      switch segment.kind {
      case .move: break
      case .linear(let curve):
        if length > 0 { piece.end = way.scaled(by: curve.velocity(at: 1) / length) }
      case .spring(let spring, _): piece.end = spring.velocity(target: way, initialVelocity: start, time: length)
      case .cubic(_, let end):
        piece.end = end ?? endVelocity(of: segments, at: index, from: place, length)
      }
      pieces.append(piece)
      duration += length
      // A spring that is cut short is not at its target.
      place = piece.value(at: length)
      speed = piece.end
    }
  }

  /// The value at a time in seconds; before the beginning the first, after the end the last.
  func value(at time: TimeInterval) -> V {
    // The last that has begun; several begin at the same time where they take none.
    guard let piece = pieces.last(where: { $0.begin <= time }) else { return first }
    return piece.value(at: min(time - piece.begin, piece.duration))
  }

  /// The velocity at a time in seconds, in units per second; 0 before the beginning and after the end.
  func velocity(at time: TimeInterval) -> V {
    guard time >= 0, time < duration, let piece = pieces.last(where: { $0.begin <= time }) else { return .zero }
    return piece.velocity(at: time - piece.begin)
  }

  private func duration(of segment: Segment, _ way: V, _ start: V) -> TimeInterval {
    if let duration = segment.duration { return duration }
    guard case .spring(let spring, _) = segment.kind else { return 0 }
    let settling = spring.settlingDuration(target: way, initialVelocity: start)
    if settling.isFinite { return settling }
    reportMisuse(
      "The spring of a keyframe has no damping and never settles; the keyframe takes as long as one swing. Give it a "
        + "duration.")
    return spring.duration.isFinite ? spring.duration : 0
  }

  private func startVelocity(of segments: [Segment], at index: Int, from place: V, after speed: V) -> V {
    switch segments[index].kind {
    case .cubic(let start, _): start ?? speed
    case .spring(_, let start): start ?? speed
    case .move, .linear: .zero
    }
  }

  /// The velocity at the end of a cubic keyframe that has none of its own: that with which the next one begins.
  private func endVelocity(of segments: [Segment], at index: Int, from place: V, _ length: TimeInterval) -> V {
    guard index + 1 < segments.count else { return .zero }
    let next = segments[index + 1]
    let way = next.target - segments[index].target
    let time = next.duration ?? 0
    switch next.kind {
    case .move: return .zero
    case .linear(let curve): return time > 0 ? way.scaled(by: curve.velocity(at: 0) / time) : .zero
    case .spring(_, let start): return start ?? .zero
    case .cubic(let start, _):
      // Two in a row are parts of a Catmull-Rom spline: parallel to the line between the neighbours.
      if let start { return start }
      let span = length + time
      return span > 0 ? (next.target - place).scaled(by: 1 / span) : .zero
    }
  }
}
