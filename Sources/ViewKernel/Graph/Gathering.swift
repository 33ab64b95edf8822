/// What is gathered from a subtree, in order: the hosts that it shows, the rows that it makes, the values that it writes for a preference.
///
/// Each kind is a final class of its own, in the folder of its topic. Gathering is a walk down by ``ViewNode/contribute(to:)``: a node
/// that has something to give looks which kind it is, any other passes it on to its children. So a new kind needs no change here.
@MainActor
class Gathering {
  /// Which children are asked.
  enum Reach {
    /// Those in the list: the content of a view, but not what a modifier adds to it, such as a background.
    case content
    /// All whose subtree is marked.
    case marked(NodeFlags)
    /// None: only one node is asked.
    case itself
  }

  let reach: Reach

  init(_ reach: Reach = .content) { self.reach = reach }

  /// A child is not asked, because its subtree is not marked.
  func passOver(_ node: ViewNode) {}

  /// What takes the contributions of content that departs; nil, the default, if nothing does.
  var ofDepartures: Gathering? { nil }
}

/// A change further down, on its way up: see ``ViewNode/contentDidChange(_:)``.
enum ContentChange {
  /// The subtree contributes something else to the node around it that commits.
  case contribution
  /// A node of the subtree has committed something else than before. Sent only where somebody wants to know.
  case commit
  /// A node of the subtree updates properties of what it shows. Sent only where somebody wants to know.
  case properties
  /// What the subtree writes for a preference may be another value; nil stands for all preferences.
  case preference(ObjectIdentifier?)
}

/// A change of what is around a node, on its way down: see ``ViewNode/surroundingsDidChange(_:)``.
enum SurroundingsChange {
  /// The environment has changed in some keys.
  case environment(EnvironmentChanges)
  /// The views came on screen with their window, or went with it.
  case visibility(Bool)
}

/// A node whose content is shown in another place than the node: on a page, in a sheet. It has the flag
/// ``NodeFlags/showsContentElsewhere``.
@MainActor
protocol ShowingElsewhere: ViewNode {
  /// Whether the content is on screen, whatever the node's ancestors are.
  var isContentOnScreen: Bool { get }
}

/// A node that changes the transactions that pass through it. It has the flag ``NodeFlags/changesTransactions``.
@MainActor
protocol TransactionChanging: ViewNode {
  /// Changes a transaction on its way to the content.
  func changeTransaction(_ transaction: inout Transaction)
}

/// A node, or somebody else, that reads what a subtree contributes whenever it may have changed: see
/// ``ViewGraph/readContentLater(_:)``.
@MainActor
protocol ContentReading: AnyObject {
  /// Reads it. All nodes are updated, and all is committed.
  func readContent()
}

/// A node that commits what its content contributes: that puts hosts into its host, for example.
@MainActor
protocol Committing: ViewNode {
  /// How what was committed differs from what the content contributes now, for checks; nil if it does not.
  var commitDifference: String? { get }
}
