// Tests: `AppKitNamesTests`.

public import Foundation
public import HostTree

// As those of UIKit in `UIKitNames.swift`, for files that are written for macOS.
#if !os(macOS)
  /// ``/HostTree/HostColor``, by the name that it has in `Color(nsColor:)` on macOS.
  public typealias NSColor = HostColor
  /// ``/HostTree/HostImage``, by the name that it has in `Image(nsImage:)` on macOS.
  public typealias NSImage = HostImage
  /// ``/HostTree/HostApplication``, by its name on macOS.
  public typealias NSApplication = HostApplication
  /// ``/HostTree/HostDesktopApplicationDelegate``, by the name that it has in ``NSApplicationDelegateAdaptor`` on macOS.
  public typealias NSApplicationDelegate = HostDesktopApplicationDelegate
  /// ``UIApplicationDelegateAdaptor``, by its name on macOS.
  public typealias NSApplicationDelegateAdaptor = UIApplicationDelegateAdaptor
  /// The application that the process runs, as AppKit's global variable.
  @MainActor @preconcurrency public var NSApp: HostApplication! { .shared }
  /// ``/HostTree/HostWindow``, by its name on macOS.
  public typealias NSWindow = HostWindow
  /// ``/HostTree/HostFont``, by the name that it has in `Font(_:)` on macOS.
  public typealias NSFont = HostFont

  /// Colours by their components, as AppKit names the spaces; all of them are sRGB here.
  extension HostColor {
    /// Creates a colour by components from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a colour by components from 0 to 1.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a colour by components from 0 to 1.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a gray, from 0, black, to 1, white.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
  }

  /// The system's colours as AppKit names them.
  extension HostColor {
    /// The colour of text; ``/HostTree/HostColor/label``.
    public static var labelColor: HostColor { .label }
    /// The colour of less important text; ``/HostTree/HostColor/secondaryLabel``.
    public static var secondaryLabelColor: HostColor { .secondaryLabel }
    /// The colour of still less important text; ``/HostTree/HostColor/tertiaryLabel``.
    public static var tertiaryLabelColor: HostColor { .tertiaryLabel }
    /// The colour of the least important text; ``/HostTree/HostColor/quaternaryLabel``.
    public static var quaternaryLabelColor: HostColor { .quaternaryLabel }
    /// The colour of text in editors; ``/HostTree/HostColor/label``.
    public static var textColor: HostColor { .label }
    /// The colour of lines between content; ``/HostTree/HostColor/separator``.
    public static var separatorColor: HostColor { .separator }
    /// The background of a window; ``/HostTree/HostColor/secondarySystemBackground``.
    public static var windowBackgroundColor: HostColor { .secondarySystemBackground }
    /// The background of large controls, such as lists; ``/HostTree/HostColor/systemBackground``.
    public static var controlBackgroundColor: HostColor { .systemBackground }
    /// The background of text; ``/HostTree/HostColor/systemBackground``.
    public static var textBackgroundColor: HostColor { .systemBackground }
    /// The accent colour; ``/HostTree/HostColor/tintColor``.
    public static var controlAccentColor: HostColor { .tintColor }
  }
#endif

extension Color {
  /// Creates a colour from that of a host, as ``init(uiColor:)``, by its name on macOS.
  public init(nsColor: HostColor) { self.init(uiColor: nsColor) }
}

extension Image {
  /// Creates an image from that of a host, as ``init(uiImage:)``, by its name on macOS.
  public init(nsImage: HostImage) { self.init(uiImage: nsImage) }
}
