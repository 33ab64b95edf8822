public import Foundation
public import HostTree

/// Lines its content up from the upper to the lower side, each view as high as it likes.
///
/// For long lists in a scroll view: a view inside comes into being when it comes into sight. It takes all the width that it is
/// offered, else its first view's, and offers it to each view; no view's height depends on another's.
///
/// - Views of a `ForEach` whose content makes one view for each element cost nothing before they are seen; of others the content
///   closure runs for all elements, and only bodies wait.
/// - `onAppear` is called when a view comes into sight, `onDisappear` when it goes. Nothing is made ahead, but the first view is to
///   be measured, without appearing.
/// - What has gone out of sight is kept with its state, but not updated, until a hundred others have gone as well; then its
///   state is lost. Keep what matters in a model.
/// - Views that were never seen count as high as those that were are on average, so the height of the whole changes while it is
///   scrolled. What is in sight stays where it is: the scroll view's offset is corrected.
/// - Outside of scroll views, what lies in the window is in sight; outside of windows, everything is.
public struct LazyVStack<Content: View>: HostedView {
  /// There is no body.
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  /// Lines up what `content` makes.
  ///
  /// - Parameters:
  ///   - alignment: Where views lie that are not as wide as the stack; in the middle unless told.
  ///   - spacing: The distance between neighbours in points; nil takes the usual one.
  ///   - pinnedViews: Which headers and footers of sections stay in sight as long as their section is.
  ///   - content: The views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Appends one node, in which views come into being when they come into sight.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    append(LazyNode(view.own, of: Self.self, in: builder), around: view, in: &builder)
  }

  var own: LazyVStack<EmptyView> {
    LazyVStack<EmptyView>(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) {}
  }

  func makeHost(context: HostContext<Self>) -> HostLazyStackView { HostLazyStackView() }

  func updateHost(_ host: HostLazyStackView, context: HostContext<Self>) {
    host.pin(pinnedViews)
    host.layout = LazyStackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }
}

/// Lines its content up from the leading to the trailing side, each view as wide as it likes.
///
/// For long lists in a scroll view that scrolls sideways: a view inside comes into being when it comes into sight, as in a
/// ``LazyVStack``. It takes all the height that it is offered, else its first view's, and offers it to each view; no view's width
/// depends on another's.
public struct LazyHStack<Content: View>: HostedView {
  /// There is no body.
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  /// Lines up what `content` makes.
  ///
  /// - Parameters:
  ///   - alignment: Where views lie that are not as high as the stack; in the middle unless told.
  ///   - spacing: The distance between neighbours in points; nil takes the usual one.
  ///   - pinnedViews: Which headers and footers of sections stay in sight as long as their section is.
  ///   - content: The views.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Appends one node, in which views come into being when they come into sight.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    append(LazyNode(view.own, of: Self.self, in: builder), around: view, in: &builder)
  }

  var own: LazyHStack<EmptyView> {
    LazyHStack<EmptyView>(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) {}
  }

  func makeHost(context: HostContext<Self>) -> HostLazyStackView { HostLazyStackView() }

  func updateHost(_ host: HostLazyStackView, context: HostContext<Self>) {
    host.pin(pinnedViews)
    host.layout = LazyStackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }
}

/// Which headers and footers stay in sight while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32
  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension HostLazyContainerView {
  func pin(_ views: PinnedScrollableViews) {
    pinsHeaders = views.contains(.sectionHeaders)
    pinsFooters = views.contains(.sectionFooters)
  }
}
