public import Foundation
public import HostTree

/// The outline of the background of bordered buttons; see `buttonBorderShape(_:)`. As a shape, it can be drawn itself.
public struct ButtonBorderShape: Equatable, Sendable {
  let host: HostButton.Configuration.BorderShape

  /// The default: a rounded rectangle.
  public static let automatic = ButtonBorderShape(host: .automatic)
  /// A rectangle whose shorter sides are half circles.
  public static let capsule = ButtonBorderShape(host: .capsule)
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(host: .roundedRectangle(radius: nil))
  /// A circle around the label.
  public static let circle = ButtonBorderShape(host: .circle)
  /// A rounded rectangle with a corner radius in points. A negative or non-finite one is reported as misuse and counts
  /// as 0.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(
      host: .roundedRectangle(radius: radius.sound(from: 0, else: 0, "The corner radius of a button's border")))
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline in a rectangle; a circle is centred in it.
  public func path(in rect: CGRect) -> Path {
    switch host {
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .automatic, .roundedRectangle(nil): RoundedRectangle(cornerRadius: 7).path(in: rect)
    case .roundedRectangle(let radius?): RoundedRectangle(cornerRadius: radius).path(in: rect)
    }
  }

  /// The outline inset by `amount` points on all sides; a negative amount enlarges it.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeOf(shape: self, amount: amount) }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The outline of the background of bordered buttons. Defaults to `.automatic`.
  public internal(set) var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of the background of the bordered buttons in this view.
  ///
  /// ```swift
  /// Button("Buy") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
  /// ```
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
