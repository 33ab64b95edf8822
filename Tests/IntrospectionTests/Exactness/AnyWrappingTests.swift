import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// Whatever is put around and inside of what is introspected, in any order, it finds the same target.
///
/// Random views are introspected: a target with modifiers and containers around it, introspected by each strategy, with
/// more modifiers and containers around that, some of which show others of the same kind. Several such views stand side
/// by side. Where the target is on screen, its own introspection must find exactly it, once; where it is not, nothing
/// must be found.
@MainActor
final class AnyWrappingTests: HostTestCase {
  /// One introspected view.
  private struct Subject {
    let name: String
    let kind: TargetKind
    let inside: [Wrapping]
    let around: [Wrapping]

    init(_ name: String, _ random: inout Random) {
      self.name = name
      kind = TargetKind.allCases.randomElement(using: &random)!
      var unwanted = Wrapping.misleading
      if kind != .field { unwanted.formUnion(Wrapping.scrolling) }
      around = Subject.wrappings(upTo: 5, but: [], &random)
      // Several views right in a list are rows, which are introspected one by one.
      if around.contains(.list) { unwanted.formUnion(Wrapping.severalHosts) }
      var inside = Subject.wrappings(upTo: 5, but: unwanted, &random)
      // What is laid over each of several hosts comes before the target if that is not in the first.
      if !Wrapping.severalHosts.isDisjoint(with: inside) { inside.removeAll { $0 == .overlaidByDecoy } }
      self.inside = inside
    }

    private static func wrappings(upTo count: Int, but unwanted: Set<Wrapping>, _ random: inout Random) -> [Wrapping] {
      let wanted = Wrapping.allCases.filter { !unwanted.contains($0) }
      return (0..<Int.random(in: 0...count, using: &random)).map { _ in wanted.randomElement(using: &random)! }
    }

    /// From the inside out.
    var description: String {
      "\(kind) .\(inside.map(\.rawValue).joined(separator: ".")) .INTROSPECT .\(around.map(\.rawValue).joined(separator: "."))"
    }

    /// Whether a strategy finds what it should in spite of what is inside and around.
    func isFit(_ strategy: IntrospectionStrategy) -> Bool {
      !inside.contains { $0.misleads(strategy, isAround: false) }
        && !around.contains { $0.misleads(strategy, isAround: true) }
    }
  }

  /// What introspections of a subject found.
  @MainActor
  private final class Findings {
    var events: [IntrospectionStrategy: [String]] = [:]
    var targets: [IntrospectionStrategy: [HostView]] = [:]

    func note(_ strategy: IntrospectionStrategy, _ event: String, _ target: HostView?) {
      events[strategy, default: []].append(target.map { "\(event) \($0.label)" } ?? event)
      if event == "attach", let target { targets[strategy, default: []].append(target) }
      if event == "detach", let target { targets[strategy]?.removeAll { $0 === target } }
    }
  }

  private func view(_ subject: Subject, isSwitched: Bool, _ findings: Findings) -> AnyView {
    var view = subject.kind.view(subject.name)
    for wrapping in subject.inside { view = wrapping.wrap(view, subject.kind, isSwitched: isSwitched) }
    for strategy in IntrospectionStrategy.allCases {
      view = subject.kind.introspected(view, strategy) { findings.note(strategy, $0, $1) }
    }
    for wrapping in subject.around { view = wrapping.wrap(view, subject.kind, isSwitched: isSwitched) }
    return AnyView(view)
  }

  /// Compares what the introspections of a subject hold with the target that is on screen.
  private func check(_ subject: Subject, _ findings: Findings, in window: HostWindow, _ name: String) -> Bool {
    let targets = window.descendants.filter { $0.label == subject.name }
    XCTAssertLessThan(targets.count, 2, name)
    for strategy in IntrospectionStrategy.allCases where strategy == .exact || subject.isFit(strategy) {
      let found = findings.targets[strategy] ?? []
      if let target = targets.first {
        XCTAssertEqual(found.map(\.label), [subject.name], "\(name) \(strategy): \(findings.events[strategy] ?? [])")
        XCTAssertTrue(found.first === target, "\(name) \(strategy): another host")
      } else if strategy == .exact {
        XCTAssertTrue(found.allSatisfy { $0.label == subject.name }, "\(name): \(found.map(\.label))")
      }
    }
    return !targets.isEmpty
  }

  private func run(seeds: Range<Int>) {
    var count = 0
    var shown = 0
    for seed in seeds {
      var random = Random(seed: UInt64(seed))
      let subjects = (0..<Int.random(in: 1...4, using: &random)).map { Subject("target \($0)", &random) }
      let findings = subjects.map { _ in Findings() }
      let model = Model()
      let screen = TestSupport.show(
        Watching(model: model) { model in
          VStack {
            ForEach(subjects.indices, id: \.self) { self.view(subjects[$0], isSwitched: model.flag, findings[$0]) }
          }
        }, width: 2000, height: 4000)
      func name(_ index: Int, _ step: String) -> String { "seed \(seed) \(step): \(subjects[index].description)" }
      for (index, subject) in subjects.enumerated() {
        count += 1
        guard check(subject, findings[index], in: screen.window, name(index, "at first")) else { continue }
        shown += 1
        XCTAssertEqual(findings[index].events[.exact], ["attach \(subject.name)"], name(index, "once"))
      }
      model.count = 1
      screen.settle()
      for (index, subject) in subjects.enumerated() {
        guard check(subject, findings[index], in: screen.window, name(index, "updated")) else { continue }
        XCTAssertEqual(
          findings[index].events[.exact]?.suffix(2), ["attach \(subject.name)", "update \(subject.name)"],
          name(index, "updated"))
      }
      model.flag = true
      screen.settle()
      for (index, subject) in subjects.enumerated() {
        _ = check(subject, findings[index], in: screen.window, name(index, "switched"))
      }
      model.flag = false
      screen.settle()
      for (index, subject) in subjects.enumerated() {
        _ = check(subject, findings[index], in: screen.window, name(index, "switched back"))
      }
      let sentences = takeSentences()
      XCTAssertTrue(sentences.allSatisfy { !$0.contains("introspect(") }, "seed \(seed): \(sentences)")
    }
    XCTAssertGreaterThan(Double(shown) / Double(count), 0.8, "of \(count) targets \(shown) are on screen")
  }

  func testRandomViews1() { run(seeds: 0..<40) }
  func testRandomViews2() { run(seeds: 40..<80) }

  /// Each alone, inside and around.
  func testEachWrapping() {
    for kind in TargetKind.allCases {
      for wrapping in Wrapping.allCases where !Wrapping.misleading.contains(wrapping) {
        if kind != .field && Wrapping.scrolling.contains(wrapping) { continue }
        let findings = Findings()
        let inside = wrapping.wrap(kind.view("target"), kind, isSwitched: false)
        let screen = TestSupport.show(
          AnyView(kind.introspected(inside, .exact) { findings.note(.exact, $0, $1) }), width: 400, height: 400)
        XCTAssertEqual(findings.events[.exact], ["attach target"], "\(kind) in \(wrapping): \(screen.shape)")
      }
      for wrapping in Wrapping.allCases {
        let findings = Findings()
        let introspected = kind.introspected(kind.view("target"), .exact) { findings.note(.exact, $0, $1) }
        let screen = TestSupport.show(
          AnyView(wrapping.wrap(introspected, kind, isSwitched: false)), width: 400, height: 400)
        XCTAssertEqual(findings.events[.exact], ["attach target"], "\(wrapping) around \(kind): \(screen.shape)")
      }
    }
    _ = takeSentences()
  }
}
