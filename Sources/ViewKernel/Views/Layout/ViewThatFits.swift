public import HostTree

/// A container that shows the first of its children that fits in the proposed size.
///
/// ```swift
/// let host = HostingView(
///   rootView: ViewThatFits {
///     Text("Good morning")
///     Text("Morning")
///   })
/// host.frame.size = CGSize(width: 80, height: 40)
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostThatFitsView (8.5, 9.83, 63 x 20.33)
/// // ├─ HostLabel "Good morning" (0, 0, 0 x 0) hidden
/// // └─ HostLabel "Morning" (0, 0, 63 x 20.33)
/// ```
///
/// A child fits if its ideal size is no larger than the proposal along `axes`. If none fits, the last one is shown. All
/// children are mounted and keep their state, but only the chosen one is visible and hit-testable.
public struct ViewThatFits<Content: View>: HostedContainer {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  let own: ViewThatFitsConfiguration
  nonisolated(unsafe) let content: Content

  /// Creates a container with alternatives.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a child must fit. Defaults to both.
  ///   - content: The alternatives, the preferred one first.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    own = ViewThatFitsConfiguration(axes: axes)
    self.content = content()
  }
}

/// The configuration kept by the node of a ``ViewThatFits``.
struct ViewThatFitsConfiguration: HostConfiguration {
  let axes: Axis.Set

  var written: Any { ViewThatFits(in: axes) {} }

  func makeHost(context: HostContext<Self>) -> HostThatFitsView { HostThatFitsView() }

  func updateHost(_ host: HostThatFitsView, context: HostContext<Self>) { host.layout = ThatFitsLayout(axes: axes) }
}
