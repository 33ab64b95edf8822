import Foundation
import HostTree
import ViewKernel

/// A view of what the user defaults keep.
@MainActor
final class DefaultsSteps {
  private let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    window.rootViewController = HostingController(rootView: DefaultsView())
    window.makeKeyAndVisible()
    window.settle()
  }

  /// Changes each value once; no settle follows.
  func add() {
    for button in hosts(HostButton.self) { button.tap() }
  }

  func settle() { window.settle() }

  var texts: String {
    window.settle()
    return hosts(HostLabel.self).compactMap(\.text).joined(separator: ", ")
  }

  private func hosts<Host: HostView>(_ type: Host.Type) -> [Host] {
    var result: [Host] = []
    var rest: [HostView] = [window]
    while let host = rest.popLast() {
      if let host = host as? Host { result.append(host) }
      rest.append(contentsOf: host.subviews.reversed())
    }
    return result
  }
}

private struct DefaultsView: View {
  @AppStorage("count") private var count = 0
  @AppStorage("name", store: UserDefaults(suiteName: "ViewKernelTestProgram")) private var name = "-"

  var body: some View {
    VStack {
      Text("\(count) \(name)")
      Button("add") { count += 1 }
      Button("name") { name += "x" }
    }
  }
}
