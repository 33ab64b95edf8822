import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// A view in a window of 300 x 200 points, settled.
@MainActor
final class Screen<Root: View> {
  let window: HostWindow
  let hosting: HostingView<Root>

  init(_ root: Root, width: CGFloat = 300, height: CGFloat = 200) {
    hosting = HostingView(rootView: root)
    hosting.frame = CGRect(x: 0, y: 0, width: width, height: height)
    window = makeWindow(width: width, height: height, hosting)
    window.settle()
  }

  func show(_ root: Root) {
    hosting.rootView = root
    window.settle()
  }

  /// All hosts of a type, by a walk that knows nothing of introspection.
  func all<T: HostView>(_ type: T.Type) -> [T] { hosting.descendants.compactMap { $0 as? T } }

  var markers: [IntrospectionHostView] { all(IntrospectionHostView.self) }
}

extension HostView {
  /// All views inside this one, in the order of a printed tree.
  var descendants: [HostView] { subviews.flatMap { [$0] + $0.descendants } }

  /// What a name in a table stands for: the identifier, else the type.
  var name: String { accessibilityIdentifier ?? "\(type(of: self))" }
}

extension CGRect {
  /// Origin and size in whole points.
  var text: String { [minX, minY, width, height].map { "\(Int($0.rounded()))" }.joined(separator: " ") }
}

/// A value that views share with the test.
final class Model: ObservableObject {
  @Published var flag = false
  @Published var count = 0
  @Published var text = "text"
}

extension HostTestCase {
  /// The targets that introspections by selectors have missed since the last call, in the order in which they said so.
  func expectMisses(_ targets: String..., file: StaticString = #filePath, line: UInt = #line) {
    let missed = takeSentences().map { sentence in
      guard let start = sentence.range(of: "introspect(selector:) found no "), let end = sentence.range(of: ";") else {
        return sentence
      }
      return String(sentence[start.upperBound..<end.lowerBound])
    }
    XCTAssertEqual(missed, targets, file: file, line: line)
  }
}
