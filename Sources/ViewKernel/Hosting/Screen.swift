import HostTree

/// Shows its content elsewhere: in a view controller of its own, which a container puts on screen.
///
/// This is how sheets, pushed views and tabs are made. The content's nodes are children of the place where the screen is
/// written, so the environment reaches them, and they live as long as the screen does; but their hosts go into the
/// controller's view. In the place itself a screen shows no host, so a view takes a screen with it like this:
///
/// ```
/// func body(content: Content) -> some View {
///   Group {
///     content
///     if isPresented { Screen(Sheet(...)) { sheetContent() } }
///   }
/// }
/// ```
///
/// What the content hands up as preferences goes on to the views around the screen if its container says so.
struct Screen<Content: View, Container: ScreenContainer>: View {
  typealias Body = Never

  let container: Container
  let content: Content

  init(_ container: Container, @ViewBuilder content: () -> Content) {
    self.container = container
    self.content = content()
  }

  static func _makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(ScreenNode(view.container, in: builder)) { $0.mountChildren(view.content) }
  }

  static func _updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    cursor.update(view.container) { $0.updateChildren(view.content) }
  }
}

/// What puts a screen's controller on the display, and takes it away: a navigation stack, a tab view, a sheet.
///
/// It is told in the update pass: shown once, when the content's hosts are in the controller's view; updated whenever the
/// container's own properties, or what the last call read, have changed; hidden once, when the screen goes.
@MainActor
protocol ScreenContainer {
  /// The controller's class.
  associatedtype Controller: ScreenController = ScreenController

  /// Whether preferences of the content go on to the views around.
  static var passesPreferences: Bool { get }

  /// Makes the controller. Called once.
  func makeController(context: ScreenContext) -> Controller
  /// Puts the controller where it belongs. Called once, after the content was made.
  func show(_ controller: Controller, context: ScreenContext)
  /// Brings the controller up to date with this value. Called right before ``show(_:context:)``, too.
  func update(_ controller: Controller, context: ScreenContext)
  /// Takes the controller away. The content has been unmounted; its hosts are still in the controller's view.
  func hide(_ controller: Controller, context: ScreenContext)
}

extension ScreenContainer {
  static var passesPreferences: Bool { false }
  func update(_ controller: Controller, context: ScreenContext) {}
}

extension ScreenContainer where Controller == ScreenController {
  func makeController(context: ScreenContext) -> ScreenController { ScreenController() }
}

/// What a container may know of a screen's place.
@MainActor
struct ScreenContext {
  unowned(unsafe) let node: ReaderNode

  /// The environment in force at the screen's place. What is read of it makes the container depend on it.
  var environment: EnvironmentValues { node.scope.values }

  /// The controller around the place where the screen is written; nil if the views are in none.
  var controller: HostViewController? { node.parent?.enclosingController }

  /// Runs `action` in the effects pass, among `onAppear` and the like.
  func enqueueEffect(_ action: @escaping @MainActor () -> Void) {
    node.graph.owner.enqueueEffect(.normal, action)
  }
}

extension Screen: RowCounting {
  /// In the place where it is written a screen shows nothing.
  static var rowCount: Int? { 0 }
}
