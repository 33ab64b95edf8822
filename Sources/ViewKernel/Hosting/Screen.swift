// Tests: `TabViewTests`, `NavigationStackTests`.

import HostTree

/// Shows its content elsewhere: in a view controller of its own, which a container puts on screen.
///
/// This is how sheets, pushed views and tabs are made. The content's nodes are descendants of the place where the
/// screen is written, so they have its environment, and they live as long as the screen does; but their hosts go into
/// the controller's view. A screen shows no host in its place, so a view presents one like this:
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
/// The content's preferences reach the screen's ancestors if ``ScreenContainer/passesPreferences`` is true.
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

/// Presents a screen's controller, and removes it: a navigation stack, a tab view, a sheet.
///
/// - **mount**: ``makeController(context:)``, ``update(_:context:)``; then the content is mounted, and
///   ``show(_:context:)`` is called once.
/// - **update**: ``update(_:context:)`` is called whenever the container's own properties, or what the last call read,
///   have changed.
/// - **unmount**: ``hide(_:context:)`` is called once, after the content is unmounted.
///
/// All are called in the update pass.
@MainActor
protocol ScreenContainer {
  associatedtype Controller: ScreenController = ScreenController

  /// Whether the content's preferences reach the ancestors of the screen. Defaults to false.
  static var passesPreferences: Bool { get }

  /// Makes the controller. Called once, before the content is mounted.
  func makeController(context: ScreenContext) -> Controller
  /// Presents the controller. Called once, after the content is mounted and its hosts are in the controller's view.
  func show(_ controller: Controller, context: ScreenContext)
  /// Updates the controller with this value. Called right after ``makeController(context:)``, too.
  func update(_ controller: Controller, context: ScreenContext)
  /// Removes the controller. The content is unmounted; its hosts are still in the controller's view.
  func hide(_ controller: Controller, context: ScreenContext)
}

extension ScreenContainer {
  static var passesPreferences: Bool { false }
  func update(_ controller: Controller, context: ScreenContext) {}
}

extension ScreenContainer where Controller == ScreenController {
  func makeController(context: ScreenContext) -> ScreenController { ScreenController() }
}

/// The context of a screen for its container.
@MainActor
struct ScreenContext {
  unowned(unsafe) let node: ReaderNode

  /// The environment of the screen. The controller is updated when a value read from it changes.
  var environment: EnvironmentValues { node.scope.values }

  /// The controller around the place where the screen is written; nil if the hosting view has none.
  var controller: HostViewController? { node.parent?.enclosingController }

  /// Runs `action` in the effects pass, in order with `onAppear` and the like.
  func enqueueEffect(_ action: @escaping @MainActor () -> Void) {
    node.graph.owner.enqueueEffect(.normal, action)
  }
}

extension Screen: RowCounting {
  /// A screen shows nothing in the place where it is written.
  static func rowCount(content: Int?) -> Int? { 0 }
}
