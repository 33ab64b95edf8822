import HostTree

/// The material of `glassEffect(_:in:)`.
///
/// It is a ``Material`` here: it blurs the content behind it, and neither bends light nor flows together with glass
/// nearby.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }
  private let kind: Kind
  private var tint: Color?

  /// A regular material.
  public static let regular = Glass(kind: .regular)
  /// A thin material, for what lies over pictures.
  public static let clear = Glass(kind: .clear)
  /// No material: the content as it is.
  public static let identity = Glass(kind: .identity)

  private init(kind: Kind) { self.kind = kind }

  /// The material with a colour over it; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  @MainActor @ViewBuilder
  fileprivate func background(in shape: some Shape) -> some View {
    if kind != .identity {
      shape.fill(kind == .clear ? Material.ultraThin : .regular)
      if let tint { shape.fill(tint.opacity(0.4)) }
    }
  }
}

/// The default outline of a glass effect: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the outline.
  nonisolated public init() {}

  /// A capsule that fills the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Places this view on a glass, which is a ``Material`` here; see ``Glass``.
  ///
  /// ```swift
  /// Text("Hello").padding().glassEffect()
  /// Text("Hello").padding().glassEffect(.regular.tint(.orange).interactive(), in: .rect(cornerRadius: 16))
  /// ```
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
    -> some View
  {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Puts glass behind this view, in a shape, if `isEnabled` is true.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool
  ) -> some View {
    glassEffect(isEnabled ? glass : .identity, in: shape)
  }
}

private struct GlassModifier<S: Shape> {
  let glass: Glass
  let shape: S
}

extension GlassModifier: ViewModifier {
  func body(content: Content) -> some View { content.background { glass.background(in: shape) } }
}

/// Combines the glass of several views. Here it shows its content, each view with its own glass.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: The distance at which glass flows together. It has no effect.
  ///   - content: The views.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
  /// The content.
  public var body: some View { content }
}

/// A style of buttons on glass; the same as `.glass`. The glass is the background of ``BorderedButtonStyle`` here, in a
/// capsule.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Equivalent to `.glass`, for code that needs the type by name.
  nonisolated public init() {}
  /// Creates the style with a glass, which has no effect; the same as `.glass(_:)`.
  nonisolated public init(_ glass: Glass) {}
  /// Makes a button with a pale capsule behind its label.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration).buttonBorderShape(.capsule)
  }
}

/// A style of buttons on tinted glass; the same as `.glassProminent`. The glass is the background of
/// ``BorderedProminentButtonStyle`` here, in a capsule.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Equivalent to `.glassProminent`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a button with a tinted capsule behind its white label.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration).buttonBorderShape(.capsule)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The style on glass, which is a pale capsule here.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// The style on a glass; all are a pale capsule here.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The style on tinted glass, which is a tinted capsule here.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
