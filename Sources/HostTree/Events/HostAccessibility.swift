// Tests: `HostAccessibilityTests`

public import Foundation

/// Notifications and requests of programs to assistive technologies, as `UIAccessibility`.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.onAnnouncement = { text in print(text) }
/// window.makeKeyAndVisible()
/// HostAccessibility.post(notification: .announcement, argument: "Saved")
/// // Prints "Saved"
/// ```
///
/// A browser that shows the window reads announcements aloud if its user has a screen reader. It does not report
/// whether there is one: properties about technologies and settings are false.
public enum HostAccessibility {
  /// An event on the screen.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number by which UIKit knows it.
    public let rawValue: UInt32
    /// Creates a notification by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A new page or sheet is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something that is to be said, which is not on the screen.
    public static let announcement = Notification(rawValue: 1008)
    /// Other content was scrolled into view.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Notifies assistive technologies of a change, in the window that was made key last.
  ///
  /// - Parameters:
  ///   - notification: The event.
  ///   - argument: The text that is read aloud: a string. Anything else has no effect, such as the view that a
  ///     technology is to go to.
  @MainActor @preconcurrency
  public static func post(notification: Notification, argument: Any?) {
    let text: String? =
      switch argument {
      case let text as String: text
      case let text as NSAttributedString: text.string
      case let text as AttributedString: String(text.characters)
      default: nil
      }
    guard let text, !text.isEmpty else { return }
    HostWindow.lastKey?.onAnnouncement?(text)
  }
}

extension HostAccessibility {
  /// False: it is not known whether a screen reader runs.
  @MainActor @preconcurrency public static var isVoiceOverRunning: Bool { false }
  /// False, as ``isVoiceOverRunning``.
  @MainActor @preconcurrency public static var isSwitchControlRunning: Bool { false }
  /// False, as ``isVoiceOverRunning``.
  @MainActor @preconcurrency public static var isSpeakScreenEnabled: Bool { false }
  /// False. Views read `accessibilityReduceMotion` of their environment.
  @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool { false }
  /// False. Views read `accessibilityReduceTransparency` of their environment.
  @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool { false }
  /// False. Views read `accessibilityDifferentiateWithoutColor` of their environment.
  @MainActor @preconcurrency public static var shouldDifferentiateWithoutColor: Bool { false }
  /// False. Views read `accessibilityInvertColors` of their environment.
  @MainActor @preconcurrency public static var isInvertColorsEnabled: Bool { false }
  /// False. Views read `legibilityWeight` of their environment.
  @MainActor @preconcurrency public static var isBoldTextEnabled: Bool { false }
  /// False. Views read `colorSchemeContrast` of their environment.
  @MainActor @preconcurrency public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Never posted here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Never posted here.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

/// How urgent an announcement is, as `UIAccessibilityPriority`.
public struct HostAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a priority of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It interrupts others, and is not interrupted.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  /// It interrupts others.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// It waits for others.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}
