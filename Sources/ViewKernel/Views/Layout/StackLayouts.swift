public import Foundation
public import HostTree

/// The layout of an `HStack`, for ``AnyLayout`` and for layouts that use it for some of their subviews.
public struct HStackLayout: Layout {
  /// The guide on which the views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between views in points; nil takes the default, usually 8.
  public var spacing: CGFloat?

  /// Creates the layout. A non-finite spacing is reported as misuse and counts as nil.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing.soundLength("The spacing of a stack layout")
  }
}

extension HStackLayout: StackedLayout {
  static var axis: Axis { .horizontal }
  var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }
}

/// The layout of a `VStack`, for ``AnyLayout`` and for layouts that use it for some of their subviews.
public struct VStackLayout: Layout {
  /// The guide on which the views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between views in points; nil takes the default, usually 8.
  public var spacing: CGFloat?

  /// Creates the layout. A non-finite spacing is reported as misuse and counts as nil.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing.soundLength("The spacing of a stack layout")
  }
}

extension VStackLayout: StackedLayout {
  static var axis: Axis { .vertical }
  var stack: StackLayout {
    StackLayout(axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }
}

/// A layout that delegates to a stack.
protocol StackedLayout: Layout where Cache == Void {
  static var axis: Axis { get }
  var stack: StackLayout { get }
}

extension StackedLayout {
  /// The axis of the stack, which decides the direction of spacers and dividers in it.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  /// The size of the stack for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places the views along the axis.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The position of a guide that the views set; nil if none does.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    stack.explicitAlignment(
      of: guide, along: axis, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
