import Foundation
import HostTree
import ViewKernel
import XCTest

/// Containers in containers, at random: lists, lazy stacks and grids, scroll views, geometry readers, layouts,
/// toolbars. However they are nested, they come to rest, and after edits show what a new window shows.
@MainActor
final class RandomContainersTests: HostTestCase {
  private var windows: [HostWindow] = []

  func testNestedContainersComeToRestWhereANewWindowWouldBe() {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["SEED"].flatMap(UInt64.init) ?? 0
    let count = environment["COUNT"].flatMap(UInt64.init) ?? 100
    var found = 0
    for seed in first..<first + count {
      var random = Random(seed: seed)
      var models = [Part.random(depth: Int.random(in: 2...5, using: &random), using: &random)]
      if seed % 2 == 0 { models[0] = .list(using: &random) }
      for _ in 0..<(seed % 2 == 0 ? 8 : 4) {
        var next = models[models.count - 1]
        if Int.random(in: 0..<3, using: &random) == 0 {
          next.scroll = CGFloat(Int.random(in: -200...400, using: &random))
        } else {
          next.scroll = 0
          next.changeSomewhere(using: &random)
        }
        models.append(next)
      }
      if environment["TRACE"] != nil {
        print("seed \(seed):\n" + models.map(\.description).joined(separator: "\n---\n"))
      }
      guard let problem = problem(models) else { continue }
      print("seed \(seed): \(problem.prefix(200))")
      let smallest = shrink(models, kind(problem))
      found += 1
      XCTFail(
        "seed \(seed): \(self.problem(smallest) ?? problem)\n"
          + smallest.map(\.description).joined(separator: "\n---\n"))
      if found >= (environment["FOUND"].flatMap(Int.init) ?? 1) { return }
    }
  }

  private func kind(_ problem: String) -> String { String(problem.prefix(8)) }

  private func shrink(_ models: [Part], _ wanted: String) -> [Part] {
    var best = models
    var goesOn = true
    let end = Date().addingTimeInterval(ProcessInfo.processInfo.environment["SHRINK"].flatMap(Double.init) ?? 8)
    func attempt(_ candidate: [Part]) -> Bool {
      guard Date() < end, !candidate.isEmpty, candidate != best, let now = problem(candidate), kind(now) == wanted
      else { return false }
      best = candidate
      goesOn = true
      return true
    }
    while goesOn {
      goesOn = false
      for index in best.indices.reversed() where best.count > 1 && index < best.count {
        var less = best
        less.remove(at: index)
        _ = attempt(less)
      }
      for id in Set(best.flatMap(\.ids)).sorted() {
        if attempt(best.compactMap { $0.removing(id) }) { continue }
        if attempt(best.map { $0.hoisting(id) }) { continue }
        _ = attempt(best.map { $0.simplifying(id) })
      }
    }
    return best
  }

  private typealias Shown = HostingView<Showing<Part, PartView>>

  private func shown(_ setting: Setting<Part>) -> Shown {
    let window = HostWindow(frame: CGRect(0, 0, 300, 400), clock: HostManualClock())
    let hosting = HostingView(rootView: Showing(setting) { PartView(part: $0) })
    hosting.frame = window.bounds
    window.makeKeyAndVisible()
    window.addSubview(hosting)
    windows.append(window)
    window.settle()
    return hosting
  }

  private func close(_ shown: Shown) {
    let window = shown.window
    shown.removeFromSuperview()
    window?.settle()
    windows.removeAll { $0 === window }
  }

  private func scrollViews(_ view: HostView) -> [HostScrollView] {
    ((view as? HostScrollView).map { [$0] } ?? []) + view.subviews.flatMap { scrollViews($0) }
  }

  /// What is wrong after one of the steps; nil if nothing is.
  private func problem(_ models: [Part]) -> String? {
    let setting = Setting(models[0])
    let screen = shown(setting)
    defer { close(screen) }
    var hasScrolled = false
    var sentences = takeSentences()
    for (index, model) in models.enumerated() where sentences.isEmpty {
      if model.scroll != 0 {
        hasScrolled = true
        for view in scrollViews(screen) {
          view.scroll(by: CGPoint(x: view.contentSize.width > view.bounds.width ? model.scroll : 0, y: model.scroll))
        }
      }
      setting.value = model
      screen.window?.settle()
      let problems = screen.checkViewInvariants() + (screen.window?.checkInvariants() ?? [])
      if !problems.isEmpty { return "invariants \(index): \(problems)" }
      sentences = takeSentences()
      guard sentences.isEmpty, !hasScrolled, index > 0, !model.estimates else { continue }
      let fresh = shown(Setting(model))
      defer { close(fresh) }
      sentences = takeSentences()
      if sentences.isEmpty, screen.treeDescription() != fresh.treeDescription() {
        return "difference \(index):\n\(screen.treeDescription())\n\(fresh.treeDescription())"
      }
    }
    return sentences.isEmpty ? nil : "sentence \(sentences)"
  }
}

/// A view of a random program.
private struct Part: Identifiable, Equatable {
  enum Kind: CaseIterable {
    case text, color, long, lazyColumn, lazyRow, lazyGrid, lazyRowGrid, list, plainList, form, column, row, layers,
      scroll, scrollRow
    case geometry, flow, section, disclosure, forEach, optional, padding, frame, bar, navigation, spacer, safeAreaInset,
      grid, anyView
  }

  let id: Int
  var kind: Kind
  var number: Int
  var children: [Part]
  var scroll: CGFloat = 0

