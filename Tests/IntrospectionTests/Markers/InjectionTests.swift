import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

extension View {
  /// This view, with several introspections or with none.
  @ViewBuilder
  fileprivate func marked(_ isMarked: Bool) -> some View {
    if isMarked {
      introspectHostView { _ in }.introspectScrollView { _ in }.introspectWindow { _ in }
    } else {
      self
    }
  }
}

/// A representable that shows a label.
private struct Represented: HostViewRepresentable {
  func makeHostView(context: Context) -> HostLabel { HostLabel() }
  func updateHostView(_ hostView: HostLabel, context: Context) { hostView.text = "represented" }
}

/// What an injection leaves as it was.
@MainActor
final class InjectionTests: HostTestCase {
  /// Views of many shapes, with introspection everywhere in them or without.
  private func shapes(_ m: Bool) -> [(name: String, view: AnyView)] {
    [
      ("text", AnyView(Text("a").marked(m))),
      ("nothing", AnyView(EmptyView().marked(m))),
      ("nothing in a stack", AnyView(VStack { EmptyView().marked(m) }.padding())),
      (
        "several at the root",
        AnyView(
          Group {
            Text("a").marked(m)
            Text("b").marked(m)
          }.marked(m))
      ),
      (
        "stack",
        AnyView(
          VStack(alignment: .leading, spacing: 5) {
            Text("a").marked(m)
            Spacer().marked(m)
            Divider().marked(m)
            HStack {
              Text("b").marked(m)
              Color.red.marked(m)
              Text("c").marked(m)
            }.marked(m)
          }.marked(m))
      ),
      (
        "layers",
        AnyView(
          ZStack(alignment: .topLeading) {
            Color.blue.marked(m)
            Text("a").marked(m).padding(3).marked(m)
          }.marked(m))
      ),
      (
        "modifiers",
        AnyView(
          Text("a").marked(m).padding(1).marked(m).frame(width: 80, height: 40, alignment: .bottomTrailing).marked(m)
            .frame(maxWidth: .infinity, alignment: .leading).marked(m).offset(x: 3).marked(m).opacity(0.5).marked(m)
            .background(Color.red.marked(m)).marked(m).overlay(Text("o").marked(m), alignment: .top).marked(m)
            .border(Color.blue).marked(m).onTapGesture {}.marked(m).hidden().marked(m))
      ),
      (
        "a group in a modifier",
        AnyView(
          Group {
            Text("a").marked(m)
            Text("b")
          }.marked(m).padding(2).marked(m).background(Color.red).marked(m))
      ),
      (
        "a spacer in a modifier",
        AnyView(
          HStack {
            Text("a")
            Spacer().marked(m).padding(0).marked(m)
            Text("b").marked(m)
          })
      ),
      (
        "scroll views",
        AnyView(
          ScrollView {
            Text("a").marked(m)
            ScrollView(.horizontal) { Text("b").marked(m) }.marked(m).frame(height: 30).marked(m)
            Text("c").marked(m)
          }.marked(m))
      ),
      (
        "controls",
        AnyView(
          VStack {
            Button("button") {}.marked(m)
            Button(action: {}) {
              HStack {
                Image(systemName: "star").marked(m)
                Text("x").marked(m)
              }.marked(m)
            }
            TextField("field", text: .constant("t")).marked(m)
            TextEditor(text: .constant("editor")).marked(m)
            Toggle("toggle", isOn: .constant(true)).marked(m)
            Slider(value: .constant(0.5)).marked(m)
            Represented().marked(m)
          })
      ),
      (
        "rows",
        AnyView(
          VStack {
            ForEach(0..<4, id: \.self) { index in
              if index.isMultiple(of: 2) { Text("\(index)").marked(m) } else { Color.red.marked(m) }
            }.marked(m)
          })
      ),
      (
        "views without hosts before others",
        AnyView(
          Group {
            EmptyView().marked(m)
            Text("a").marked(m)
            EmptyView().marked(m)
          }.marked(m).padding(2).marked(m).overlay(Text("o").marked(m)).marked(m))
      ),
      (
        "other modifiers around",
        AnyView(
          VStack {
            Text("a").marked(m).accessibilityIdentifier("id").marked(m).accessibilityLabel("label").marked(m)
              .font(.title).marked(m).disabled(true).marked(m).id(7).marked(m)
            AnyView(Text("b").marked(m)).marked(m).onAppear {}.marked(m).accessibilityHidden(true).marked(m)
          })
      ),
      (
        "background and overlay that are marked only",
        AnyView(Text("a").background(EmptyView().marked(m)).overlay(EmptyView().marked(m)))
      ),
    ]
  }

