/// An appearance of windows: see `windowStyle(_:)`.
public protocol WindowStyle: Sendable {}

/// The default appearance; the same as `.automatic`.
public struct DefaultWindowStyle: WindowStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  public init() {}
}

/// A window with a title bar; the same as `.titleBar`.
public struct TitleBarWindowStyle: WindowStyle {
  /// Equivalent to `.titleBar`, for code that needs the type by name.
  public init() {}
}

/// A window without a title bar; the same as `.hiddenTitleBar`.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Equivalent to `.hiddenTitleBar`, for code that needs the type by name.
  public init() {}
}

/// A window without a frame; the same as `.plain`.
public struct PlainWindowStyle: WindowStyle {
  /// Equivalent to `.plain`, for code that needs the type by name.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default appearance.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Without a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
