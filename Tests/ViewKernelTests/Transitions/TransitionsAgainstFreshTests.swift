import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Once all transitions have ended, or were turned round and have ended, the hosts are those of a window that was made
/// over the same model: nothing of a former transition is left.
@MainActor
final class TransitionsAgainstFreshTests: HostTestCase {
  @Observable
  final class Model: @unchecked Sendable {
    var isThere: Bool
    var kind: Int

    init(isThere: Bool = false, kind: Int = 0) {
      self.isThere = isThere
      self.kind = kind
    }
  }

  private typealias Program = @MainActor (Model) -> AnyView

  private static let kinds: [AnyTransition] = [
    .opacity, .slide, .move(edge: .top), .scale, .identity, .push(from: .leading), .offset(x: 10),
    .asymmetric(insertion: .opacity, removal: .slide), .opacity.combined(with: .scale),
    .modifier(active: Framed(width: 10), identity: Framed(width: 60)), .opacity.animation(.linear(duration: 1)),
    AnyTransition(Tinted()),
  ]

  private let programs: [(String, Program)] = [
    ("a branch", { model in AnyView(VStack { if model.isThere { Counted("a").transition(kinds[model.kind]) } }) }),
    (
      "two branches",
      { model in
        AnyView(
          VStack {
            if model.isThere { Counted("a").transition(kinds[model.kind]) } else { Counted("b").transition(.opacity) }
          })
      }
    ),
    ("always there", { model in AnyView(Counted(model.isThere ? "a" : "b").transition(kinds[model.kind])) }),
    ("without a transition", { model in AnyView(HStack { if model.isThere { Counted("\(model.kind)") } }) }),
    (
      "decorated",
      { model in
        AnyView(
          ZStack {
            if model.isThere { Counted("a").padding().overlay { Text("o") }.background { Color.red }.border(.blue) }
          })
      }
    ),
    (
      "a group",
      { model in
        AnyView(
          VStack {
            if model.isThere {
              Group {
                Counted("a"); Text("b")
              }.transition(kinds[model.kind])
            }
          })
      }
    ),
    (
      "elements",
      { model in
        AnyView(
          VStack { ForEach(0..<(model.isThere ? 3 : 1), id: \.self) { Counted("\($0)").transition(kinds[model.kind]) } }
        )
      }
    ),
    (
      "an erased view",
      { model in AnyView(model.isThere ? AnyView(Counted("a").transition(kinds[model.kind])) : AnyView(Text("b"))) }
    ),
    ("an identity", { model in AnyView(Counted("\(model.kind)").transition(kinds[model.kind]).id(model.isThere)) }),
    (
      "a preference",
      { model in
        AnyView(
          VStack {
            if model.isThere { Text("a").preference(key: Names.self, value: ["a"]).transition(kinds[model.kind]) }
          }
          .overlayPreferenceValue(Names.self) { Text("\($0)") })
      }
    ),
    (
      "lazy rows",
      { model in
        AnyView(
          LazyVStack {
            ForEach(0..<(model.isThere ? 3 : 1), id: \.self) { Counted("\($0)").transition(kinds[model.kind]) }
          })
      }
    ),
    (
      "a list",
      { model in
        AnyView(List(0..<(model.isThere ? 3 : 1), id: \.self) { Counted("\($0)").transition(kinds[model.kind]) })
      }
    ),
    (
      "a choice by room",
      { model in
        AnyView(
          ViewThatFits {
            HStack {
              Counted("a"); Text("b")
            }.frame(width: 150)
            VStack {
              Counted("a"); if model.isThere { Text("b").transition(kinds[model.kind]) }
            }
            Text("c")
          }
          .frame(width: model.isThere ? 100 : 180))
      }
    ),
  ]

  func testWhatComesBackOnItsWayOutHasTheEnvironmentOfThatTime() {
    let isOn = Setting(true)
    let screen = show(
      Showing(isOn) { isOn in
        Group { if isOn { Button("a") {} } }.disabled(isOn)
      })
    withAnimation { isOn.value = false }
    screen.settle()
    isOn.value = true
    screen.settle()
    screen.pass(2)
    screen.assertAgreesWithFresh()
  }

  func testEndedTransitionsLeaveNothing() {
    for (name, program) in programs {
      for kind in [1, 5, 7, 9, 10, 11] {
        let model = Model(kind: kind)
        let screen = show(Root(model: model, program: program))
        for isThere in [true, false, true] {
          withAnimation(.linear(duration: 1)) { model.isThere = isThere }
          screen.end()
          check(screen, model, program, "\(name), transition \(kind), \(isThere)")
        }
        screen.close()
      }
    }
  }

  func testTurnedRoundTransitionsLeaveNothing() {
    for (name, program) in programs {
      for kind in [1, 5, 7, 9, 10, 11] {
        let model = Model(kind: kind)
        let screen = show(Root(model: model, program: program))
        for steps in [3, 4] {
          for _ in 0..<steps {
            withAnimation(.linear(duration: 1)) { model.isThere.toggle() }
            screen.pass(0.3)
          }
          screen.end()
          check(screen, model, program, "\(name), transition \(kind), turned round")
        }
        screen.close()
      }
    }
  }

  func testAnotherTransitionTakesTheFormersPlace() {
    for (name, program) in programs {
      let model = Model(isThere: true)
      let screen = show(Root(model: model, program: program))
      for kind in Array(Self.kinds.indices) + [3, 0] {
        model.kind = kind
        screen.settle()
        check(screen, model, program, "\(name), transition \(kind)")
        withAnimation(.linear(duration: 1)) { model.isThere.toggle() }
        screen.pass(0.3)
        withAnimation(.linear(duration: 1)) {
          model.kind = (kind + 1) % Self.kinds.count
          model.isThere.toggle()
        }
        screen.end()
        check(screen, model, program, "\(name), transition \(kind) and the next")
      }
      screen.close()
    }
  }

  /// The content keeps its state, whatever transition comes around it.
  func testTheContentKeepsItsStateUnderAnotherTransition() {
    let model = Model(isThere: true)
    let screen = show(Root(model: model) { model in AnyView(Counted("a").transition(Self.kinds[model.kind])) })
    screen.tap("a 0")
    for kind in Self.kinds.indices {
      model.kind = kind
      screen.settle()
      XCTAssertEqual(screen.texts, ["a 1"])
    }
    model.kind = 11
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.textColor), [.red])
    model.kind = 0
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.textColor), [nil])
  }

  private func check<V: View>(_ screen: Screen<V>, _ model: Model, _ program: @escaping Program, _ name: String) {
    let fresh = show(Root(model: model, program: program))
    let (expected, actual) = (fresh.seen, screen.seen)
    if expected != actual {
      XCTFail(name)
      assertText(actual, expected)
    }
    fresh.close()
  }

  private struct Root: View {
    let model: Model
    let program: Program
    var body: some View { program(model) }
  }
}

extension Screen {
  fileprivate var seen: String { tree() + "\n" + window.svgDescription }

  /// Lets time pass until nothing moves.
  fileprivate func end() {
    for _ in 0..<3 { pass(1) }
    XCTAssertFalse(window.isAnimating)
  }
}

/// A button with a state.
private struct Counted: View {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View { Text("\(name) \(count)").onTapGesture { count += 1 } }
}

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Framed: ViewModifier {
  let width: CGFloat
  func body(content: Content) -> some View { content.frame(width: width) }
}

/// Writes the environment of its content.
private struct Tinted: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.foregroundColor(.red).opacity(phase.isIdentity ? 1 : 0)
  }
}
