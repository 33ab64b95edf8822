public import Foundation
public import HostTree

/// What an `HStack` does, as a layout: for ``AnyLayout``, and for layouts that use it for some of their views.
public struct HStackLayout: Layout {
  /// The guide on which the views are lined up.
  public var alignment: VerticalAlignment
  /// The distance between neighbours in points; nil takes the usual one.
  public var spacing: CGFloat?

  /// Makes the layout.
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

/// What a `VStack` does, as a layout: for ``AnyLayout``, and for layouts that use it for some of their views.
public struct VStackLayout: Layout {
  /// The guide on which the views are lined up.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours in points; nil takes the usual one.
  public var spacing: CGFloat?

  /// Makes the layout.
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

/// A layout that leaves all to a stack.
protocol StackedLayout: Layout where Cache == Void {
  static var axis: Axis { get }
  var stack: StackLayout { get }
}

extension StackedLayout {
  /// A stack along its axis, which spacers and dividers look at.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  /// The stack's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Where the views say that a guide lies; nil if none does.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    stack.explicitAlignment(
      of: guide, along: axis, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