  static func random(depth: Int, using random: inout Random) -> Part {
    let leaves: [Kind] = [.text, .color, .long, .spacer, .text, .text]
    let kind = (depth == 0 ? leaves : Kind.allCases).randomElement(using: &random) ?? .text
    let count = leaves.contains(kind) ? 0 : Int.random(in: 1...3, using: &random)
    return Part(
      id: Int.random(in: 0..<1_000_000, using: &random), kind: kind, number: Int.random(in: 0..<4, using: &random),
      children: (0..<count).map { _ in .random(depth: depth - 1, using: &random) })
  }

  /// A screen with a list of many rows.
  static func list(using random: inout Random) -> Part {
    let kind: Kind = [.list, .plainList, .form].randomElement(using: &random) ?? .list
    let rows = (0..<Int.random(in: 4...14, using: &random)).map { _ in
      Part.random(depth: Int.random(in: 0...2, using: &random), using: &random)
    }
    var part = Part(id: Int.random(in: 0..<1_000_000, using: &random), kind: kind, number: 1, children: rows)
    for kind in [Kind.bar, .safeAreaInset, .navigation] where Int.random(in: 0..<3, using: &random) > 0 {
      part = Part(id: Int.random(in: 0..<1_000_000, using: &random), kind: kind, number: 1, children: [part])
    }
    return part
  }

  mutating func changeSomewhere(using random: inout Random) {
    if !children.isEmpty, Int.random(in: 0..<4, using: &random) > 0 {
      return children[Int.random(in: 0..<children.count, using: &random)].changeSomewhere(using: &random)
    }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: self = .random(depth: 2, using: &random)
    case 1 where !children.isEmpty: children.removeLast()
    case 2 where !children.isEmpty: children.append(.random(depth: 1, using: &random))
    case 3 where !children.isEmpty: children.shuffle(using: &random)
    default: number = (number + 1) % 4
    }
  }

  /// Whether lengths of what was never visible count, which depend on what was visible before.
  var estimates: Bool {
    [.lazyColumn, .lazyRow, .lazyGrid, .lazyRowGrid].contains(kind) || children.contains(where: \.estimates)
  }

  var ids: [Int] { [id] + children.flatMap(\.ids) }

  func removing(_ id: Int) -> Part? {
    if self.id == id { return nil }
    var copy = self
    copy.children = children.compactMap { $0.removing(id) }
    return copy
  }

  func hoisting(_ id: Int) -> Part {
    if self.id == id, var child = children.first {
      child.scroll = scroll
      return child
    }
    var copy = self
    copy.children = children.map { $0.hoisting(id) }
    return copy
  }

  func simplifying(_ id: Int) -> Part {
    var copy = self
    if self.id == id {
      if number > 0 { copy.number = 0 } else { copy.kind = .text; copy.children = [] }
      return copy
    }
    copy.children = children.map { $0.simplifying(id) }
    return copy
  }

  var description: String {
    let head = "\(kind) \(number) #\(id)" + (scroll == 0 ? "" : " scroll \(scroll)")
    return ([head] + children.flatMap { $0.description.split(separator: "\n").map { "  " + $0 } }).joined(
      separator: "\n")
  }
}

/// A layout that puts its subviews below each other, each as large as it likes.
private struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
      y += size.height
    }
  }
}

private struct PartView: View {
  let part: Part

  private var inside: some View { ForEach(part.children) { PartView(part: $0) } }
  private var size: CGFloat { CGFloat(30 + 40 * part.number) }

  var body: some View {
    switch part.kind {
    case .text: Text("t\(part.number)")
    case .color: Color.red
    case .long: Text(String(repeating: "long text ", count: 1 + 8 * part.number))
    case .spacer: Spacer()
    case .column: VStack { inside }
    case .row: HStack { inside }
    case .layers: ZStack { inside }
    case .forEach: inside
    case .optional: if part.number > 0 { inside }
    default: containers
    }
  }

  @ViewBuilder private var containers: some View {
    switch part.kind {
    case .lazyColumn: LazyVStack { inside }
    case .lazyRow: LazyHStack { inside }
    case .lazyGrid: LazyVGrid(columns: [GridItem(.adaptive(minimum: 60)), GridItem(.flexible())]) { inside }
    case .lazyRowGrid: LazyHGrid(rows: [GridItem(.flexible()), GridItem(.fixed(50))]) { inside }
    case .list: List { inside }
    case .plainList: List { inside }.listStyle(.plain)
    case .form: Form { inside }
    case .scroll: ScrollView { inside }
    case .scrollRow: ScrollView(.horizontal) { inside }
    default: others
    }
  }

  @ViewBuilder private var others: some View {
    switch part.kind {
    case .geometry:
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) \(Int(proxy.frame(in: .global).minY))")
        inside
      }
    case .flow: Flow { inside }
    case .section:
      Section {
        inside
      } header: {
        if part.number % 2 == 0 { Text("header") }
      } footer: {
        if part.number > 1 { Text("footer") }
      }
    case .disclosure:
      DisclosureGroup("group", isExpanded: .constant(part.number > 0)) { inside }
    case .padding: Group { inside }.padding(CGFloat(part.number * 5))
    case .frame: Group { inside }.frame(width: part.number > 1 ? size : nil, height: part.number % 2 == 0 ? size : nil)
    case .grid: Grid { GridRow { inside } }
    case .anyView: AnyView(inside)
    default: bars
    }
  }

  @ViewBuilder private var bars: some View {
    switch part.kind {
    case .bar: Group { inside }.toolbar { ToolbarItem(placement: .bottomBar) { Button("bar \(part.number)") {} } }
    case .navigation: NavigationStack { inside }
    case .safeAreaInset: Group { inside }.safeAreaInset(edge: .bottom) { Text("inset \(part.number)") }
    default: EmptyView()
    }
  }
}
