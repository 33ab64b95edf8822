#if !os(macOS)
  public import Foundation
  import HostTree

  /// Requests of AppKit's programs to the desktop: to open something in another program.
  @MainActor @preconcurrency
  public final class NSWorkspace {
    /// The workspace, the only one.
    public static let shared = NSWorkspace()

    private init() {}

    /// Opens an address outside the application: see `HostApplication.open(_:options:completionHandler:)`.
    ///
    /// - Returns: Whether it was opened.
    @discardableResult
    public func open(_ url: URL) -> Bool {
      var isOpened = false
      HostApplication.shared.open(url) { isOpened = $0 }
      return isOpened
    }

    /// Shows files in the desktop's file browser. There is none here: it opens the folder of the first one, as
    /// ``open(_:)`` does.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) {
      if let first = fileURLs.first { open(first.deletingLastPathComponent()) }
    }
  }

  /// Feedback of a trackpad, by AppKit's names.
  public enum NSHapticFeedbackManager {
    /// A pattern of feedback.
    public enum FeedbackPattern: Int, Hashable, Sendable {
      /// Anything.
      case generic = 0
      /// The feedback when a dragged view is aligned with something.
      case alignment = 1
      /// A pressure moved to another level.
      case levelChange = 2
    }

    /// When feedback is played: always at once here.
    public enum PerformanceTime: UInt, Hashable, Sendable {
      /// As the system sees fit.
      case `default` = 0
      /// At once.
      case now = 1
      /// With the next frame.
      case drawCompleted = 2
    }

    /// Plays feedback in the window that was made key last.
    @MainActor @preconcurrency
    public struct Performer: Sendable {
      /// Plays a pattern.
      public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {
        let kind: HostFeedback.Kind =
          switch pattern {
          case .generic: .impact(.medium)
          case .alignment: .alignment
          case .levelChange: .levelChange
          }
        HostApplication.shared.keyWindow?.feedback.play(HostFeedback(kind))
      }
    }

    /// The performer that plays the feedback.
    @MainActor @preconcurrency public static var defaultPerformer: Performer { Performer() }
  }
#endif
