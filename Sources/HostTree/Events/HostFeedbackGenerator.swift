public import Foundation

/// Plays feedback in the window of a view; the base of its relatives, as in UIKit.
///
/// It keeps the view alive by nothing; while the view is in no window, nothing is played.
@MainActor
open class HostFeedbackGenerator {
  private weak var view: HostView?

  /// Makes a generator for the window of a view, wherever that is when something is played.
  public init(view: HostView) { self.view = view }

  /// Gets ready to play; there is nothing to do here.
  public final func prepare() {}

  final func play(_ feedback: HostFeedback) { view?.window?.feedback.play(feedback) }
}

/// Plays what two things that strike each other feel like.
public final class HostImpactFeedbackGenerator: HostFeedbackGenerator {
  private let style: HostFeedback.ImpactStyle

  /// Makes a generator.
  public init(style: HostFeedback.ImpactStyle, view: HostView) {
    self.style = style
    super.init(view: view)
  }

  /// They have struck each other.
  ///
  /// - Parameter intensity: How strongly, from 0 to 1.
  public func impactOccurred(intensity: CGFloat = 1) { play(HostFeedback(.impact(style), intensity: intensity)) }
}

/// Plays that a task has ended.
public final class HostNotificationFeedbackGenerator: HostFeedbackGenerator {
  /// How it has ended.
  public enum FeedbackType: Hashable, Sendable {
    /// Well; with a doubt; badly.
    case success, warning, error
  }

  /// The task has ended.
  public func notificationOccurred(_ type: FeedbackType) {
    switch type {
    case .success: play(HostFeedback(.success))
    case .warning: play(HostFeedback(.warning))
    case .error: play(HostFeedback(.error))
    }
  }
}

/// Plays that another value was selected.
public final class HostSelectionFeedbackGenerator: HostFeedbackGenerator {
  /// Another value was selected.
  public func selectionChanged() { play(HostFeedback(.selection)) }
}
