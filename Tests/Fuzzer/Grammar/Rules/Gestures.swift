import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel

extension Rules {
  func gestures() {
    if rule(".onTapGesture { model.numbers[1] = #n }", weight: 2) {
      make { m in a(m).onTapGesture { m.numberBinding(1).wrappedValue = p.n(0, m) } }
    }
    if rule(".onLongPressGesture { model.flags[0].toggle() }") {
      make { m in a(m).onLongPressGesture { m.flagBinding(0).wrappedValue.toggle() } }
    }
    if rule(".gesture(DragGesture().onEnded { model.numbers[2] = Int($0.translation.width) % 8 })") {
      make { m in
        a(m).gesture(DragGesture().onEnded { m.numberBinding(2).wrappedValue = abs(Int($0.translation.width)) % 8 })
      }
    }
    if rule(".gesture(#flag ? TapGesture().onEnded { model.flags[3].toggle() } : nil)", weight: 0.5) {
      make { m in
        a(m).gesture(p.flag(0, m) ? TapGesture().onEnded { m.flagBinding(3).wrappedValue.toggle() } : nil)
      }
    }
    if rule(".draggable(#text) { #b }", weight: 0.4) { make { m in a(m).draggable(p.text(0, m)) { b(m) } } }
    if rule(".onDrag { NSItemProvider(object: NSString(string: #text)) }", weight: 0.3) {
      make { m in a(m).onDrag { NSItemProvider(object: NSString(string: p.text(0, m))) } }
    }
    if rule(".itemProvider(#flag ? { NSItemProvider() } : nil)", weight: 0.1) {
      make { m in a(m).itemProvider(p.flag(0, m) ? { NSItemProvider() } : nil) }
    }
    if rule(
      ".dropDestination(for: String.self) { items, _ in model.numbers[1] = #n; return true } isTargeted: "
        + "{ model.flags[2] = $0 }", weight: 0.5)
    {
      make { m in
        a(m).dropDestination(for: String.self) { _, _ in
          m.numberBinding(1).wrappedValue = p.n(0, m)
          return true
        } isTargeted: {
          m.flagBinding(2).wrappedValue = $0
        }
      }
    }
    if rule(".onDrop(of: [.text, .image], isTargeted: #bindFlag) { _ in true }", weight: 0.3) {
      make { m in a(m).onDrop(of: [.text, .image], isTargeted: p.bindFlag(0, m)) { _ in true } }
    }
    if rule(".allowsHitTesting(#flag)", weight: 0.5) { make { m in a(m).allowsHitTesting(p.flag(0, m)) } }
    if rule(".onTapGesture(count: 2) { model.flags[1].toggle() }", weight: 0.4) {
      make { m in a(m).onTapGesture(count: 2) { m.flagBinding(1).wrappedValue.toggle() } }
    }
    if rule(".simultaneousGesture(TapGesture().onEnded { model.flags[2].toggle() })", weight: 0.4) {
      make { m in a(m).simultaneousGesture(TapGesture().onEnded { m.flagBinding(2).wrappedValue.toggle() }) }
    }
    if rule(".highPriorityGesture(TapGesture().onEnded { model.flags[3].toggle() })", weight: 0.4) {
      make { m in a(m).highPriorityGesture(TapGesture().onEnded { m.flagBinding(3).wrappedValue.toggle() }) }
    }
    if rule(
      ".gesture(TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { _ in model.flags[0].toggle() })",
      weight: 0.3)
    {
      make { m in
        a(m).gesture(
          TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { _ in m.flagBinding(0).wrappedValue.toggle() }
        )
      }
    }
    if rule(".gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in })", weight: 0.3) {
      make { m in a(m).gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in }) }
    }
    if rule(".gesture(MagnificationGesture().simultaneously(with: RotationGesture()))", weight: 0.2) {
      make { m in a(m).gesture(MagnificationGesture().simultaneously(with: RotationGesture())) }
    }
    if rule(".gesture(MagnifyGesture().simultaneously(with: RotateGesture())).onContinuousHover { _ in }", weight: 0.2)
    {
      make { m in a(m).gesture(MagnifyGesture().simultaneously(with: RotateGesture())).onContinuousHover { _ in } }
    }
    if rule(".gesture(SpatialTapGesture().map { $0.location.x }.onEnded { _ in })", weight: 0.2) {
      make { m in a(m).gesture(SpatialTapGesture().map { $0.location.x }.onEnded { _ in }) }
    }
    if rule(".onHover { _ in }", weight: 0.2) { make { m in a(m).onHover { _ in } } }
    if rule(
      ".gesture(UIKitTap(together: #flag) { model.numbers[1] = #n })", weight: 0.5,
      names: "UIGestureRecognizerRepresentable", "HostGestureRecognizerRepresentable")
    {
      make { m in a(m).gesture(UIKitTap(together: p.flag(0, m)) { m.numberBinding(1).wrappedValue = p.n(1, m) }) }
    }
    if rule(".gesture(UIKitStroke(up: #flag) { model.numbers[2] = #n })", weight: 0.3) {
      make { m in a(m).gesture(UIKitStroke(up: p.flag(0, m)) { m.numberBinding(2).wrappedValue = p.n(1, m) }) }
    }
    if rule("Dragged { #a }", names: "GestureState", "updating", "onChanged") { make { m in Dragged(m: m, a: a) } }
    if rule(".gesture(AnyGesture(TapGesture().onEnded { model.flags[1].toggle() }))", weight: 0.2) {
      make { m in a(m).gesture(AnyGesture(TapGesture().onEnded { m.flagBinding(1).wrappedValue.toggle() })) }
    }
  }
}

/// Follows a drag while it lasts.
struct Dragged<A: View>: View {
  let m: Access
  let a: Term<A>
  @GestureState private var shift = CGSize.zero
  var body: some View {
    Group { a(m) }.offset(shift).gesture(
      DragGesture().updating($shift) { value, state, _ in state = value.translation }.onChanged { _ in })
  }
}

/// A recognizer by UIKit's names, which lets others recognize the same touch.
struct UIKitTap: UIGestureRecognizerRepresentable {
  var together: Bool
  var action: () -> Void

  final class Coordinator: NSObject, UIGestureRecognizerDelegate {
    var together = false
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
  }

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.delegate = context.coordinator
    return tap
  }
  func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
    context.coordinator.together = together
  }
  func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
    if recognizer.state == .ended { action() }
  }
}

/// A swipe by UIKit's names, whose direction may change.
struct UIKitStroke: UIGestureRecognizerRepresentable {
  var up: Bool
  var action: () -> Void

  func makeUIGestureRecognizer(context: Context) -> UISwipeGestureRecognizer { UISwipeGestureRecognizer() }
  func updateUIGestureRecognizer(_ recognizer: UISwipeGestureRecognizer, context: Context) {
    recognizer.direction = up ? .up : [.left, .right, .down]
  }
  func handleUIGestureRecognizerAction(_ recognizer: UISwipeGestureRecognizer, context: Context) { action() }
}
