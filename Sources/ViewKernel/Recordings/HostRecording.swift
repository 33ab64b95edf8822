public import Foundation
public import HostTree

/// A recording of windows, step by step, with inputs and causes: one file that opens in a browser, from disk, without
/// a network.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// let recording = HostRecording(title: "Counter")
/// window.recordsCauses = true
/// window.rootViewController = HostingController(rootView: Text("Count: 0"))
/// window.makeKeyAndVisible()
/// window.settle()
/// recording.take("show", of: window)
/// // ... act, settle, and take a step each time ...
/// try recording.write(to: URL(fileURLWithPath: "counter.html"))
/// ```
///
/// A step has the printed tree, the picture, the messages of `HostDiagnostics` since the step before, and,
/// if the window has ``HostTree/HostWindow/recordsCauses``, its ``HostTree/HostWindow/settleReport``. Steps are kept as
/// differences from the one before. The text of secure fields is masked, as are the texts of views that are
/// `privacySensitive()`.
///
/// It does not follow a window by itself, and keeps none alive.
@MainActor
public final class HostRecording {
  /// The title of the file.
  public var title: String { file.title }
  /// The number of steps.
  public var count: Int { file.steps.count }

  package private(set) var file: RecordingFile
  private let takesPictures: Bool
  private var formerSecrets = Secrets()
  private var tree: [String]?
  private var picture: [String]?
  private var messages: [String] = []
  private var lastReport: (window: ObjectIdentifier, number: Int)?
  private var formerHandler: (@MainActor (String) -> Void)?

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - title: The title of the file.
  ///   - takesPictures: Whether each step has a picture; true by default. If not, only the step that
  ///     ``fail(_:at:in:)`` marks has one.
  public convenience init(title: String, takesPictures: Bool = true) {
    self.init(title: title, takesPictures: takesPictures, program: nil)
  }

  package init(title: String, takesPictures: Bool, program: RecordedProgram?) {
    self.takesPictures = takesPictures
    file = RecordingFile(title: title, program: program)
  }

  /// Collects the messages of diagnostics, besides passing them on, until ``stopListening()``.
  package func listen() {
    guard formerHandler == nil else { return }
    let former = HostDiagnostics.handler
    formerHandler = former
    HostDiagnostics.handler = { [weak self] message in
      self?.messages.append(message)
      former(message)
    }
  }

  package func stopListening() {
    if let formerHandler { HostDiagnostics.handler = formerHandler }
    formerHandler = nil
  }

  /// Sets the lines of the script that was run.
  package func setLines(_ lines: [String]) { file.program?.lines = lines }

  /// Notes a message with the next step.
  public func note(_ message: String) { messages.append(message) }

  /// Takes a step: what the window shows now, after its last settle.
  ///
  /// - Parameters:
  ///   - label: The input, such as `tap "Add"`.
  ///   - window: The window, which may be another one each time.
  public func take(_ label: String, of window: HostWindow) {
    let secrets = Secrets(in: window)
    let now = secrets.mask(RecordedTree.text(of: window)).components(separatedBy: "\n")
    let drawn = takesPictures ? secrets.mask(window.svgDescription).components(separatedBy: "\n") : []
    file.steps.append(
      RecordingFile.Step(
        label: secrets.mask(label), time: Double(window.clock.now), tree: RecordedLines(from: tree, to: now),
        picture: takesPictures ? RecordedLines(from: picture, to: drawn) : nil,
        // A report has the texts of the step before as well.
        cause: newReport(of: window).map { formerSecrets.mask(secrets.mask($0)) },
        messages: messages.isEmpty ? nil : messages.map { secrets.mask($0) }))
    tree = now
    picture = drawn
    messages = []
    formerSecrets = secrets
  }

  /// The report of the window's last settle, unless a step before has it.
  private func newReport(of window: HostWindow) -> String? {
    guard let report = window.settleReport else { return nil }
    let id = ObjectIdentifier(window)
    if let lastReport, lastReport == (id, report.number) { return nil }
    lastReport = (id, report.number)
    return report.description
  }

  /// Whether the window's printed tree is another one than in the last step.
  public func differs(from window: HostWindow) -> Bool {
    tree != Secrets(in: window).mask(RecordedTree.text(of: window)).components(separatedBy: "\n")
  }

  /// The printed tree of a step.
  /// - Complexity: O(*n*) for the *n* lines of all steps before.
  package func tree(ofStep index: Int) -> String { file.lines(ofStep: index).tree.joined(separator: "\n") }

  /// The picture of a step, and the report of its settle; empty if it has none.
  package func pictureAndReport(ofStep index: Int) -> String {
    (file.lines(ofStep: index).picture + [file.steps[index].cause ?? ""]).joined(separator: "\n")
  }

  /// Drops all but the latest steps.
  package func keep(latest count: Int) { file.keep(latest: count) }

  /// Marks the last step as the one that failed: the file opens there.
  ///
  /// - Parameters:
  ///   - message: The sentence of the failure.
  ///   - place: The place in the test, such as `Tests/CartTests.swift:12`.
  ///   - window: The window, for the picture, if the other steps have none.
  public func fail(_ message: String, at place: String, in window: HostWindow) {
    if !takesPictures, let last = file.steps.indices.last {
      file.steps[last].picture = .all(Secrets(in: window).mask(window.svgDescription).components(separatedBy: "\n"))
    }
    file.failure = RecordingFile.Failure(
      step: max(file.steps.count - 1, 0), message: Secrets(in: window).mask(message), place: place)
  }

  /// The steps in a line: `2 steps: show, tap "Add"`.
  public var digest: String {
    let labels = file.steps.map(\.label).filter { !$0.isEmpty }
    let shown = labels.count > 6 ? labels.prefix(2) + ["…"] + labels.suffix(3) : labels[...]
    return "\(PrintedValue.count(file.steps.count, "step", "steps")): \(shown.joined(separator: ", "))"
  }

  /// The file.
  public var html: String { file.html }

  /// Writes the file.
  public func write(to file: URL) throws { try Data(html.utf8).write(to: file, options: .atomic) }
}

/// The printed tree of a window. Of one with very many hosts, those on screen and the hosts around them.
@MainActor
private enum RecordedTree {
  /// The number of hosts that are printed whether they are on screen or not.
  private static let limit = 2_000

  static func text(of window: HostWindow) -> String {
    guard isLarge(window) else { return HostTreeSnapshot(window).description }
    // Siblings follow one another, so the visible part of their superview is found once for all of them.
    var last: (superview: HostView, visible: CGRect)?
    return HostTreeSnapshot(window) { host in
      guard let around = host.superview else { return true }
      let visible = last?.superview === around ? last?.visible : nil
      let area = visible ?? around.convert(window.bounds, from: nil)
      if visible == nil { last = (around, area) }
      return area.intersects(host.frame)
    }.description
  }

  private static func isLarge(_ window: HostWindow) -> Bool {
    var count = 1
    var rest: [HostView] = [window]
    while let host = rest.popLast() {
      count += host.subviews.count
      if count > limit { return true }
      rest += host.subviews
    }
    return false
  }
}
