// Tests: `TransactionTests`, `WriteTransactionsTests`.

/// The transactions of a graph: dirty nodes', of the update under way, and of the layout that follows.
///
/// - **invalidate**: a change notes the transaction in force for each node that it puts into the dirty queue.
/// - **update**: when the node is updated, its transaction, as changed by the modifiers among its ancestors, is current
///   for all that it updates and invalidates (``current``).
/// - **layout**: the hosts that the layout pass moves are animated by the same transactions, and updates that layout
///   causes have the transaction of the last animated change (``ofLayout``).
/// - **end**: after the layout pass all is empty again, and the held listeners are released.
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

  /// Notes the transaction of a node that is put into the dirty queue.
  func noteTransaction(for node: ViewNode, isFlushing: Bool) {
    if isFlushing {
      if transactions.isAnyInForce { note(transactions.current, for: node) }
    } else if Transaction.isAnyInForce {
      note(Transaction.inForce, for: node)
    } else if transactions.isAnyOfLayout {
      note(transactions.ofLayout, for: node)
    }
  }

  /// Puts a reader into the dirty queue, whose source has changed with the given transaction.
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

  /// Makes the transaction of a dirty node current, as the node is about to be updated.
  func beginTransaction(of node: ViewNode) {
    let isAlone = node.flags.contains(.hasTransaction)
    // A frame is not a change: what it presents of a running animation is not animated again.
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
    if base.animates, owner.animationTime != nil { transactions.ofSlides = base }
    let transaction = changed(base, for: node)
    setTransaction(transaction, for: transaction.animation == base.animation ? nil : node)
    if !transaction.animates { noteJump(of: node) }
  }

  /// A transaction as the modifiers among a node's ancestors change it.
  private func changed(_ transaction: Transaction, for node: ViewNode) -> Transaction {
    guard transactions.changingNodes > 0 else { return transaction }
    // The outermost first, so that the innermost overrides the others.
    var around: [ViewNode] = []
    var next = node.parent
    while let current = next {
      if current.flags.contains(.changesTransactions) { around.append(current) }
      next = current.parent
    }
    var transaction = transaction
    for node in around.reversed() { (node as? any TransactionChanging)?.changeTransaction(&transaction) }
    return transaction
  }

  /// Notes that changes of `node` are not animated: its hosts are moved at once, even if others are animated.
  private func noteJump(of node: ViewNode) {
    guard transactions.slides || !transactions.noted.isEmpty || !transactions.sliding.isEmpty else { return }
    transactions.sliding.append((node, Transaction()))
  }

  /// Removes and returns the transaction noted for a dirty node; nil if there is none.
  private func takeTransaction(of node: ViewNode) -> Transaction? {
    guard node.flags.contains(.hasTransaction) else { return nil }
    node.flags.remove(.hasTransaction)
    return transactions.noted.removeValue(forKey: ObjectIdentifier(node))
  }

  /// Updates a dirty node from its parent: the transaction noted for it joins the current one.
  @inline(never)
  func joinTransaction(of node: ViewNode, _ body: () -> Void) {
    guard let own = takeTransaction(of: node) else { return body() }
    let joined = transactions.current.followed(by: changed(own, for: node))
    withTransaction(joined, for: joined.animation == own.animation ? nil : node, body)
  }

  /// Ends the transactions of the flush, and prepares the animations of the layout pass that follows.
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
