// Tests: `RandomTreesTests`, `RandomContainersTests`.

extension ViewGraph {
  /// The flags that nodes may have between updates.
  private static let flagsAtRest: NodeFlags = [
    .subtreeWritesPreferences, .isMissingContent, .defersRows, .isAnimating, .changesTransactions,
    .subtreeHasTransition, .subtreeHasScreen, .subtreeRunsUnwatchedCode, .passesTransition,
    .hidesContent, .showsContentElsewhere, .modifiesRows, .isOutOfDate, .keepsEnvironmentKeys, .offersSubviews,
    .hasTimer, .isStyled,
  ]

  /// The violated invariants of the tree of nodes, one sentence each; empty if there are none. Tests check it after
  /// every settle.
  ///
  /// Between updates, each node knows its parent, its depth and its environment; none is dirty or unmounted; writers of
  /// preferences can be found from the root; and each host has the subviews that its content contributes. Takes time
  /// proportional to the number of nodes.
  package func checkInvariants() -> [String] {
    var sentences: [String] = []
    if needsFlush { sentences.append("the graph waits for a flush") }
    // An explicit stack instead of recursion, as trees may be very deep.
    var rest: [ViewNode] = [root]
    while let node = rest.popLast() {
      if node.graph !== self { sentences.append("\(node.viewName) is in another graph.") }
      if !node.flags.subtracting(ViewGraph.flagsAtRest).isEmpty {
        sentences.append("\(type(of: node)) of \(node.viewName) has a mark that should be gone: \(node.flags).")
      }
      if let difference = (node as? any Committing)?.commitDifference {
        sentences.append("\(node.viewName): \(difference).")
      }
      node.forEachChild { child in
        if child.parent !== node { sentences.append("\(type(of: child)) is in \(node.viewName), but not its child.") }
        if child.depth != node.depth + 1 { sentences.append("\(type(of: child)) has the wrong depth.") }
        if child.scope !== node.contentScope { sentences.append("\(type(of: child)) has the wrong environment.") }
        if child.flags.contains(.subtreeWritesPreferences) && !node.flags.contains(.subtreeWritesPreferences) {
          sentences.append("\(type(of: child)) writes preferences that \(type(of: node)) does not know of.")
        }
        rest.append(child)
      }
    }
    return sentences
  }
}
