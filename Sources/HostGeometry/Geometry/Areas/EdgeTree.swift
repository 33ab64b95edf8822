/// The boxes around edges, in pairs, around pairs of pairs and so on, to find those that may meet.
///
/// Neighbours in a path are neighbours in space, so that pairs by their order make small boxes.
struct EdgeTree {
  /// The box around both edges of a pair, or all edges of both pairs. Without edges, it overlaps none.
  private struct Box {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    /// Whether an edge in it is new.
    var isNew = false

    init() {}

    init(_ a: Vertex, _ b: Vertex, tolerance: Double, isNew: Bool) {
      left = min(a.x, b.x) - tolerance
      right = max(a.x, b.x) + tolerance
      top = min(a.y, b.y) - tolerance
      bottom = max(a.y, b.y) + tolerance
      self.isNew = isNew
    }

    init(_ a: Box, _ b: Box) {
      left = min(a.left, b.left)
      right = max(a.right, b.right)
      top = min(a.top, b.top)
      bottom = max(a.bottom, b.bottom)
      isNew = a.isNew || b.isNew
    }

    func overlaps(_ other: Box) -> Bool {
      left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }
  }

  /// The box of node *n* is around the boxes of nodes 2*n* and 2*n* + 1; the root is 1, and the last `width` are edges.
  private var boxes: [Box]
  private let width: Int

  package init(_ edges: [OutlineEdge], _ pool: VertexPool, tolerance: Double) {
    var width = 1
    while width < edges.count { width *= 2 }
    self.width = width
    boxes = Array(repeating: Box(), count: 2 * width)
    for (index, edge) in edges.enumerated() {
      boxes[width + index] = Box(pool[edge.from], pool[edge.to], tolerance: tolerance, isNew: edge.isNew)
    }
    for node in stride(from: width - 1, to: 0, by: -1) { boxes[node] = Box(boxes[2 * node], boxes[2 * node + 1]) }
  }

  /// Calls `body` with each two edges whose boxes overlap and of which one is new.
  func forEachPair(_ body: (Int, Int) -> Void) { visit(1, body) }

  /// The pairs in a node.
  private func visit(_ node: Int, _ body: (Int, Int) -> Void) {
    guard boxes[node].isNew, node < width else { return }
    visit(2 * node, body)
    visit(2 * node + 1, body)
    visit(2 * node, 2 * node + 1, body)
  }

  /// The pairs with one in each of two nodes of the same height.
  private func visit(_ first: Int, _ second: Int, _ body: (Int, Int) -> Void) {
    guard boxes[first].isNew || boxes[second].isNew, boxes[first].overlaps(boxes[second]) else { return }
    if first >= width { return body(first - width, second - width) }
    visit(2 * first, 2 * second, body)
    visit(2 * first, 2 * second + 1, body)
    visit(2 * first + 1, 2 * second, body)
    visit(2 * first + 1, 2 * second + 1, body)
  }
}
