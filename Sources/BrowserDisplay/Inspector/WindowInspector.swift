import Foundation
package import HostTree

/// Answers the questions of the pages that inspect a window. It exists while an inspector is open.
@MainActor
package final class WindowInspector {
  private let window: HostWindow
  private let hosts: HostItems
  private let views: (any ViewInspection)?
  private var numbers = ItemNumbers()
  /// The number of the frame.
  private(set) var serial = 0
  /// The rows that were asked for last, until the next frame.
  private var rows: (choice: ItemRows.Choice, isMine: Bool, rows: ItemRows)?
  private var clock: SlowClock?

  package init(_ window: HostWindow) {
    self.window = window
    hosts = HostItems(window)
    views = WindowInspector.content(of: window)?.makeInspection(of: window)
  }

  private static func content(of window: HostWindow) -> (any InspectedContent)? {
    var rest: [HostView] = [window]
    while let host = rest.popLast() {
      if let content = host as? any InspectedContent { return content }
      rest += host.subviews.reversed()
    }
    return nil
  }

  /// Finds the rows that a page asks for first, while it loads what shows them.
  func prepare() {
    let items = items(true)
    _ = rows(ItemRows.Choice(root: items.root), isMine: true, items)
  }

  /// Ends what a page may have set.
  package func close() {
    views?.end()
    if let clock, window.clock === clock { window.clock = clock.base }
  }

  /// A frame was shown.
  ///
  /// - Parameter changes: Whether it differs from the one before.
  package func didShow(changes: Bool) {
    guard changes else { return }
    serial += 1
    rows = nil
    views?.didShow()
  }

  /// A page's user is about to do something.
  func willReceive(_ message: InputMessage, _ elements: AccessibleElements) {
    if let input = message.words(elements) { views?.willReceive(input) }
  }

  package func answer(_ question: InspectRequest) -> InspectAnswer {
    var answer = reply(to: question)
    answer.request = question.request
    return answer
  }

  private func reply(to question: InspectRequest) -> InspectAnswer {
    switch question.ask {
    case .open, .close, .scene: return InspectAnswer()
    case .tree: return tree(question)
    case .pick: return pick(question)
    case .details: return item(question).map { details(of: $0) } ?? WindowInspector.gone
    case .edit: return edit(question)
    case .undo: return WindowInspector.result(views.map { $0.undo() } ?? "Nothing was edited.")
    case .why: return why(question.name ?? "")
    case .steps, .moment, .compare, .export: return past(question)
    case .places: return places(question)
    case .clock: return setClock(question)
    case .audit: return audit()
    }
  }

  static let gone = InspectAnswer(error: "It is not there any more.")

  private static func result(_ error: String?) -> InspectAnswer {
    error.map { InspectAnswer(error: $0) } ?? InspectAnswer()
  }

  private func item(_ question: InspectRequest) -> InspectedItem? { question.id.flatMap { numbers.item($0) } }

  /// The tree that a question is about.
  private func items(_ isMine: Bool?) -> any ItemTree { isMine == true ? views?.items ?? hosts : hosts }

  // MARK: Tree

  private static let countLimit = 200

  private func tree(_ question: InspectRequest) -> InspectAnswer {
    let items = items(question.mine)
    func known(_ numbers: [Int]?) -> Set<InspectedItem> { Set((numbers ?? []).compactMap { self.numbers.item($0) }) }
    var choice = ItemRows.Choice(root: question.root.flatMap { numbers.item($0) } ?? items.root)
    (choice.shut, choice.opened) = (known(question.shut), known(question.opened))
    choice.filter = WantedText(question.filter ?? "")
    let revealed = question.reveal.flatMap { numbers.item($0) }
    if let revealed {
      let around = items.path(to: revealed).dropLast()
      choice.shut.subtract(around)
      choice.opened.formUnion(around)
    }
    let all = rows(choice, isMine: question.mine == true, items)
    let count = min(max(question.count ?? 100, 0), WindowInspector.countLimit)
    var answer = InspectAnswer()
    var from = question.from ?? 0
    if let revealed, let index = all.firstIndex(of: revealed) {
      answer.index = index
      from = index - count / 2
    }
    from = min(max(from, 0), max(all.count - count, 0))
    (answer.serial, answer.total, answer.from) = (serial, all.count, from)
    answer.rows = all[from..<min(from + count, all.count)].map { row($0, items) }
    return answer
  }

  private func rows(_ choice: ItemRows.Choice, isMine: Bool, _ items: any ItemTree) -> ItemRows {
    if let rows, rows.choice == choice, rows.isMine == isMine { return rows.rows }
    let made = ItemRows(items, choice)
    rows = (choice, isMine, made)
    return made
  }

  private func row(_ row: ItemRows.Row, _ items: any ItemTree) -> InspectAnswer.Row {
    let words = items.words(of: row.item)
    let frame = frame(of: row.item, items)
    let count = row.childCount.map { Int($0) } ?? items.children(of: row.item).count
    return InspectAnswer.Row(
      id: numbers.number(of: row.item), depth: Int(row.depth), kind: words.kind, name: words.name,
      text: words.text.map(WindowInspector.short), props: words.properties.map(WindowInspector.short),
      children: count, shut: row.isShut && count > 0, frame: frame.map(WindowInspector.numbers),
      dim: !isSeen(row.item, frame, items), marker: words.name.hasPrefix("IntrospectionMarker"))
  }

  private static func short(_ text: String) -> String { text.count > 120 ? text.prefix(119) + "…" : text }

  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
  }

  /// The frame in the window around all hosts of an item; nil without hosts.
  private func frame(of item: InspectedItem, _ items: any ItemTree) -> CGRect? {
    items.hosts(of: item).reduce(nil as CGRect?) { frame, host in
      let own = host.convert(host.bounds, to: nil)
      return frame?.union(own) ?? own
    }
  }

  private func isSeen(_ item: InspectedItem, _ frame: CGRect?, _ items: any ItemTree) -> Bool {
    guard let frame, frame.intersects(window.bounds) || frame.isEmpty, let host = items.hosts(of: item).first else {
      return false
    }
    return !sequence(first: host, next: \.superview).contains { $0.isHidden || $0.alpha < 0.01 }
  }

  // MARK: One of them

  private func pick(_ question: InspectRequest) -> InspectAnswer {
    guard let x = question.x, let y = question.y else { return InspectAnswer(error: "There is no place in it.") }
    let items = items(question.mine)
    guard let host = PickedHost.find(in: window, at: CGPoint(x: x, y: y)), let item = items.item(showing: host) else {
      return InspectAnswer(error: "Nothing is there.")
    }
    var answer = InspectAnswer()
    let words = items.words(of: item)
    answer.id = numbers.number(of: item)
    answer.path = items.path(to: item).suffix(200).map { numbers.number(of: $0) }
    (answer.name, answer.text) = (words.name, words.text.map(WindowInspector.short))
    answer.frame = frame(of: item, items).map(WindowInspector.numbers)
    if let insets = (items.hosts(of: item).first as? HostPaddingView)?.insets {
      answer.padding = [insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) }
    }
    return answer
  }

  /// The paths of numbers, and the numbers of paths: an empty text and 0 for what is not there.
  private func places(_ question: InspectRequest) -> InspectAnswer {
    let paths = ItemPaths(views?.items, hosts)
    var answer = InspectAnswer()
    answer.places = question.ids?.map { numbers.item($0).flatMap { paths.path(of: $0) } ?? "" }
    answer.ids = question.places?.map { paths.item(at: $0).map { numbers.number(of: $0) } ?? 0 }
    return answer
  }

  private func details(of item: InspectedItem) -> InspectAnswer {
    let items: any ItemTree = item.host == nil ? self.items(true) : hosts
    let words = items.words(of: item)
    var answer = InspectAnswer()
    answer.id = numbers.number(of: item)
    (answer.name, answer.text) = (words.name, words.text)
    answer.frame = frame(of: item, items).map(WindowInspector.numbers)
    answer.why = views?.why(item)
    answer.sections = (views?.sections(of: item) ?? []) + (item.host.map { sections(of: $0) } ?? [])
    answer.copy = views?.copies(of: item)
    return answer
  }

  private func sections(of host: HostView) -> [InspectAnswer.Section] {
    let description = HostDescription(of: host)
    let origins = views?.origins(of: host) ?? [:]
    let place = [
      InspectAnswer.Section.Row("frame", host.frame.printed),
      .init("in the window", host.convert(host.bounds, to: nil).printed),
    ]
    return [
      InspectAnswer.Section(
        "Properties", description.properties.map { .init($0.name, $0.value ?? "yes", note: origins[$0.name]) }),
      InspectAnswer.Section("Place", place),
      InspectAnswer.Section("Accessibility", AccessibilityAudit.rows(of: host)),
      InspectAnswer.Section("Edits", host.edits.map { .init($0.name ?? "an action", "at \($0.source)") }),
    ].filter { !$0.rows.isEmpty }
  }

  private func edit(_ question: InspectRequest) -> InspectAnswer {
    guard let item = item(question) else { return WindowInspector.gone }
    guard let views, let key = question.key, let value = question.value else {
      return InspectAnswer(error: "This value cannot be edited.")
    }
    return WindowInspector.result(views.edit(key, of: item, to: value))
  }

  // MARK: Why

  private func why(_ name: String) -> InspectAnswer {
    guard let views else { return InspectAnswer(error: "There are no views in this window, only hosts.") }
    var answer = InspectAnswer()
    let found = views.why(name)
    (answer.subject, answer.parts) = (found.subject, found.parts)
    return answer
  }

  // MARK: Steps

  private func past(_ question: InspectRequest) -> InspectAnswer {
    guard let views else { return InspectAnswer(error: "Steps are kept of windows with views.") }
    var answer = InspectAnswer()
    switch question.ask {
    case .moment:
      guard let index = question.index, let moment = views.moment(index) else { return WindowInspector.gone }
      answer.index = index
      (answer.svg, answer.tree, answer.cause) = (moment.svg, moment.tree, moment.cause)
    case .compare:
      guard let index = question.index, let other = question.other, let found = views.compare(index, other) else {
        return WindowInspector.gone
      }
      (answer.lines, answer.svgs) = (found.lines, found.svgs)
    case .export: (answer.html, answer.name) = (views.export(), "recording.html")
    default:
      let steps = views.steps
      (answer.count, answer.steps) = (steps.count, steps)
    }
    return answer
  }

  // MARK: Clock

  private func setClock(_ question: InspectRequest) -> InspectAnswer {
    guard let rate = question.rate, (0...1).contains(rate) else {
      return InspectAnswer(error: "A clock runs at a rate from 0 to 1.")
    }
    if clock == nil { clock = SlowClock(window.clock) }
    guard let clock else { return InspectAnswer() }
    window.clock = clock
    clock.rate = rate
    if question.frame == true { clock.advance(by: 1 / 60) }
    return InspectAnswer()
  }

  // MARK: Accessibility

  private func audit() -> InspectAnswer {
    var answer = InspectAnswer()
    answer.findings = AccessibilityAudit.findings(in: window).prefix(100).map { found in
      InspectAnswer.Finding(
        id: numbers.number(of: InspectedItem(found.host)),
        frame: WindowInspector.numbers(found.host.convert(found.host.bounds, to: nil)), rule: found.rule,
        text: found.text)
    }
    return answer
  }
}
