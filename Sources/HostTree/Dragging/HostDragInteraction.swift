public import Foundation

/// Lets a finger drag what a view stands for, as `UIDragInteraction`.
///
/// A touch that stays in place for ``minimumPressDuration`` lifts the view, and its next movement begins the drag. From
/// then on the drag goes its own way: it goes on when the view leaves the window. A window has at most one drag.
@MainActor @preconcurrency
public final class HostDragInteraction: HostInteraction {
  /// The delegate that provides the dragged items; not retained.
  public private(set) weak var delegate: (any HostDragInteractionDelegate)?

  /// Whether touches begin drags. Defaults to true.
  public var isEnabled = true {
    didSet { starter.isEnabled = isEnabled }
  }

  /// The time before a touch lifts the view, in seconds: 0.5.
  public static let minimumPressDuration: TimeInterval = 0.5

  /// The view; nil for none.
  public private(set) weak var view: HostView?
  /// The part of the view that a press at a point of the window lifts; nil, the default, for the whole view.
  var lift: (@MainActor (CGPoint) -> HostView?)?
  /// Whether a touch at a point of the window lifts the view without a press; nil, the default, for never.
  var liftsAtOnce: (@MainActor (CGPoint) -> Bool)? {
    didSet { starter.liftsAtOnce = liftsAtOnce }
  }
  private let starter = DragStarter()

  /// Creates an interaction with its delegate, which is not retained.
  public init(delegate: any HostDragInteractionDelegate) {
    self.delegate = delegate
    starter.makeSession = { [weak self] in self?.makeSession(for: $0, from: $1) }
  }

  /// Removes the recognizer from the former view.
  public func willMove(to view: HostView?) { self.view?.removeGestureRecognizer(starter) }

  /// Has the view recognize the touches that begin drags.
  public func didMove(to view: HostView?) {
    self.view = view
    view?.addGestureRecognizer(starter)
  }

  /// The drag that a touch begins now; nil if there is nothing to drag, or another drag goes on.
  private func makeSession(for touch: HostTouch, from start: CGPoint) -> HostDragSession? {
    guard let view, let window = view.window, window.dragSession == nil, let delegate else { return nil }
    guard let lifted = lift == nil ? view : lift?(start) else { return nil }
    let place = touch.location(in: nil)
    let preview = HostDragPreviewView(of: lifted, at: start)
    let session = HostDragSession(in: window, at: place, from: self, preview)
    session.start = start
    session.readContainers(around: view)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return nil }
    let pressed = session.items[session.draggedItemIndex]
    if let custom = pressed.previewProvider?() { preview.show(custom) }
    for item in session.items where item !== pressed {
      preview.add(delegate.dragInteraction(self, viewFor: item, session: session), beside: view)
    }
    preview.follow(place)
    return session
  }
}

/// Provides the items that a ``HostDragInteraction`` drags, and is notified of drags, as `UIDragInteractionDelegate`.
@MainActor @preconcurrency
public protocol HostDragInteractionDelegate: AnyObject {
  /// The items of a drag that is about to begin; none for no drag.
  func dragInteraction(
    _ interaction: HostDragInteraction, itemsForBeginning session: HostDragSession
  ) -> [HostDragItem]
  /// The view that shows one of several items, not the one that was pressed: the preview shows what it looks like. Nil,
  /// the default, for an empty card.
  func dragInteraction(
    _ interaction: HostDragInteraction, viewFor item: HostDragItem, session: HostDragSession
  ) -> HostView?
  /// Called when the drag has begun, before any view is notified of it.
  func dragInteraction(_ interaction: HostDragInteraction, sessionWillBegin session: HostDragSession)
  /// Called when the drag has moved.
  func dragInteraction(_ interaction: HostDragInteraction, sessionDidMove session: HostDragSession)
  /// Called before the drag is dropped or cancelled.
  func dragInteraction(
    _ interaction: HostDragInteraction, session: HostDragSession, willEndWith operation: HostDropOperation)
  /// Called when the drag is over.
  func dragInteraction(
    _ interaction: HostDragInteraction, session: HostDragSession, didEndWith operation: HostDropOperation)
}

extension HostDragInteractionDelegate {
  /// The default implementation returns nil.
  public func dragInteraction(
    _ interaction: HostDragInteraction, viewFor item: HostDragItem, session: HostDragSession
  ) -> HostView? { nil }
  /// The default implementation does nothing.
  public func dragInteraction(_ interaction: HostDragInteraction, sessionWillBegin session: HostDragSession) {}
  /// The default implementation does nothing.
  public func dragInteraction(_ interaction: HostDragInteraction, sessionDidMove session: HostDragSession) {}
  /// The default implementation does nothing.
  public func dragInteraction(
    _ interaction: HostDragInteraction, session: HostDragSession, willEndWith operation: HostDropOperation
  ) {}
  /// The default implementation does nothing.
  public func dragInteraction(
    _ interaction: HostDragInteraction, session: HostDragSession, didEndWith operation: HostDropOperation
  ) {}
}

// MARK: Touches

/// Recognizes a long press that is followed by a movement, and hands the rest of the touch to the drag.
///
/// It lets other recognizers have the touch until then: a context menu opens, and gives way to the drag.
private final class DragStarter: HostGestureRecognizer {
  /// Makes the drag for a touch that began at a place.
  var makeSession: (@MainActor (HostTouch, CGPoint) -> HostDragSession?)?
  var liftsAtOnce: (@MainActor (CGPoint) -> Bool)?
  private weak var touch: HostTouch?
  private var start = CGPoint.zero
  private var beganAt: TimeInterval?
  private var isLifted = false
  private var session: HostDragSession?

  /// As far as a touch may move before the view is lifted, in points.
  private static let allowableMovement: CGFloat = 10

  override init() {
    super.init()
    recognizesSimultaneously = true
    addAction { [unowned self] in follow() }
  }

  override var deadline: TimeInterval? {
    isLifted ? nil : beganAt.map { $0 + HostDragInteraction.minimumPressDuration }
  }

  override func timeDidPass(with event: HostEvent) { isLifted = true }

  override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard touch == nil, let touch = touches.first else { return }
    self.touch = touch
    start = touch.location(in: nil)
    beganAt = event.timestamp
    isLifted = liftsAtOnce?(start) == true
  }

  override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard let touch = touches.first, touch === self.touch else { return }
    let place = touch.location(in: nil)
    let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
    guard isLifted else {
      if (way.x * way.x + way.y * way.y).squareRoot() > DragStarter.allowableMovement { state = .failed }
      return
    }
    guard way != .zero else { return }
    session = makeSession?(touch, start)
    guard session != nil else { return state = .failed }
    // From here on no other recognizer has the touch.
    recognizesSimultaneously = false
    state = .began
  }

  override func reset() {
    touch = nil
    beganAt = nil
    isLifted = false
    recognizesSimultaneously = true
  }

  private func follow() {
    guard let session, let touch, let window = session.window else { return }
    self.session = nil
    guard let preview = session.begin() else { return }
    let follower = DragFollower(session)
    preview.addGestureRecognizer(follower)
    window.handOver(touch, to: follower)
  }
}

/// Moves a drag with the touch that has begun it.
private final class DragFollower: HostGestureRecognizer {
  private weak var session: HostDragSession?

  init(_ session: HostDragSession) {
    self.session = session
    super.init()
  }

  override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent) {
    if let touch = touches.first { session?.move(to: touch.location(in: nil)) }
  }

  override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent) { session?.drop() }

  override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent) { session?.cancel() }
}
