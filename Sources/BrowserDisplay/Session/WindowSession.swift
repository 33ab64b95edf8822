import Foundation
package import HostTree

/// A window that is shown: its display link, its last frame, the pages that look at it.
@MainActor
package final class WindowSession {
  package let window: HostWindow
  /// The number in the address of its pages.
  let number: Int
  /// The title that the page shows if the root view controller has none.
  var title: String { didSet { link.setNeedsFrame() } }
  package private(set) var surroundings: DisplaySurroundings
  /// Called when a page has chosen other surroundings, before the window's own properties change.
  package var didChangeSurroundings: ((DisplaySurroundings) -> Void)?
  /// Called when the first page looks, and when the last one does not any more.
  package var didChangeVisibility: ((Bool) -> Void)?

  /// Called when ``shownTitle`` is another one.
  package var didChangeTitle: (() -> Void)?

  private let send: (String, PageID) -> Void
  private let link: HostDisplayLink
  private var input: WindowInput
  private var elements = AccessibleElements()
  private var repeated = RepeatedInput()
  /// The sentence that the pages show about the last input that was repeated; empty for none.
  private var note = ""
  private var frame: ShownFrame?
  /// The pages, and whether each is visible.
  private var pages: [PageID: Bool] = [:]
  private(set) var isSeen = false
  /// The facts that the page shows besides the window; nil for none.
  var scene: DisplayedScene?
  /// The pages whose inspector is open, and what answers them; nil while there are none.
  private var inspectingPages: Set<PageID> = []
  private var inspector: WindowInspector?

  package init(
    _ window: HostWindow, number: Int = 0, title: String, surroundings: DisplaySurroundings,
    scheduler: any HostFrameScheduler, send: @escaping (String, PageID) -> Void
  ) {
    self.window = window
    self.number = number
    self.title = title
    self.surroundings = surroundings
    self.send = send
    input = WindowInput(window: window)
    link = HostDisplayLink(window: window, scheduler: scheduler)
    link.isPaused = true
    link.onFrame = { [weak self] in self?.show() }
    window.onAnnouncement = { [weak self] in self?.announce($0) }
    apply()
  }

  /// A page looks at the window: it is told all of the frame.
  package func open(_ page: PageID) {
    pages[page] = true
    visibilityDidChange()
    if let frame { tell(frame.whole, [page]) }
  }

  /// A page is gone; its touches are cancelled.
  package func close(_ page: PageID) {
    guard pages.removeValue(forKey: page) != nil else { return }
    endInspecting(page)
    input.cancelTouches()
    link.setNeedsFrame()
    visibilityDidChange()
  }

  /// Does what a page's user did.
  package func receive(_ message: InputMessage, from page: PageID) {
    switch message {
    case .surroundings(let chosen): choose(chosen.limited)
    case .visible(let isVisible):
      pages[page] = isVisible
      visibilityDidChange()
    case .inspected(let question):
      answer(question, page)
      // Most questions change nothing, and a frame of very many hosts takes long.
      guard question.changesWindow else { return }
    case .hovered, .scrolled, .modifiers: input.send(message, elements)
    default:
      window.makeKey()
      CrashWatch.note(message.words(elements))
      inspector?.willReceive(message, elements)
      input.send(message, elements)
    }
    link.setNeedsFrame()
  }

  /// Does what a page's user is about to do in another session, whose window shows the same views in another variant.
  package func repeatInput(_ message: InputMessage, of other: WindowSession) {
    let source = ShownWindow(window: other.window, elements: other.elements)
    let target = ShownWindow(window: window, elements: elements)
    let sentence = repeated.send(message, from: source, to: target, &input) ?? ""
    link.setNeedsFrame()
    // It stays until something else is used.
    guard sentence != note, !sentence.isEmpty || message.isUse else { return }
    note = sentence
    var notice = FrameMessage()
    notice.note = sentence
    tell(notice, pages.keys)
  }

  /// Ends the window's display.
  package func invalidate() {
    inspectingPages.forEach(endInspecting)
    link.invalidate()
  }

  private func choose(_ chosen: DisplaySurroundings) {
    guard chosen != surroundings else { return }
    if surroundings.safeArea != nil { window.systemInsets = EdgeInsets() }
    surroundings = chosen
    apply()
  }

  private func apply() {
    didChangeSurroundings?(surroundings)
    surroundings.apply(to: window)
  }

  /// Nobody sees the window: no frames are made, and the program may rest.
  private func visibilityDidChange() {
    let isSeen = pages.values.contains(true)
    guard isSeen != self.isSeen else { return }
    self.isSeen = isSeen
    link.isPaused = !isSeen
    didChangeVisibility?(isSeen)
  }

  /// The title of the window's content, or that which was given.
  var shownTitle: String { window.rootViewController?.title ?? title }

  private func show() {
    elements.update(from: window)
    let document = window.svgDescription
    let lines = frame.flatMap { $0.document == document ? $0.lines : nil } ?? SVGLines(document)
    let next = ShownFrame(
      document: document, lines: lines, elements: elements.all, groups: elements.groups,
      field: EditedField(in: window, after: input.lastEdit), title: shownTitle, surroundings: surroundings,
      cursor: PointerCursor.name(in: window))
    var message = frame.map { next.message(after: $0) } ?? next.whole
    frame = next
    if message.title != nil { didChangeTitle?() }
    inspector?.didShow(changes: !message.isEmpty)
    guard !message.isEmpty else { return }
    tell(message, pages.keys.filter { !inspectingPages.contains($0) })
    guard let inspector else { return }
    message.inspection = InspectedFrame(serial: inspector.serial)
    tell(message, inspectingPages)
  }

  // MARK: Inspectors

  private func answer(_ question: InspectRequest, _ page: PageID) {
    var message = FrameMessage()
    switch question.ask {
    case .open:
      // A page that was open before the program was there asks before the first frame.
      if frame == nil { window.settle() }
      if inspector == nil { inspector = WindowInspector(window) }
      inspectingPages.insert(page)
    case .close: endInspecting(page)
    case .scene: message.answer = scene?.answer
    default: message.answer = inspector?.answer(question) ?? InspectAnswer(error: "The inspector is closed.")
    }
    if message.answer == nil { message.answer = InspectAnswer() }
    message.answer?.request = question.request
    tell(message, [page])
    if question.ask == .open { inspector?.prepare() }
  }

  private func endInspecting(_ page: PageID) {
    guard inspectingPages.remove(page) != nil, inspectingPages.isEmpty else { return }
    inspector?.close()
    inspector = nil
  }

  private func announce(_ text: String) {
    var message = FrameMessage()
    message.announcement = text
    tell(message, pages.keys)
  }

  private func tell(_ message: FrameMessage, _ pages: some Sequence<PageID>) {
    guard let text = message.json else { return }
    for page in pages { send(text, page) }
  }
}
