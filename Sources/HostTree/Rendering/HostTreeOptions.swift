/// The contents of a printed host tree.
public struct HostTreeOptions: Hashable, Sendable {
  /// Whether each line contains the host's frame in its superview's coordinates, in points.
  public var showsFrames: Bool
  /// Whether each line contains the host's properties: see ``HostView/describe(into:)``.
  public var showsProperties: Bool
  /// Whether markers (``HostView/isMarker``) are printed, with their subtrees.
  public var showsMarkers: Bool
  /// Whether each line contains the edits on its host's properties, in braces, with their source location and the value
  /// below: `{bounces=false at Cart.swift:12, was true}`. See ``HostEditable``.
  ///
  /// From the lowest edit to the topmost. Edits of an object without a line of its own, such as a view controller, are
  /// on the line of its view, after the object's type.
  public var showsEdits: Bool
  /// The number of levels printed below the root; nil prints all.
  ///
  /// A host whose subtree is cut off prints how many hosts it contains.
  public var depth: Int?

  /// Creates options; defaults to frames and properties, without markers and edits, on all levels.
  public init(
    showsFrames: Bool = true, showsProperties: Bool = true, showsMarkers: Bool = false, showsEdits: Bool = false,
    depth: Int? = nil
  ) {
    self.showsFrames = showsFrames
    self.showsProperties = showsProperties
    self.showsMarkers = showsMarkers
    self.showsEdits = showsEdits
    self.depth = depth
  }

  /// The default options: frames and properties, without markers and edits.
  public static let standard = HostTreeOptions()
  /// Types, texts and identifiers only, for tests of structure rather than geometry.
  public static let structure = HostTreeOptions(showsFrames: false, showsProperties: false)
}
