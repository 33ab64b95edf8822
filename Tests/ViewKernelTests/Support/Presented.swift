import HostTree
import ViewKernel
import XCTest

/// A button that dismisses what it is in, twice, and tells when it comes and goes.
struct DismissButton: View {
  @Environment(\.dismiss) private var dismiss
  let name: String
  let log: EventLog

  var body: some View {
    Button("dismiss \(name)") {
      dismiss()
      dismiss()
    }
    .onAppear { log.add("\(name) appears") }
    .onDisappear { log.add("\(name) disappears") }
  }
}

extension HostWindow {
  /// The first label with a text anywhere in the window: in sheets, too.
  func label(_ text: String) -> HostView? {
    var rest: [HostView] = [self]
    while let host = rest.popLast() {
      if (host as? HostLabel)?.text == text { return host }
      rest += host.subviews.reversed()
    }
    return nil
  }
}

extension Screen {
  /// Taps the first label with a text anywhere in the window: in sheets, too.
  func tapLabel(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(window.label(text)?.tap() ?? false, "nothing takes a tap on \(text)", file: file, line: line)
    settle(file: file, line: line)
  }
}
