/// What stands in bars: toolbar items, or what is made of them.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content that this one is made of; `Never` for the library's own.
  associatedtype Body: ToolbarContent

  /// The content that this one is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The items as a view, which the modifier `toolbar(content:)` keeps in the tree. The library's own content implements
  /// it; other content keeps the standard implementation, which asks the body.
  @MainActor @preconcurrency func _makeView() -> AnyView
}

extension ToolbarContent {
  /// The body's items.
  public func _makeView() -> AnyView { body._makeView() }
}

extension ToolbarContent where Body == Never {
  /// Content without a body is resolved directly; nothing calls this.
  public var body: Never { preconditionFailure("\(Self.self) has no body: don't call it.") }
}

extension Never: ToolbarContent {}

/// Makes toolbar content of the statements in a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Content, as it stands.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Content, as it stands.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several pieces of content, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContentGroup {
    var pieces: [any ToolbarContent] = []
    repeat pieces.append(each content)
    return _ToolbarContentGroup(pieces: pieces)
  }

  /// `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// `if` with `else`, and `switch`: the first branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// `if` with `else`, and `switch`: the second branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several pieces of toolbar content, in order.
public struct _ToolbarContentGroup: ToolbarContent {
  /// There is no body.
  public typealias Body = Never
  nonisolated(unsafe) private let pieces: [any ToolbarContent]

  nonisolated init(pieces: [any ToolbarContent]) { self.pieces = pieces }

  /// The pieces' items.
  public func _makeView() -> AnyView {
    let views = pieces.map { $0._makeView() }
    return AnyView(ForEach(0..<views.count, id: \.self) { views[$0] })
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// The items, if there are any.
  public func _makeView() -> AnyView {
    AnyView(Group { if let self { self._makeView() } })
  }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// The items of the branch in force.
  public func _makeView() -> AnyView {
    switch storage {
    case .trueContent(let content): AnyView(content._makeView().id(true))
    case .falseContent(let content): AnyView(content._makeView().id(false))
    }
  }
}

/// Where an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The parts of the bars.
  enum Place: Hashable, Sendable {
    case leading, principal, trailing, bottom, nowhere
  }

  let place: Place
  private let name: String

  private init(_ name: String, _ place: Place) {
    self.name = name
    self.place = place
  }

  /// As suits the bar: at its trailing end.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// In the middle of the navigation bar, instead of the title.
  public static let principal = ToolbarItemPlacement("principal", .principal)
  /// At the leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
  /// At the trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
  /// At the leading end of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// At the trailing end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  /// What tells how things stand: in the bar at the bottom.
  public static let status = ToolbarItemPlacement("status", .bottom)
  /// What leads to another view: at the leading end.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// The main action: at the trailing end.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// Another action: at the trailing end.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  /// What ends a sheet and keeps its changes: at the trailing end.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  /// What ends a sheet and forgets its changes: at the leading end.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// What ends a sheet and deletes something: at the leading end.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .leading)
  /// Above the keyboard, of which there is none here: not shown.
  public static let keyboard = ToolbarItemPlacement("keyboard", .nowhere)
}

/// A view in a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// There is no body.
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  nonisolated(unsafe) private let content: Content

  /// The item as a view.
  public func _makeView() -> AnyView { toolbarItem(content, at: placement.place) }
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Makes an item with a name; users can't rearrange items here.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several views in a bar, side by side.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// There is no body.
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  nonisolated(unsafe) private let content: Content

  /// Makes a group.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The group as a view.
  public func _makeView() -> AnyView { toolbarItem(content, at: placement.place) }
}
