// Tests: `HSplitViewTests`.

import HostTree

/// A container that shares its width among views, with dividers between them which the user drags.
///
/// ```swift
/// let host = HostingView(
///   rootView: HSplitView {
///     Color.red.frame(minWidth: 20)
///     Color.blue
///   })
/// host.frame.size = CGSize(width: 101, height: 20)
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostDividedView (0, 0, 101 x 20) axis=horizontal
/// // ├─ HostFlexibleFrameView (0, 0, 50 x 20) minWidth=20
/// // │  └─ HostColorView (0, 0, 50 x 20) background=red
/// // └─ HostColorView (51, 0, 50 x 20) background=blue
/// ```
///
/// Views have equal widths as far as their frames allow, until a divider is dragged; views on both sides keep to their
/// smallest and largest widths. It takes the proposed size.
public struct HSplitView<Content: View>: HostedContainer {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  let own = SplitViewConfiguration(axis: .horizontal)
  // Unchecked: as the content of each view, it is used on the main actor only.
  nonisolated(unsafe) let content: Content

  /// Creates a container with views side by side.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A container that shares its height among views, with dividers between them which the user drags: as ``HSplitView``,
/// downwards.
public struct VSplitView<Content: View>: HostedContainer {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  let own = SplitViewConfiguration(axis: .vertical)
  // Unchecked, as above.
  nonisolated(unsafe) let content: Content

  /// Creates a container with views below each other.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// The configuration kept by the node of an ``HSplitView`` or ``VSplitView``.
struct SplitViewConfiguration: HostConfiguration {
  let axis: Axis

  var written: Any { axis == .horizontal ? HSplitView {} as Any : VSplitView {} }

  func makeHost(context: HostContext<Self>) -> HostDividedView { HostDividedView() }

  func updateHost(_ host: HostDividedView, context: HostContext<Self>) { host.axis = axis }
}
