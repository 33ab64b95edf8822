/// The transactions of a graph: those of pending changes, of the current node, and of the layout that follows.
///
/// A change notes the current transaction for the nodes that it queues. When a node is updated, its transaction, as
/// changed by the modifiers around the node, is current for all that it updates and queues.
///
/// Without transactions this costs no more than a test of two flags. It is a class, because access to a value as large
/// as this copied it, with 140 instructions for each updated node.
@MainActor
final class GraphTransactions {
  /// The transaction of the node that is being updated.
  fileprivate(set) var current = Transaction() {
    didSet {
      isAnyInForce = !current.isEmpty
      animates = current.animates
    }
  }
  /// The transaction of the last animated change, for updates that layout causes; empty after that.
  fileprivate(set) var ofLayout = Transaction() { didSet { isAnyOfLayout = !ofLayout.isEmpty } }
  /// The transaction that animates all hosts that a layout moves; nil moves them without animation.
  fileprivate(set) var ofSlides: Transaction? { didSet { slides = ofSlides != nil } }
  // Without exclusivity checks, as each flush reads them: no user code runs while they are written.
  /// Nodes whose hosts are moved by a transaction of their own.
  @exclusivity(unchecked) fileprivate(set) var sliding: [(node: ViewNode, transaction: Transaction)] = []
  /// The transactions of queued nodes, by the node's identity.
  @exclusivity(unchecked) fileprivate var noted: [ObjectIdentifier: Transaction] = [:]
  /// Listeners for animations, which are held until the hosts are laid out.
  @exclusivity(unchecked) fileprivate var held: [AnimationListener] = []
  /// The number of nodes that change transactions on their way down.
  var changingNodes = 0

  // Flags for the above, since every change of state tests them: a transaction is large, and access to one is slow.

  /// Whether ``current`` is not empty, and whether it animates.
  private(set) var isAnyInForce = false
  private(set) var animates = false
  /// Whether ``ofLayout`` is not empty.
  private(set) var isAnyOfLayout = false
  /// Whether hosts are moved with an animation.
  private(set) var slides = false

  /// The number of flushes that have updated a node.
  fileprivate(set) var flush = 0

  init() {}
}

extension ViewGraph {
  /// The transaction of the update in progress.
  var transaction: Transaction { transactions.current }

  /// Performs a part of an update with a transaction.
  func withTransaction(_ transaction: Transaction, for node: ViewNode? = nil, _ body: () -> Void) {
    let outer = transactions.current
    setTransaction(transaction, for: node)
    body()
    transactions.current = outer
  }

  /// - Parameter node: The node whose subtree has the transaction, where modifiers have changed it; nil for all.
  private func setTransaction(_ transaction: Transaction, for node: ViewNode?) {
    transactions.current = transaction
    hold(transaction)
    guard owner.animationTime != nil else { return }
    if let node { transactions.sliding.append((node, transaction)) }
    guard transaction.animates else { return }
    transactions.ofLayout = transaction
    if node == nil { transactions.ofSlides = transaction }
  }

  /// A node is queued: notes its transaction.
  func noteTransaction(for node: ViewNode, isFlushing: Bool) {
    if isFlushing {
      if transactions.isAnyInForce { note(transactions.current, for: node) }
    } else if Transaction.isAnyInForce {
      note(Transaction.inForce, for: node)
    } else if transactions.isAnyOfLayout {
      note(transactions.ofLayout, for: node)
    }
  }

  /// Queues a reader whose source has changed by a given transaction.
  func invalidate(_ node: ReaderNode, by transaction: Transaction) {
    queue(node)
    if !transaction.isEmpty { note(transaction, for: node) }
  }

  private func note(_ transaction: Transaction, for node: ViewNode) {
    hold(transaction)
    node.flags.insert(.hasTransaction)
    let id = ObjectIdentifier(node)
    transactions.noted[id] = transactions.noted[id]?.followed(by: transaction) ?? transaction
  }

  private func hold(_ transaction: Transaction) {
    for listener in transaction.listeners where !transactions.held.contains(where: { $0 === listener }) {
      listener.begin()
      transactions.held.append(listener)
    }
  }

  /// Begins the update of a queued node: makes its transaction current.
  func beginTransaction(of node: ViewNode) {
    let isAlone = node.flags.contains(.hasTransaction)
    // A frame is no change: what it presents of a running animation is not animated again.
    let isFrame = node.flags.contains(.isTicking)
    node.flags.remove(.isTicking)
    guard isAlone || (transactions.changingNodes > 0 && !isFrame) else {
      if transactions.isAnyInForce { transactions.current = Transaction() }
      return noteJump(of: node)
    }
    beginOwnTransaction(of: node)
  }

  private func beginOwnTransaction(of node: ViewNode) {
    let base = takeTransaction(of: node) ?? Transaction()
    var transaction = base
    if base.animates, owner.animationTime != nil { transactions.ofSlides = base }
    if transactions.changingNodes > 0 {
      // The outermost first, so that the innermost has the last word.
      var around: [ViewNode] = []
      var next = node.parent
      while let current = next {
        if current.flags.contains(.changesTransactions) { around.append(current) }
        next = current.parent
      }
      for node in around.reversed() { (node as? any TransactionChanging)?.changeTransaction(&transaction) }
    }
    setTransaction(transaction, for: transaction.animation == base.animation ? nil : node)
    if !transaction.animates { noteJump(of: node) }
  }

  /// Notes that changes of `node` are not animated: its hosts are moved at once, even if others are animated.
  private func noteJump(of node: ViewNode) {
    guard transactions.slides || !transactions.noted.isEmpty else { return }
    transactions.sliding.append((node, Transaction()))
  }

  /// Removes and returns the transaction of a queued node.
  private func takeTransaction(of node: ViewNode) -> Transaction? {
    guard node.flags.contains(.hasTransaction) else { return nil }
    node.flags.remove(.hasTransaction)
    return transactions.noted.removeValue(forKey: ObjectIdentifier(node))
  }

  /// Updates a node from its parent: the node's own noted transaction joins the current one.
  @inline(never)
  func joinTransaction(of node: ViewNode, _ body: () -> Void) {
    guard let own = takeTransaction(of: node) else { return body() }
    withTransaction(transactions.current.followed(by: own), body)
  }

  /// The flush is done; the hosts will be laid out.
  func transactionsDidFlush() {
    transactions.flush &+= 1
    if transactions.isAnyInForce { transactions.current = Transaction() }
    if !transactions.noted.isEmpty { transactions.noted = [:] }
    if transactions.slides || transactions.sliding.contains(where: { $0.transaction.animation != nil }) {
      owner.prepareMotion(transactions.ofSlides, transactions.sliding)
    }
    if !transactions.sliding.isEmpty { transactions.sliding = [] }
    guard transactions.isAnyOfLayout || !transactions.held.isEmpty else { return }
    owner.enqueueAfterLayout { [weak self] in self?.transactionsDidEnd() }
  }

  private func transactionsDidEnd() {
    transactions.ofLayout = Transaction()
    transactions.ofSlides = nil
    owner.endMotion()
    let held = transactions.held
    transactions.held = []
    for listener in held { listener.end(in: self) }
  }
}
