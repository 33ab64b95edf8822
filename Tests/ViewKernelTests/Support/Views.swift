import Foundation
import HostTree
import ViewKernel

/// A button that shows how often it was tapped, and so whether its state was kept.
struct Counter: View {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// A value that a test changes from outside; bodies that read it run again.
final class Setting<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

/// Shows what a closure makes of a setting's value, anew with each change.
struct Showing<Value, Content: View>: View {
  @ObservedObject private var setting: Setting<Value>
  private let content: (Value) -> Content

  init(_ setting: Setting<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.setting = setting
    self.content = content
  }

  var body: some View { content(setting.value) }
}

extension Screen {
  /// The printed hosts of the view, without the one that shows it, which is printed with the type of the view.
  var treeInside: String { hosting.subviews.map { $0.treeDescription() }.joined(separator: "\n") }

  /// Lets time pass, and shows the frame that belongs to it.
  func pass(_ seconds: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    advance(by: seconds, file: file, line: line)
  }
}

extension Screen {
  /// The first scroll view.
  var scroll: HostScrollView { hosts(of: HostScrollView.self)[0] }

  func scroll(by distance: CGFloat) {
    scroll.scroll(by: CGPoint(x: 0, y: distance))
    settle()
  }
}
