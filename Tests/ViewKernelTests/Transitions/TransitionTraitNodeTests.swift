import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// A transition around views that come and go is the transition of each of them.
@MainActor
final class TransitionTraitNodeTests: HostTestCase {
  private struct Box: View {
    var body: some View { Color.red.frame(width: 20, height: 10) }
  }

  /// A view whose body is nothing but what comes and goes.
  private struct Sometimes: View {
    let isThere: Bool

    var body: some View { if isThere { Box() } }
  }

  /// Where the boxes are, and how opaque, half way in of the one that comes.
  private func halfWayIn<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) -> [String] {
    let isThere = Setting(false)
    let screen = show(
      Showing(isThere) { isThere in
        ZStack {
          Color.clear
          content(isThere)
        }
      }, width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { isThere.value = true }
    screen.settle()
    screen.pass(0.5)
    let looks = boxes(on: screen)
    // A tree that was made so is no other.
    screen.pass(1)
    let fresh = show(
      ZStack {
        Color.clear
        content(true)
      }, width: 100, height: 100)
    XCTAssertEqual(hosts(of: screen), hosts(of: fresh))
    // And out again.
    withAnimation(.linear(duration: 1)) { isThere.value = false }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(boxes(on: screen).count, looks.count)
    screen.pass(1)
    XCTAssertEqual(boxes(on: screen).count, looks.count - 1)
    return looks
  }

  private func hosts(of screen: Screen<some View>) -> [String] {
    screen.window.treeDescription().split(separator: "\n").dropFirst(2).map(String.init)
  }

  private func boxes(on screen: Screen<some View>) -> [String] {
    screen.hosts(of: HostColorView.self).filter { $0.backgroundColor == .red }.map { box in
      let frame = box.convert(box.bounds, to: nil)
      let alpha = sequence(first: box as HostView, next: \.superview).reduce(CGFloat(1)) { $0 * $1.alpha }
      return "(\(frame.minX), \(frame.minY)) \((alpha * 100).rounded() / 100)"
    }
  }

  func testOfAGroup() {
    XCTAssertEqual(halfWayIn { isThere in Group { if isThere { Box() } }.transition(.slide) }, ["(30.0, 45.0) 1.0"])
  }

  func testWhatStaysStays() {
    XCTAssertEqual(
      halfWayIn { isThere in
        VStack(spacing: 0) {
          Group {
            Box()
            if isThere { Box() }
          }
          .transition(.offset(x: 100))
        }
      },
      ["(40.0, 42.5) 1.0", "(90.0, 52.5) 1.0"])
  }

  func testOfAForEach() {
    XCTAssertEqual(
      halfWayIn { isThere in
        HStack(spacing: 0) {
          ForEach(isThere ? [1, 2] : [1], id: \.self) { _ in Box() }.transition(.offset(y: 40))
        }
      },
      ["(35.0, 45.0) 1.0", "(55.0, 65.0) 1.0"])
  }

  func testOfAViewWhoseBodyComesAndGoes() {
    XCTAssertEqual(halfWayIn { Sometimes(isThere: $0).transition(.offset(x: 20)) }, ["(50.0, 45.0) 1.0"])
  }

  func testOfErasedViews() {
    XCTAssertEqual(
      halfWayIn { isThere in AnyView(Group { if isThere { Box() } }).transition(.offset(x: 20)) }, ["(50.0, 45.0) 1.0"])
  }

  func testThroughModifiers() {
    XCTAssertEqual(
      halfWayIn { isThere in
        Group { if isThere { Box() } }.padding(5).opacity(0.5).font(.title).onAppear {}.transition(.offset(x: 20))
      },
      ["(50.0, 45.0) 0.5"])
  }

  func testInLazyStacks() {
    XCTAssertEqual(
      halfWayIn { isThere in
        LazyVStack(spacing: 0) {
          ForEach(isThere ? [1, 2] : [1], id: \.self) { _ in Box() }.transition(.offset(x: 20))
        }
      },
      ["(40.0, 42.5) 1.0", "(50.0, 52.5) 1.0"])
  }

  func testTheInnerOneCounts() {
    XCTAssertEqual(
      halfWayIn { isThere in
        if isThere { Box().transition(.offset(x: 20)).transition(.opacity) }
      }, ["(50.0, 45.0) 1.0"])
    XCTAssertEqual(
      halfWayIn { isThere in
        Group { if isThere { Box().transition(.offset(x: 20)).padding(3) } }.transition(.opacity)
      }, ["(50.0, 45.0) 1.0"])
    XCTAssertEqual(
      halfWayIn { isThere in
        Group {
          Group { if isThere { Box() } }.transition(.offset(x: 20))
        }
        .transition(.opacity)
      }, ["(50.0, 45.0) 1.0"])
  }

  func testNotOfWhatContainersHaveInside() {
    XCTAssertEqual(
      halfWayIn { isThere in VStack { if isThere { Box() } }.transition(.offset(x: 20)) }, ["(45.0, 47.5) 0.5"])
    XCTAssertEqual(
      halfWayIn { isThere in
        Group {
          Color.clear.overlay { if isThere { Box() } }
          Sometimes(isThere: false)
        }
        .transition(.offset(x: 20))
      }, ["(40.0, 45.0) 0.5"])
  }

  func testOfAChangeOfIdentity() {
    let id = Setting(0)
    let screen = show(
      Showing(id) { id in
        ZStack {
          Color.clear
          Box().id(id).transition(.offset(x: 20))
        }
      }, width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { id.value = 1 }
    screen.settle()
    screen.pass(0.25)
    XCTAssertEqual(boxes(on: screen), ["(45.0, 45.0) 1.0", "(55.0, 45.0) 1.0"])
    screen.pass(1)
  }

  /// The views inside go by the transition that they came with.
  func testAnotherTransitionCountsFromTheNextInsertion() {
    let isThere = Setting(true)
    let transition = Setting(AnyTransition.offset(x: 20))
    let screen = show(
      Showing(isThere) { isThere in
        Showing(transition) { transition in
          ZStack {
            Color.clear
            Sometimes(isThere: isThere).transition(transition)
          }
        }
      }, width: 100, height: 100)
    for (new, expected) in [
      (AnyTransition.offset(x: -20), "(45.0, 45.0) 1.0"), (.opacity, "(35.0, 45.0) 1.0"),
      (.offset(x: 20), "(40.0, 45.0) 0.75"),
    ] {
      transition.value = new
      screen.settle()
      withAnimation(.linear(duration: 1)) { isThere.value = false }
      screen.settle()
      screen.pass(0.25)
      XCTAssertEqual(boxes(on: screen), [expected])
      screen.pass(1)
      XCTAssertEqual(boxes(on: screen), [])
      isThere.value = true
      screen.settle()
    }
  }

  func testOfTwoTagsTheInnerOneCounts() {
    let choice = Setting(1)
    let screen = show(
      Showing(choice) { choice in
        Picker("Number", selection: .constant(choice)) {
          Text("one").tag(1).tag(2)
          Text("two").tag(2).tag(1)
        }
        .pickerStyle(.segmented)
      })
    XCTAssertEqual(screen.hosts(of: HostSegmentedControl.self).map(\.selectedSegmentIndex), [0])
    choice.value = 2
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostSegmentedControl.self).map(\.selectedSegmentIndex), [1])
  }
}
