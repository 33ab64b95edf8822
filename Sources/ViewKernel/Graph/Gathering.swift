// Tests: `PreferenceKeyTests`, `DepartureTests`.

/// A walk that collects what a subtree contributes, in order: its hosts, its rows, the values that it writes for a
/// preference.
///
/// Each kind is a final class of its own, in the folder of its topic. A gathering goes like this:
/// - **make**: the node that needs the contributions creates one, with a ``Reach``.
/// - **descend**: ``ViewNode/contribute(to:)`` is called down the subtree. A node with something to contribute checks
///   the class of the gathering; any other passes it on to its children. So a new kind needs no change here.
/// - **read**: the node commits what was gathered: its host's subviews, a preference's value.
@MainActor
class Gathering {
  /// Which children the walk visits.
  enum Reach {
    /// The listed children: the content of a view, but not what a modifier adds to it, such as a background.
    case content
    /// All children that have the given flags.
    case marked(NodeFlags)
    /// None: only the node itself contributes.
    case itself
  }

  let reach: Reach

  init(_ reach: Reach = .content) { self.reach = reach }

  /// Called for a child that is not visited, because it lacks the flags of the reach. The default implementation does
  /// nothing.
  func passOver(_ node: ViewNode) {}

  /// The gathering for the contributions of departing content. Defaults to nil: they are not gathered.
  var ofDepartures: Gathering? { nil }
}

/// A change in a subtree, on its way up to an ancestor: see ``ViewNode/contentDidChange(_:)``.
enum ContentChange {
  /// The subtree contributes something else to the nearest ancestor that commits.
  case contribution
  /// A node of the subtree has committed something else than before. Sent only while ``ViewGraph/commitWatcherCount``
  /// is not 0.
  case commit
  /// A node of the subtree updates properties of its hosts. Sent only while ``ViewGraph/propertyWatcherCount`` is not
  /// 0.
  case properties
  /// The value that the subtree writes for a preference may have changed; nil stands for all preferences.
  case preference(ObjectIdentifier?)
}

/// A change of a node's environment or visibility, on its way down: see ``ViewNode/surroundingsDidChange(_:)``.
enum SurroundingsChange {
  /// The values of some environment keys have changed.
  case environment(EnvironmentChanges)
  /// The views have entered the screen with their window (true), or left it.
  case visibility(Bool)
}

/// A node whose content is shown in another place than the node: on a page, in a sheet.
///
/// It has the flag ``NodeFlags/showsContentElsewhere``.
@MainActor
protocol ShowingElsewhere: ViewNode {
  /// Whether the content is on screen, regardless of the node's ancestors.
  var isContentOnScreen: Bool { get }
}

/// A node that changes the transactions of updates in its subtree. It has the flag ``NodeFlags/changesTransactions``.
@MainActor
protocol TransactionChanging: ViewNode {
  /// Changes a transaction on its way to the content.
  func changeTransaction(_ transaction: inout Transaction)
}

/// A node or another object that reads what a subtree contributes, whenever that may have changed: see
/// ``ViewGraph/readContentLater(_:)``.
@MainActor
protocol ContentReading: AnyObject {
  /// Reads the contributions. All nodes are updated and committed at this time.
  func readContent()
}

/// A node that commits what its content contributes: it puts hosts into its host, for example.
@MainActor
protocol Committing: ViewNode {
  /// How the committed state differs from what the content contributes now, for the invariants; nil if it does not.
  var commitDifference: String? { get }
}
