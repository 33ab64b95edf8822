import HostTree
import ViewKernel

extension HostWindow {
  /// The texts of the labels, in tree order.
  var labels: [String] { everything.compactMap { ($0 as? HostLabel)?.text } }

  /// The button with a title.
  func button(_ title: String) -> HostView {
    everything.first { view in view is HostButton && view.subviews.contains { ($0 as? HostLabel)?.text == title } }
      ?? self
  }

  private var everything: [HostView] {
    var rest: [HostView] = [self]
    var all: [HostView] = []
    while let view = rest.popLast() {
      all.append(view)
      rest += view.subviews.reversed()
    }
    return all
  }
}
