import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor final class SliderTests: HostTestCase {
  func testLabelsOfTheEndsStandAtItsSides() {
    let value = Binding.constant(0.5)
    let new = show(
      Slider(value: value, in: 0...9) {
        Text("Label")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("9")
      })
    XCTAssertEqual(new.shape, "Stack[Label \"0\", Slider, Label \"9\"]")
    let old = show(
      Slider(value: value, in: 0...1, step: 0.5, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) {
        Text("Label")
      })
    XCTAssertEqual(old.shape, "Stack[Label \"0\", Slider, Label \"1\"]")
    new.close()
    old.close()
  }

  func testWithoutThemItIsAloneAndItsOwnLabelIsNotShown() {
    let value = Binding.constant(Float(0.5))
    let screen = show(
      VStack {
        Slider(value: value)
        Slider(value: value, in: 0...9) { Text("Label") }
        Slider(value: value, in: 0...9, step: 3, label: { Text("Label") }, onEditingChanged: { _ in })
      })
    XCTAssertEqual(screen.shape, "Stack[Slider, Slider, Slider]")
    XCTAssertEqual(screen.hosts(of: HostSlider.self).map(\.step), [0, 0, 3])
    screen.close()
  }
}
