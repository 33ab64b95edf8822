public import ViewKernel

/// A kind of places between which assistive tools move: see `accessibilityRotor(_:entries:)`.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String
  /// Links.
  public static var links: AccessibilitySystemRotor { Self(name: "links") }
  /// Links, by whether they were visited.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { Self(name: "links \(visited)") }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { Self(name: "headings") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    Self(name: "headings \(level.rawValue)")
  }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { Self(name: "boldText") }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor { Self(name: "italicText") }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor { Self(name: "underlineText") }
  /// Misspelt words.
  public static var misspelledWords: AccessibilitySystemRotor { Self(name: "misspelledWords") }
  /// Images.
  public static var images: AccessibilitySystemRotor { Self(name: "images") }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { Self(name: "textFields") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { Self(name: "tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { Self(name: "lists") }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { Self(name: "landmarks") }
}

/// The content of a rotor: its entries.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

/// One place among a rotor's.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry for the view with an identity.
  nonisolated public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}
  /// Creates an entry for the view with an identity; the label is localized.
  nonisolated public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}
  /// Creates an entry for the view with an identity; the string is used as it is.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil) {}
  /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` has marked.
  nonisolated public init(_ label: Text, id: ID, in namespace: Namespace.ID) {}
  /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` has marked; the label is localized.
  nonisolated public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID) {}
  /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` has marked; the string is used as it is.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(_ label: L, id: ID, in namespace: Namespace.ID) {}
}

extension AccessibilityRotorEntry: View {
  /// Nothing: it is a view so that a `ForEach` can make it.
  public var body: some View { EmptyView() }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
// Conditions inside the content of a `ForEach`, which is a view.
extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}
extension _ConditionalContent: AccessibilityRotorContent
where TrueContent: AccessibilityRotorContent, FalseContent: AccessibilityRotorContent {}
extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

/// The result builder of a rotor's entries.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Uses an expression as it is.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Several entries in order.
  public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C) -> _RotorEntries {
    _RotorEntries()
  }
  /// An `if`.
  public static func buildIf(_ entries: _RotorEntries?) -> _RotorEntries { _RotorEntries() }
  /// The first branch of an `if` or `switch`.
  public static func buildEither(first: _RotorEntries) -> _RotorEntries { first }
  /// Another branch of an `if` or `switch`.
  public static func buildEither(second: _RotorEntries) -> _RotorEntries { second }
  /// Entries that need a version of the system.
  public static func buildLimitedAvailability(_ entries: _RotorEntries) -> _RotorEntries { entries }
}

/// Several entries of a rotor.
public struct _RotorEntries: AccessibilityRotorContent {}

extension View {
  /// Adds a rotor: places between which users of an assistive tool move. It has no effect: a rotor is a part of
  /// VoiceOver.
  nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }

  /// Adds a rotor with a localized label. It has no effect: a rotor is a part of VoiceOver.
  nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }

  /// Adds a rotor with a label, which is used as it is. It has no effect: a rotor is a part of VoiceOver.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, C: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }

  /// Replaces the entries of a rotor of the system. It has no effect: a rotor is a part of VoiceOver.
  nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }

  /// Adds a rotor of identifiable elements. It has no effect: a rotor is a part of VoiceOver.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a rotor of identifiable elements, with a localized label. It has no effect: a rotor is a part of VoiceOver.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a rotor of identifiable elements for a kind of places. It has no effect: a rotor is a part of VoiceOver.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Marks this view as the place of a rotor's entry. It has no effect: a rotor is a part of VoiceOver.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
}
