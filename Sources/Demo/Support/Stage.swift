import Foundation
import HostTree
import Introspection
import ViewKernel

/// The stage on which scenes play: a window, its user, and a printer of the changes.
@MainActor
final class Stage {
  let window: HostWindow
  /// Moved by scenes; nothing else does, so what is printed is the same each time.
  let clock = HostManualClock()
  /// Notes of views here are printed after the step in which they were made.
  let log = CallLog()
  /// Whether the printed tree shows introspections: their markers, which hosts each of them searches (its range), which
  /// ones it has found (its targets), and what it has set there for as long as it lasts (edits).
  var showsIntrospections = false
  /// The output of the scene.
  enum Output {
    /// It is printed.
    case text
    /// Pictures are taken.
    case pictures
    /// Each step is recorded.
    case recording(HostRecording)
    /// Nothing: the user goes on with the window afterwards.
    case nothing
    /// Nothing, and no step is done: the window is used as it begins.
    case beginning

    var recording: HostRecording? { if case .recording(let recording) = self { recording } else { nil } }
    var isLive: Bool {
      switch self {
      case .nothing, .beginning: true
      default: false
      }
    }
  }

  private let output: Output
  private var last: HostTreeSnapshot?
  /// The picture of the window when it was shown first, and after the last step; nil if no pictures are taken.
  private(set) var firstPicture: String?
  private(set) var lastPicture: String?
  private(set) var movingPicture = MovingPicture()

  init(_ output: Output = .text) {
    self.output = output
    window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
    // Pictures are taken after each step, and time stands still until a scene moves it.
    window.showsTransitions = output.isLive
    if output.recording != nil { window.recordsCauses = true }
  }

  // MARK: Showing

  /// Shows a view that fills the window, and prints the host tree.
  /// - Returns: The controller that shows it: a step may give its `rootView` another value.
  @discardableResult
  func show<Content: View>(_ view: Content) -> HostingController<Content> {
    let controller = HostingController(rootView: view)
    show(controller)
    return controller
  }

  /// Shows a view controller that fills the window, and prints the host tree.
  func show(_ controller: HostViewController) {
    window.rootViewController = controller
    show()
  }

  /// Shows the window with whatever is in it, and prints the host tree.
  func show() {
    window.makeKeyAndVisible()
    window.settle()
    let snapshot = takeSnapshot()
    tell("\n\(snapshot)")
    last = snapshot
    printCalls()
    takePicture(after: "show")
  }

  // MARK: Acting

  /// Does something, lets it take its effect, and prints what changed in the tree.
  func step(_ words: String, _ action: () -> Void) {
    if case .beginning = output { return }
    window.noteInput(words)
    tell("\n> \(words)")
    action()
    window.settle()
    let snapshot = takeSnapshot()
    let changes = last.map { snapshot.changes(since: $0) } ?? "\(snapshot)"
    tell(changes.isEmpty ? "  (no line of the tree changed)" : changes)
    last = snapshot
    printCalls()
    takePicture(after: words)
  }

  /// Taps a host, found by what a user reads on it or by its accessibility identifier.
  func tap(_ name: String) {
    step("tap \"\(name)\"") {
      if !host(HostView.self, name).tap() { note("nobody took the tap") }
    }
  }

  /// Taps a text field or editor, and types.
  func type(_ text: String, into name: String) {
    step("type \"\(text)\" into \"\(name)\"") {
      if !host(HostView.self, name).tap() || !window.insertText(text) { note("nobody took the text") }
    }
  }

  // MARK: Looking

  /// The first host of a type, in the order of the printed tree, that goes by `name`.
  ///
  /// A user reads the name on it or hears it, or it is its accessibility identifier. Without a name any host of the
  /// type will do.
  func host<Host: HostView>(_ type: Host.Type, _ name: String? = nil) -> Host {
    guard let host = findHost(type, name) else {
      preconditionFailure("The scene has no \(Host.self) called \(name ?? "anything").")
    }
    return host
  }

  /// As ``host(_:_:)``; nil if there is none.
  func findHost<Host: HostView>(_ type: Host.Type, _ name: String? = nil) -> Host? {
    var waiting: [HostView] = [window]
    while let next = waiting.popLast() {
      if let host = next as? Host, name.map({ names(of: host).contains($0) }) ?? true { return host }
      waiting += next.subviews.reversed()
    }
    return nil
  }

  /// All hosts of a type, in the order of the printed tree.
  func hosts<Host: HostView>(_ type: Host.Type) -> [Host] {
    var found: [Host] = []
    var waiting: [HostView] = [window]
    while let next = waiting.popLast() {
      if let host = next as? Host { found.append(host) }
      waiting += next.subviews.reversed()
    }
    return found
  }

  /// The frame of a host, in the window.
  func frame(_ name: String) -> CGRect {
    let host = host(HostView.self, name)
    return host.convert(host.bounds, to: window)
  }

  private func names(of host: HostView) -> [String?] {
    let shown: String? =
      switch host {
      case let label as HostLabel: label.text
      case let field as HostTextField: field.placeholder
      case let button as HostButton: button.title
      default: nil
      }
    return [shown, host.accessibilityIdentifier, host.accessibilityLabel]
  }

  // MARK: Telling

  /// Prints a remark: several lines if it has several, or is long.
  func note(_ text: String) {
    output.recording?.note(text)
    var line = "  *"
    for (index, part) in text.components(separatedBy: "\n").enumerated() {
      if index > 0 { wrap() }
      for word in part.components(separatedBy: " ") {
        if line.count + word.count > 118 { wrap() }
        line += " \(word)"
      }
    }
    tell(line)

    func wrap() {
      tell(line)
      line = "   "
    }
  }

  private func tell(_ text: String) {
    if case .text = output { print(text) }
  }

  private func takePicture(after step: String) {
    output.recording?.take(step, of: window)
    guard case .pictures = output else { return }
    let picture = window.svgDescription
    (firstPicture, lastPicture) = (firstPicture ?? picture, picture)
    movingPicture.add(picture)
  }

  private func takeSnapshot() -> HostTreeSnapshot {
    showsIntrospections ? HostTreeSnapshot(introspecting: window) : HostTreeSnapshot(window)
  }

  private func printCalls() {
    for call in log.take() { note(call) }
  }
}
