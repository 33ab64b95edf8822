// Tests: `ScriptRunnerTests`.
import BrowserDisplay
import HostTree

/// The elements of a screen as lines that a program can read, each with an id that stays as long as its host.
///
/// ```
/// #1 heading "Shopping"
/// #4 textbox "Search" = "mi"
/// #6 switch "Only open" off
/// #9 button "Buy" disabled
/// #10 "2 things are left"
/// ```
@MainActor
enum ScreenText {
  /// The number of characters after which a screen is cut: some 600 of the tokens that language models read.
  private static let limit = 2_200

  static func lines(of elements: [AccessibleElement]) -> String {
    var text = ""
    for (index, element) in elements.enumerated() {
      let line = line(of: element)
      if text.count + line.count > limit {
        return text + "and \(elements.count - index) more: find \"...\" looks for a text"
      }
      text += line + "\n"
    }
    return text.isEmpty ? "Nothing on screen has a name." : String(text.dropLast())
  }

  static func line(of element: AccessibleElement) -> String {
    var words = ["#\(element.id)"]
    if let kind = element.role ?? (element.level == nil ? nil : "heading") { words.append(kind) }
    if !element.name.isEmpty { words.append(PrintedValue.short(element.name)) }
    if let isChecked = element.isChecked { words.append(isChecked ? "on" : "off") }
    if let value = element.value { words.append("= \(PrintedValue.short(value))") }
    if let range = element.range { words.append("= \(range[0].printed)") }
    if element.isSelected == true { words.append("selected") }
    if element.isDisabled == true { words.append("disabled") }
    return words.joined(separator: " ")
  }

  /// The elements whose name or value contains a text, and hosts out of sight that read so, with the reason.
  static func matches(_ text: String, _ elements: AccessibleElements, in window: HostWindow) -> String {
    let wanted = text.lowercased()
    func isMatch(_ other: String?) -> Bool { other?.lowercased().contains(wanted) == true }
    var lines = elements.all.filter { isMatch($0.name) || isMatch($0.value) }.map { element in
      let frame = element.frame.map(\.printed)
      return "\(line(of: element)) (\(frame[0]), \(frame[1]), \(frame[2]) x \(frame[3]))"
    }
    window.walkHosts { host in
      guard lines.count < 20, isMatch(host.describedText), let obstacle = Sight(host).obstacle else {
        return
      }
      lines.append("\(host.shortName): \(obstacle)")
    }
    return lines.isEmpty ? window.whyNot(text).description : lines.prefix(20).joined(separator: "\n")
  }
}
