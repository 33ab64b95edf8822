public import HostTree

/// A way to fill shapes and letters: a colour, a gradient, a material, or what the environment says.
///
/// A style of one's own says which style it comes down to where the environment is known:
///
/// ```swift
/// struct Highlight: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.yellow : Color.orange
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// The style that this one comes down to; `Never` for the library's own.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one comes down to where the environment is as given.
  @MainActor func resolve(in environment: EnvironmentValues) -> Resolved

  /// What hosts are given to paint with. Styles of one's own keep the standard implementation, which asks for the style
  /// that this one comes down to.
  @MainActor func paint(in environment: EnvironmentValues) -> HostPaint
}

extension ShapeStyle {
  /// What hosts are given to paint with.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    ReaderNode.watching { resolve(in: environment) }.paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// The library's own styles come down to nothing else; nothing calls this.
  @MainActor
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure(
      "\(Self.self) comes down to no other style. Implement resolve(in:) in a ShapeStyle of your own.")
  }
}

extension Never: ShapeStyle {
  /// There is no such value.
  public typealias Resolved = Never
}

// MARK: Colours

extension Color: ShapeStyle {
  /// The colour itself, as it looks in the environment.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { .color(resolved(in: environment)) }
}

extension Color.Resolved: ShapeStyle {
  /// There is nothing left to resolve.
  public typealias Resolved = Never

  /// The colour itself.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { Color(self).paint(in: environment) }
}

extension ShapeStyle where Self == Color {
  /// No colour at all.
  public static var clear: Color { Color.clear }
  /// Black, light or dark.
  public static var black: Color { Color.black }
  /// White, light or dark.
  public static var white: Color { Color.white }
  /// The usual grey.
  public static var gray: Color { Color.gray }
  /// The usual red.
  public static var red: Color { Color.red }
  /// The usual orange.
  public static var orange: Color { Color.orange }
  /// The usual yellow.
  public static var yellow: Color { Color.yellow }
  /// The usual green.
  public static var green: Color { Color.green }
  /// The usual mint.
  public static var mint: Color { Color.mint }
  /// The usual teal.
  public static var teal: Color { Color.teal }
  /// The usual cyan.
  public static var cyan: Color { Color.cyan }
  /// The usual blue.
  public static var blue: Color { Color.blue }
  /// The usual indigo.
  public static var indigo: Color { Color.indigo }
  /// The usual purple.
  public static var purple: Color { Color.purple }
  /// The usual pink.
  public static var pink: Color { Color.pink }
  /// The usual brown.
  public static var brown: Color { Color.brown }
  /// The colour of what a user can act on.
  public static var accentColor: Color { Color.accentColor }
}

// MARK: Changed styles

/// A style that lets through what is behind.
public struct _OpacityShapeStyle<Style: ShapeStyle> {
  let style: Style
  let opacity: Double
}

extension _OpacityShapeStyle: ShapeStyle {
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// The style's paint, let through.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    style.paint(in: environment).opacity(opacity)
  }
}

extension _OpacityShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
  /// This style, let through by `opacity` from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: Color.sound(opacity: opacity))
  }
}
