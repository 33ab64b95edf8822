public import HostTree

/// A container that scrolls its content in one or both directions.
///
/// ```swift
/// let host = HostingView(
///   rootView: ScrollView {
///     ForEach(0..<2) { Text("Row \($0)") }
///   })
/// host.frame.size = CGSize(width: 320, height: 480)
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostScrollView (136, 0, 48 x 480)
/// // ├─ HostLabel "Row 0" (0, 0, 48 x 20.33)
/// // └─ HostLabel "Row 1" (1.5, 20.33, 45 x 20.33)
/// ```
///
/// The content has its ideal size along the scrolled axes. Use ``ScrollViewReader`` to scroll by code, and lazy stacks
/// for long content: this view mounts all of its content.
public struct ScrollView<Content: View>: HostedContainer {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  /// The axes along which the content scrolls.
  public var axes: Axis.Set {
    get { own.axes }
    set { own.axes = newValue }
  }
  /// Whether scroll indicators are shown.
  public var showsIndicators: Bool {
    get { own.showsIndicators }
    set { own.showsIndicators = newValue }
  }
  var own: ScrollViewConfiguration
  nonisolated(unsafe) let content: Content

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls. Defaults to vertical.
  ///   - showsIndicators: Whether scroll indicators are shown. True by default.
  ///   - content: The content; several views are stacked.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    own = ScrollViewConfiguration(axes: axes, showsIndicators: showsIndicators)
    self.content = content()
  }
}

/// The configuration kept by the node of a ``ScrollView``.
struct ScrollViewConfiguration: HostConfiguration {
  var axes: Axis.Set
  var showsIndicators: Bool

  var written: Any { ScrollView(axes, showsIndicators: showsIndicators) {} }

  func makeNode(of type: Any.Type, in builder: NodeBuilder) -> HostNode<Self> {
    ScrollViewNode(self, of: type, in: builder)
  }

  func makeHost(context: HostContext<Self>) -> HostScrollView { HostScrollView(axes: axes) }

  func updateHost(_ host: HostScrollView, context: HostContext<Self>) {
    host.axes = axes
    host.setScrolling(context.environment, showsIndicators: showsIndicators)
    host.setRefresh(context.environment.refresh)
    ScrollCoordinator.apply(context.environment, to: host, of: context.node)
  }

  static func dismantleHost(_ host: HostScrollView) { ScrollCoordinator.dismantle(host) }
}

/// The node of a scroll view.
final class ScrollViewNode: ContainerNode<ScrollViewConfiguration>, ScrollingNode {}
