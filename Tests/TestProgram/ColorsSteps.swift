import Foundation
import HostTree

/// Makes more dynamic colours than the table keeps, which no other test in the process would survive.
@MainActor
enum ColorsSteps {
  static func run() -> String {
    var lines: [String] = []
    HostDiagnostics.handler = { lines.append($0) }
    let colors = (0..<66_000).map { number in
      HostColor {
        $0.userInterfaceStyle == .dark ? .white : HostColor(red: Double(number) / 100_000, green: 0, blue: 0)
      }
    }
    HostWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).settle()
    lines.append("first: \(colors[0]), last: \(colors[colors.count - 1])")
    return lines.joined(separator: "\n")
  }
}
