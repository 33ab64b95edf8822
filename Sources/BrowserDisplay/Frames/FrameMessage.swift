import Foundation

/// What a page is told after a frame: only what is new to it.
struct FrameMessage: Encodable {
  /// A window among others.
  struct Window: Encodable {
    var number: Int
    var title: String
  }

  /// The document as a whole; for the first frame, and if the window has another size.
  var svg: String?
  /// The changes of the document.
  var patches: [SVGPatch]?
  /// What assistive tools see, if it has changed.
  var elements: [AccessibleElement]?
  /// The groups of the elements; told with ``elements``.
  var groups: [AccessibleGroup]?
  /// The text field that is being edited; present if ``changesField``.
  var field: EditedField?
  /// Whether ``field`` is new, or nothing is edited any more.
  var changesField: Bool?
  /// The window's title.
  var title: String?
  /// What was chosen for the window, by this page or another.
  var surroundings: DisplaySurroundings?
  /// The CSS name of the pointer upon the window, if it is another one.
  var cursor: String?
  /// All windows, in the order in which they were opened.
  var windows: [Window]?
  /// The titles of windows that the user can open; told with ``windows``.
  var newWindows: [String]?
  /// Whether the page's window is shown no more; told with ``windows``.
  var isClosed: Bool?
  /// The number of a window that the page is to show instead of its own.
  var front: Int?
  /// Whether there is a page that leads to all windows; told with ``windows``.
  var hasIndex: Bool?

  /// An address that the page is to open, if its user agrees.
  var address: String?

  /// A text that a screen reader is to say.
  var announcement: String?

  /// A sentence about the page's variant of the window; empty for none any more.
  var note: String?

  /// The answer to a question of the page's inspector.
  var answer: InspectAnswer?
  /// The frame, for a page whose inspector is open.
  var inspection: InspectedFrame?
  /// The state of a build of the program, if it builds itself again.
  var build: BuildState?
  /// Why the program is about to end.
  var crash: CrashReport?

  /// The message as it is sent.
  var json: String? { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } }

  /// Whether there is nothing to tell.
  var isEmpty: Bool {
    svg == nil && patches == nil && elements == nil && changesField == nil && title == nil && surroundings == nil
      && cursor == nil
  }
}

/// A frame as the page shows it, to find out what the next one changes.
struct ShownFrame {
  var document: String
  var lines: SVGLines
  var elements: [AccessibleElement]
  var groups: [AccessibleGroup]
  var field: EditedField?
  var title: String
  var surroundings: DisplaySurroundings
  var cursor: String

  /// All of this frame, for a page that has seen none.
  var whole: FrameMessage {
    FrameMessage(
      svg: document, elements: elements, groups: groups, field: field, changesField: true, title: title,
      surroundings: surroundings, cursor: cursor)
  }

  /// What a page must be told that shows another frame.
  func message(after other: ShownFrame) -> FrameMessage {
    var message = FrameMessage()
    if document != other.document {
      if let patches = SVGPatch.patches(from: other.lines, to: lines) {
        message.patches = patches
      } else {
        message.svg = document
      }
    }
    if elements != other.elements || groups != other.groups {
      message.elements = elements
      message.groups = groups
    }
    if field != other.field {
      message.field = field
      message.changesField = true
    }
    if title != other.title { message.title = title }
    if surroundings != other.surroundings { message.surroundings = surroundings }
    if cursor != other.cursor { message.cursor = cursor }
    return message
  }
}
