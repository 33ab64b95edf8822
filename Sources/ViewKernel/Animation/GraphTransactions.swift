/// The transactions in a graph: of the changes that wait, of the node under way, and of the layout that follows.
///
/// A change notes the transaction in force with the nodes that it queues. When a node has its turn, that transaction, as
/// the modifiers around the node change it, is in force for all that it hands down, and for all that is queued by it.
/// When nobody uses transactions, nothing of this costs more than a look at two flags: an object, because a look into a
/// value as large as this copied it, with 140 instructions for each node that is updated.
@MainActor
final class GraphTransactions {
  /// In force while a node is brought up to date.
  fileprivate(set) var current = Transaction() {
    didSet {
      isAnyInForce = !current.isEmpty
      animates = current.animates
    }
  }
  /// The transaction of the last animated change, for what follows from it in layout; empty again after that.
  fileprivate(set) var ofLayout = Transaction() { didSet { isAnyOfLayout = !ofLayout.isEmpty } }
  /// The transaction by which all hosts slide that a layout moves; nil lets them jump.
  fileprivate(set) var ofSlides: Transaction? { didSet { slides = ofSlides != nil } }
  // Not checked, because each flush looks at them: nobody's code runs while they are written.
  /// Nodes whose hosts alone slide.
  @exclusivity(unchecked) fileprivate(set) var sliding: [(node: ViewNode, transaction: Transaction)] = []
  /// By node, for those that wait with one.
  @exclusivity(unchecked) fileprivate var noted: [ObjectIdentifier: Transaction] = [:]
  /// Those who wait for animations, held until the hosts are laid out.
  @exclusivity(unchecked) fileprivate var held: [AnimationListener] = []
  /// How many nodes change the transactions that pass through them.
  var changingNodes = 0

  // The same in short, since every change of state asks: a transaction is large, and so is a look into one.

  /// Whether ``current`` says anything, and whether it animates.
  private(set) var isAnyInForce = false
  private(set) var animates = false
  /// Whether ``ofLayout`` says anything.
  private(set) var isAnyOfLayout = false
  /// Whether hosts slide.
  private(set) var slides = false

  /// Counts the flushes that brought something up to date.
  fileprivate(set) var flush = 0

  init() {}
}

extension ViewGraph {
  /// The transaction in force for what is being brought up to date.
  var transaction: Transaction { transactions.current }

  /// Brings something up to date with a transaction in force.
  func withTransaction(_ transaction: Transaction, for node: ViewNode? = nil, _ body: () -> Void) {
    let outer = transactions.current
    setTransaction(transaction, for: node)
    body()
    transactions.current = outer
  }

  /// - Parameter node: The node to which it is confined, where modifiers have changed it on its way; nil for none.
  private func setTransaction(_ transaction: Transaction, for node: ViewNode?) {
    transactions.current = transaction
    hold(transaction)
    guard owner.animationTime != nil else { return }
    if let node { transactions.sliding.append((node, transaction)) }
    guard transaction.animates else { return }
    transactions.ofLayout = transaction
    if node == nil { transactions.ofSlides = transaction }
  }

  /// A node is queued: notes by which transaction.
  func noteTransaction(for node: ViewNode, isFlushing: Bool) {
    if isFlushing {
      if transactions.isAnyInForce { note(transactions.current, for: node) }
    } else if Transaction.isAnyInForce {
      note(Transaction.inForce, for: node)
    } else if transactions.isAnyOfLayout {
      note(transactions.ofLayout, for: node)
    }
  }

  /// Queues a reader that something has changed for, by a transaction of its own.
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

  /// The turn of a node from the queue: puts its transaction in force.
  func beginTransaction(of node: ViewNode) {
    let isAlone = node.flags.contains(.hasTransaction)
    // A frame changes nothing: what it shows of a node's way is not animated once more.
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
      // Outer ones first, so that inner ones have the last word.
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

  /// What `node` changes is not animated: its hosts jump, even if those of others slide in the same layout.
  private func noteJump(of node: ViewNode) {
    guard transactions.slides || !transactions.noted.isEmpty else { return }
    transactions.sliding.append((node, Transaction()))
  }

  /// The transaction with which a node waits.
  private func takeTransaction(of node: ViewNode) -> Transaction? {
    guard node.flags.contains(.hasTransaction) else { return nil }
    node.flags.remove(.hasTransaction)
    return transactions.noted.removeValue(forKey: ObjectIdentifier(node))
  }

  /// Brings a node up to date from above: a transaction with which it waits itself joins the one in force.
  @inline(never)
  func joinTransaction(of node: ViewNode, _ body: () -> Void) {
    guard let own = takeTransaction(of: node) else { return body() }
    withTransaction(transactions.current.followed(by: own), body)
  }

  /// All is up to date; the hosts will be laid out.
  func transactionsDidFlush() {
    transactions.flush &+= 1
    if transactions.isAnyInForce { transactions.current = Transaction() }
    if !transactions.noted.isEmpty { transactions.noted = [:] }
    if transactions.slides || transactions.sliding.contains(where: { $0.transaction.animation != nil }) {
      hostAnimations.prepareSlides(transactions.ofSlides, transactions.sliding, in: self)
      owner.mover = hostAnimations
    }
    if !transactions.sliding.isEmpty { transactions.sliding = [] }
    guard transactions.isAnyOfLayout || !transactions.held.isEmpty else { return }
    owner.enqueueAfterLayout { [weak self] in self?.transactionsDidEnd() }
  }

  private func transactionsDidEnd() {
    transactions.ofLayout = Transaction()
    transactions.ofSlides = nil
    if owner.mover === hostAnimations { owner.mover = nil }
    let held = transactions.held
    transactions.held = []
    for listener in held { listener.end(in: self) }
  }
}
