import TestSupport
import ViewKernel
import XCTest

/// Lines as what differs from those before.
@MainActor
final class RecordedLinesTests: HostTestCase {
  func testStepsAreReconstructed() {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let labels = (0..<30).map { index in
      let label = HostLabel()
      label.text = "line \(index)"
      return label
    }
    for label in labels { window.addSubview(label) }
    window.makeKeyAndVisible()
    window.settle()
    let recording = HostRecording(title: "lines", takesPictures: false)
    var trees: [String] = []
    var random = Random(seed: 7)
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let label = labels[Int.random(in: 0..<30, using: &random)]
        switch Int.random(in: 0..<3, using: &random) {
        case 0: label.text = "text \(step)"
        case 1: label.removeFromSuperview()
        default: window.addSubview(label)
        }
      }
      window.settle()
      recording.take("\(step)", of: window)
      trees.append(window.treeDescription())
    }
    for step in trees.indices { XCTAssertEqual(recording.tree(ofStep: step), trees[step], "step \(step)") }
    XCTAssertLessThan(recording.html.utf8.count, 60_000)
  }
}
