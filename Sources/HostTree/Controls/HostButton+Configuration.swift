public import Foundation

extension HostButton {
  /// The meaning of a button's action: it decides the colour, and how dialogs arrange their buttons.
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

    /// The outline of the background.
    public enum BorderShape: Hashable, Sendable {
      /// A rectangle with corners of 7 points.
      case automatic
      /// A rectangle whose shorter sides are half circles.
      case capsule
      /// A rectangle with rounded corners; a radius of nil stands for 7 points.
      case roundedRectangle(radius: CGFloat?)
      /// A circle around the content: the button is as high as it is wide.
      case circle
    }

    /// The background and insets of the button.
    public var style: Style
    /// The outline of a background. Defaults to `.automatic`.
    public var borderShape = BorderShape.automatic
    /// The control size. Defaults to `.medium`.
    public var size = Size.medium
    /// The tint of the button; nil, the default, inherits the tint colour.
    ///
    /// It is the colour of the background, and of the content of a borderless or bordered button.
    public var baseBackgroundColor: HostColor?

    /// The content that the configuration puts into the button; nil for nothing.
    var content: Content? {
      get { if case .some(let content) = storedContent { content } else { nil } }
      set { storedContent = newValue.map { .some($0) } ?? .none }
    }
    private var storedContent = StoredContent.none

    /// Beside the values, so that the configurations of SwiftUI's buttons are small.
    private enum StoredContent: Hashable, Sendable {
      case none
      indirect case some(Content)
    }

    init(style: Style) { self.style = style }

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
    /// By default top and bottom 7, leading and trailing 12 for a medium size with a background.
    ///
    /// In a circle those at the sides are as those above and below. Zero for `plain` and `borderless`.
    public var contentInsets: EdgeInsets {
      get { content?.contentInsets ?? standardInsets }
      set {
        var content = content ?? Content()
        content.contentInsets = newValue
        self.content = content
      }
    }

    private var standardInsets: EdgeInsets {
      guard hasBackground else { return EdgeInsets() }
      var insets: EdgeInsets =
        switch size {
        case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        case .medium: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      if borderShape == .circle { (insets.leading, insets.trailing) = (insets.top, insets.bottom) }
      return insets
    }

    /// Whether the style has a background: only then the shape of the border matters.
    package var hasBackground: Bool { style == .bordered || style == .borderedProminent }

    /// Whether the button is as high as it is wide.
    var isRound: Bool { hasBackground && borderShape == .circle }

    /// The outline of the background in the bounds of a button.
    func border(in bounds: CGRect) -> Path {
      let half = min(bounds.width, bounds.height) / 2
      let radius: CGFloat =
        switch borderShape {
        case .automatic: 7
        case .capsule, .circle: half
        case .roundedRectangle(let radius): radius ?? 7
        }
      return Path(roundedRect: bounds, cornerRadius: min(max(radius, 0), half), style: .circular)
    }
  }
}

extension HostButton.Configuration.BorderShape: CustomStringConvertible {
  /// The shape as printed in trees: `capsule`, `roundedRectangle(12)`.
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .capsule: "capsule"
    case .roundedRectangle(nil): "roundedRectangle"
    case .roundedRectangle(let radius?): "roundedRectangle(\(radius.printed))"
    case .circle: "circle"
    }
  }
}
