/// A type that describes items for bars: toolbar items, or content composed of them.
///
/// ```swift
/// struct Editor: View {
///   var body: some View {
///     NavigationStack {
///       Text("Note")
///         .navigationTitle("Edit")
///         .toolbar {
///           ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
///           ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
///         }
///     }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Editor())
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<Editor> (0, 0, 320 x 480)
/// //    └─ ViewHost (0, 0, 320 x 480) of=NavigationControllerView
/// //       └─ HostLayoutContainerView (0, 0, 320 x 480)
/// //          ├─ ScreenView (0, 96, 320 x 384)
/// //          │  └─ HostLabel "Note" (141.33, 181.83, 37.33 x 20.33)
/// //          └─ HostNavigationBar (0, 0, 320 x 96) largeTitle
/// //             ├─ ToolbarItemHost (16, 12, 53 x 20.33) axis=horizontal spacing=16
/// //             │  └─ HostButton (0, 0, 53 x 20.33)
/// //             │     └─ HostLabel "Cancel" (0, 0, 53 x 20.33)
/// //             ├─ ToolbarItemHost (265, 12, 39 x 20.33) axis=horizontal spacing=16
/// //             │  └─ HostButton (0, 0, 39 x 20.33)
/// //             │     └─ HostLabel "Save" (0, 0, 39 x 20.33) font=system 17 semibold
/// //             └─ HostLabel "Edit" (16, 48, 60 x 40.67) font=system 34 bold lines=1
/// ```
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the body; `Never` for primitive toolbar content.
  associatedtype Body: ToolbarContent

  /// The items that this content is composed of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The items as a view, which `toolbar(content:)` keeps in the tree.
  ///
  /// The library's primitive content implements it. Other content keeps the default implementation, which uses the
  /// body.
  @MainActor @preconcurrency func _makeView() -> AnyView
}

extension ToolbarContent {
  /// The default implementation: the view of the body's items.
  public func _makeView() -> AnyView { body._makeView() }
}

extension ToolbarContent where Body == Never {
  /// Primitive content has no body; a call traps.
  public var body: Never { preconditionFailure("\(Self.self) has no body: don't call it.") }
}

extension Never: ToolbarContent {}

/// The result builder of toolbar content: several items, and `if`, `switch` and `if #available`.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Uses an expression as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// A block with one statement: its content.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// A block with several statements: their content in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContentGroup {
    var pieces: [any ToolbarContent] = []
    repeat pieces.append(each content)
    return _ToolbarContentGroup(pieces: pieces)
  }

  /// An `if` without `else`; nil adds no items.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several pieces of toolbar content in order, as the builder combines them.
public struct _ToolbarContentGroup: ToolbarContent {
  /// `Never`: the library handles this content itself and calls no `body`.
  public typealias Body = Never
  nonisolated(unsafe) private let pieces: [any ToolbarContent]

  nonisolated init(pieces: [any ToolbarContent]) { self.pieces = pieces }

  /// The view of all pieces' items, in order.
  public func _makeView() -> AnyView {
    let views = pieces.map { $0._makeView() }
    return AnyView(ForEach(0..<views.count, id: \.self) { views[$0] })
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// The view of the items; empty for nil.
  public func _makeView() -> AnyView {
    AnyView(Group { if let self { self._makeView() } })
  }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// The view of the current branch's items; a change of branch replaces them.
  public func _makeView() -> AnyView {
    switch storage {
    case .trueContent(let content): AnyView(content._makeView().id(true))
    case .falseContent(let content): AnyView(content._makeView().id(false))
    }
  }
}

/// The position of a toolbar item: a semantic role or a place in a bar.
///
/// Where an item has a role, such as `confirmationAction`, the bar chooses the place.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The places in the bars; items at `nowhere` are not shown.
  enum Place: Hashable, Sendable {
    case leading, principal, trailing, bottom, nowhere
  }

  let place: Place
  private let name: String

  /// Whether the item ends what a sheet shows: then the title between such items is small.
  var isModalAction: Bool {
    self == .confirmationAction || self == .cancellationAction || self == .destructiveAction
  }

  private init(_ name: String, _ place: Place) {
    self.name = name
    self.place = place
  }

  /// The default placement: the trailing edge of the navigation bar.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// The centre of the navigation bar, instead of the title.
  public static let principal = ToolbarItemPlacement("principal", .principal)
  /// The leading edge of the navigation bar; `topBarLeading` is the newer name.
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
  /// The trailing edge of the navigation bar; `topBarTrailing` is the newer name.
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
  /// The leading edge of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// The trailing edge of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// The bottom bar.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  /// Placement for status information: the bottom bar.
  public static let status = ToolbarItemPlacement("status", .bottom)
  /// Placement for a navigation action: the leading edge of the bar.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// Placement for the primary action: the trailing edge of the bar.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// Placement for further actions: the trailing edge of the bar. There is no overflow menu.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  /// Placement for the action that confirms a modal view, such as Save: the trailing edge of the bar.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  /// Placement for the action that cancels a modal view: the leading edge of the bar.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// Placement for a destructive action of a modal view, such as Delete: the leading edge of the bar.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .leading)
  /// The accessory above an on-screen keyboard; there is none, so the item is not shown.
  public static let keyboard = ToolbarItemPlacement("keyboard", .nowhere)
}

/// An item in a bar: one view or several, with a placement.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// `Never`: the library handles this content itself and calls no `body`.
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  nonisolated(unsafe) private let content: Content

  /// The item as a view for the bar.
  public func _makeView() -> AnyView { toolbarItem(content, at: placement) }
}

extension ToolbarItem where ID == () {
  /// Creates an item with the views of `content`.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an identifier.
  ///
  /// The identifier and `showsByDefault` have no effect, as users cannot customise toolbars here.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several views in a bar, side by side, at one placement.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// `Never`: the library handles this content itself and calls no `body`.
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  nonisolated(unsafe) private let content: Content

  /// Creates a group with the views of `content`.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The group as a view for the bar.
  public func _makeView() -> AnyView { toolbarItem(content, at: placement) }
}
