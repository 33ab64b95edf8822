public import Foundation

/// A guide of one's own: where in a view of given dimensions the guide lies when the view says nothing else.
public protocol AlignmentID: SendableMetatype {
  /// The guide's place in points, from the view's leading or upper side.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size, and where its alignment guides lie in it.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// The host whose own guides count; nil for bare sizes.
  let host: HostView?
  /// What `host` chose the size for.
  let proposal: ProposedViewSize

  package init(size: CGSize, host: HostView?, proposal: ProposedViewSize = .unspecified) {
    width = size.width
    height = size.height
    self.host = host
    self.proposal = proposal
  }

  /// Where the horizontal guide lies, from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    explicitValue(of: guide.id, along: .horizontal) ?? guide.id.defaultValue(in: self)
  }
  /// Where the vertical guide lies, from the upper side.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    explicitValue(of: guide.id, along: .vertical) ?? guide.id.defaultValue(in: self)
  }
  /// Where the horizontal guide lies if the view itself says so; nil where it takes the default.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicitValue(of: guide.id, along: .horizontal)
  }
  /// Where the vertical guide lies if the view itself says so; nil where it takes the default.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.id, along: .vertical) }

  func explicitValue(of id: any AlignmentID.Type, along axis: Axis) -> CGFloat? {
    guard let host else { return nil }
    return LayoutChild(host: host).explicitGuide(
      id, along: axis, in: CGSize(width: width, height: height), proposal: proposal)
  }

  /// Whether both are of the same size, and of the same view.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.host === rhs.host && lhs.proposal == rhs.proposal
  }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let id: any AlignmentID.Type

  /// Makes a guide from its identifying type.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// The leading side.
  public static let leading = HorizontalAlignment(LeadingID.self)
  /// The middle.
  public static let center = HorizontalAlignment(HorizontalCenterID.self)
  /// The trailing side.
  public static let trailing = HorizontalAlignment(TrailingID.self)

  /// Whether both are the same guide.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  /// Hashes the guide's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let id: any AlignmentID.Type

  /// Makes a guide from its identifying type.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// The upper side.
  public static let top = VerticalAlignment(TopID.self)
  /// The middle.
  public static let center = VerticalAlignment(VerticalCenterID.self)
  /// The lower side.
  public static let bottom = VerticalAlignment(BottomID.self)
  /// The baseline of the first line of text; the lower side of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self)
  /// The baseline of the last line of text; the lower side of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self)

  /// Whether both are the same guide.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  /// Hashes the guide's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A guide along each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Makes an alignment from a guide for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first line's baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the last line's baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading end of the first line's baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading end of the last line's baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing end of the first line's baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing end of the last line's baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension AlignmentID {
  /// Whether this is one of the guides that every view is asked for and that hardly any moves.
  static var isSideOrMiddle: Bool {
    self == HorizontalCenterID.self || self == VerticalCenterID.self || self == LeadingID.self || self == TopID.self
      || self == TrailingID.self || self == BottomID.self
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
