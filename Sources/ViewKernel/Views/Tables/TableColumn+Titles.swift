public import Foundation

// MARK: Columns that do not sort

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a column with a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), nil, content)
  }

  /// Creates a column with a text as its title.
  nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, nil, content)
  }

  /// Creates a column with a localized title that shows a property of each row's value.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a title that is not localized, which shows a property of each row's value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(Text(title), nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a text as its title that shows a property of each row's value.
  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(text, nil) { Text($0[keyPath: value]) }
  }
}

// MARK: Columns that sort by a comparator of rows

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// Creates a column with a localized title that sorts the rows by a comparator.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator, content)
  }

  /// Creates a column with a title that is not localized, which sorts the rows by a comparator.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), comparator, content)
  }

  /// Creates a column with a text as its title that sorts the rows by a comparator.
  nonisolated public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, comparator, content)
  }
}

// MARK: Columns that sort by a property

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title that sorts the rows by a property.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  /// Creates a column with a title that is not localized, which sorts the rows by a property.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content)
  }

  /// Creates a column with a text as its title that sorts the rows by a property.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value), content)
  }

  /// Creates a column with a localized title that sorts the rows by a comparator of a property.
  nonisolated public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column with a title that is not localized, which sorts the rows by a comparator of a property.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column with a text as its title that sorts the rows by a comparator of a property.
  nonisolated public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(text, KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column with a localized title that shows a property of each row's value, and sorts by it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a title that is not localized, which shows a property of each row's value and sorts by it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a text as its title that shows a property of each row's value, and sorts by it.
  nonisolated public init(
    _ text: Text, value: KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(text, KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
  }
}

#if !canImport(Darwin)
  extension String.StandardComparator {
    /// The order that people expect in lists. Foundation has it on Apple's systems only: here it is `lexical`.
    public static var localizedStandard: String.StandardComparator { lexical }
    /// The order of the current locale. Foundation has it on Apple's systems only: here it is `lexical`.
    public static var localized: String.StandardComparator { lexical }
  }

  extension SortComparator where Self == String.StandardComparator {
    /// The order that people expect in lists. Foundation has it on Apple's systems only: here it is `lexical`.
    public static var localizedStandard: String.StandardComparator { .lexical }
    /// The order of the current locale. Foundation has it on Apple's systems only: here it is `lexical`.
    public static var localized: String.StandardComparator { .lexical }
  }
#endif
