/// A vertically scrolling container of rows, in sections, that mounts only the visible rows.
///
/// The content may be anything: views, each of which is a row; `ForEach`; `Section`; conditions. A row's body runs, its
/// state is created and its `onAppear` is called when the row enters the viewport; when it leaves the viewport the row
/// is unmounted and its state is lost. Rows of a `ForEach` cost nothing until they are visible, if its content makes
/// exactly one row for each element: with many elements, use one view for each, without an `if` around it.
///
/// ```swift
/// let host = HostingView(rootView: List(1..<10_000) { Text("Row \($0)") })
/// host.frame.size = CGSize(width: 320, height: 100)
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostTableView (0, 0, 320 x 100) style=insetGrouped
/// // ├─ HostTableViewCell (16, 35, 288 x 44)
/// // │  ├─ HostCellContentView (0, 0, 288 x 44)
/// // │  │  └─ HostLabel "Row 1" (16, 11.83, 45 x 20.33)
/// // │  └─ HostSeparatorView (16, 43.67, 272 x 0.33) background=separator
/// // └─ HostTableViewCell (16, 79, 288 x 44)
/// //    ├─ HostCellContentView (0, 0, 288 x 44)
/// //    │  └─ HostLabel "Row 2" (16, 11.83, 47.67 x 20.33)
/// //    └─ HostSeparatorView (16, 43.67, 272 x 0.33) background=separator
/// ```
public struct List<SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) private let selection: ListSelection<SelectionValue>
  nonisolated(unsafe) private let content: Content
  /// Whether the list belongs to a form: its rows hold controls.
  var isForm = false
  @Environment(\.columnLink) private var column

  nonisolated init(_ selection: ListSelection<SelectionValue>, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  /// The table that shows the rows.
  public var body: some View {
    ListTable(own: ListTableConfiguration(selection: selection, isForm: isForm), content: content)
      .environment(\.linksFillRows, true)
      .environment(\.labelMetrics.isOfRow, true)
      .environment(\.rowSelectionType, selection.isThere ? ObjectIdentifier(SelectionValue.self) : nil)
      .preference(key: ColumnPreferenceKey.self, value: selection.preference(in: column))
  }
}

/// The selection of a list: the binding to it, if there is one.
enum ListSelection<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)

  /// Whether rows can be selected.
  var isThere: Bool { if case .none = self { false } else { true } }

  /// The values of the selected rows.
  var values: Set<Value> {
    switch self {
    case .none: []
    case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
    case .many(let binding): binding.wrappedValue
    }
  }

  /// A list or a table announces to the column around it: a selection that leads to the next column, unless several
  /// rows may be selected.
  @MainActor func preference(in column: ColumnLink?) -> ColumnPreference {
    guard column != nil, case .one(let binding) = self, let value = binding.wrappedValue else {
      return ColumnPreference()
    }
    return ColumnPreference(selection: ColumnSelection(value: value) { binding.wrappedValue = nil })
  }

  /// Selects a value alone; with multiple selection and `togglesIt`, adds it to the selection or removes it.
  func choose(_ value: Value, togglesIt: Bool) {
    switch self {
    case .none: break
    case .one(let binding): binding.wrappedValue = value
    case .many(let binding):
      if togglesIt { binding.wrappedValue.formSymmetricDifference([value]) } else { binding.wrappedValue = [value] }
    }
  }
}

/// The rows of a `ForEach` over the elements behind a binding.
public typealias BindingRows<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent> = ForEach<
  LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent
>

// MARK: Multiple selection

extension List {
  /// Creates a list with multiple selection. A row's value is its `tag(_:)`, or else the identity of its `ForEach`
  /// element.
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .many($0) } ?? .none, content())
  }

  /// Creates a list with a row for each element, and multiple selection.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element, identified by the property at `id`, and multiple selection.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each number of a range, and multiple selection.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element behind a binding, and multiple selection.
  nonisolated public init<Data: _BindingCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == BindingRows<Data.Bound, Data.Bound.Element.ID, RowContent>, Data.Bound.Element: Identifiable {
    let rows: Content = ForEach(data, id: \.id, content: rowContent)
    self.init(selection.map { .many($0) } ?? .none, rows)
  }

  /// Creates a list with a row for each element behind a binding, identified by the property at `id`, and multiple
  /// selection.
  nonisolated public init<Data: _BindingCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Bound.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == BindingRows<Data.Bound, ID, RowContent> {
    let rows: Content = ForEach(data, id: id, content: rowContent)
    self.init(selection.map { .many($0) } ?? .none, rows)
  }
}

// MARK: Single selection

extension List {
  /// Creates a list with single selection. A row's value is its `tag(_:)`, or else the identity of its `ForEach`
  /// element.
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .one($0) } ?? .none, content())
  }

  /// Creates a list with a row for each element, and single selection.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element, identified by the property at `id`, and single selection.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each number of a range, and single selection.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element behind a binding, and single selection.
  nonisolated public init<Data: _BindingCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == BindingRows<Data.Bound, Data.Bound.Element.ID, RowContent>, Data.Bound.Element: Identifiable {
    let rows: Content = ForEach(data, id: \.id, content: rowContent)
    self.init(selection.map { .one($0) } ?? .none, rows)
  }

  /// Creates a list with a row for each element behind a binding, identified by the property at `id`, and single
  /// selection.
  nonisolated public init<Data: _BindingCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Bound.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == BindingRows<Data.Bound, ID, RowContent> {
    let rows: Content = ForEach(data, id: id, content: rowContent)
    self.init(selection.map { .one($0) } ?? .none, rows)
  }
}

// MARK: No selection

extension List where SelectionValue == Never {
  /// Creates a list of the views in `content`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(.none, content()) }

  /// Creates a list with a row for each element.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element, identified by the property at `id`.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each number of a range.
  nonisolated public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element behind a binding.
  nonisolated public init<Data: _BindingCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == BindingRows<Data.Bound, Data.Bound.Element.ID, RowContent>, Data.Bound.Element: Identifiable {
    let rows: Content = ForEach(data, id: \.id, content: rowContent)
    self.init(.none, rows)
  }

  /// Creates a list with a row for each element behind a binding, identified by the property at `id`.
  nonisolated public init<Data: _BindingCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Bound.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == BindingRows<Data.Bound, ID, RowContent> {
    let rows: Content = ForEach(data, id: id, content: rowContent)
    self.init(.none, rows)
  }
}
