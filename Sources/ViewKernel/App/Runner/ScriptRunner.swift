import BrowserDisplay
import Foundation
import HostTree

/// Runs a script step by step in the frontmost window, and prints the changes of each step.
///
/// The clock advances only in `wait`, frame by frame; nothing sleeps.
@MainActor
struct ScriptRunner {
  private let app: AppGraph
  /// The window in front, in which steps are done; the last one if all were dismissed.
  private var window = HostWindow(frame: .zero)
  private let clock: HostManualClock
  private let write: @MainActor (String) -> Void
  private let complain: @MainActor (String) -> Void
  private var elements = AccessibleElements()
  /// The answer to the step under way.
  private var answer = ScriptAnswer()
  /// Whether each step is answered by a line of JSON.
  private let isJSON: Bool
  /// Takes a step for each line, if there is one.
  private let recording: HostRecording?

  init(
    _ app: AppGraph, clock: HostManualClock, isJSON: Bool = false, recording: HostRecording? = nil,
    write: @escaping @MainActor (String) -> Void, complain: @escaping @MainActor (String) -> Void
  ) {
    self.app = app
    self.clock = clock
    self.isJSON = isJSON
    self.recording = recording
    self.write = write
    self.complain = complain
  }

  /// Runs all steps, also behind one that fails.
  ///
  /// - Parameter nextLine: Returns the next line; nil at the end.
  /// - Returns: The exit code: 0, or 1 if a line was no step, or could not be done.
  mutating func run(_ nextLine: () -> String?) -> Int32 {
    settle()
    recording?.take("show", of: window)
    var code: Int32 = 0
    var number = 0
    while let line = nextLine() {
      number += 1
      answer = ScriptAnswer()
      do throws(ScriptError) {
        guard let step = try ScriptStep(line) else { continue }
        if step == .quit { break }
        try run(step, line.trimmingCharacters(in: .whitespaces))
      } catch {
        let sentence = "Line \(number): \(error.description)."
        answer.error = sentence
        recording?.note(sentence)
        if isJSON { write(answer.json) } else { complain(sentence) }
        code = 1
      }
    }
    return code
  }

