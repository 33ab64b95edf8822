public import HostTree

/// A way to fill shapes and text: a colour, a gradient, a material, or a style that depends on the environment.
///
/// A custom style implements `resolve(in:)`, which returns the style to use in an environment:
///
/// ```swift
/// struct Highlight: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.yellow : Color.orange
///   }
/// }
///
/// let host = HostingView(rootView: Text("One").foregroundStyle(Highlight()).environment(\.colorScheme, .dark))
/// host.sizeToFit()
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostLabel "One" (0, 0, 31.67 x 20.33) style=dark color=#FFD60A
/// ```
public protocol ShapeStyle: Sendable {
  /// The type of style that this one resolves to; `Never` for the library's own.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to use in an environment. Its reads of the environment are tracked.
  @MainActor func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint that hosts fill with. Custom styles keep the default implementation, which paints the result of
  /// `resolve(in:)`.
  @MainActor func paint(in environment: EnvironmentValues) -> HostPaint
}

extension ShapeStyle {
  /// The paint of the style that this one resolves to. The library's own styles replace this default implementation.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    ReaderNode.watching { resolve(in: environment) }.paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Traps: the library's own styles resolve to no other, and nothing calls this. Custom styles implement
  /// `resolve(in:)`.
  @MainActor
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure(
      "\(Self.self) comes down to no other style. Implement resolve(in:) in a ShapeStyle of your own.")
  }
}

extension Never: ShapeStyle {
  /// `Never` has no values; it stands for the absence of a resolved style.
  public typealias Resolved = Never
}

// MARK: Colours

extension Color: ShapeStyle {
  /// The colour as a paint, resolved in the environment.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { .color(resolved(in: environment)) }
}

extension Color.Resolved: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The colour as a paint; it is the same in all environments.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { Color(self).paint(in: environment) }
}

extension ShapeStyle where Self == Color {
  /// A colour with an opacity of 0.
  public static var clear: Color { Color.clear }
  /// Black in light and dark appearances.
  public static var black: Color { Color.black }
  /// White in light and dark appearances.
  public static var white: Color { Color.white }
  /// The system's grey, as `UIColor.systemGray`.
  public static var gray: Color { Color.gray }
  /// The system's red, which adapts to light and dark appearances.
  public static var red: Color { Color.red }
  /// The system's orange, which adapts to light and dark appearances.
  public static var orange: Color { Color.orange }
  /// The system's yellow, which adapts to light and dark appearances.
  public static var yellow: Color { Color.yellow }
  /// The system's green, which adapts to light and dark appearances.
  public static var green: Color { Color.green }
  /// The system's mint, which adapts to light and dark appearances.
  public static var mint: Color { Color.mint }
  /// The system's teal, which adapts to light and dark appearances.
  public static var teal: Color { Color.teal }
  /// The system's cyan, which adapts to light and dark appearances.
  public static var cyan: Color { Color.cyan }
  /// The system's blue, which adapts to light and dark appearances.
  public static var blue: Color { Color.blue }
  /// The system's indigo, which adapts to light and dark appearances.
  public static var indigo: Color { Color.indigo }
  /// The system's purple, which adapts to light and dark appearances.
  public static var purple: Color { Color.purple }
  /// The system's pink, which adapts to light and dark appearances.
  public static var pink: Color { Color.pink }
  /// The system's brown, which adapts to light and dark appearances.
  public static var brown: Color { Color.brown }
  /// The tint of interactive elements, which `tint(_:)` sets.
  public static var accentColor: Color { Color.accentColor }
}

// MARK: Modified styles

/// A style with a lower opacity; the result of `opacity(_:)`.
public struct _OpacityShapeStyle<Style: ShapeStyle> {
  let style: Style
  let opacity: Double
}

extension _OpacityShapeStyle: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The style's paint with its opacity multiplied.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    style.paint(in: environment).opacity(opacity)
  }
}

extension _OpacityShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
  /// This style with its opacity multiplied by `opacity`, from 0, transparent, to 1, unchanged.
  ///
  /// More than 1 counts as 1. A negative number is reported as misuse and counts as 0, a non-finite one as 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: Color.sound(opacity: opacity))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style of the environment with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}
