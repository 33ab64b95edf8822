import Foundation
import HostTree

/// Finds what makes a window hard to use: controls without a name, targets that are too small, texts that are hard to
/// read.
@MainActor
enum AccessibilityAudit {
  struct Finding {
    var host: HostView
    var rule: String
    var text: String
  }

  static func findings(in window: HostWindow) -> [Finding] {
    var found: [Finding] = []
    var elements = AccessibleElements()
    elements.update(from: window)
    for element in elements.all {
      guard let host = elements.host(element.id) else { continue }
      if element.role != nil, element.name.isEmpty {
        found.append(
          Finding(
            host: host, rule: "name",
            text: "\(host.className) has no name: set accessibilityLabel(_:), or give it a text"))
      }
      if element.role == "button", element.frame[2] < 44 && element.frame[3] < 44 {
        found.append(
          Finding(
            host: host, rule: "size",
            text:
              "\(host.shortName) is \(element.frame[2].printed) x \(element.frame[3].printed): a finger needs 44 x 44"))
      }
    }
    var rest: [HostView] = [window]
    while let host = rest.popLast() {
      guard !host.isHidden, host.alpha > 0.01 else { continue }
      if let label = host as? HostLabel, let finding = contrast(of: label, window) { found.append(finding) }
      rest += host.subviews.reversed()
    }
    return found
  }

  private static func contrast(of label: HostLabel, _ window: HostWindow) -> Finding? {
    guard let text = label.text, !text.isEmpty, label.convert(label.bounds, to: nil).intersects(window.bounds) else {
      return nil
    }
    let isDark = label.traitCollection.userInterfaceStyle == .dark
    let around = sequence(first: label as HostView, next: \.superview)
    let back = (around.lazy.compactMap(\.backgroundColor).first ?? .systemBackground).resolved(isDark: isDark)
    let color = (label.textColor ?? .label).resolved(isDark: isDark)
    guard back.alpha > 0.99, color.alpha > 0.99 else { return nil }
    let (first, second) = (luminance(color), luminance(back))
    let ratio = (max(first, second) + 0.05) / (min(first, second) + 0.05)
    let needed = label.font.pointSize >= 18 ? 3 : 4.5
    guard ratio < needed else { return nil }
    return Finding(
      host: label, rule: "contrast",
      text:
        "\(label.shortName) has a contrast of \(ratio.printed) to 1 with what is behind it: \(needed.printed) are needed"
    )
  }

  /// The relative luminance of WCAG 2.
  private static func luminance(_ color: HostColor) -> Double {
    func linear(_ part: CGFloat) -> Double { ColorEncoding.decoded(Double(part)) }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The names and values that assistive tools get of a host.
  static func rows(of host: HostView) -> [InspectAnswer.Section.Row] {
    var rows: [InspectAnswer.Section.Row] = []
    if let label = host.spokenLabel { rows.append(.init("label", label)) }
    if let value = host.accessibilityValue { rows.append(.init("value", value)) }
    if let hint = host.accessibilityHint { rows.append(.init("hint", hint)) }
    if let identifier = host.accessibilityIdentifier { rows.append(.init("identifier", identifier)) }
    return rows
  }
}
