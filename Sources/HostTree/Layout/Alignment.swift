// Tests: `StackLayoutTests`, `LayoutGuidesTests`.

public import Foundation

/// The identity and the default value of an alignment guide; implement it for a custom guide.
///
/// ```swift
/// enum FirstThird: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
/// }
/// extension VerticalAlignment {
///   static let firstThird = VerticalAlignment(FirstThird.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// The guide's position in points, from the view's leading or top edge, in a view without an explicit value.
  ///
  /// Called during layout, each time when the guide is read.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and the positions of its alignment guides.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// The host whose explicit guides count; nil for bare sizes.
  let host: HostView?
  /// The proposal for which `host` chose the size.
  let proposal: ProposedViewSize

  package init(size: CGSize, host: HostView?, proposal: ProposedViewSize = .unspecified) {
    width = size.width
    height = size.height
    self.host = host
    self.proposal = proposal
  }

  /// The position of a horizontal guide, in points from the leading edge: the explicit value, otherwise the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    explicitValue(of: guide.id, along: .horizontal) ?? guide.id.defaultValue(in: self)
  }
  /// The position of a vertical guide, in points from the top edge: the explicit value, otherwise the default.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    explicitValue(of: guide.id, along: .vertical) ?? guide.id.defaultValue(in: self)
  }
  /// The explicit value of a horizontal guide; nil where the view uses the default.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicitValue(of: guide.id, along: .horizontal)
  }
  /// The explicit value of a vertical guide; nil where the view uses the default.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.id, along: .vertical) }

  func explicitValue(of id: any AlignmentID.Type, along axis: Axis) -> CGFloat? {
    guard let host else { return nil }
    return LayoutChild(host: host).explicitGuide(
      id, along: axis, in: CGSize(width: width, height: height), proposal: proposal)
  }

  /// Whether both have the same size and belong to the same view.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.host === rhs.host && lhs.proposal == rhs.proposal
  }
}

/// An alignment guide along the horizontal axis, such as the alignment of a vertical stack.
public struct HorizontalAlignment: Hashable, Sendable {
  package let id: any AlignmentID.Type

  /// Creates a guide from the type that identifies it and computes its default.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// A guide at the leading edge.
  public static let leading = HorizontalAlignment(LeadingID.self)
  /// A guide at the horizontal centre.
  public static let center = HorizontalAlignment(HorizontalCenterID.self)
  /// A guide at the trailing edge.
  public static let trailing = HorizontalAlignment(TrailingID.self)

  /// Whether both are the same guide: they have the same identifying type.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  /// Hashes the guide's identifying type.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// An alignment guide along the vertical axis, such as the alignment of a horizontal stack.
public struct VerticalAlignment: Hashable, Sendable {
  package let id: any AlignmentID.Type

  /// Creates a guide from the type that identifies it and computes its default.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// A guide at the top edge.
  public static let top = VerticalAlignment(TopID.self)
  /// A guide at the vertical centre.
  public static let center = VerticalAlignment(VerticalCenterID.self)
  /// A guide at the bottom edge.
  public static let bottom = VerticalAlignment(BottomID.self)
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self)
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self)

  /// Whether both are the same guide: they have the same identifying type.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  /// Hashes the guide's identifying type.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// An alignment in both axes, as of a `ZStack` or a frame.
///
/// ```swift
/// let stack = HostZStackView(alignment: .bottomTrailing)
/// stack.addSubview(HostFrameView(width: 100, height: 50))
/// stack.addSubview(HostFrameView(width: 30, height: 20))
/// stack.sizeToFit()
/// stack.layoutIfNeeded()
/// print(stack.treeDescription())
/// // Prints:
/// // HostZStackView (0, 0, 100 x 50) alignment=bottomTrailing
/// // ├─ HostFrameView (0, 0, 100 x 50) width=100 height=50
/// // └─ HostFrameView (70, 30, 30 x 20) width=30 height=20
/// ```
public struct Alignment: Hashable, Sendable {
  /// The horizontal guide.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a guide for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre in both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The centre of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The centre of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The centre of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The centre of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first line's baseline, centred horizontally.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The last line's baseline, centred horizontally.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The first line's baseline at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The last line's baseline at the leading edge.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The first line's baseline at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last line's baseline at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension AlignmentID {
  /// The edge or the centre that this is; nil for other guides. Every view is asked for them, and few have explicit
  /// values.
  static var side: AlignmentSide? {
    if self == HorizontalCenterID.self || self == VerticalCenterID.self { return .middle }
    if self == LeadingID.self || self == TopID.self { return .start }
    if self == TrailingID.self || self == BottomID.self { return .end }
    return nil
  }

  /// Whether this is an edge or a centre.
  static var isSideOrMiddle: Bool { side != nil }
}

/// An edge of a view, or its centre.
enum AlignmentSide {
  case start, middle, end

  /// Where it lies by default.
  func position(in length: CGFloat) -> CGFloat {
    switch self {
    case .start: 0
    case .middle: length / 2
    case .end: length
    }
  }
}

private enum LeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum HorizontalCenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum TrailingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum TopID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum VerticalCenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
private enum BottomID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
package enum FirstTextBaselineID: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
package enum LastTextBaselineID: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
