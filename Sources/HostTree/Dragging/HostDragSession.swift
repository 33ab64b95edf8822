public import Foundation

/// A drag from its beginning until it is dropped or cancelled, as `UIDragSession`.
///
/// A finger that presses a view with a ``HostDragInteraction`` begins one, and moves it. Others begin with
/// ``HostWindow/beginDrag(_:at:preview:)``, for items dragged into a window from outside: then call ``move(to:)`` any
/// number of times, and ``drop()`` or ``cancel()`` once. None of them settles the window.
///
/// ```swift
/// final class Box: HostDropInteractionDelegate {
///   func dropInteraction(_ interaction: HostDropInteraction, performDrop session: HostDropSession) {
///     session.loadObjects(ofClass: NSString.self) { print($0) }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let view = HostView(frame: window.bounds)
/// let box = Box()
/// view.addInteraction(HostDropInteraction(delegate: box))
/// window.addSubview(view)
/// window.makeKeyAndVisible()
/// let item = HostDragItem(itemProvider: NSItemProvider(object: "Tea" as NSString))
/// let drag = window.beginDrag([item], at: .zero)
/// drag?.move(to: CGPoint(x: 50, y: 50))
/// print(drag?.drop() == .copy)
/// // Prints:
/// // [Tea]
/// // true
/// ```
@MainActor @preconcurrency
public final class HostDragSession {
  /// The dragged items.
  public internal(set) var items: [HostDragItem] = []

  /// Distinguishes the drags of the program.
  package let number: Int
  private static var count = 0

  /// A value for the use of the program; nil by default.
  public var localContext: Any?

  /// The window in which the drag goes on; nil once that was released.
  public private(set) weak var window: HostWindow?

  /// The number of the item whose view was pressed, among ``items``.
  public package(set) var draggedItemIndex = 0

  /// The operations that views may perform with the drag, from the innermost ``HostDragContainerView`` around the
  /// dragged view that restricts them. Defaults to copying and moving.
  public internal(set) var allowedOperations: Set<HostDropOperation> = [.copy, .move]

  /// How the preview shows several items, if nothing below says otherwise: see ``HostDragContainerView/formation``.
  public internal(set) var formation = HostDragFormation.automatic

  /// Whether a view of this program is dragged.
  public let isLocal: Bool

  /// The drag as the views below see it.
  public var dropSession: HostDropSession {
    if let former = knownDropSession { return former }
    let new = HostDropSession(of: self)
    knownDropSession = new
    return new
  }
  /// Not retained, as it retains the drag.
  private weak var knownDropSession: HostDropSession?

  /// The operation that the view below would perform; cancel where no view takes the drag.
  public var operation: HostDropOperation { proposal.operation }

  var proposal = HostDropProposal(operation: .cancel) {
    didSet { if proposal != oldValue { preview?.setNeedsDisplay() } }
  }

  /// Whether the drag was dropped or cancelled.
  public private(set) var isOver = false

  /// The place, in the window's coordinates.
  private(set) var place: CGPoint
  /// Where the finger pressed, in the window's coordinates.
  var start: CGPoint
  private weak var source: HostDragInteraction?
  /// The preview, which the window owns once the drag has begun, and which owns the drag.
  private(set) weak var preview: HostDragPreviewView?
  /// The preview until then.
  private var waitingPreview: HostDragPreviewView?
  /// The interaction that takes the drag at its place; nil for none.
  var target: HostDropInteraction?
  /// The view that takes the drag at its place; nil for none.
  var targetView: HostView? { (target ?? formerTarget)?.view }
  /// The interaction that took it when it is over.
  private var formerTarget: HostDropInteraction?
  /// The containers around the dragged view, from the inside to the outside, and around the view that takes the drag.
  var dragContainers = WeakList<HostDragContainerView>()
  var dropContainers = WeakList<HostDropContainerView>()
  /// The number of items that are being loaded, and whether all are there.
  var transferCount = 0
  var awaitsTransfers = false
  lazy var scroller = DragScroller(self)
  /// The interactions at the place that were asked whether they take the drag. Each is asked once as long as the drag
  /// is above it.
  var answers: [(interaction: HostDropInteraction, isTaken: Bool)] = []

  init(in window: HostWindow, at place: CGPoint, from source: HostDragInteraction?, _ preview: HostDragPreviewView) {
    self.window = window
    self.place = place
    start = place
    self.source = source
    isLocal = source != nil
    HostDragSession.count += 1
    number = HostDragSession.count
    self.preview = preview
    waitingPreview = preview
  }

