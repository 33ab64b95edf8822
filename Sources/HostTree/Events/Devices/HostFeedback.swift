/// Haptic or audio feedback for the user, such as a tap of the device or a short sound.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.feedback.play(HostFeedback(.impact(.light), intensity: 0.5))
/// window.feedback.play(HostFeedback(.success))
/// print(window.feedback.takePlayed())
/// // Prints "[impact light 0.5, success]"
/// ```
///
/// The host tree plays nothing itself: feedback of a window is recorded by its ``HostFeedbackRecorder``, and a renderer
/// plays it as the platform allows.
public struct HostFeedback: Hashable, Sendable, CustomStringConvertible {
  /// The meaning of the feedback, as in SwiftUI's `SensoryFeedback`.
  public enum Kind: Hashable, Sendable {
    /// A task succeeded, ended with a warning, or failed.
    case success, warning, error
    /// The selection changed.
    case selection
    /// A value rose above, or fell below, a significant threshold.
    case increase, decrease
    /// An activity started or stopped.
    case start, stop
    /// A dragged item was aligned with another.
    case alignment
    /// A pressure moved to another level.
    case levelChange
    /// A drawn path was completed.
    case pathComplete
    /// Two objects collided.
    case impact(ImpactStyle)
    /// A sound of the system by its number, as `AudioServicesPlaySystemSound` has it.
    case systemSound(UInt32)
  }

  /// The simulated weight or stiffness of colliding objects.
  public enum ImpactStyle: Hashable, Sendable {
    /// A light, medium or heavy object.
    case light, medium, heavy
    /// A soft or rigid object.
    case soft, rigid
  }

  /// The meaning of the feedback.
  public let kind: Kind
  /// The strength, from 0 to 1.
  public let intensity: Double

  /// Creates a feedback. The intensity is clamped to 0 ... 1; NaN counts as 1.
  public init(_ kind: Kind, intensity: Double = 1) {
    self.kind = kind
    self.intensity = intensity.isNaN ? 1 : min(max(intensity, 0), 1)
  }

  /// The kind, with the style of an impact and an intensity other than 1: `success`, `impact heavy 0.5`.
  public var description: String {
    let name =
      switch kind {
      case .impact(let style): "impact \(style)"
      case .systemSound(let number): "systemSound \(number)"
      default: "\(kind)"
      }
    return intensity == 1 ? name : "\(name) \(intensity)"
  }
}

/// Records the feedback played in a window; see ``HostWindow/feedback``.
@MainActor @preconcurrency
public final class HostFeedbackRecorder {
  /// The number of feedbacks that are kept: 100.
  public static let capacity = 100

  /// The last feedbacks, the oldest first; at most ``capacity``.
  public private(set) var played: [HostFeedback] = []

  /// Called with each feedback when it is played; nil for none. A renderer sets it to play them.
  public var onPlay: (@MainActor (HostFeedback) -> Void)?

  init() {}

  /// Records a feedback and calls ``onPlay``.
  public func play(_ feedback: HostFeedback) {
    if played.count == HostFeedbackRecorder.capacity { played.removeFirst() }
    played.append(feedback)
    onPlay?(feedback)
  }

  /// Returns the recorded feedbacks and clears the record.
  public func takePlayed() -> [HostFeedback] {
    defer { played = [] }
    return played
  }
}
