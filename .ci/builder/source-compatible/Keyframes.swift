import ViewKernel

// Keyframes, as programs write them for iOS.

struct EmojiValues {
  var scale = 1.0
  var verticalStretch = 1.0
  var verticalTranslation = 0.0
  var angle = Angle.zero
  var offset = CGSize.zero
  var color = Color.red
}

struct Emoji: View {
  @State private var taps = 0
  var body: some View {
    Text("x").font(.system(size: 100))
      .keyframeAnimator(initialValue: EmojiValues(), trigger: taps) { content, value in
        content
          .foregroundStyle(value.color)
          .rotationEffect(value.angle)
          .scaleEffect(value.scale)
          .scaleEffect(y: value.verticalStretch)
          .offset(y: value.verticalTranslation)
          .offset(value.offset)
      } keyframes: { _ in
        KeyframeTrack(\.angle) {
          CubicKeyframe(.zero, duration: 0.58)
          CubicKeyframe(.degrees(16), duration: 0.125)
          CubicKeyframe(.degrees(-16), duration: 0.125)
          CubicKeyframe(.degrees(16), duration: 0.125)
          CubicKeyframe(.zero, duration: 0.125)
        }
        KeyframeTrack(\.verticalStretch) {
          CubicKeyframe(1.0, duration: 0.1)
          CubicKeyframe(0.6, duration: 0.15, startVelocity: 0, endVelocity: 0.5)
          CubicKeyframe(1.5, duration: 0.1)
          MoveKeyframe(1.0)
        }
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.0, duration: 0.36)
          SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
          SpringKeyframe(1.0, spring: .bouncy(duration: 0.4), startVelocity: 2)
        }
        KeyframeTrack(\.verticalTranslation) {
          LinearKeyframe(0.0, duration: 0.1, timingCurve: .easeInOut)
          SpringKeyframe(20.0, duration: 0.15, spring: .bouncy)
          SpringKeyframe(-60.0, duration: 1.0, spring: .bouncy)
          SpringKeyframe(0.0, spring: .bouncy)
        }
        KeyframeTrack(\EmojiValues.offset) {
          if taps > 3 { LinearKeyframe(.zero, duration: 1) } else { MoveKeyframe(CGSize(width: 1, height: 2)) }
          for width in [10.0, 20] { LinearKeyframe(CGSize(width: width, height: 0), duration: 0.1) }
        }
        KeyframeTrack(\.color) { LinearKeyframe(.blue, duration: 1) }
      }
      .onTapGesture { taps += 1 }
  }
}

enum Step: CaseIterable { case rest, up, down }

struct Route: View {
  @State private var isPlaying = false
  @State private var progress = 0.0

  struct Camera { var heading = 0.0, point = UnitPoint.center }

  struct Wobble: KeyframeTrackContent {
    let by: Double
    var body: some KeyframeTrackContent<Double> {
      CubicKeyframe(by, duration: 0.1)
      CubicKeyframe(-by, duration: 0.1)
      CubicKeyframe(0, duration: 0.1)
    }
  }

  struct Flight: Keyframes {
    var body: some Keyframes<Camera> {
      KeyframeTrack(\.heading) { Wobble(by: 20) }
      KeyframeTrack(\.point) { LinearKeyframe(.top, duration: 1) }
    }
  }

  var body: some View {
    let timeline = KeyframeTimeline(initialValue: Camera()) { Flight() }
    VStack {
      KeyframeAnimator(initialValue: 0.0) { value in
        Circle().frame(width: value)
      } keyframes: { start in
        LinearKeyframe(start + 10, duration: 1)
        SpringKeyframe(0.0)
      }
      KeyframeAnimator(initialValue: Camera(), repeating: false) { camera in
        Rectangle().rotationEffect(.degrees(camera.heading))
      } keyframes: { _ in
        Flight()
      }
      KeyframeAnimator(initialValue: CGFloat(0), trigger: isPlaying) { Color.red.opacity($0) } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(1, duration: 2) }
      }
      Image(systemName: "heart").keyframeAnimator(initialValue: 1.0, repeating: true) { view, scale in
        view.scaleEffect(scale)
      } keyframes: { _ in
        KeyframeTrack(\.self) {
          LinearKeyframe(1.2, duration: 0.3)
          LinearKeyframe(1, duration: 0.3)
        }
      }
      Text("\(timeline.duration)").rotationEffect(.degrees(timeline.value(progress: progress).heading))
      Text("\(timeline.value(time: 1).point.x)")
      Text("step").phaseAnimator(Step.allCases) { content, step in
        content.offset(y: step == .up ? -10 : 0)
      } animation: { step in
        switch step {
        case .rest: .smooth
        case .up: .bouncy(duration: 0.3)
        case .down: nil
        }
      }
    }
  }
}
