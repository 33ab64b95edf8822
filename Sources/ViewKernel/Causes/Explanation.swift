public import HostTree
import Observation

/// Why a host is on screen as it is, or why something is not: a sentence or more under each of some topics.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     VStack { Text("Count: \(count)").font(.title) }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.recordsCauses = true
/// window.rootViewController = HostingController(rootView: Counter())
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.why("Count: 0"))
/// // Prints:
/// // HostLabel "Count: 0" (0, 0, 102.33 x 33.67)
/// //   shown by: Text in Counter
/// //   source: Explanation.swift:11
/// //   body: Counter ran once, in settle 1: which came
/// //   state: count = 0
/// //   set by: font=system 28: Text itself, in Counter
/// //   layout: HostStackView proposed 320 x 480; it took 102.33 x 33.67, which its text needs; it fills HostStackView
/// //   sight: it can be seen
/// ```
///
/// The description is the same in each run of a program. `source` is known in debug builds alone.
public struct Explanation: Hashable, Sendable, Codable {
  /// The sentences under one topic.
  public struct Part: Hashable, Sendable, Codable {
    /// The topic, such as `shown by`.
    public let topic: String
    /// The sentences.
    public let text: String
  }

  /// The subject: the host's line in a printed tree without its properties, or the name that was looked for.
  public let subject: String
  /// The parts, in the order in which they are printed.
  public private(set) var parts: [Part] = []

  init(_ subject: String) { self.subject = subject }

  mutating func add(_ topic: String, _ text: String?) {
    if let text, !text.isEmpty { parts.append(Part(topic: topic, text: text)) }
  }

  /// The sentences under a topic.
  public func texts(of topic: String) -> [String] { parts.filter { $0.topic == topic }.map(\.text) }
}

extension Explanation: CustomStringConvertible {
  /// The subject, and a line for each part.
  public var description: String {
    ([subject] + parts.map { "  \($0.topic): \($0.text)" }).joined(separator: "\n")
  }
}

extension HostWindow {
  /// Why a host is on screen as it is: the views that show it, why their body ran last, the state that it has, who set
  /// which property, what decided its size and place, and what keeps it from being seen.
  ///
  /// Writes and runs of bodies are known if the window has ``recordsCauses``; all else without it.
  /// - Complexity: O(*n*) for *n* views and hosts in the window.
  public final func why(_ host: HostView) -> Explanation {
    var text = Explanation(host.shortLine)
    let chain = host.viewChain
    let own = chain.first { ViewBodies.isOfUser($0.type) && !$0.isModifier }
    text.add("shown by", Explanation.views(chain))
    text.add("source", Explanation.source(of: chain))
    if let own { text.explainBody(of: own, in: self) }
    if let own {
      text.explainState(of: own)
      text.add("caution", StateCaution.neverWritten(in: own, shownBy: host))
    }
    for property in PropertyOrigin.all(of: host, chain) {
      text.add("set by", "\(property.shown): \(property.origin)")
    }
    text.add("layout", LayoutTold(host).sentence)
    text.add("sight", Sight(host).sentence)
    return text
  }

  /// Why the view, or the first host that shows it, is as it is; see ``why(_:)-(HostView)``.
  public final func why(_ view: InspectedView) -> Explanation {
    if let host = view.hosts.first { return why(host) }
    var text = Explanation(view.description)
    text.add("shown by", Explanation.views([view] + view.ancestors))
    text.add("source", Explanation.source(of: [view] + view.ancestors))
    text.explainBody(of: view, in: self)
    text.explainState(of: view)
    text.add("sight", "it has no host: it shows nothing itself, or nothing now")
    return text
  }

  /// Why the host that reads or is called `name` is as it is; if there is none, why not: see ``whyNot(_:)``.
  public final func why(_ name: String) -> Explanation {
    guard let host = hosts(called: name).first else { return whyNot(name) }
    return why(host)
  }

  /// The hosts with a text, a label or an identifier, the innermost first where several are inside each other.
  final func hosts(called name: String) -> [HostView] {
    var found: [HostView] = []
    walkHosts { host in
      if host.describedText == name || host.accessibilityIdentifier == name { found.append(host) }
    }
    if found.isEmpty { walkHosts { host in if host.spokenNames.contains(name) { found.append(host) } } }
    return found.filter { host in !found.contains { $0 !== host && $0.isDescendant(of: host) } }
  }

  /// Calls `body` with each host of the window, in drawing order.
  final func walkHosts(_ body: (HostView) -> Void) {
    var rest: [HostView] = [self]
    while let host = rest.popLast() {
      body(host)
      rest += host.subviews.reversed()
    }
  }
}

