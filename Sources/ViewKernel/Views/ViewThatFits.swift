public import HostTree

/// Shows the first of several views that fits in the room that is offered.
///
/// A view fits if its ideal size does, along the axes that count. The last view is shown if none does. All of them are
/// there and have their state, but only the one that fits is seen and takes actions.
public struct ViewThatFits<Content: View>: HostedView {
  /// There is no body.
  public typealias Body = Never
  let axes: Axis.Set
  nonisolated(unsafe) let content: Content

  /// Chooses from the views that `content` makes, the most preferred first.
  ///
  /// - Parameters:
  ///   - axes: The directions in which a view must fit; both unless told.
  ///   - content: The views.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  var own: ViewThatFits<EmptyView> { ViewThatFits<EmptyView>(in: axes) {} }

  func makeHost(context: HostContext<Self>) -> HostThatFitsView { HostThatFitsView() }

  func updateHost(_ host: HostThatFitsView, context: HostContext<Self>) { host.layout = ThatFitsLayout(axes: axes) }
}
