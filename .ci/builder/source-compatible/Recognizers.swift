import UIKitCompatibility
import ViewKernel

// Gesture recognizers of UIKit's in views, as programs since iOS 18 write them.

struct PanValue {
  var translation: CGSize = .zero
  var velocity: CGSize = .zero
}

struct PanGesture: UIGestureRecognizerRepresentable {
  var isEnabled = true
  var onBegan: () -> Void = {}
  var onChange: (PanValue) -> Void
  var onEnded: (PanValue) -> Void

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator(converter: converter) }

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    let gesture = UIPanGestureRecognizer()
    gesture.delegate = context.coordinator
    gesture.minimumNumberOfTouches = 1
    gesture.maximumNumberOfTouches = 1
    gesture.cancelsTouchesInView = false
    return gesture
  }

  func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
    recognizer.isEnabled = isEnabled
  }

  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    let translation = recognizer.translation(in: recognizer.view)
    let velocity = context.converter.localVelocity ?? recognizer.velocity(in: recognizer.view)
    let value = PanValue(
      translation: CGSize(width: translation.x, height: translation.y),
      velocity: CGSize(width: velocity.x, height: velocity.y))
    switch recognizer.state {
    case .began: onBegan()
    case .changed: onChange(value)
    case .ended, .cancelled: onEnded(value)
    default: break
    }
  }

  final class Coordinator: NSObject, UIGestureRecognizerDelegate {
    let converter: CoordinateSpaceConverter
    init(converter: CoordinateSpaceConverter) { self.converter = converter }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      otherGestureRecognizer is UIPanGestureRecognizer
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
      let velocity = pan.velocity(in: pan.view)
      return abs(velocity.x) > abs(velocity.y)
    }
  }
}

struct ZoomGesture: UIGestureRecognizerRepresentable {
  @Binding var scale: CGFloat
  @Binding var anchor: CGPoint

  func makeUIGestureRecognizer(context: Context) -> UIPinchGestureRecognizer { UIPinchGestureRecognizer() }

  func handleUIGestureRecognizerAction(_ recognizer: UIPinchGestureRecognizer, context: Context) {
    guard recognizer.state == .changed, recognizer.numberOfTouches == 2 else { return }
    scale *= recognizer.scale
    recognizer.scale = 1
    anchor = context.converter.location(in: .named("board"))
  }
}

struct SidewaysDrag: UIGestureRecognizerRepresentable {
  let moved: (CGFloat) -> Void

  func makeUIGestureRecognizer(context: Context) -> Recognizer { Recognizer() }
  func handleUIGestureRecognizerAction(_ recognizer: Recognizer, context: Context) {
    if recognizer.state == .changed { moved(recognizer.translation(in: recognizer.view).x) }
  }

  final class Recognizer: UIPanGestureRecognizer {
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      start = touches.first?.location(in: view) ?? .zero
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      if state == .possible, let point = touches.first?.location(in: view),
        abs(point.y - start.y) > abs(point.x - start.x)
      {
        state = .failed
        return
      }
      super.touchesMoved(touches, with: event)
    }
  }
}

struct Board: View {
  @State private var offset = CGSize.zero
  @State private var scale: CGFloat = 1
  @State private var anchor = CGPoint.zero

  var body: some View {
    Rectangle()
      .offset(offset)
      .scaleEffect(scale)
      .gesture(
        PanGesture {
          offset = $0.translation
        } onEnded: { _ in
          withAnimation { offset = .zero }
        }
      )
      .gesture(ZoomGesture(scale: $scale, anchor: $anchor))
      .gesture(SidewaysDrag { offset.width = $0 })
      .coordinateSpace(.named("board"))
  }
}
