import Foundation
import HostTree
import XCTest

/// What controls draw: rectangles and their colours.
@MainActor
final class ControlsDrawingTests: HostTestCase {
  private func fills(_ host: HostView) -> [String] {
    HostDrawing(of: host).commands.compactMap { command in
      switch command {
      case .fill(let path, let color, _):
        let box = path.boundingRect
        return "\(Int(box.minX)),\(Int(box.minY)) \(Int(box.width))x\(Int(box.height)) \(color)"
      case .text(let line): return "\"\(line.text)\""
      default: return nil
      }
    }
  }

  func testABarIsFilledFromTheLeft() {
    let bar = HostProgressView(frame: CGRect(0, 0, 100, 4))
    bar.progressTintColor = .red
    bar.trackTintColor = .black
    XCTAssertEqual(fills(bar), ["0,0 100x4 black"])
    bar.progress = 0.25
    XCTAssertEqual(fills(bar), ["0,0 100x4 black", "0,0 25x4 \(resolved(.red))"])
  }

  func testTheChosenSegmentHasAGround() {
    let control = HostSegmentedControl(items: ["a", "b"])
    control.frame = CGRect(0, 0, 100, 32)
    let window = settledWindow(control)
    defer { withExtendedLifetime(window) {} }
    XCTAssertEqual(fills(control).count, 3)
    control.selectedSegmentIndex = 1
    XCTAssertEqual(fills(control).count, 4)
    XCTAssertTrue(fills(control)[1].hasPrefix("52,2 46x28"))
  }

  func testAButtonHasTheGroundOfItsLook() {
    let button = HostButton(frame: CGRect(0, 0, 60, 34))
    XCTAssertEqual(fills(button), [])
    button.configuration = .borderless()
    XCTAssertEqual(fills(button), [])
    button.configuration = .borderedProminent()
    button.configuration?.baseBackgroundColor = .black
    XCTAssertEqual(fills(button), ["0,0 60x34 black"])
  }

  func testADateIsDrawnInDigits() {
    let picker = HostDatePicker(frame: CGRect(0, 0, 120, 34))
    picker.datePickerMode = .date
    XCTAssertEqual(fills(picker).last, "\"2001-01-01\"")
  }

  func testTheHalvesOfAStepperAndTheSpokesOfAWheel() {
    XCTAssertEqual(fills(HostStepper(frame: CGRect(0, 0, 94, 32))).count, 5)
    let wheel = HostActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    let strokes = HostDrawing(of: wheel).commands.filter { if case .stroke = $0 { true } else { false } }
    XCTAssertEqual(strokes.count, 8)
  }

  /// A colour on a light ground.
  private func resolved(_ color: HostColor) -> HostColor {
    let view = HostView(frame: CGRect(0, 0, 1, 1))
    view.backgroundColor = color
    for case .fill(_, let color, _) in HostDrawing(of: view).commands { return color }
    return color
  }
}
