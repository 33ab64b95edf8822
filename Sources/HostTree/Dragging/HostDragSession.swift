public import Foundation

/// A drag from its beginning until it is dropped or cancelled, as `UIDragSession`.
///
/// A finger that presses a view with a ``HostDragInteraction`` begins one, and moves it. Others begin with
/// ``HostWindow/beginDrag(_:at:preview:)``, for what is dragged into a window from outside: then call ``move(to:)`` any
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
@MainActor
public final class HostDragSession {
  /// What is dragged.
  public internal(set) var items: [HostDragItem] = []

  /// A value for the use of the program; nil by default.
  public var localContext: Any?

  /// The window in which the drag goes on; nil once that was released.
  public private(set) weak var window: HostWindow?

  /// The drag as the views below see it.
  public private(set) lazy var dropSession = HostDropSession(of: self)

  /// What the view below would do with the drag; cancel where no view takes it.
  public var operation: HostDropOperation { proposal.operation }

  private(set) var proposal = HostDropProposal(operation: .cancel) {
    didSet { if proposal != oldValue { preview?.setNeedsDisplay() } }
  }

  /// Whether the drag was dropped or cancelled.
  public private(set) var isOver = false

  private(set) var place: CGPoint
  private weak var source: HostDragInteraction?
  /// The preview, which the window owns once the drag has begun, and which owns the drag.
  private(set) weak var preview: HostDragPreviewView?
  /// The preview until then.
  private var waitingPreview: HostDragPreviewView?
  /// The interaction that takes the drag at its place; nil for none.
  private var target: HostDropInteraction?
  /// The interactions at the place that were asked whether they take the drag. Each is asked once as long as the drag is above
  /// it.
  private var answers: [(interaction: HostDropInteraction, isTaken: Bool)] = []

  init(in window: HostWindow, at place: CGPoint, from source: HostDragInteraction?, _ preview: HostDragPreviewView) {
    self.window = window
    self.place = place
    self.source = source
    self.preview = preview
    waitingPreview = preview
  }

  /// The place of the drag, in a view's coordinates; nil for the window's.
  public func location(in view: HostView?) -> CGPoint { window?.convert(place, to: view) ?? place }

  /// Moves the drag to a point in the window's coordinates, and tells the views that it leaves, enters and is above.
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
    update()
    source?.delegate?.dragInteraction(source!, sessionDidMove: self)
  }

  /// Ends the drag: the view below takes it, if it proposes to copy or to move.
  ///
  /// Does nothing after the drag is over.
  ///
  /// - Returns: What has become of the drag.
  @discardableResult
  public func drop() -> HostDropOperation {
    guard !isOver else { return .cancel }
    update()
    guard let target, operation.isPerformed, let delegate = target.delegate else {
      cancel()
      return .cancel
    }
    let done = operation
    self.target = nil
    source?.delegate?.dragInteraction(source!, session: self, willEndWith: done)
    end()
    delegate.dropInteraction(target, performDrop: dropSession)
    delegate.dropInteraction(target, concludeDrop: dropSession)
    finish(done, [target])
    return done
  }

  /// Ends the drag without a drop.
  ///
  /// Does nothing after the drag is over.
  public func cancel() {
    guard !isOver else { return }
    let former = target
    enter(nil)
    source?.delegate?.dragInteraction(source!, session: self, willEndWith: .cancel)
    end()
    finish(.cancel, [former].compactMap { $0 })
  }

  private func end() {
    isOver = true
    answers = []
    preview?.session = nil
    preview?.removeFromSuperview()
  }

  private func finish(_ operation: HostDropOperation, _ targets: [HostDropInteraction]) {
    for target in targets { target.delegate?.dropInteraction(target, sessionDidEnd: dropSession) }
    if let source { source.delegate?.dragInteraction(source, session: self, didEndWith: operation) }
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
    window.addSubview(preview)
    if let source { source.delegate?.dragInteraction(source, sessionWillBegin: self) }
    update()
    return preview
  }

  // MARK: What is below

  /// Finds who takes the drag at its place, and what would become of it.
  func update() {
    guard !isOver else { return }
    let found = findTarget()
    if found !== target { enter(found) }
    guard let target, let delegate = target.delegate else { return proposal = HostDropProposal(operation: .cancel) }
    let new = delegate.dropInteraction(target, sessionDidUpdate: dropSession)
    if !isOver { proposal = new }
  }

  private func enter(_ new: HostDropInteraction?) {
    let former = target
    target = new
    if let former { former.delegate?.dropInteraction(former, sessionDidExit: dropSession) }
    if let new { new.delegate?.dropInteraction(new, sessionDidEnter: dropSession) }
  }

  /// The interaction of the innermost view at the place that takes the drag.
  private func findTarget() -> HostDropInteraction? {
    guard let window else { return nil }
    var asked: [(interaction: HostDropInteraction, isTaken: Bool)] = []
    defer { answers = asked }
    var view = window.hitTest(place, with: HostEvent(dragAt: window.clock.now))
    while let current = view {
      for case let interaction as HostDropInteraction in current.interactions.reversed() where interaction.isEnabled {
        let isTaken =
          answers.first { $0.interaction === interaction }?.isTaken
          ?? interaction.delegate?.dropInteraction(interaction, canHandle: dropSession) ?? false
        asked.append((interaction, isTaken))
        if isTaken { return interaction }
      }
      view = current.superview
    }
    return nil
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
  ///   - items: What is dragged.
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
