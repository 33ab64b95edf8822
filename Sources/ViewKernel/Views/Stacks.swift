public import Foundation
public import HostTree

/// Lines its content up from the leading to the trailing side.
public struct HStack<Content: View>: HostedView {
  /// There is no body.
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  nonisolated(unsafe) let content: Content

  /// Lines up what `content` makes.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the views are lined up; their middle unless told.
  ///   - spacing: The distance between neighbours in points; nil takes the usual one.
  ///   - content: The views.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  var own: HStack<EmptyView> { HStack<EmptyView>(alignment: alignment, spacing: spacing) {} }

  func makeHost(context: HostContext<Self>) -> HostStackView { HostStackView(axis: .horizontal) }

  func updateHost(_ host: HostStackView, context: HostContext<Self>) {
    host.verticalAlignment = alignment
    host.spacing = spacing
  }
}

/// Lines its content up from the upper to the lower side.
public struct VStack<Content: View>: HostedView {
  /// There is no body.
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  nonisolated(unsafe) let content: Content

  /// Lines up what `content` makes.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the views are lined up; their middle unless told.
  ///   - spacing: The distance between neighbours in points; nil takes the usual one.
  ///   - content: The views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  var own: VStack<EmptyView> { VStack<EmptyView>(alignment: alignment, spacing: spacing) {} }

  func makeHost(context: HostContext<Self>) -> HostStackView { HostStackView(axis: .vertical) }

  func updateHost(_ host: HostStackView, context: HostContext<Self>) {
    host.horizontalAlignment = alignment
    host.spacing = spacing
  }
}

/// Lays its content upon each other, later views in front.
public struct ZStack<Content: View>: HostedView {
  /// There is no body.
  public typealias Body = Never
  let alignment: Alignment
  nonisolated(unsafe) let content: Content

  /// Lays what `content` makes upon each other.
  ///
  /// - Parameters:
  ///   - alignment: The guides on which the views are lined up; their middle unless told.
  ///   - content: The views, from back to front.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  var own: ZStack<EmptyView> { ZStack<EmptyView>(alignment: alignment) {} }

  func makeHost(context: HostContext<Self>) -> HostZStackView { HostZStackView() }

  func updateHost(_ host: HostZStackView, context: HostContext<Self>) { host.alignment = alignment }
}

/// Empty room that grows along the stack it is in; in both directions outside of one.
public struct Spacer: HostedView {
  /// There is no body.
  public typealias Body = Never
  /// The length that it has at least, in points; nil takes the usual one.
  public var minLength: CGFloat?

  /// Makes empty room.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  func makeHost(context: HostContext<Self>) -> HostSpacer { HostSpacer() }
  func updateHost(_ host: HostSpacer, context: HostContext<Self>) { host.minLength = minLength }
}

/// A thin line across the stack it is in.
public struct Divider: HostedView {
  /// There is no body.
  public typealias Body = Never

  /// Makes a line.
  nonisolated public init() {}

  func makeHost(context: HostContext<Self>) -> HostDivider { HostDivider() }
  func updateHost(_ host: HostDivider, context: HostContext<Self>) {}
}
