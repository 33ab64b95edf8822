import Foundation

extension HostButton {
  /// What a button is for.
  public enum Role: Hashable, Sendable {
    /// Nothing special.
    case normal
    /// It is what most people want.
    case primary
    /// It leaves without doing anything.
    case cancel
    /// It deletes something.
    case destructive
  }

  /// A ready look for a button: its ground, and the room around what it shows.
  ///
  /// ```swift
  /// button.configuration = .borderedProminent()
  /// ```
  public struct Configuration: Hashable, Sendable {
    /// The kinds of looks.
    public enum Style: Hashable, Sendable {
      /// No ground.
      case plain
      /// No ground, and no room around.
      case borderless
      /// A ground of a pale tint.
      case bordered
      /// A ground of the tint colour.
      case borderedProminent
    }

    /// How large the button is.
    public enum Size: Hashable, Sendable {
      /// From the smallest to the largest.
      case mini, small, medium, large
    }

    /// The kind of look.
    public var style: Style
    /// How much room there is around what the button shows; medium unless told.
    public var size = Size.medium
    /// The colour of the ground; nil takes the tint colour.
    public var baseBackgroundColor: HostColor?

    /// No ground, no room around.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// No ground, no room around.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// A ground of a pale tint.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// A ground of the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

    /// The room around what the button shows, in points: 7 above and below and 12 at the sides of a medium one with a
    /// ground.
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
