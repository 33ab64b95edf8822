import ViewKernel

// Symbols that move, and contents that change, as programs write them for iOS.

struct Symbols: View {
  @State private var taps = 0
  @State private var isOn = false
  @State private var price = 9.99
  @Environment(\.contentTransition) private var transition

  var body: some View {
    VStack {
      Image(systemName: "bell").symbolEffect(.bounce, value: taps)
      Image(systemName: "bell").symbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(3), value: isOn)
      Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing, isActive: isOn)
      Image(systemName: "wifi").symbolEffect(.variableColor.cumulative.dimInactiveLayers.nonReversing, options: .repeating)
      Image(systemName: "heart.fill").symbolEffect(.pulse)
      Image(systemName: "heart.fill").symbolEffect(.pulse.wholeSymbol, options: .nonRepeating, isActive: isOn)
      Image(systemName: "star").symbolEffect(.scale.up, isActive: isOn).symbolEffect(.scale.down.wholeSymbol)
      Image(systemName: "star").symbolEffect(.appear, isActive: isOn).symbolEffect(.disappear.down, isActive: !isOn)
      Image(systemName: "gear").symbolEffect(.rotate.clockwise, options: .repeat(.continuous))
      Image(systemName: "gear").symbolEffect(.rotate.counterClockwise.byLayer, value: taps)
      Image(systemName: "bell").symbolEffect(.wiggle.left, options: .repeat(.periodic(2, delay: 0.5)), value: taps)
      Image(systemName: "bell").symbolEffect(.wiggle.custom(angle: .degrees(30)), isActive: isOn)
      Image(systemName: "lungs").symbolEffect(.breathe.pulse).symbolEffect(.breathe.plain, options: .default.speed(0.5))
      Image(systemName: isOn ? "speaker.slash" : "speaker").contentTransition(.symbolEffect(.replace))
      Image(systemName: isOn ? "pause.fill" : "play.fill")
        .contentTransition(.symbolEffect(.replace.downUp.byLayer, options: .speed(2)))
      Image(systemName: isOn ? "a" : "b")
        .contentTransition(.symbolEffect(.replace.magic(fallback: .offUp.wholeSymbol))).contentTransition(.symbolEffect)
      Label("Downloads", systemImage: "arrow.down").symbolEffectsRemoved()
      Group { Image(systemName: "star").symbolEffectsRemoved(isOn) }.symbolEffect(.pulse, isActive: isOn)
    }
    VStack {
      Text("\(taps)").contentTransition(.numericText())
      Text("\(taps)").contentTransition(.numericText(countsDown: true)).animation(.default, value: taps)
      Text(price, format: .number).contentTransition(.numericText(value: price))
      Text(isOn ? "On" : "Off").contentTransition(.opacity).contentTransition(.interpolate)
      Text(isOn ? "On" : "Off").contentTransition(isOn ? .identity : .opacity)
      Text(transition == .identity ? "-" : "+").environment(\.contentTransition, .opacity)
        .environment(\.contentTransitionAddsDrawingGroup, true)
    }
    if isOn {
      Image(systemName: "star").transition(.symbolEffect)
      Image(systemName: "star").transition(.symbolEffect(.appear.up))
      Image(systemName: "star").transition(AnyTransition.symbolEffect(.disappear, options: .speed(2)))
      Text("x").transition(.blurReplace).transition(.blurReplace(.upUp))
      Text("x").transition(.blurReplace.combined(with: .opacity)).transition(AnyTransition(.blurReplace))
      Text("x").transition(Twirl()).transition(.twirl).transition(Twirl().animation(.bouncy).combined(with: .slide))
    }
    Button("Go") { withAnimation(.snappy.logicallyComplete(after: 0.2)) { isOn.toggle() } completion: { taps += 1 } }
  }
}

struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(phase.isIdentity ? 1 : 0)
      .blur(radius: phase.isIdentity ? 0 : 10)
      .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : .zero))
      .brightness(phase == .willAppear ? 1 : 0)
  }
  static let properties = TransitionProperties(hasMotion: true)
}
extension Transition where Self == Twirl { static var twirl: Twirl { Twirl() } }
