import Foundation
import HostTree
import ViewKernel

extension Rules {
  func animation() {
    if rule(".animation(#animation, value: #n)", weight: 1.5) {
      make { m in a(m).animation(p.animation(0), value: p.n(1, m)) }
    }
    if rule(".transition(#transition)", weight: 1.5) { make { m in a(m).transition(p.transition(0)) } }
    if rule("if #flag { Group { #a }.transition(#transition) }", weight: 1.5) {
      make { m in if p.flag(0, m) { a(m).transition(p.transition(1)) } }
    }
    if rule(".transaction { $0.animation = #animation }", weight: 0.5) {
      make { m in a(m).transaction { $0.animation = p.animation(0) } }
    }
    if rule(".animation(.linear(duration: 0.5).delay(0.1).speed(2).repeatCount(2), value: #n)", weight: 0.4) {
      make { m in a(m).animation(.linear(duration: 0.5).delay(0.1).speed(2).repeatCount(2), value: p.n(0, m)) }
    }
    if rule(".transition(.asymmetric(insertion: .slide, removal: #transition))", weight: 0.5) {
      make { m in a(m).transition(.asymmetric(insertion: .slide, removal: p.transition(0))) }
    }
    if rule(".transition(.modifier(active: Faded(amount: 0), identity: Faded(amount: 1)))", weight: 0.5) {
      make { m in a(m).transition(.modifier(active: Faded(amount: 0), identity: Faded(amount: 1))) }
    }
    if rule(".transition(.push(from: .leading).animation(.linear(duration: 0.3)))", weight: 0.4) {
      make { m in a(m).transition(.push(from: .leading).animation(.linear(duration: 0.3))) }
    }
    if rule(".modifier(Faded(amount: #unit))", weight: 0.5) {
      make { m in a(m).modifier(Faded(amount: min(p.unit(0, m), 1))) }
    }
    if rule(".modifier(Counting(number: #n))", weight: 0.5) {
      make { m in a(m).modifier(Counting(animatableData: Double(p.n(0, m)))) }
    }
    if rule(".phaseAnimator([1.0, 0.5], trigger: #n) { $0.opacity($1) }", weight: 0.5) {
      make { m in a(m).phaseAnimator([1.0, 0.5], trigger: p.n(0, m)) { $0.opacity($1) } }
    }
    if rule("PhaseAnimator([1, 2]) { Text(\"phase \\($0)\") }", weight: 0.1, .neverRests) {
      make { _ in PhaseAnimator([1, 2]) { Text("phase \($0)") } }
    }
  }
}

struct Faded: ViewModifier {
  var amount: Double
  func body(content: Content) -> some View { content.opacity(amount) }
}

/// Shows each number on the way.
struct Counting: AnimatableModifier {
  var animatableData: Double
  func body(content: Content) -> some View {
    content
    Text("\(Int(animatableData))")
  }
}
