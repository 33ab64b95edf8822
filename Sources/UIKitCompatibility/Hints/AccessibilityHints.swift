public import ViewKernel

extension View {
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

  /// Sets whether assistive tools may act on this view. It has no effect: they act as touches do.
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View
  {
    self
  }

  /// Keeps this view's colours where a user inverts colours. It has no effect: nothing inverts them.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Sets whether assistive tools may act on this view, if `isEnabled` is true. It has no effect: they act as touches
  /// do.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View { self }

  /// Sets where assistive tools begin in a view that appears, by a value of a focus state. It has no effect: assistive
  /// tools choose where to start.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
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