  /// What a finger meets at points of a grid, what text input and assistive tools can reach.
  private func behaviour<V: View>(of screen: Screen<V>) -> [String] {
    var lines: [String] = []
    for x in stride(from: 5.0, to: 300, by: 20) {
      for y in stride(from: 5.0, to: 200, by: 20) {
        let hit = screen.window.hitTest(CGPoint(x: x, y: y), with: nil)
        lines.append("\(x) \(y) \(hit.map { "\($0.name) \($0.convert(CGPoint.zero, to: nil))" } ?? "nothing")")
      }
    }
    func look(at view: HostView) {
      if view.canBecomeFirstResponder { lines.append("takes text: \(view.name)") }
      guard !view.accessibilityElementsHidden else { return }
      if view.isAccessibilityElement || view.accessibilityLabel != nil {
        lines.append("is seen: \(view.name) \(view.accessibilityLabel ?? "")")
      }
      for child in view.subviews { look(at: child) }
    }
    look(at: screen.window)
    return lines
  }

  func testATreeIsTheSameWithAndWithoutIntrospection() {
    for (plain, marked) in zip(shapes(false), shapes(true)) {
      let without = Screen(plain.view)
      let with = Screen(marked.view)
      XCTAssertEqual(with.window.treeDescription(), without.window.treeDescription(), plain.name)
      XCTAssertEqual(behaviour(of: with), behaviour(of: without), plain.name)
      XCTAssertGreaterThan(with.markers.count, 0, plain.name)
      XCTAssertEqual(with.hosting.sizeThatFits(.unspecified), without.hosting.sizeThatFits(.unspecified), plain.name)
      XCTAssertEqual(with.window.checkInvariants(), [], plain.name)
    }
    XCTAssertTrue(takeSentences().allSatisfy { $0.hasPrefix("introspect(selector:) found no ") })
  }

  // MARK: Random views

  /// A random view; the same for the same random numbers, but for what depends on `step`.
  private func randomView(_ random: inout Random, depth: Int, step: Int, _ m: Bool) -> AnyView {
    func child(_ random: inout Random) -> AnyView { randomView(&random, depth: depth - 1, step: step, m) }
    let isFlagged = Bool.random(using: &random) != step.isMultiple(of: 2)
    let number = Int.random(in: 0...9, using: &random) + step
    let kind = Int.random(in: 0..<(depth > 0 ? 14 : 4), using: &random)
    switch kind {
    case 0: return AnyView(Text(String(repeating: "x", count: number + 1)).marked(m))
    case 1: return AnyView(Color.red.marked(m))
    case 2: return AnyView(Spacer().marked(m))
    case 3: return AnyView(TextField("field", text: .constant("\(number)")).marked(m))
    case 4:
      let (first, second) = (child(&random), child(&random))
      return AnyView(
        HStack {
          first
          if isFlagged { second.marked(m) }
        }.marked(m))
    case 5:
      let (first, second) = (child(&random), child(&random))
      return AnyView(
        VStack(spacing: 3) {
          if isFlagged { first.marked(m) } else { second }
          second.marked(m)
        }.marked(m))
    case 6:
      let (first, second) = (child(&random), child(&random))
      return AnyView(
        Group {
          if isFlagged { first }
          second
        }.marked(m).padding(2).marked(m))
    case 7:
      let (first, second) = (child(&random), child(&random))
      return AnyView(first.marked(m).overlay(second.marked(m), alignment: .topLeading).marked(m))
    case 8:
      let (first, second) = (child(&random), child(&random))
      return AnyView(first.background(second).marked(m))
    case 9:
      let first = child(&random)
      return AnyView(first.marked(m).frame(width: CGFloat(40 + number), alignment: .leading).marked(m))
    case 10:
      let first = child(&random)
      return AnyView(
        ForEach(0..<(number % 4), id: \.self) { _ in first.marked(m) }.marked(m).border(Color.red).marked(m))
    case 11:
      let first = child(&random)
      return AnyView(ScrollView { first.marked(m) }.marked(m))
    case 12:
      let first = child(&random)
      return AnyView(Button(action: {}) { first.marked(m) }.marked(m).opacity(0.5).marked(m))
    default:
      let first = child(&random)
      return AnyView(ZStack { first.marked(m) }.marked(m).id(number).marked(m))
    }
  }

