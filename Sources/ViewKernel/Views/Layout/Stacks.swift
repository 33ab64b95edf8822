public import Foundation
public import HostTree

/// A container that arranges its children in a row, from the leading to the trailing edge.
///
/// It proposes an even share of the remaining width to each child: children of the highest `layoutPriority(_:)` first,
/// and among them the least flexible first. It takes the size of its children.
///
/// ```swift
/// let host = HostingView(
///   rootView: HStack(alignment: .firstTextBaseline, spacing: 4) {
///     Text("12").font(.title)
///     Text("km")
///   })
/// host.sizeToFit()
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostStackView (0, 0, 52.67 x 33.67) axis=horizontal spacing=4 alignment=firstTextBaseline
/// // ├─ HostLabel "12" (0, 0, 25 x 33.67) font=system 28
/// // └─ HostLabel "km" (29, 10.67, 23.67 x 20.33)
/// ```
public struct HStack<Content: View>: HostedContainer {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  @usableFromInline let own: HStackConfiguration
  // Unsafe, as the initializer is bound to no actor; it writes the content once.
  @usableFromInline nonisolated(unsafe) let content: Content

  // Inlinable: the caller knows the type of the content, this module would look it up at each call.

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the children are aligned. Defaults to their centres.
  ///   - spacing: The distance between children in points; nil takes the default: 8 between most views, none next to
  ///     a spacer. Negative spacing overlaps children.
  ///   - content: The children.
  @inlinable
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    own = HStackConfiguration(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// The configuration kept by the node of an ``HStack``.
@usableFromInline struct HStackConfiguration: HostConfiguration {
  let alignment: VerticalAlignment
  let spacing: CGFloat?

  @usableFromInline
  nonisolated init(alignment: VerticalAlignment, spacing: CGFloat?) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static let descriptor = ViewDescriptor.of(HStackConfiguration.self)

  var written: Any { HStack(alignment: alignment, spacing: spacing) {} }

  func makeHost(context: HostContext<Self>) -> HostStackView { HostStackView(axis: .horizontal) }

  func updateHost(_ host: HostStackView, context: HostContext<Self>) {
    host.verticalAlignment = alignment
    host.spacing = spacing
  }
}

/// A container that arranges its children in a column, from top to bottom. It takes the size of its children.
public struct VStack<Content: View>: HostedContainer {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  @usableFromInline let own: VStackConfiguration
  // Unsafe and inlinable for the reasons that `HStack` gives.
  @usableFromInline nonisolated(unsafe) let content: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the children are aligned. Defaults to their centres.
  ///   - spacing: The distance between children in points; nil takes the default: 8 between most views, none next to
  ///     a spacer. Negative spacing overlaps children.
  ///   - content: The children.
  @inlinable
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    own = VStackConfiguration(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// The configuration kept by the node of a ``VStack``.
@usableFromInline struct VStackConfiguration: HostConfiguration {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?

  @usableFromInline
  nonisolated init(alignment: HorizontalAlignment, spacing: CGFloat?) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static let descriptor = ViewDescriptor.of(VStackConfiguration.self)

  var written: Any { VStack(alignment: alignment, spacing: spacing) {} }

  func makeHost(context: HostContext<Self>) -> HostStackView { HostStackView(axis: .vertical) }

  func updateHost(_ host: HostStackView, context: HostContext<Self>) {
    host.horizontalAlignment = alignment
    host.spacing = spacing
  }
}

/// A container that overlays its children, later ones in front.
///
/// It takes the size of the union of the children with the highest layout priority.
public struct ZStack<Content: View>: HostedContainer {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  let own: ZStackConfiguration
  nonisolated(unsafe) let content: Content

  /// Creates an overlay of children.
  ///
  /// - Parameters:
  ///   - alignment: The guides on which the children are aligned. Defaults to their centres.
  ///   - content: The children, from back to front.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    own = ZStackConfiguration(alignment: alignment)
    self.content = content()
  }
}

/// The configuration kept by the node of a ``ZStack``.
struct ZStackConfiguration: HostConfiguration {
  let alignment: Alignment

  var written: Any { ZStack(alignment: alignment) {} }

  func makeHost(context: HostContext<Self>) -> HostZStackView { HostZStackView() }

  func updateHost(_ host: HostZStackView, context: HostContext<Self>) { host.alignment = alignment }
}

/// A flexible space that expands along the axis of its stack; along both axes outside of one.
public struct Spacer: HostedView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  /// The minimum length in points; nil is 8. A negative or non-finite length is reported and counts as nil.
  public var minLength: CGFloat?

  /// Creates a spacer.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  func makeHost(context: HostContext<Self>) -> HostSpacer { HostSpacer() }
  func updateHost(_ host: HostSpacer, context: HostContext<Self>) { host.minLength = minLength }
}

/// A line of 1 point across the axis of its stack; horizontal outside of one.
public struct Divider: HostedView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Creates a divider.
  nonisolated public init() {}

  func makeHost(context: HostContext<Self>) -> HostDivider { HostDivider() }
  func updateHost(_ host: HostDivider, context: HostContext<Self>) {}
}
