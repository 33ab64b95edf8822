// Tests: `AccessibilityNotificationTests`

public import Foundation
import HostTree

/// A notification of a program to assistive technologies: something to say, or a change of the screen.
///
/// ```swift
/// struct Save: View {
///   var body: some View {
///     Button("Save") { AccessibilityNotification.Announcement("Saved").post() }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Save())
/// window.onAnnouncement = { text in print(text) }
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 160, y: 240))
/// // Prints "Saved"
/// ```
///
/// They go to the window that was made key last: `HostWindow.onAnnouncement`. A browser has them read aloud.
public enum AccessibilityNotification {
  /// Something to say that is not on the screen.
  public struct Announcement: Sendable {
    private let text: String
    /// Creates an announcement of a text that is not localized.
    public init(_ announcement: String) { text = announcement }
    /// Creates an announcement of an attributed text, whose attributes have no effect.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    /// Creates an announcement of a localized text.
    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }
    /// Has the text said.
    @MainActor @preconcurrency
    public func post() { HostAccessibility.post(notification: .announcement, argument: text) }
  }

  /// A new page or sheet is shown. Its argument is read aloud, if it is a string.
  public struct ScreenChanged {
    private let argument: Any?
    /// Creates a notification.
    public init(_ argument: Any? = nil) { self.argument = argument }
    /// Posts the notification of the change.
    @MainActor @preconcurrency
    public func post() { HostAccessibility.post(notification: .screenChanged, argument: argument) }
  }

  /// Part of the screen has changed. Its argument is read aloud, if it is a string.
  public struct LayoutChanged {
    private let argument: Any?
    /// Creates a notification.
    public init(_ argument: Any? = nil) { self.argument = argument }
    /// Posts the notification of the change.
    @MainActor @preconcurrency
    public func post() { HostAccessibility.post(notification: .layoutChanged, argument: argument) }
  }

  /// Other content was scrolled into view, such as "Page 2 of 3".
  public struct PageScrolled: Sendable {
    private let text: String
    /// Creates a notification with a text that is not localized.
    public init(_ status: String) { text = status }
    /// Creates a notification with a localized text.
    public init(_ status: LocalizedStringResource) { text = String(localized: status) }
    /// Has the text said.
    @MainActor @preconcurrency
    public func post() { HostAccessibility.post(notification: .pageScrolled, argument: text) }
  }
}
