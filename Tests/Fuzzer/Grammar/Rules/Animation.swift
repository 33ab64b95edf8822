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
    if rule(".modifier(Raised(by: #n).animation(#animation))", weight: 0.4) {
      make { m in a(m).modifier(Raised(by: p.n(0, m)).animation(p.animation(1))) }
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
    if rule("if #flag { Group { #a }.transition(MoveTransition(edge: .top)) }", weight: 0.2) {
      make { m in if p.flag(0, m) { a(m).transition(MoveTransition(edge: .top)) } }
    }
    if rule("if #flag { Group { #a }.transition(OffsetTransition(CGSize(width: 5, height: 9))) }", weight: 0.2) {
      make { m in if p.flag(0, m) { a(m).transition(OffsetTransition(CGSize(width: 5, height: 9))) } }
    }
    if rule("if #flag { Group { #a }.transition(OpacityTransition()) }", weight: 0.2) {
      make { m in if p.flag(0, m) { a(m).transition(OpacityTransition()) } }
    }
    if rule("if #flag { Group { #a }.transition(PushTransition(edge: .leading)) }", weight: 0.2) {
      make { m in if p.flag(0, m) { a(m).transition(PushTransition(edge: .leading)) } }
    }
    if rule("if #flag { Group { #a }.transition(ScaleTransition(0.5, anchor: .top)) }", weight: 0.2) {
      make { m in if p.flag(0, m) { a(m).transition(ScaleTransition(0.5, anchor: .top)) } }
    }
    if rule("if #flag { Group { #a }.transition(SlideTransition()) }", weight: 0.2) {
      make { m in if p.flag(0, m) { a(m).transition(SlideTransition()) } }
    }
    if rule("if #flag { Group { #a }.transition(IdentityTransition()) }", weight: 0.2) {
      make { m in if p.flag(0, m) { a(m).transition(IdentityTransition()) } }
    }
    if rule(
      "if #flag { Group { #a }.transition(AsymmetricTransition(insertion: SlideTransition(), removal: OpacityTransition())) }",
      weight: 0.2)
    {
      make { m in
        if p.flag(0, m) {
          a(m).transition(AsymmetricTransition(insertion: SlideTransition(), removal: OpacityTransition()))
        }
      }
    }
    if rule("if #flag { Group { #a }.transition(OwnTransition()) }", weight: 0.2) {
      make { m in if p.flag(0, m) { a(m).transition(OwnTransition()) } }
    }
    if rule(".animation(.bouncy, value: #n)", weight: 0.15) { make { m in a(m).animation(.bouncy, value: p.n(0, m)) } }
    if rule(".animation(.smooth, value: #n)", weight: 0.15) { make { m in a(m).animation(.smooth, value: p.n(0, m)) } }
    if rule(".animation(.snappy, value: #n)", weight: 0.15) { make { m in a(m).animation(.snappy, value: p.n(0, m)) } }
    if rule(".animation(.easeOut, value: #n)", weight: 0.15) {
      make { m in a(m).animation(.easeOut, value: p.n(0, m)) }
    }
    if rule(".animation(.easeInOut(duration: 0.3), value: #n)", weight: 0.15) {
      make { m in a(m).animation(.easeInOut(duration: 0.3), value: p.n(0, m)) }
    }
    if rule(".animation(.interactiveSpring(), value: #n)", weight: 0.15) {
      make { m in a(m).animation(.interactiveSpring(), value: p.n(0, m)) }
    }
    if rule(".animation(.interpolatingSpring(stiffness: 100, damping: 10), value: #n)", weight: 0.15) {
      make { m in a(m).animation(.interpolatingSpring(stiffness: 100, damping: 10), value: p.n(0, m)) }
    }
    if rule(".animation(.timingCurve(0, 0, 1, 1, duration: 0.4), value: #n)", weight: 0.15) {
      make { m in a(m).animation(.timingCurve(0, 0, 1, 1, duration: 0.4), value: p.n(0, m)) }
    }
    if rule(".animation(.easeIn.logicallyComplete(after: 0.1), value: #n)", weight: 0.15) {
      make { m in a(m).animation(.easeIn.logicallyComplete(after: 0.1), value: p.n(0, m)) }
    }
    if rule("TimelineView(.animation(minimumInterval: 0.1, paused: #flag)) { _ in #a }", weight: 0.3, .neverRests) {
      make { m in TimelineView(.animation(minimumInterval: 0.1, paused: p.flag(0, m))) { _ in a(m) } }
    }
    if rule("TimelineView(.animation) { _ in #a }", weight: 0.1, .neverRests) {
      make { m in TimelineView(.animation) { _ in a(m) } }
    }
    if rule(
      "TimelineView(.explicit([.distantPast, .distantFuture])) { Text(\"\\($0.cadence == .live)\"); #a }", weight: 0.5)
    {
      make { m in
        TimelineView(.explicit([.distantPast, .distantFuture])) {
          Text("\($0.cadence == .live)")
          a(m)
        }
      }
    }
    if rule(".keyframeAnimator(initialValue: 1.0, trigger: #n) { $0.opacity($1) } keyframes: { … }", weight: 0.4) {
      make { m in
        a(m).keyframeAnimator(initialValue: 1.0, trigger: p.n(0, m)) {
          $0.opacity($1)
        } keyframes: { _ in
          KeyframeTrack {
            LinearKeyframe(0.5, duration: 0.2)
            CubicKeyframe(0.8, duration: 0.1)
            SpringKeyframe(1, duration: 0.2)
            MoveKeyframe(1)
          }
        }
      }
    }
    if rule("KeyframeAnimator(initialValue: 1.0) { Text(\"\\($0)\") } keyframes: { … }", weight: 0.1, .neverRests) {
      make { _ in
        KeyframeAnimator(initialValue: 1.0) {
          Text("\($0)")
        } keyframes: { _ in
          LinearKeyframe(2, duration: 1)
        }
      }
    }
    if rule("Matching(isLarge: #flag) { #a } to: { #b }", weight: 0.6) {
      make { m in Matching(isLarge: p.flag(0, m), m: m, a: a, b: b) }
    }
    if rule("Following(id: #n) { #a }", weight: 0.6) { make { m in Following(id: p.n(0, m), m: m, a: a) } }
    if rule(".navigationTransition(.automatic)", weight: 0.05) { make { m in a(m).navigationTransition(.automatic) } }
    if rule(".symbolEffect(.bounce, options: .speed(2).repeat(2), value: #n)", weight: 0.3) {
      make { m in a(m).symbolEffect(.bounce, options: .speed(2).repeat(2), value: p.n(0, m)) }
    }
    if rule(".symbolEffect(.scale.down, isActive: #flag)", weight: 0.3) {
      make { m in a(m).symbolEffect(.scale.down, isActive: p.flag(0, m)) }
    }
    if rule(".symbolEffect(.disappear, isActive: #flag)", weight: 0.2) {
      make { m in a(m).symbolEffect(.disappear, isActive: p.flag(0, m)) }
    }
    if rule(".symbolEffect(.rotate, isActive: #flag)", weight: 0.1, .neverRests) {
      make { m in a(m).symbolEffect(.rotate, isActive: p.flag(0, m)) }
    }
    if rule(".symbolEffectsRemoved(#flag)", weight: 0.2) { make { m in a(m).symbolEffectsRemoved(p.flag(0, m)) } }
    if rule("Image(systemName: #flag ? \"star\" : \"\")", weight: 0.3) {
      make { m in Image(systemName: p.flag(0, m) ? "star" : "") }
    }
    if rule("Image(systemName: #flag ? \"play\" : \"pause\").contentTransition(.symbolEffect(.replace))", weight: 0.4) {
      make { m in
        Image(systemName: p.flag(0, m) ? "play" : "pause").contentTransition(.symbolEffect(.replace))
      }
    }
    if rule(".contentTransition(.numericText(value: #n))", weight: 0.4) {
      make { m in a(m).contentTransition(.numericText(value: Double(p.n(0, m)))) }
    }
    if rule(".contentTransition(#flag ? .opacity : .identity)", weight: 0.4) {
      make { m in a(m).contentTransition(p.flag(0, m) ? .opacity : .identity) }
    }
    if rule("if #flag { Group { #a }.transition(.blurReplace(.upUp)) }", weight: 0.2, names: "BlurReplaceTransition") {
      make { m in if p.flag(0, m) { a(m).transition(.blurReplace(.upUp)) } }
    }
    if rule(
      "if #flag { Group { #a }.transition(.symbolEffect(.appear)) }", weight: 0.2, names: "SymbolEffectTransition")
    {
      make { m in if p.flag(0, m) { a(m).transition(.symbolEffect(.appear)) } }
    }
    if rule("Pulsing { #a }", weight: 0.1, .neverRests) { make { m in Pulsing(m: m, a: a) } }
    if rule("Sharing { #a }", weight: 0.4) { make { m in Sharing(m: m, a: a) } }
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

struct OwnTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

/// Is animated for ever.
struct Pulsing<A: View>: View {
  let m: Access
  let a: Term<A>
  @State private var isLarge = false
  var body: some View {
    Group { a(m) }.scaleEffect(isLarge ? 1.2 : 1)
      .animation(.linear(duration: 1).repeatForever(), value: isLarge)
      .onAppear { isLarge = true }
  }
}

/// One of two views in one place, which flies there from the other.
struct Matching<A: View, B: View>: View {
  let isLarge: Bool
  let m: Access
  let a: Term<A>
  let b: Term<B>
  @Namespace private var space
  var body: some View {
    HStack {
      if isLarge {
        ZStack { b(m) }.matchedGeometryEffect(id: "x", in: space, properties: .position).frame(width: 60, height: 40)
      }
      Text("between")
      if !isLarge {
        ZStack { a(m) }.matchedGeometryEffect(id: "x", in: space).transition(.scale)
      }
    }
  }
}

/// A view in the place of one of three others, or in its own.
struct Following<A: View>: View {
  let id: Int
  let m: Access
  let a: Term<A>
  @Namespace private var space
  var body: some View {
    VStack {
      ForEach(0..<3) { number in
        Text("source \(number)").matchedGeometryEffect(id: number, in: space, anchor: .topLeading)
          .matchedTransitionSource(id: number, in: space)
      }
      Group { a(m) }.matchedGeometryEffect(id: id, in: space, anchor: .bottom, isSource: false)
        .navigationTransition(.zoom(sourceID: id, in: space))
    }
  }
}

/// Has a name space, and a property that is made of others.
struct Sharing<A: View>: View {
  let m: Access
  let a: Term<A>
  @Namespace private var space
  @Composed private var own: Int
  var body: some View {
    a(m).id(space)
    Text("\(own)")
  }
}

/// A property of a program's own that stands on others.
@propertyWrapper
struct Composed: DynamicProperty {
  @State private var start = 3
  @Environment(\.isEnabled) private var isEnabled
  var wrappedValue: Int { isEnabled ? start : 0 }
}

private struct Raised: ViewModifier {
  let height: Int
  init(by height: Int) { self.height = height }
  func body(content: Content) -> some View { content.padding(.bottom, CGFloat(height)) }
}