extension Explanation {
  /// `Text in Row in ContentView`: the innermost view, and the program's own views around it.
  @MainActor
  fileprivate static func views(_ chain: [InspectedView]) -> String {
    guard let first = chain.first else {
      return "no view: it is part of what a view of the library shows, or was added by code"
    }
    let own = chain.dropFirst().filter { ViewBodies.isOfUser($0.type) }
    return ([first] + own).map { $0.isModifier ? ".\($0.typeName)" : $0.typeName }.joined(separator: " in ")
  }

  /// `Counter.swift:12`, where the innermost view that the program has written stands.
  @MainActor
  fileprivate static func source(of chain: [InspectedView]) -> String? {
    let places = CauseRecorder.current?.places.places(of: chain) ?? []
    return places.isEmpty ? nil : places.prefix(3).map(\.description).joined(separator: " or ")
  }

  @MainActor
  mutating func explainBody(of view: InspectedView, in window: HostWindow) {
    guard let node = view.node, ViewBodies.isOfUser(view.type) else { return }
    guard let recorder = CauseRecorder.current else {
      return add("body", "set recordsCauses of the window before it is shown to learn why it ran")
    }
    let runs = recorder.bodies.indices.filter { recorder.bodies[$0]?.node == node.number }
    guard let last = runs.last, let body = recorder.bodies[last] else { return }
    let count = runs.count == 1 ? "once" : runs.count == 2 ? "twice" : "\(runs.count) times"
    let causes = CauseWords(body.causes, recorder)
    let writes = causes.writes.compactMap { recorder.writes[$0]?.wordsWithInput }
    let detail = writes.isEmpty ? "" : " (\(writes.joined(separator: "; ")))"
    let waste = body.hasEffect ? "" : "; nothing in it differed. \(causes.advice ?? "")"
    add(
      "body",
      "\(body.name) ran \(count), \(runs.count == 1 ? "" : "last ")in settle \(recorder.settles.number(ofSettle: body.settle)): "
        + causes.sentences.joined(separator: " and ") + detail + waste)
  }

  @MainActor
  mutating func explainState(of view: InspectedView) {
    var values: [String] = []
    for property in ReaderNode.untracked({ view.properties }) {
      let value = ReaderNode.untracked { property.value }
      if property.wrapper == nil, value is any View { continue }
      values.append("\(property.name) = \(PrintedValue.short(value))")
      add("caution", StateCaution.sentence(property, value))
    }
    add("state", values.prefix(8).joined(separator: ", "))
  }
}

/// Objects in properties whose changes no view sees.
@MainActor
private enum StateCaution {
  static func sentence(_ property: InspectedProperty, _ value: Any) -> String? {
    guard Mirror(reflecting: value).displayStyle == .class, !(value is any Observable) else { return nil }
    let type = PrintedValue.typeName(value)
    if value is any ObservableObject {
      // With a wrapper of its own it is observed.
      guard property.wrapper == nil || "\(Swift.type(of: property.wrapper!))".hasPrefix("State<") else { return nil }
      return
        "`\(property.name)` is an ObservableObject that nothing observes here: declare it with @StateObject or @ObservedObject"
    }
    guard ViewBodies.isOfUser(Swift.type(of: value)) else { return nil }
    return "`\(property.name)` is a class that is not Observable: its changes are not seen. Make \(type) @Observable"
  }
}

extension CauseRecorder {
  fileprivate func runCount(of node: ViewNode) -> Int { bodies.indices.count { bodies[$0]?.node == node.number } }
}

extension StateCaution {
  /// A state that a text shows and that was never written, although the body around has run since: a new initial value
  /// does not change it.
  static func neverWritten(in view: InspectedView, shownBy host: HostView) -> String? {
    guard let recorder = CauseRecorder.current, let text = host.describedText, let node = view.node,
      let outer = view.ancestors.first(where: { ViewBodies.isOfUser($0.type) })?.node,
      recorder.runCount(of: outer) > recorder.runCount(of: node)
    else { return nil }
    for property in ReaderNode.untracked({ view.properties }) {
      guard "\(property.wrapper.map { Swift.type(of: $0) } ?? Any.self)".hasPrefix("State<") else { continue }
      let value = ReaderNode.untracked { "\(property.value)" }
      let isWritten = recorder.writes.indices.contains {
        recorder.writes[$0]?.property == property.name && recorder.writes[$0]?.owner == view.typeName
      }
      guard !isWritten, !value.isEmpty, text.contains(value) else { continue }
      return
        "`\(property.name)` is a @State: it keeps the value from when the view came, whatever the view is made with since. "
        + "To follow, declare it with `let` or @Binding"
    }
    return nil
  }
}

extension HostView {
  /// The text in its line of a printed tree; nil if there is none.
  final var describedText: String? { HostDescription(textOf: self).text }

  /// The class, the text and the frame, as in a printed tree.
  final var shortLine: String {
    let text = describedText.map { " \($0.quoted)" } ?? ""
    return "\(className)\(text) \(frame.printed)"
  }
}
