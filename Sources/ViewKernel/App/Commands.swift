/// Commands of an application: menus and items of its menu bar, with their keyboard shortcuts.
///
/// ```swift
/// struct LetterCommands: Commands {
///   var body: some Commands {
///     CommandMenu("Letter") {
///       Button("Sign") { print("signed") }.keyboardShortcut("s")
///     }
///   }
/// }
///
/// struct Writer: App {
///   var body: some Scene {
///     WindowGroup { Text("Dear Ada") }.commands { LetterCommands() }
///   }
/// }
///
/// let window = Writer.makeWindow()
/// window.settle()
/// window.pressKey("s", .command)
/// // Prints "signed"
/// print(window.commandMenus.map { "\($0.title): \($0)" })
/// // Prints "["Letter: Sign"]"
/// ```
///
/// A ``FocusedValue`` or a ``FocusedBinding`` gives commands the value that is edited. Nothing shows a menu bar here.
/// The shortcuts work in the scene's window, and `HostWindow.commandMenus` has the menus.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the body; `Never` for primitive commands.
  associatedtype Body: Commands

  /// The commands that these consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the nodes of the commands. Only primitive commands implement it.
  static func _makeCommandNodes(_ commands: Self, in builder: inout _NodeBuilder)

  /// Updates the nodes that ``_makeCommandNodes(_:in:)`` has appended. Only primitive commands implement it.
  static func _updateCommandNodes(_ commands: Self, in cursor: inout _NodeCursor)
}

extension Commands {
  /// Appends one node, which runs the body.
  public static func _makeCommandNodes(_ commands: Self, in builder: inout _NodeBuilder) {
    ScenePart._makeNodes(part(of: commands), in: &builder)
  }

  /// Updates that node.
  public static func _updateCommandNodes(_ commands: Self, in cursor: inout _NodeCursor) {
    ScenePart._updateNodes(part(of: commands), in: &cursor)
  }

  private static func part(of commands: Self) -> ScenePart<Self, CommandsView<Body>> {
    ScenePart(commands) { CommandsView(commands: $0.body) }
  }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Not called: the library handles these commands itself.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is resolved to nodes directly. Don't call its body.")
  }

  /// The default implementation appends nothing.
  public static func _makeCommandNodes(_ commands: Self, in builder: inout _NodeBuilder) {}
  /// The default implementation does nothing.
  public static func _updateCommandNodes(_ commands: Self, in cursor: inout _NodeCursor) {}
}

/// A view that shows nothing, and has the nodes of commands.
struct CommandsView<C: Commands>: View {
  typealias Body = Never
  // Unchecked, as a view's content everywhere: it is made anywhere, and used on the main actor only.
  nonisolated(unsafe) let commands: C

  nonisolated init(commands: C) { self.commands = commands }

  static func _makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    C._makeCommandNodes(view.commands, in: &builder)
  }
  static func _updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    C._updateCommandNodes(view.commands, in: &cursor)
  }
}

/// Commands that are a view, as ``CommandsBuilder`` makes them of several and of conditions.
public struct CommandsOfView<Content: View>: Commands {
  /// Primitive commands: they have no body.
  public typealias Body = Never
  // Unchecked, as in ``CommandsView``.
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }

  /// Appends the nodes of the view.
  public static func _makeCommandNodes(_ commands: Self, in builder: inout _NodeBuilder) {
    Content._makeNodes(commands.content, in: &builder)
  }

  /// Updates the nodes of the view.
  public static func _updateCommandNodes(_ commands: Self, in cursor: inout _NodeCursor) {
    Content._updateNodes(commands.content, in: &cursor)
  }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Primitive commands: they have no body.
  public typealias Body = Never
  /// Creates no commands.
  nonisolated public init() {}
}

/// A result builder for commands.
@resultBuilder
public struct CommandsBuilder {
  /// Commands by themselves, unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// An empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// A block of one element, unchanged.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }

  /// A block of several commands.
  @_disfavoredOverload
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    CommandsOfView(content: TupleView((repeat CommandsView(commands: each content))))
  }

  /// An `if` without `else`.
  public static func buildIf<C: Commands>(_ content: C?) -> some Commands {
    CommandsOfView(content: ViewBuilder.buildIf(content.map { CommandsView(commands: $0) }))
  }

  /// The first branch of a condition.
  public static func buildEither<T: Commands, F: Commands>(first: T) -> CommandsBranches<T, F> { .first(first) }

  /// The second branch of a condition.
  public static func buildEither<T: Commands, F: Commands>(second: F) -> CommandsBranches<T, F> { .second(second) }

  /// Commands that need a version of the system.
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands {
    CommandsOfView(content: AnyView(CommandsView(commands: content)))
  }
}

/// The commands of a condition, as ``CommandsBuilder`` makes them.
public enum CommandsBranches<First: Commands, Second: Commands>: Commands {
  /// The commands of the first branch.
  case first(First)
  /// The commands of the second branch.
  case second(Second)

  /// The commands of the branch.
  public var body: some Commands { CommandsOfView(content: view) }

  @ViewBuilder private var view: some View {
    switch self {
    case .first(let commands): CommandsView(commands: commands)
    case .second(let commands): CommandsView(commands: commands)
    }
  }
}
