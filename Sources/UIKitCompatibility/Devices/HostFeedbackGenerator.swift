public import Foundation
public import HostTree

/// The base class of feedback generators, which play feedback in the window of a view; as `UIFeedbackGenerator`.
///
/// ```swift
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let button = UIButton()
/// window.addSubview(button)
/// UIImpactFeedbackGenerator(style: .light, view: button).impactOccurred(intensity: 0.5)
/// UINotificationFeedbackGenerator(view: button).notificationOccurred(.success)
/// print(window.feedback.takePlayed())
/// // Prints "[impact light 0.5, success]"
/// ```
///
/// The view is not retained. While it is in no window, nothing is played. A generator without a view plays in the
/// window that was made key last.
@MainActor @preconcurrency
open class HostFeedbackGenerator {
  private weak var view: HostView?
  private let hasView: Bool

  /// Creates a generator for the window in which `view` is when a feedback is played.
  public init(view: HostView) {
    self.view = view
    hasView = true
  }

  /// Creates a generator for the window that was made key last when a feedback is played.
  public init() { hasView = false }

  /// Does nothing; exists because UIKit's generators prepare the hardware.
  public final func prepare() {}

  final func play(_ feedback: HostFeedback) {
    (hasView ? view?.window : HostWindow.lastKey)?.feedback.play(feedback)
  }
}

/// Plays the feedback of a collision, as `UIImpactFeedbackGenerator`.
public final class HostImpactFeedbackGenerator: HostFeedbackGenerator {
  /// The simulated weight or stiffness of colliding objects.
  public typealias FeedbackStyle = HostFeedback.ImpactStyle

  private let style: FeedbackStyle

  /// Creates a generator for collisions of one style.
  public init(style: FeedbackStyle, view: HostView) {
    self.style = style
    super.init(view: view)
  }

  /// Creates a generator for collisions of one style, which plays in the window that was made key last.
  public init(style: FeedbackStyle = .medium) {
    self.style = style
    super.init()
  }

  /// Plays the feedback.
  ///
  /// - Parameter intensity: The strength, clamped to 0 ... 1.
  public func impactOccurred(intensity: CGFloat = 1) { play(HostFeedback(.impact(style), intensity: intensity)) }
}

/// Plays the feedback of a task's outcome, as `UINotificationFeedbackGenerator`.
public final class HostNotificationFeedbackGenerator: HostFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Hashable, Sendable {
    /// Success, warning or failure.
    case success, warning, error
  }

  /// Plays the feedback of an outcome.
  public func notificationOccurred(_ type: FeedbackType) {
    switch type {
    case .success: play(HostFeedback(.success))
    case .warning: play(HostFeedback(.warning))
    case .error: play(HostFeedback(.error))
    }
  }
}

/// Plays the feedback of a changed selection, as `UISelectionFeedbackGenerator`.
public final class HostSelectionFeedbackGenerator: HostFeedbackGenerator {
  /// Plays the feedback.
  public func selectionChanged() { play(HostFeedback(.selection)) }
}
