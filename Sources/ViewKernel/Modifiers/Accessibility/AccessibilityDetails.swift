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

/// The kind of text in a view, for assistive tools.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// Text without a special kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// A console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// A system of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Code of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// Text that is edited.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The part of a view in a pair of a label and its content.
@frozen
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label, and what it labels.
  case label, content
}

/// How touches pass to a view while an assistive tool is used: see `accessibilityDirectTouch(_:options:)`.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The view must be activated first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The tool is silent while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
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

  /// Says which kind of text is in this view. It has no effect: it guides a voice in reading.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// Makes this view one of a pair of a label and its content. It has no effect: controls find the texts beside them.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Links this view to others, between which an assistive tool can move. It has no effect: that is the tool's.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
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

  /// Lets touches pass to this view while an assistive tool is used. It has no effect: they do here.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Shows a large picture of this view on a long press at large type sizes. It has no effect: the system does that,
  /// for bars.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows a large view on a long press at large type sizes. It has no effect: the system does that, for bars.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    self
  }
}