  func testRandomTreesAreTheSameWithAndWithoutIntrospectionAfterEachUpdate() {
    for seed in 0..<150 as Range<UInt64> {
      func view(_ step: Int, _ isMarked: Bool) -> AnyView {
        var random = Random(seed: seed)
        return randomView(&random, depth: 4, step: step, isMarked)
      }
      let without = Screen(view(0, false))
      let with = Screen(view(0, true))
      for step in 0..<4 {
        if step > 0 {
          without.show(view(step, false))
          with.show(view(step, true))
        }
        let (plain, marked) = (without.window.treeDescription(), with.window.treeDescription())
        XCTAssertEqual(marked, plain, "seed \(seed), step \(step)")
        XCTAssertEqual(with.window.checkInvariants(), [], "seed \(seed), step \(step)")
        if marked != plain { return }
      }
    }
    XCTAssertTrue(takeSentences().allSatisfy { $0.hasPrefix("introspect(selector:) found no ") })
  }

  func testTheMarkerInThePrintedTree() {
    let screen = Screen(
      VStack { Text("a").introspectScrollView { _ in }.introspectLabel { _ in } }.padding(5))
    XCTAssertEqual(
      screen.window.treeDescription(options: HostTreeOptions(showsFrames: false, showsMarkers: true)),
      """
      HostWindow
      └─ \(type(of: screen.hosting))
         └─ HostPaddingView insets=5
            └─ HostStackView axis=vertical
               ├─ HostLabel "a"
               ├─ ViewHost of=IntrospectionView<HostScrollView>
               │  └─ IntrospectionHostView hidden inert label=IntrospectionHostView<HostScrollView>
               └─ ViewHost of=IntrospectionView<HostLabel>
                  └─ IntrospectionHostView hidden inert label=IntrospectionHostView<HostLabel>
      """)
    let marker = screen.markers[0]
    XCTAssertEqual(marker.frame, .zero)
    XCTAssertEqual(marker.superview?.frame, .zero)
    XCTAssertTrue(marker.isHidden)
    XCTAssertFalse(marker.isUserInteractionEnabled)
    XCTAssertTrue(marker.accessibilityElementsHidden)
    XCTAssertEqual(marker.accessibilityLabel, "IntrospectionHostView<HostScrollView>")
    XCTAssertTrue(Introspect.findViewHost(from: marker) === marker.superview)
    XCTAssertTrue(Introspect.findHostingView(from: marker) === screen.hosting)
    expectMisses("HostScrollView")
  }

