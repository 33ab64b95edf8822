import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Trees of views that change at random, in any place and in any way, always show what the same views show when they
/// are new: the seam between the two trees never loses, doubles or misplaces a host.
@MainActor
final class RandomTreesTests: HostTestCase {
  func testChangesInsideEndWhereANewTreeWouldBe() {
    for seed in 0..<60 where isFine { run(seed: UInt64(seed), steps: 25, by: .state) }
  }

  func testNewValuesFromAboveEndWhereANewTreeWouldBe() {
    for seed in 100..<140 where isFine { run(seed: UInt64(seed), steps: 20, by: .value) }
  }

  func testBothAtOnceEndWhereANewTreeWouldBe() {
    for seed in 200..<240 where isFine { run(seed: UInt64(seed), steps: 20, by: .both) }
  }

  private var isFine: Bool { testRun?.totalFailureCount == 0 }

  private enum Change { case state, value, both }

  private func run(seed: UInt64, steps: Int, by change: Change) {
    var random = Random(seed: seed)
    let report = Report()
    var model = Model.random(depth: 5, using: &random)
    let screen = show(RootView(model: model, report: report), width: 400, height: 400)
    for step in 0..<steps {
      for _ in 0..<Int.random(in: 1...4, using: &random) { model.changeSomewhere(using: &random) }
      if change != .state {
        model = model.copy()
        screen.hosting.rootView = RootView(model: model, report: report)
      }
      if change == .both { model.changeSomewhere(using: &random) }
      screen.settle()
      let freshReport = Report()
      let fresh = show(RootView(model: model, report: freshReport), width: 400, height: 400)
      assertText(screen.tree(HostTreeOptions(showsMarkers: true)), fresh.tree(HostTreeOptions(showsMarkers: true)))
      XCTAssertEqual(report.words, freshReport.words)
      XCTAssertEqual(report.visible.sorted(), freshReport.visible.sorted())
      fresh.close()
      XCTAssertEqual(freshReport.visible, [])
      guard isFine else { return XCTFail("in step \(step) from the seed \(seed)") }
    }
    screen.close()
    XCTAssertEqual(report.visible, [], "from the seed \(seed)")
  }
}

/// What the views of one screen have said by preferences, and which of them are on screen.
@MainActor
private final class Report {
  var words: [String] = []
  var visible: [String] = []
  nonisolated init() {}
}

private enum Words: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// What one view of the tree shows; its changes are seen by its own body alone.
@Observable @MainActor
private final class Model: Identifiable {
  enum Kind: CaseIterable {
    case text, empty, row, column, layers, group, list, onlyIf, either, choice, padding, background, overlay, frame
    case opacity, any, id, name, font, words, appearance, twice, equatable, companion, tap
  }

  let id: Int
  var kind: Kind
  var number: Int
  var children: [Model]

  init(id: Int, kind: Kind, number: Int, children: [Model]) {
    self.id = id
    self.kind = kind
    self.number = number
    self.children = children
  }

  static func random(depth: Int, using random: inout Random) -> Model {
    let kind = depth == 0 ? .text : Kind.allCases.randomElement(using: &random) ?? .text
    let count = depth == 0 ? 0 : kind == .list ? Int.random(in: 0...4, using: &random) : 2
    return Model(
      id: Int.random(in: 0..<1_000_000, using: &random), kind: kind, number: Int.random(in: 0..<3, using: &random),
      children: (0..<count).map { _ in .random(depth: depth - 1, using: &random) })
  }

  func copy() -> Model { Model(id: id, kind: kind, number: number, children: children.map { $0.copy() }) }

  func changeSomewhere(using random: inout Random) {
    if !children.isEmpty, Int.random(in: 0..<4, using: &random) > 0 {
      return children[Int.random(in: 0..<children.count, using: &random)].changeSomewhere(using: &random)
    }
    switch Int.random(in: 0..<(kind == .list ? 6 : 2), using: &random) {
    case 0: kind = kind == .list || children.count < 2 ? kind : Kind.allCases.randomElement(using: &random) ?? .text
    case 1: number = Int.random(in: 0..<3, using: &random)
    case 2: children.shuffle(using: &random)
    case 3: if !children.isEmpty { children.removeFirst() }
    case 4: children.append(.random(depth: 2, using: &random))
    default: children.insert(.random(depth: 2, using: &random), at: children.count / 2)
    }
  }
}

private struct RootView: View {
  let model: Model
  let report: Report

  var body: some View {
    Tree(model: model, report: report).onPreferenceChange(Words.self) { report.words = $0 }
  }
}

private struct Tree: View {
  let model: Model
  let report: Report

  private func child(_ index: Int) -> Tree? {
    index < model.children.count ? Tree(model: model.children[index], report: report) : nil
  }

  var body: some View {
    switch model.kind {
    case .text: Text("\(model.id)-\(model.number)")
    case .empty: EmptyView()
    case .row:
      HStack(spacing: 2) {
        child(0); child(1)
      }
    case .column:
      VStack(alignment: .leading) {
        child(0); Text("between"); child(1)
      }
    case .layers:
      ZStack {
        child(0); child(1)
      }
    default: structure
    }
  }

  @ViewBuilder private var structure: some View {
    switch model.kind {
    case .group:
      Group {
        child(0); child(1)
      }
    case .list: ForEach(model.children) { Tree(model: $0, report: report) }
    case .onlyIf: if model.number > 0 { child(0) }
    case .either: if model.number > 0 { child(0) } else { child(1) }
    case .choice:
      switch model.number {
      case 0: child(0)
      case 1: child(1)
      default: Text("neither")
      }
    case .id: child(0).id(model.number)
    case .any:
      if model.number == 0 {
        AnyView(child(0))
      } else {
        AnyView(
          Group {
            child(1); Text("any")
          })
      }
    case .twice: child(0).modifier(Twice(count: model.number))
    case .equatable: Same(number: model.number).equatable()
    default: modified
    }
  }

  @ViewBuilder private var modified: some View {
    switch model.kind {
    case .padding: child(0).padding(CGFloat(model.number))
    case .background: child(0).background { child(1) }
    case .overlay: child(0).overlay(alignment: .topLeading) { child(1) }
    case .frame:
      Group {
        child(0); child(1)
      }.frame(width: CGFloat(30 + model.number))
    case .opacity: child(0).opacity(Double(model.number) / 2).padding(1)
    case .name: child(0).accessibilityIdentifier("name \(model.number)")
    case .font: child(0).font(model.number == 0 ? nil : .system(size: CGFloat(10 + model.number)))
    case .words:
      child(0).background { Text("w").preference(key: Words.self, value: ["\(model.id)", "\(model.number)"]) }
    case .companion: child(0).companion(Color.red.frame(width: 3, height: CGFloat(model.number)))
    case .tap: child(0).onTapGesture(count: model.number + 1) {}
    default:
      Text("seen \(model.id)")
        .onAppear { report.visible.append("\(model.id)") }
        .onDisappear { report.visible.remove(at: report.visible.firstIndex(of: "\(model.id)") ?? 0) }
    }
  }
}

/// A modifier whose body shows its content zero, one or two times.
private struct Twice: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    if count > 0 { content }
    Text("\(count) times")
    if count > 1 { content.padding(1) }
  }
}

private struct Same: View, Equatable {
  let number: Int
  var body: some View { Text("same \(number)") }
}
