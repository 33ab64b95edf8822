/// The content of a ``TabView``: a ``Tab``, a ``TabSection``, or several of them.
///
/// `TabValue` is the type of the selection, so that a tab can name its value by `.home`:
///
/// ```swift
/// enum Place { case home, search }
///
/// @TabContentBuilder<Place>
/// func tabs() -> some TabContent<Place> {
///   Tab("Home", systemImage: "house", value: .home) { Text("Welcome") }
///   Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("Nothing found") }
/// }
///
/// var place = Place.home
/// let selection = Binding<Place>(get: { place }, set: { place = $0 })
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: TabView(selection: selection) { tabs() })
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 240, y: 460))
/// print(place)
/// // Prints "search"
/// ```
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  /// The type of the selection of the tab view.
  associatedtype TabValue: Hashable
}

/// The result builder of tabs: several tabs, and `if`, `switch` and `if #available`.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Uses tabs with values of the selection's type as they are.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// A block with one statement: its tabs.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// A block with several statements: their tabs in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabContentGroup<TabValue, TupleView<(repeat each Content)>> {
    _TabContentGroup(content: TupleView((repeat each content)))
  }

  /// An `if` without `else`; nil has no tabs.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue { content }

  /// The first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The tabs of an `if #available`.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }
}

/// Several pieces of tab content, or one with a modifier.
public struct _TabContentGroup<TabValue: Hashable, Content: View>: TabContent {
  nonisolated(unsafe) private let content: Content

  nonisolated init(content: Content) { self.content = content }

  /// The tabs.
  public var body: some View { content }
}

extension _TabContentGroup: ViewAroundTab {
  var inside: any View { content }
}

extension _TabContentGroup: ViewWithChildren {
  func addChildren(to children: inout ViewChildren, _ id: ViewChild.ID) { children.add(content, id) }
}

extension Tab: TabContent {
  /// The type of the tab's value.
  public typealias TabValue = Value
}

extension TabSection: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = SelectionValue
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Content.TabValue
}

extension Group: TabContent where Content: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Content.TabValue
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Wrapped.TabValue
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  /// The type of the tabs' values.
  public typealias TabValue = TrueContent.TabValue
}

extension TabView {
  /// Creates a tab view of tabs with values of the selection's type.
  ///
  /// A value that no tab has selects the first tab.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentGroup<SelectionValue, C>, C.TabValue == SelectionValue {
    self.init(optionalSelection: selection, content: _TabContentGroup(content: content()))
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view of tabs without values, which keeps its selection itself, and shows the first tab at first.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == _TabContentGroup<Never, C>, C.TabValue == Never {
    self.init(optionalSelection: nil, content: _TabContentGroup(content: content()))
  }
}