  private mutating func run(_ step: ScriptStep, _ line: String) throws(ScriptError) {
    answer.step = line
    if !isJSON { write("> \(line)") }
    let before = window
    let former = HostTreeSnapshot(window)
    let formerReport = window.settleReport?.number
    CauseRecorder.input = line
    try perform(step)
    settle()
    if window === before {
      let changes = HostTreeSnapshot(window).changes(since: former)
      if !changes.isEmpty { answer.changes = changes }
    } else {
      answer.changes = "The window \(app.front.map { "\"\($0.name)\"" } ?? "") is in front."
    }
    if let report = window.settleReport, report.number != formerReport { answer.report = report }
    recording?.take(line, of: window)
    if isJSON { return write(answer.json) }
    if let text = answer.text { write(text) }
    if let changes = answer.changes { write(changes) }
  }

  /// Settles all windows, and lets tasks that wait for the main actor go on.
  private mutating func settle() {
    settleWindows()
    for _ in 0..<3 {
      RunLoop.main.run(until: Date())
      settleWindows()
    }
    if let front = app.front?.window { window = front }
  }

  private func settleWindows() {
    for window in app.windows { window.window?.settle() }
    app.settle()
  }

  private mutating func perform(_ step: ScriptStep) throws(ScriptError) {
    switch step {
    case .tap(let name): try tap(name)
    case .type(let text, let name):
      try tap(name)
      window.settle()
      guard window.insertText(text) else { throw ScriptError("nothing can be typed into \"\(name)\"") }
    case .key(let keys): try press(keys)
    case .scroll(let name, let distance): try scroll(name, by: distance)
    case .swipe(let name, let swipe): try self.swipe(name, swipe)
    case .choose(let option, let name): try choose(option, in: name)
    case .back:
      guard let navigation = window.rootViewController?.frontNavigation, navigation.goBack() || navigation.swipeBack()
      else {
        throw ScriptError("there is nothing to go back to")
      }
    case .window(let name):
      guard let found = app.windows.last(where: { $0.name == name }) else {
        let names = app.windows.map { "\"\($0.name)\"" }
        throw ScriptError("no window is called \"\(name)\"; there is \(names.joined(separator: ", "))")
      }
      app.bringToFront(found)
    case .wait(let seconds): wait(seconds)
    case .tree: answer.text = window.treeDescription()
    case .screen:
      elements.update(from: window)
      answer.elements = elements.all
      answer.text = ScreenText.lines(of: elements.all)
    case .find(let text):
      elements.update(from: window)
      answer.text = ScreenText.matches(text, elements, in: window)
    case .picture(let file):
      guard (try? Data(window.svgDescription.utf8).write(to: URL(fileURLWithPath: file))) != nil else {
        throw ScriptError("\(file) could not be written")
      }
    case .why(let name): answer.explain(window.why(name))
    case .whyNot(let name): answer.explain(window.whyNot(name))
    case .report: answer.text = window.settleReport.map { "\($0)" } ?? "Nothing has happened yet."
    case .quit: break
    }
  }

  // MARK: What a user does

  private mutating func tap(_ name: String) throws(ScriptError) {
    let host = try host(name)
    let middle = host.convert(CGPoint(x: host.bounds.midX, y: host.bounds.midY), to: nil)
    guard window.tap(at: middle) else {
      let isDisabled = sequence(first: host, next: \.superview).contains { ($0 as? HostControl)?.isEnabled == false }
      throw ScriptError(isDisabled ? "\"\(name)\" is disabled" : "nobody takes a tap on \"\(name)\"")
    }
  }

  private mutating func scroll(_ name: String, by distance: CGSize) throws(ScriptError) {
    var view: HostView? = try host(name)
    while let current = view {
      if let scroll = current as? HostScrollView, scroll.scroll(by: CGPoint(x: distance.width, y: distance.height)) {
        return
      }
      view = current.superview
    }
    throw ScriptError("\"\(name)\" is in nothing that scrolls that way")
  }

  private mutating func swipe(_ name: String, _ swipe: ScriptStep.Swipe) throws(ScriptError) {
    let host = try host(name)
    let isRightToLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isToTheLeft = swipe == .left || swipe == (isRightToLeft ? .leading : .trailing)
    let start = host.convert(CGPoint(x: host.bounds.midX, y: host.bounds.midY), to: nil)
    let way: CGFloat = isToTheLeft ? -100 : 100
    let finger = window.beginTouch(at: start)
    for share in [0.2, 0.5, 1] { finger.move(to: CGPoint(x: start.x + way * share, y: start.y)) }
    guard finger.end() else { throw ScriptError("nobody takes a swipe over \"\(name)\"") }
  }

  /// Chooses a segment, a row of a wheel or an entry of a menu.
  private mutating func choose(_ option: String, in name: String) throws(ScriptError) {
    let picker = try picker(name)
    if (picker as? HostControl)?.isEnabled == false { throw ScriptError("\"\(name)\" is disabled") }
    if let menu = (picker as? any HostMenuOwner)?.menu {
      let entries = menu.visibleChildren
      let index = try index(of: option, among: entries.map(\.title), name)
      guard (entries[index] as? HostAction)?.perform() == true else { throw ScriptError("\"\(option)\" is disabled") }
      return
    }
    let options = picker.subviews.filter { !$0.isOutsideLayout }.map { $0.spokenLabel ?? "" }
    let index = try index(of: option, among: options, name)
    let isDone =
      (picker as? HostPickerView)?.pick(row: index) ?? (picker as? HostSegmentedControl)?.tapSegment(at: index)
    guard isDone == true else { throw ScriptError("\"\(option)\" is disabled") }
  }

  private func index(of option: String, among options: [String], _ name: String) throws(ScriptError) -> Int {
    if let index = options.firstIndex(of: option) { return index }
    let list = options.filter { !$0.isEmpty }.map { "\"\($0)\"" }.joined(separator: ", ")
    throw ScriptError("\"\(name)\" has no option \"\(option)\"\(list.isEmpty ? "" : ", but \(list)")")
  }

  private func press(_ keys: String) throws(ScriptError) {
    var parts = keys.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let key = parts.removeLast()
    var flags = HostKeyModifierFlags()
    for part in parts {
      guard let flag = ScriptRunner.modifiers[part] else {
        throw ScriptError(
          "\(part) is no modifier key; there are \(ScriptRunner.modifiers.keys.sorted().joined(separator: ", "))")
      }
      flags.insert(flag)
    }
    guard let input = ScriptRunner.keys[key] ?? (key.count == 1 ? key.first : nil) else {
      throw ScriptError(
        "\(key) is no key; there are \(ScriptRunner.keys.keys.sorted().joined(separator: ", ")), and letters")
    }
    if window.pressKey(input, flags) { return }
    if input == "\u{8}", window.deleteBackward() { return }
    guard flags.isEmpty, window.insertText(String(input)) else { throw ScriptError("nobody takes the key \(keys)") }
  }

  private static let modifiers: [String: HostKeyModifierFlags] = [
    "cmd": .command, "ctrl": .control, "alt": .alternate, "shift": .shift,
  ]
  private static let keys: [String: Character] = [
    "return": "\n", "escape": "\u{1B}", "delete": "\u{8}", "tab": "\t", "space": " ", "up": "\u{F700}",
    "down": "\u{F701}", "left": "\u{F702}", "right": "\u{F703}",
  ]

  private func wait(_ seconds: TimeInterval) {
    var rest = seconds
    while rest > 0 {
      let frame = min(rest, 1.0 / 60)
      clock.advance(by: frame)
      settleWindows()
      rest -= frame
    }
  }

  // MARK: Finding

  /// The host with options that has a name.
  private mutating func picker(_ name: String) throws(ScriptError) -> HostView {
    let host = try host(name)
    let named = elements.all.compactMap { elements.host($0.id) }.filter { $0.spokenNames.contains(name) }
    let picker = named.first { host in
      host is HostSegmentedControl || host is HostPickerView || (host as? any HostMenuOwner)?.menu != nil
    }
    if let picker = picker { return picker }
    throw ScriptError("\"\(host.spokenLabel ?? name)\" has nothing to choose from")
  }

  /// The host with a name, or with an id of `tree interactive`: one that can be used, if there are several.
  private mutating func host(_ name: String) throws(ScriptError) -> HostView {
    elements.update(from: window)
    if name.hasPrefix("#"), let id = Int(name.dropFirst()) {
      guard let host = elements.host(id) else { throw ScriptError("\(name) is not on screen any more") }
      return host
    }
    var named = elements.all.filter { $0.name == name }
    if named.isEmpty {
      named = elements.all.filter { element in
        elements.host(element.id)?.spokenNames.contains(name) == true
      }
    }
    let used = named.filter { $0.role != nil && $0.isDisabled != true }
    guard let found = used.first ?? named.first else {
      let names = elements.all.map(\.name).filter { !$0.isEmpty }
      let unique = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map { "\"\($1)\"" }
      let rest = unique.count > 12 ? " and \(unique.count - 12) more" : ""
      throw ScriptError(
        "nothing on screen is called \"\(name)\""
          + (unique.isEmpty ? "" : ", but there is \(unique.prefix(12).joined(separator: ", "))\(rest)"))
    }
    if used.count > 1 { throw ScriptError("\(used.count) things that can be used are called \"\(name)\"") }
    guard let host = elements.host(found.id) else { throw ScriptError("\"\(name)\" is gone") }
    return host
  }
}

extension HostViewController {
  /// The innermost navigation controller that is in front, in this controller.
  fileprivate var frontNavigation: HostNavigationController? {
    var front = self
    while let presented = front.presentedViewController { front = presented }
    var all = [front]
    var found: HostNavigationController?
    while let controller = all.popLast() {
      if let navigation = controller as? HostNavigationController, navigation.viewIfLoaded?.window != nil {
        found = navigation
      }
      all += controller.children
    }
    return found
  }
}

extension AppWindow {
  /// The user's name for the window.
  fileprivate var name: String { window?.rootViewController?.title ?? title ?? "" }
}
