// Tests: `ButtonContentTests`.

public import Foundation

extension HostButton.Configuration {
  /// The content that a configuration puts into its button, beside the content of SwiftUI's buttons.
  struct Content: Hashable, Sendable {
    var title: String?
    var attributedTitle: AttributedString?
    var subtitle: String?
    var image: HostImage?
    var imagePadding: CGFloat = 0
    var imagePlacement = ImagePlacement.leading
    var baseForegroundColor: HostColor?
    var contentInsets: EdgeInsets?
    var cornerStyle = CornerStyle.dynamic
    var background = Background()
    var showsActivityIndicator = false
    /// Whether a bordered button is pale in the tint colour even if that is the default.
    var isTinted = false
  }

  /// Where the image is, seen from the title, as `NSDirectionalRectEdge`.
  public enum ImagePlacement: Hashable, Sendable {
    /// Before, behind, above or below the title.
    case leading, trailing, top, bottom
  }

  /// How round the corners of the background are, as `UIButton.Configuration.CornerStyle`.
  public enum CornerStyle: Int, Hashable, Sendable {
    /// As the background says.
    case fixed = -1
    /// 7 points. The default.
    case dynamic = 0
    /// 5, 7 or 12 points.
    case small = 1, medium, large
    /// The shorter sides are half circles.
    case capsule
  }

  /// The background of a button, as `UIBackgroundConfiguration`.
  public struct Background: Hashable, Sendable {
    /// The colour; nil, the default, for the style's.
    public var backgroundColor: HostColor?
    /// The radius of the corners, in points, if the corner style is `fixed`.
    public var cornerRadius: CGFloat = 0
  }

  /// A filled background in the tint colour, with white content; the same as ``borderedProminent()``.
  public static func filled() -> Self { borderedProminent() }
  /// A translucent background in the tint colour.
  public static func tinted() -> Self {
    var tinted = bordered()
    tinted[\.isTinted] = true
    return tinted
  }
  /// A translucent background in the tint colour; the same as ``tinted()``.
  public static func borderedTinted() -> Self { tinted() }
  /// A grey background; the content is drawn in the tint colour.
  public static func gray() -> Self {
    var gray = bordered()
    gray.background.backgroundColor = .systemFill
    return gray
  }

  private subscript<Value>(_ property: WritableKeyPath<Content, Value>) -> Value {
    get { (content ?? Content())[keyPath: property] }
    set {
      var content = content ?? Content()
      content[keyPath: property] = newValue
      self.content = content
    }
  }

  /// The title, where the button itself has none; nil, the default, for none.
  public var title: String? {
    get { self[\.title] }
    set { self[\.title] = newValue }
  }
  /// The title with attributes, which are not shown: its text is ``title``.
  public var attributedTitle: AttributedString? {
    get { self[\.attributedTitle] }
    set {
      self[\.attributedTitle] = newValue
      self[\.title] = newValue.map { String($0.characters) }
    }
  }
  /// A smaller text below the title; nil, the default, for none.
  public var subtitle: String? {
    get { self[\.subtitle] }
    set { self[\.subtitle] = newValue }
  }
  /// The image, where the button itself has none; nil, the default, for none.
  public var image: HostImage? {
    get { self[\.image] }
    set { self[\.image] = newValue }
  }
  /// The space between image and title, in points. Defaults to 0.
  public var imagePadding: CGFloat {
    get { self[\.imagePadding] }
    set { self[\.imagePadding] = newValue }
  }
  /// Where the image is. Defaults to before the title.
  public var imagePlacement: ImagePlacement {
    get { self[\.imagePlacement] }
    set { self[\.imagePlacement] = newValue }
  }
  /// The colour of title and image; nil, the default, for the style's.
  public var baseForegroundColor: HostColor? {
    get { self[\.baseForegroundColor] }
    set { self[\.baseForegroundColor] = newValue }
  }
  /// How round the corners are. Setting it changes ``borderShape``.
  public var cornerStyle: CornerStyle {
    get { self[\.cornerStyle] }
    set {
      self[\.cornerStyle] = newValue
      roundCorners()
    }
  }
  /// The background. Defaults to the style's.
  public var background: Background {
    get { self[\.background] }
    set {
      let former = background.cornerRadius
      self[\.background] = newValue
      if newValue.cornerRadius != former { roundCorners() }
    }
  }
  /// Whether an activity indicator takes the place of the image. Defaults to false.
  public var showsActivityIndicator: Bool {
    get { self[\.showsActivityIndicator] }
    set { self[\.showsActivityIndicator] = newValue }
  }

  private mutating func roundCorners() {
    borderShape =
      switch cornerStyle {
      case .fixed: .roundedRectangle(radius: background.cornerRadius)
      case .dynamic: background.cornerRadius > 0 ? .roundedRectangle(radius: background.cornerRadius) : .automatic
      case .small: .roundedRectangle(radius: 5)
      case .medium: .automatic
      case .large: .roundedRectangle(radius: 12)
      case .capsule: .capsule
      }
  }
}
