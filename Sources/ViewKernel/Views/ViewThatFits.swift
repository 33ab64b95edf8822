public import HostTree

/// A container that shows the first of its children that fits in the proposed size.
///
/// A child fits if its ideal size is no larger than the proposal along `axes`. If none fits, the last one is shown. All
/// children are mounted and keep their state, but only the chosen one is visible and hit-testable.
public struct ViewThatFits<Content: View>: HostedView {
  /// A primitive view: it has no body.
  public typealias Body = Never
  let axes: Axis.Set
  nonisolated(unsafe) let content: Content

  /// Creates a container with alternatives.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a child must fit. Defaults to both.
  ///   - content: The alternatives, the preferred one first.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  var own: ViewThatFits<EmptyView> { ViewThatFits<EmptyView>(in: axes) {} }

  func makeHost(context: HostContext<Self>) -> HostThatFitsView { HostThatFitsView() }

  func updateHost(_ host: HostThatFitsView, context: HostContext<Self>) { host.layout = ThatFitsLayout(axes: axes) }
}
