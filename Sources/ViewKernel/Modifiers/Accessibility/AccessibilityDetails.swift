public import Foundation
import HostTree

/// The key of a fact about a view: see `accessibilityCustomContent(_:_:importance:)`.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  /// Creates a key with a label and an identifier; facts with equal identifiers replace each other.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a localized label and an identifier; facts with equal identifiers replace each other.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Creates a key with a localized label, which is its identifier, too.
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.key) }
}

/// How important a fact about a view is for users of assistive tools.
public enum AXCustomContentImportance: UInt, Sendable {
  /// It is read when the user asks for it.
  case `default`
  /// It is read without being asked for.
  case high
}

/// A step of an assistive tool's zooming: see `accessibilityZoomAction(_:)`.
public struct AccessibilityZoomGestureAction: Sendable {
  /// To a closer look or away from it.
  @frozen public enum Direction: Hashable, Sendable {
    /// Closer; further away.
    case zoomIn, zoomOut
  }

  /// The direction of the step.
  public let direction: Direction
  /// The place at which the gesture was made, in unit coordinates.
  public let location: UnitPoint
  /// The place at which the gesture was made, in points.
  public let point: CGPoint
}

extension View {
  /// Adds a fact about this view, which users of assistive tools may ask for.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContentImportance = .default
  ) -> some View {
    accessible(
      value.map {
        .content(
          HostAccessibilityContent(label: key.label.string, value: $0.string, isImportant: importance == .high))
      } ?? .nothing)
  }

  /// Adds a fact about this view, which users of assistive tools may ask for.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueKey), importance: importance) }

  /// Adds a fact about this view, which users of assistive tools may ask for.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label, id: label.string), value, importance: importance)
  }

  /// Adds a fact about this view, which users of assistive tools may ask for.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }

  /// Adds a fact about this view, which users of assistive tools may ask for.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }

  /// Adds a fact about this view, which users of assistive tools may ask for. The value is used as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }

  /// Sets where assistive tools activate this view, in unit coordinates.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    accessible(.activationPoint(activationPoint))
  }

  /// Sets where assistive tools activate this view, in unit coordinates, if `isEnabled` is true.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
    accessible(isEnabled ? .activationPoint(activationPoint) : .nothing)
  }

  /// Adds an action for the scrolling gesture of assistive tools, which offer it by the name of its edge.
  @preconcurrency
  nonisolated public func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void) -> some View {
    accessible(.action("scroll up", { handler(.top) })).accessible(.action("scroll down", { handler(.bottom) }))
      .accessible(.action("scroll backward", { handler(.leading) }))
      .accessible(.action("scroll forward", { handler(.trailing) }))
  }

  /// Adds an action for the zooming gesture of assistive tools, which offer it as two, "zoom in" and "zoom out".
  @preconcurrency
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessible(
      .action(
        "zoom in", { handler(AccessibilityZoomGestureAction(direction: .zoomIn, location: .center, point: .zero)) })
    )
    .accessible(
      .action(
        "zoom out", { handler(AccessibilityZoomGestureAction(direction: .zoomOut, location: .center, point: .zero)) }))
  }
}
