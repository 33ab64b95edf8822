/// Rows below each other, in sections, of which only those in sight exist.
///
/// The content may be anything: views, each of which is a row; `ForEach`; `Section`; conditions. A row's body runs, its state is
/// made and its `onAppear` is called when the row comes into sight; when it goes out of sight it disappears and its state is
/// lost. Rows of a `ForEach` whose content makes one row for each element cost nothing before: keep to one view for each
/// element, without `if` around it, where there are many.
public struct List<SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) private let selection: ListSelection<SelectionValue>
  nonisolated(unsafe) private let content: Content
  /// Whether it is a form's: its rows are for filling in.
  var isForm = false

  nonisolated init(_ selection: ListSelection<SelectionValue>, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  /// The table with the rows.
  public var body: some View {
    ListTable(selection: selection, isForm: isForm, content: content).environment(\.linksFillRows, true)
      .environment(\.rowsAreSelected, selection.isThere)
  }
}

/// Where a list keeps what is selected.
enum ListSelection<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)

  /// Whether anything can be selected.
  var isThere: Bool { if case .none = self { false } else { true } }

  /// What is selected.
  var values: Set<Value> {
    switch self {
    case .none: []
    case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
    case .many(let binding): binding.wrappedValue
    }
  }

  /// Selects a value alone; or, if several can be, selects or deselects it beside the others.
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

// MARK: Several can be selected

extension List {
  /// Makes a list in which several rows can be selected: those of a `ForEach` by the identity of their element.
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .many($0) } ?? .none, content())
  }

  /// Makes a list with a row for each element, in which several can be selected.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element, told apart by the property at `id`, in which several can be selected.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each number of a range, in which several can be selected.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element behind a binding, in which several can be selected.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == BindingRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    let rows: Content = ForEach(data, id: \.id, content: rowContent)
    self.init(selection.map { .many($0) } ?? .none, rows)
  }
}

// MARK: One can be selected

extension List {
  /// Makes a list in which one row can be selected: that of a `ForEach` by the identity of its element.
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .one($0) } ?? .none, content())
  }

  /// Makes a list with a row for each element, of which one can be selected.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element, told apart by the property at `id`, of which one can be selected.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each number of a range, of which one can be selected.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element behind a binding, of which one can be selected.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == BindingRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    let rows: Content = ForEach(data, id: \.id, content: rowContent)
    self.init(selection.map { .one($0) } ?? .none, rows)
  }
}

// MARK: None can be selected

extension List where SelectionValue == Never {
  /// Makes a list of what `content` makes.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(.none, content()) }

  /// Makes a list with a row for each element.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element, told apart by the property at `id`.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each number of a range.
  nonisolated public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element behind a binding.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == BindingRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    let rows: Content = ForEach(data, id: \.id, content: rowContent)
    self.init(.none, rows)
  }

  /// Makes a list with a row for each element behind a binding, told apart by the property at `id`.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == BindingRows<Data, ID, RowContent> {
    let rows: Content = ForEach(data, id: id, content: rowContent)
    self.init(.none, rows)
  }
}
