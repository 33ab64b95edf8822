public import Foundation
public import HostTree

/// A vertical stack that mounts only its visible children; use it for long content in a scroll view.
///
/// It fills the proposed width (without a proposal it has its first child's) and proposes it to each child; no child's
/// height depends on another's.
///
/// - Rows of a `ForEach` whose content makes one view for each element cost nothing until they are visible; of other
///   views the content closure runs for all elements, and only bodies wait.
/// - `onAppear` is called when a child enters the viewport, `onDisappear` when it leaves it. Nothing is prefetched;
///   the first child is mounted to be measured, without appearing.
/// - A child that has left the viewport is cached with its state, but not updated, until a hundred others have left,
///   too; then its state is lost. Keep the source of truth in a model.
/// - Children that were never visible count with the average height of those that were, so the stack's height changes
///   while it is scrolled. Visible children stay in place: the scroll view's offset is corrected.
/// - Outside of scroll views, all within the window is visible; outside of windows, all children are.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
/// window.rootViewController = HostingController(
///   rootView: ScrollView {
///     LazyVStack { ForEach(0..<10_000) { Text("Row \($0)") } }
///   })
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.subviews[0].subviews[0].treeDescription())
/// // Prints:
/// // HostScrollView (0, 0, 320 x 100)
/// // └─ HostLazyStackView (0, 0, 320 x 203333.33) axis=vertical
/// //    ├─ HostLabel "Row 0" (136, 0, 48 x 20.33)
/// //    ├─ HostLabel "Row 1" (137.5, 20.33, 45 x 20.33)
/// //    ├─ HostLabel "Row 2" (136.17, 40.67, 47.67 x 20.33)
/// //    ├─ HostLabel "Row 3" (136, 61, 48 x 20.33)
/// //    └─ HostLabel "Row 4" (135.83, 81.33, 48.33 x 20.33)
/// ```
public struct LazyVStack<Content: View>: HostedContainer {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  let own: LazyVStackConfiguration
  nonisolated(unsafe) let content: Content

  /// Creates a vertical lazy stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of children that are narrower than the stack. Defaults to their centres.
  ///   - spacing: The distance between children in points; nil takes the default, usually 8.
  ///   - pinnedViews: The headers and footers that stay visible while their section is.
  ///   - content: The children.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    own = LazyVStackConfiguration(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// The configuration kept by the node of a ``LazyVStack``.
struct LazyVStackConfiguration: LazyHostConfiguration {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews

  var written: Any { LazyVStack(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) {} }

  func makeHost(context: HostContext<Self>) -> HostLazyStackView { HostLazyStackView() }

  func updateHost(_ host: HostLazyStackView, context: HostContext<Self>) {
    host.pin(pinnedViews)
    host.layout = LazyStackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }
}

/// A horizontal stack that mounts only its visible children; use it for long content in a scroll view.
///
/// Its lifecycle is like a ``LazyVStack``'s. It fills the proposed height (without a proposal it has its first child's)
/// and proposes it to each child; no child's width depends on another's.
public struct LazyHStack<Content: View>: HostedContainer {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  let own: LazyHStackConfiguration
  nonisolated(unsafe) let content: Content

  /// Creates a horizontal lazy stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of children that are lower than the stack. Defaults to their centres.
  ///   - spacing: The distance between children in points; nil takes the default, usually 8.
  ///   - pinnedViews: The headers and footers that stay visible while their section is.
  ///   - content: The children.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    own = LazyHStackConfiguration(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// The configuration kept by the node of a ``LazyHStack``.
struct LazyHStackConfiguration: LazyHostConfiguration {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews

  var written: Any { LazyHStack(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) {} }

  func makeHost(context: HostContext<Self>) -> HostLazyStackView { HostLazyStackView() }

  func updateHost(_ host: HostLazyStackView, context: HostContext<Self>) {
    host.pin(pinnedViews)
    host.layout = LazyStackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }
}

/// The headers and footers of sections that are pinned: they stay visible while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set: 1 for headers, 2 for footers.
  public let rawValue: UInt32
  /// Creates a set from its bits. Unknown bits are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections, pinned to the start of the viewport.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections, pinned to the end of the viewport.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension HostLazyContainerView {
  func pin(_ views: PinnedScrollableViews) {
    pinsHeaders = views.contains(.sectionHeaders)
    pinsFooters = views.contains(.sectionFooters)
  }
}
