/// What a printed host tree shows.
public struct HostTreeOptions: Hashable, Sendable {
  /// Whether each line shows the host's frame in its superview's coordinates.
  public var showsFrames: Bool
  /// Whether each line shows the properties that matter.
  public var showsProperties: Bool
  /// Whether hosts that take no part in layout (``HostView/isOutsideLayout``) are shown, with all inside them.
  public var showsMarkers: Bool
  /// Whether each line shows in braces what others than the host's owner have put on its properties, where in source, and
  /// what was there: `{bounces=false at Cart.swift:12, was true}`. See ``HostEditable``.
  ///
  /// From the lowest edit to the topmost. Edits of what has no line of its own, such as a view controller, stand on the line
  /// of its view, after its type.
  public var showsEdits: Bool
  /// How many levels inside the printed host are shown; nil shows all.
  ///
  /// A host whose insides are cut off says how many hosts there are.
  public var depth: Int?

  /// Makes options: frames and properties, no markers, no edits, all levels unless told.
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

  /// Everything but markers and edits.
  public static let standard = HostTreeOptions()
  /// Types, texts and identifiers only, for who cares for structure and not for geometry.
  public static let structure = HostTreeOptions(showsFrames: false, showsProperties: false)
}