  /// The place of the drag, in a view's coordinates; nil for the window's.
  public func location(in view: HostView?) -> CGPoint { window?.convert(place, to: view) ?? place }

  /// Moves the drag to a point in the window's coordinates, and notifies the views that it leaves, enters and is above.
  ///
  /// Does nothing after the drag is over. NaN or infinite coordinates are reported to ``HostDiagnostics`` and ignored.
  public func move(to point: CGPoint) {
    guard !isOver else { return }
    guard point.x.isFinite && point.y.isFinite else {
      return HostDiagnostics.report(
        "A drag can't move to (\(point.x), \(point.y)): a place has two finite numbers. It stays.")
    }
    place = point
    preview?.follow(point)
    update(hasMoved: true)
    if let source { source.delegate?.dragInteraction(source, sessionDidMove: self) }
    tellSource(.active)
    scroller.dragDidMove()
  }

  /// Ends the drag: the view below takes it, if it proposes to copy or to move.
  ///
  /// Does nothing after the drag is over.
  ///
  /// - Returns: The outcome of the drag.
  @discardableResult
  public func drop() -> HostDropOperation {
    guard !isOver else { return .cancel }
    update()
    guard let target, operation.isPerformed, let delegate = target.delegate else {
      cancel()
      return .cancel
    }
    let done = operation
    let dropSession = dropSession
    self.target = nil
    formerTarget = target
    if let source { source.delegate?.dragInteraction(source, session: self, willEndWith: done) }
    tellSource(.ending(done))
    end()
    delegate.dropInteraction(target, performDrop: dropSession)
    delegate.dropInteraction(target, concludeDrop: dropSession)
    finish(done, [target])
    awaitsTransfers = true
    transfersMayBeOver()
    return done
  }

  /// Ends the drag without a drop.
  ///
  /// Does nothing after the drag is over.
  public func cancel() {
    guard !isOver else { return }
    let former = target
    enter(nil)
    if let source { source.delegate?.dragInteraction(source, session: self, willEndWith: .cancel) }
    tellSource(.ending(.cancel))
    end()
    finish(.cancel, [former].compactMap { $0 })
  }

  private func end() {
    isOver = true
    scroller.stop()
    answers = []
    preview?.session = nil
    preview?.removeFromSuperview()
  }

  private func finish(_ operation: HostDropOperation, _ targets: [HostDropInteraction]) {
    for target in targets { target.delegate?.dropInteraction(target, sessionDidEnd: dropSession) }
    if !targets.isEmpty { tellTarget(.ended(operation)) }
    if let source { source.delegate?.dragInteraction(source, session: self, didEndWith: operation) }
    tellSource(.ended(operation))
  }

  /// Shows the preview in front of everything, and looks at what is below.
  ///
  /// - Returns: The preview; nil if there is no window any more.
  @discardableResult
  func begin() -> HostDragPreviewView? {
    guard let window, let preview = waitingPreview else { return nil }
    waitingPreview = nil
    window.presentedMenu?.dismiss()
    preview.session = self
    preview.formation = formation
    window.addSubview(preview)
    if let source { source.delegate?.dragInteraction(source, sessionWillBegin: self) }
    tellSource(.initial)
    update()
    scroller.dragDidMove()
    return preview
  }
}

extension HostWindow {
  /// The drag that goes on in this window; nil for none.
  public final var dragSession: HostDragSession? {
    for case let preview as HostDragPreviewView in subviews { return preview.session }
    return nil
  }

  /// Begins a drag of something that comes from outside of this window, at a point in the window's coordinates.
  ///
  /// Does not settle the window.
  ///
  /// - Parameters:
  ///   - items: The dragged items.
  ///   - point: Where the drag is at first.
  ///   - preview: A view that follows the drag; nil, the default, for none.
  /// - Returns: The drag; nil if there are no items or another drag goes on. A point that is not finite is reported to
  ///   ``HostDiagnostics``, and no drag begins.
  @discardableResult
  public final func beginDrag(
    _ items: [HostDragItem], at point: CGPoint, preview: HostView? = nil
  ) -> HostDragSession? {
    guard point.x.isFinite && point.y.isFinite else {
      HostDiagnostics.report("A drag can't begin at (\(point.x), \(point.y)): a place has two finite numbers.")
      return nil
    }
    guard !items.isEmpty, dragSession == nil else { return nil }
    let session = HostDragSession(in: self, at: point, from: nil, HostDragPreviewView(preview, at: point))
    session.items = items
    session.begin()
    return session
  }
}