  func testASearchSetsNothing() {
    // The same properties from inside and from outside of the receiver, and one that the closure writes itself.
    let screen = Screen(
      Text("a").zIndex(1).layoutPriority(1).accessibilityHint("inner")
        .introspect(.text) { $0.layoutPriority = 3 }
        .zIndex(2).accessibilityHint("outer"))
    let label = screen.all(HostLabel.self)[0]
    func properties() -> [String] { ["\(label.zIndex)", "\(label.layoutPriority)", label.accessibilityHint ?? ""] }
    XCTAssertEqual(properties(), ["2.0", "3.0", "outer"])
    _ = screen.hosting.introspectionDescription()
    XCTAssertEqual(properties(), ["2.0", "3.0", "outer"], "nor does looking at what is searched")
    XCTAssertEqual(screen.hosting.checkViewInvariants(), [])
    XCTAssertEqual(properties(), ["2.0", "3.0", "outer"], "nor do the checks of tests")
  }

  func testAnInjectedViewIsAnOverlayWithoutSize() {
    let text = Text("a").accessibilityIdentifier("text")
    let plain = Screen(
      VStack {
        text
        Text("b")
      })
    let injected = Screen(
      VStack {
        text.inject(Color.red.accessibilityIdentifier("injected"))
        Text("b")
      })
    func frame(_ name: String, _ hosts: [HostView]) -> CGRect? {
      hosts.first { $0.accessibilityIdentifier == name }.map { $0.convert($0.bounds, to: nil) }
    }
    XCTAssertEqual(frame("text", injected.hosting.descendants), frame("text", plain.hosting.descendants))
    XCTAssertEqual(
      injected.all(HostLabel.self).map { $0.convert($0.bounds, to: nil) },
      plain.all(HostLabel.self).map { $0.convert($0.bounds, to: nil) })
    let color = frame("injected", injected.hosting.descendants)
    XCTAssertEqual(color?.size, .zero)
    let middle = frame("text", injected.hosting.descendants).map { CGPoint(x: $0.midX, y: $0.midY) }
    XCTAssertEqual(color?.origin, middle)
    XCTAssertEqual(
      injected.window.hitTest(middle ?? .zero, with: nil)?.name, plain.window.hitTest(middle ?? .zero, with: nil)?.name)
  }

  func testAButtonIsTappedWithIntrospectionInAndAroundIt() {
    let log = EventLog()
    let screen = Screen(
      Button {
        log.add("tap")
      } label: {
        Text("a").introspectLabel { _ in }.padding().introspectPaddingView { _ in }
      }.introspectButton { _ in }.padding().introspectScrollView { _ in })
    XCTAssertTrue(screen.all(HostButton.self)[0].tap())
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 150, y: 100)))
    XCTAssertEqual(log.take(), ["tap", "tap"])
    expectMisses("HostScrollView")
  }

  func testMarkersAreNotSiblingsOfEachOther() {
    let log = EventLog()
    let screen = Screen(
      Text("a").introspectLabel { _ in }
        .introspectHostView { log.add($0.name) }
        .introspect(selector: TargetViewSelector.siblingContaining) { (host: ViewHost) in log.add(host.name) }
        .introspect(selector: TargetViewSelector.siblingContaining) { (host: IntrospectionHostView) in
          log.add(host.name)
        }
        .introspect(selector: TargetViewSelector.ancestorOrSiblingContaining) { (host: ViewHost) in
          log.add(host.name)
        })
    XCTAssertEqual(log.take(), ["HostLabel"])
    XCTAssertEqual(Introspect.findAll(ofType: IntrospectionHostView.self, in: screen.window).count, 0)
    XCTAssertEqual(Introspect.findAll(ofType: HostView.self, in: screen.hosting).map(\.name), ["HostLabel"])
    expectMisses("ViewHost", "IntrospectionHostView", "ViewHost")
  }

  func testAMarkerLaidOverByHandWorksFromItsOwnPlace() {
    let log = EventLog()
    let marker = IntrospectionView(selector: TargetViewSelector.siblingContainingOrAncestorOrAncestorChild) {
      (label: HostLabel) in log.add(label.text ?? "")
    }
    let screen = Screen(Text("a").overlay(marker.frame(width: 0, height: 0)))
    XCTAssertEqual(log.take(), ["a"])
    XCTAssertEqual(screen.markers.count, 1)
  }
}
