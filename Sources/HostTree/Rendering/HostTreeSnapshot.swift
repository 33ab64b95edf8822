/// A host tree as text, at one moment; later changes of the tree do not affect it.
///
/// Each host is one line, connected to its superview by branches:
///
/// ```swift
/// let form = HostView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// form.accessibilityIdentifier = "form"
/// let label = HostLabel(frame: CGRect(x: 16, y: 20, width: 40.5, height: 20))
/// label.text = "Name"
/// form.addSubview(label)
/// let before = HostTreeSnapshot(form)
/// print(before)
/// // Prints:
/// // HostView #form (0, 0, 390 x 844)
/// // └─ HostLabel "Name" (16, 20, 40.5 x 20)
///
/// label.alpha = 0.5
/// print(HostTreeSnapshot(form).changes(since: before))
/// // Prints:
/// //   HostView #form (0, 0, 390 x 844)
/// // - └─ HostLabel "Name" (16, 20, 40.5 x 20)
/// // + └─ HostLabel "Name" (16, 20, 40.5 x 20) alpha=0.5
/// ```
///
/// Each line contains, where present: the type; the text that a user reads, in quotation marks; the accessibility
/// identifier after `#`; the frame as x, y, width and height in points with at most two decimals; the properties that
/// differ from their defaults (``HostView/describe(into:)``). Nothing depends on the machine or on memory addresses:
/// equal trees print equal text, which tests and ``changes(since:)`` rely on.
public struct HostTreeSnapshot: Hashable, Sendable, CustomStringConvertible {
  /// A host's line.
  ///
  /// The nodes of a snapshot are in printing order.
  struct Node: Hashable, Sendable {
    /// The number of its superviews in the snapshot.
    var depth: Int
    var type: String
    var text: String?
    var identifier: String?
    var frame: String?
    var properties: String
    var edits = ""
    /// A note that the caller of the snapshot added.
    var note: String?
    /// The number of descendants that were cut off.
    var hiddenCount = 0

    var line: String {
      var line = type
      if let text { line += " \(text.quoted)" }
      if let identifier { line += " #\(identifier.isPlainWord ? identifier : identifier.quoted)" }
      if let frame { line += " \(frame)" }
      if !properties.isEmpty { line += " \(properties)" }
      if !edits.isEmpty { line += " \(edits)" }
      if let note { line += " \(note)" }
      if hiddenCount > 0 { line += " … \(hiddenCount) inside" }
      return line
    }
  }

  let nodes: [Node]

  /// Takes a snapshot of `host` and its subtree.
  ///
  /// It only reads the tree: call ``HostWindow/settle()`` before.
  ///
  /// - Parameters:
  ///   - host: The root of the printed tree.
  ///   - options: The contents of each line; frames and properties by default.
  ///   - note: Returns a text for the end of a host's line; nil adds nothing.
  /// - Complexity: O(*n*) in the number of hosts.
  @MainActor
  public init(
    _ host: HostView, options: HostTreeOptions = .standard, note: (HostView) -> String? = { _ in nil }
  ) {
    self.init(host, options: options, note: note) { _ in true }
  }

  /// Takes a snapshot of those hosts that are chosen, and whose superviews are.
  @MainActor
  package init(_ host: HostView, where isChosen: (HostView) -> Bool) {
    self.init(host, options: .standard, note: { _ in nil }, isChosen)
  }

  @MainActor
  private init(
    _ host: HostView, options: HostTreeOptions, note: (HostView) -> String?, _ isChosen: (HostView) -> Bool
  ) {
    var nodes: [Node] = []
    // An explicit stack instead of recursion: trees may be very deep.
    var waiting = [(host: host, depth: 0)]
    while let (host, depth) = waiting.popLast() {
      var node = Node(host, depth: depth, options: options)
      node.note = note(host)
      let subviews = host.subviews.filter { (options.showsMarkers || !$0.isMarker) && isChosen($0) }
      if let limit = options.depth, depth >= limit {
        node.hiddenCount = HostTreeSnapshot.count(subviews, options: options)
      } else {
        for subview in subviews.reversed() { waiting.append((subview, depth + 1)) }
      }
      nodes.append(node)
    }
    self.nodes = nodes
  }

  /// The number of hosts in `hosts` and their subtrees.
  @MainActor
  private static func count(_ hosts: [HostView], options: HostTreeOptions) -> Int {
    var count = 0
    var waiting = hosts
    while let host = waiting.popLast() {
      count += 1
      for subview in host.subviews where options.showsMarkers || !subview.isMarker { waiting.append(subview) }
    }
    return count
  }

  /// The printed tree, one line per host, without a line break at the end.
  public var description: String {
    TreeLines.draw(nodes.map { TreeLines.Entry(depth: $0.depth, lines: [$0.line]) }).joined(separator: "\n")
  }
}

extension HostTreeSnapshot.Node {
  @MainActor
  init(_ host: HostView, depth: Int, options: HostTreeOptions) {
    let description = HostDescription(of: host)
    self.init(
      depth: depth, type: String(describing: Swift.type(of: host)), text: description.text,
      identifier: host.accessibilityIdentifier, frame: options.showsFrames ? host.frame.printed : nil,
      properties: options.showsProperties ? description.propertyText : "",
      edits: options.showsEdits ? host.printedEdits : "")
  }
}

extension HostView {
  /// This view and its subtree as text, one line per view: see ``HostTreeSnapshot`` for the format.
  ///
  /// ```swift
  /// let card = HostView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  /// card.addSubview(HostLabel())
  /// print(card.treeDescription(options: .structure))
  /// // Prints:
  /// // HostView
  /// // └─ HostLabel ""
  /// ```
  ///
  /// It reads the tree as it is: call ``HostWindow/settle()`` before.
  /// - Complexity: O(n) lines, each as long as its host is deep.
  public final func treeDescription(options: HostTreeOptions = .standard) -> String {
    HostTreeSnapshot(self, options: options).description
  }
}
