/// A direction along a line: see ``PointerStyle/columnResize(directions:)``.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Towards the leading edge.
  case leading
  /// Towards the trailing edge.
  case trailing

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }

    /// Towards the leading edge.
    public static let leading = Set(.leading)
    /// Towards the trailing edge.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction across lines: see ``PointerStyle/rowResize(directions:)``.
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }

    /// Up.
    public static let up = Set(.up)
    /// Down.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}

/// An edge or a corner of a frame: see ``PointerStyle/frameResize(position:directions:)``.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The leading edge.
  case leading
  /// The lower edge.
  case bottom
  /// The trailing edge.
  case trailing
  /// The corner at the upper and the leading edge.
  case topLeading
  /// The corner at the upper and the trailing edge.
  case topTrailing
  /// The corner at the lower and the leading edge.
  case bottomLeading
  /// The corner at the lower and the trailing edge.
  case bottomTrailing
}

/// Where an edge or a corner of a frame is moved: see ``PointerStyle/frameResize(position:directions:)``.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  /// The frame becomes smaller.
  case inward
  /// The frame becomes larger.
  case outward

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }

    /// The frame becomes smaller.
    public static let inward = Set(.inward)
    /// The frame becomes larger.
    public static let outward = Set(.outward)
    /// Both directions.
    public static let all: Set = [.inward, .outward]
  }
}
