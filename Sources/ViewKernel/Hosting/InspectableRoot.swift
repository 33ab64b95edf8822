// Tests: `HostViewChainTests`.

import HostTree

/// A host that shows the views of a node.
@MainActor
protocol InspectableRoot: HostView {
  /// The root node; nil before the views are mounted, and after they are unmounted.
  var inspectedNode: ViewNode? { get }
}
