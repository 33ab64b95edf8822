// Tests: `AppKitNamesTests`.

public import Foundation
public import HostTree
public import ViewKernel

// Like UIKit's names in `UIKitNames.swift`, for files that are written for macOS.
#if !os(macOS)
  /// ``/HostTree/HostColor``, by the name that it has in `Color(nsColor:)` on macOS.
  public typealias NSColor = HostColor
  /// ``/HostTree/HostImage``, by the name that it has in `Image(nsImage:)` on macOS.
  public typealias NSImage = HostImage
  /// ``/HostTree/HostApplication``, by its name on macOS.
  public typealias NSApplication = HostApplication
  /// ``/HostTree/HostDesktopApplicationDelegate``, by the name that it has in ``NSApplicationDelegateAdaptor`` on
  /// macOS.
  public typealias NSApplicationDelegate = HostDesktopApplicationDelegate
  /// ``/ViewKernel/UIApplicationDelegateAdaptor``, by its name on macOS.
  public typealias NSApplicationDelegateAdaptor = UIApplicationDelegateAdaptor
  /// The application that the process runs, as AppKit's global variable.
  @MainActor @preconcurrency public var NSApp: HostApplication! { .shared }
  /// ``/HostTree/HostWindow``, by its name on macOS.
  public typealias NSWindow = HostWindow
  /// ``/ViewKernel/HostingController``, by its name on macOS.
  public typealias NSHostingController<Content: View> = HostingController<Content>
  /// ``/ViewKernel/HostingView``, by its name on macOS.
  public typealias NSHostingView<Content: View> = HostingView<Content>
  /// ``/HostTree/HostResponder``, by its name on macOS.
  public typealias NSResponder = HostResponder
  /// ``/HostTree/HostInputEvent``, by its name on macOS.
  public typealias NSEvent = HostInputEvent
  /// ``/HostTree/HostTrackingArea``, by its name on macOS.
  public typealias NSTrackingArea = HostTrackingArea
  /// ``/HostTree/HostFont``, by the name that it has in `Font(_:)` on macOS.
  public typealias NSFont = HostFont

  extension HostWindow {
    /// How a window stores its content. Nothing of it has an effect.
    public enum BackingStoreType: UInt, Sendable {
      /// Kept, the only kind that there is.
      case buffered = 2
    }

    /// Creates a window that is hidden, until `makeKeyAndOrderFront(_:)`.
    ///
    /// - Parameters:
    ///   - contentRect: The frame of the content in points.
    ///   - style: Parts and abilities of the frame.
    ///   - backingStoreType: Has no effect.
    ///   - flag: Has no effect.
    public convenience init(
      contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) {
      self.init(frame: contentRect)
      styleMask = style
    }
  }

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

  /// Colours by their components in a space, as in AppKit.
  extension HostColor {
    /// Creates a colour by hue, saturation and brightness, from 0 to 1, of a space.
    public convenience init(
      colorSpace: NSColorSpace, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
      let plain = HostColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
      self.init(displayP3: colorSpace == .displayP3, red: plain.red, green: plain.green, blue: plain.blue, alpha: alpha)
    }
    /// Creates a colour by components from 0 to 1 of Display P3; those that sRGB lacks are clamped.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(displayP3: true, red: red, green: green, blue: blue, alpha: alpha)
    }
    private convenience init(displayP3: Bool, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      let parts = (displayP3 ? Color.RGBColorSpace.displayP3 : .sRGB).inSRGB(red, green, blue)
      self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
    }

    /// The colour itself: all colours are sRGB here.
    public func usingColorSpace(_ space: NSColorSpace) -> HostColor? { self }
    /// The red component, from 0 to 1.
    public var redComponent: CGFloat { red }
    /// The green component, from 0 to 1.
    public var greenComponent: CGFloat { green }
    /// The blue component, from 0 to 1.
    public var blueComponent: CGFloat { blue }
    /// The opacity, from 0 to 1.
    public var alphaComponent: CGFloat { alpha }
    /// The hue, from 0 to 1.
    public var hueComponent: CGFloat { hsb.hue }
    /// The saturation, from 0 to 1.
    public var saturationComponent: CGFloat { hsb.saturation }
    /// The brightness, from 0 to 1.
    public var brightnessComponent: CGFloat { hsb.brightness }

    private var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
      var parts: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: nil)
      return parts
    }
  }

  /// A space of colours, by AppKit's name. Colours are kept in sRGB.
  public final class NSColorSpace: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// sRGB.
    public static let sRGB = NSColorSpace("sRGB")
    /// Display P3, whose components are converted to sRGB.
    public static let displayP3 = NSColorSpace("Display P3")
    /// The colour space of the display: sRGB here.
    public static let deviceRGB = NSColorSpace("Device RGB")
    /// The colour space of no device: sRGB here.
    public static let genericRGB = NSColorSpace("Generic RGB")
    /// sRGB with components out of 0...1, which are clamped here.
    public static let extendedSRGB = NSColorSpace("Extended sRGB")
    /// Whether two spaces are the same.
    public static func == (a: NSColorSpace, b: NSColorSpace) -> Bool { a.name == b.name }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    /// The name for users.
    public var localizedName: String? { name }
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
  /// Creates a colour from a host's, as `init(uiColor:)`, by its name on macOS.
  public init(nsColor: HostColor) { self.init(uiColor: nsColor) }
}

extension Image {
  /// Creates an image from a host's, as `init(uiImage:)`, by its name on macOS.
  public init(nsImage: HostImage) { self.init(uiImage: nsImage) }
}
