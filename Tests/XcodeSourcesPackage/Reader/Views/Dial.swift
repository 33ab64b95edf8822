import SwiftUI
import UIKit.UIControl

/// A slider of UIKit's, by a target.
struct Dial: UIViewRepresentable {
  @Binding var value: Float

  class Coordinator: NSObject {
    var parent: Dial
    init(_ parent: Dial) { self.parent = parent }
    @objc func changed(_ sender: UISlider) { parent.value = sender.value }
    @IBAction func reset() { parent.value = 0 }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.accessibilityLabel = "Brightness"
    slider.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
    let press = UILongPressGestureRecognizer(target: context.coordinator, action: #selector(context.coordinator.reset))
    slider.addGestureRecognizer(press)
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) {
    context.coordinator.parent = self
    slider.value = value
  }
}
