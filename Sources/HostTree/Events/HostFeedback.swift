/// Something that a user is to feel or to hear, without looking: a touch of the device, a short sound.
///
/// The host tree plays nothing. What is played in a window is kept by its ``HostFeedbackRecorder``, and whoever shows the window plays
/// it as well as it can.
public struct HostFeedback: Hashable, Sendable, CustomStringConvertible {
  /// What it tells.
  public enum Kind: Hashable, Sendable {
    /// A task has ended well; with a doubt; badly.
    case success, warning, error
    /// Another value was selected.
    case selection
    /// A value has grown, or become less, beyond a mark.
    case increase, decrease
    /// Something has begun, or ended.
    case start, stop
    /// Something that is dragged lies in a line with something else.
    case alignment
    /// Something has come to another level of pressure.
    case levelChange
    /// A path that is drawn has come to its end.
    case pathComplete
    /// Two things have struck each other.
    case impact(ImpactStyle)
  }

  /// What strikes, by its weight or by how hard it is.
  public enum ImpactStyle: Hashable, Sendable {
    /// Something of little, some, much weight.
    case light, medium, heavy
    /// Something that gives way; that does not.
    case soft, rigid
  }

  /// What it tells.
  public let kind: Kind
  /// How strong it is, from 0 to 1.
  public let intensity: Double

  /// Makes a feedback; an intensity beyond 0 to 1 counts as the nearest of these, what is no number as 1.
  public init(_ kind: Kind, intensity: Double = 1) {
    self.kind = kind
    self.intensity = intensity.isNaN ? 1 : min(max(intensity, 0), 1)
  }

  /// The kind, with the style and the intensity where there are some: `success`, `impact heavy 0.5`.
  public var description: String {
    let name = if case .impact(let style) = kind { "impact \(style)" } else { "\(kind)" }
    return intensity == 1 ? name : "\(name) \(intensity)"
  }
}

/// What was played in a window for a user to feel or to hear; of the window, as ``HostWindow/feedback``.
@MainActor
public final class HostFeedbackRecorder {
  /// How many are kept: 100.
  public static let capacity = 100

  /// What was played last, the oldest first; of more than ``capacity`` the last ones.
  public private(set) var played: [HostFeedback] = []

  /// Called with each when it is played; whoever shows the window plays it then.
  public var onPlay: (@MainActor (HostFeedback) -> Void)?

  init() {}

  /// Plays a feedback now.
  public func play(_ feedback: HostFeedback) {
    if played.count == HostFeedbackRecorder.capacity { played.removeFirst() }
    played.append(feedback)
    onPlay?(feedback)
  }

  /// What was played since this was called last; forgets it.
  public func takePlayed() -> [HostFeedback] {
    defer { played = [] }
    return played
  }
}
