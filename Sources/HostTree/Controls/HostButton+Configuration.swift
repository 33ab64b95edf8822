import Foundation

extension HostButton {
  /// What a button's action means: it decides the colour, and how dialogs arrange their buttons.
  public enum Role: Hashable, Sendable {
    /// No special meaning.
    case normal
    /// The action that users most likely choose; it looks like a normal one.
    case primary
    /// Dismisses or cancels without making a change.
    case cancel
    /// Deletes data: the title is red, or the background of a filled button.
    case destructive
  }

  /// A standard appearance for a button, as `UIButton.Configuration`: its background and its content insets.
  ///
  /// ```swift
  /// button.configuration = .borderedProminent()
  /// ```
  public struct Configuration: Hashable, Sendable {
    /// The background and insets of a configuration.
    public enum Style: Hashable, Sendable {
      /// No background and no insets; the content keeps the colour of texts.
      case plain
      /// No background and no insets; the content is drawn in the tint colour.
      case borderless
      /// A translucent background in the tint colour.
      case bordered
      /// A filled background in the tint colour, with white content.
      case borderedProminent
    }

    /// The control size, which decides the insets of styles with a background.
    public enum Size: Hashable, Sendable {
      /// From the smallest to the largest; `mini` and `small` have the same insets.
      case mini, small, medium, large
    }

    /// The background and insets of the button.
    public var style: Style
    /// The control size. Defaults to `.medium`.
    public var size = Size.medium
    /// The tint of the button; nil, the default, inherits the tint colour.
    ///
    /// It is the colour of the background, and of the content of a borderless or bordered button.
    public var baseBackgroundColor: HostColor?

    /// No background and no insets; the content keeps the colour of texts.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// No background and no insets; the content is drawn in the tint colour.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// A translucent background in the tint colour.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// A filled background in the tint colour, with white content.
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

    /// The insets around the content, in points.
    ///
    /// Top and bottom 7, leading and trailing 12 for a medium size with a background.
    ///
    /// Zero for `plain` and `borderless`.
    public var contentInsets: EdgeInsets {
      guard style == .bordered || style == .borderedProminent else { return EdgeInsets() }
      return switch size {
      case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
      case .medium: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}
