import HostTree
import ViewKernel
import XCTest

/// Compares measured facts of real phones with what small views look like here: an iPhone 15 with iOS 17, 393 x 852
/// points, at three pixels a point.
@MainActor
class LooksTestCase: HostTestCase {
  override func setUpWithError() throws { HostTypeface.current = .system }

  private(set) var held = 0
  private(set) var off: [String] = []

  func fact(_ what: String, _ real: CGFloat, _ tolerance: CGFloat = 1, _ ours: CGFloat?) {
    note(ours.map { abs($0 - real) <= tolerance + 0.001 } ?? false, what, "\(real)", ours.map { "\($0)" })
  }

  func fact<Value: Equatable>(_ what: String, is real: Value, _ ours: Value?) {
    note(ours == real, what, "\(real)", ours.map { "\($0)" })
  }

  private func note(_ holds: Bool, _ what: String, _ real: String, _ ours: String?) {
    if holds { held += 1 } else { off.append("\(what): \(real), ours \(ours ?? "nil")") }
  }

  func phone<V: View>(_ view: V) -> Screen<V> { show(view, width: 393, height: 852) }

  func cells(_ screen: Screen<some View>) -> [CGRect] {
    screen.hosts(of: HostTableViewCell.self).map { $0.convert($0.bounds, to: nil) }.sorted { $0.minY < $1.minY }
  }
}
