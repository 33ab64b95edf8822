public import HostTree

/// Content that may be larger than the room for it, and can be moved about in it.
public struct ScrollView<Content: View>: HostedView {
  /// There is no body.
  public typealias Body = Never
  /// The directions in which the content can be moved.
  public var axes: Axis.Set
  /// Whether bars show where the content is.
  public var showsIndicators: Bool
  nonisolated(unsafe) let content: Content

  /// Makes a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the content can be moved; up and down unless told.
  ///   - showsIndicators: Whether bars show where the content is.
  ///   - content: What can be moved; several views are stacked.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  var own: ScrollView<EmptyView> { ScrollView<EmptyView>(axes, showsIndicators: showsIndicators) {} }

  func makeHost(context: HostContext<Self>) -> HostScrollView { HostScrollView(axes: axes) }

  func updateHost(_ host: HostScrollView, context: HostContext<Self>) {
    host.axes = axes
    host.setScrolling(context.environment, showsIndicators: showsIndicators)
    host.setRefresh(context.environment.refresh)
  }
}
