import Foundation
import HostTree

/// The text field or text view that is edited. A field of the browser lies over it, so that composed input, the
/// clipboard, undoing and selecting are the browser's own. The picture shows the text, and the caret.
///
/// Positions are counted in UTF-16, as in JavaScript.
struct EditedField: Encodable, Equatable {
  /// The frame in the window, in points: x, y, width, height.
  var frame: [Double]
  var text: String
  var start: Int
  var end: Int
  var hasManyLines: Bool
  var isSecure: Bool
  var fontSize: Double
  var alignment: String
  /// The number of the last edit by the page that this state includes. Until it is the newest, the page's own text is
  /// newer.
  var edit: Int
}

/// A host that text is typed into.
@MainActor
protocol EditedHost: HostView, HostKeyInput {
  var text: String! { get }
  var selectedRange: Range<Int> { get set }
  var font: HostFont { get }
  var textAlignment: HostTextAlignment { get }
  func textRect(forBounds bounds: CGRect) -> CGRect
}

extension HostTextField: EditedHost {}
extension HostTextView: EditedHost {}

extension EditedField {
  /// The field that is first responder in a window; nil if there is none.
  @MainActor
  init?(in window: HostWindow, after edit: Int = 0) {
    guard let host = window.firstResponder as? any EditedHost, host.window === window else { return nil }
    let place = host.convert(host.textRect(forBounds: host.bounds), to: nil)
    self.edit = edit
    frame = [place.minX, place.minY, place.width, place.height].map { ($0 * 10).rounded() / 10 }
    text = host.text
    let selection = host.selectedRange
    start = EditedField.units(before: selection.lowerBound, in: text)
    end = EditedField.units(before: selection.upperBound, in: text)
    hasManyLines = host is HostTextView
    isSecure = (host as? HostTextField)?.isSecureTextEntry == true
    fontSize = host.font.pointSize
    let isRightToLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    alignment =
      switch host.textAlignment {
      case .center: "center"
      case .right: "right"
      case .left: "left"
      default: isRightToLeft ? "right" : "left"
      }
  }

  private static func units(before place: Int, in text: String) -> Int {
    let end = text.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex) ?? text.endIndex
    return text.utf16.distance(from: text.startIndex, to: end)
  }

  /// Changes the text of a host by one replacement of the part that differs, as if it was typed; then selects.
  ///
  /// - Parameters:
  ///   - start: The beginning of the selection, in UTF-16; places outside of the text count as its end.
  ///   - end: The end of the selection.
  @MainActor
  static func edit(_ host: any EditedHost, text: String, start: Int, end: Int) {
    let (old, new) = (Array(host.text), Array(text))
    if old != new {
      let least = min(old.count, new.count)
      var prefix = 0
      while prefix < least, old[prefix] == new[prefix] { prefix += 1 }
      var suffix = 0
      while suffix < least - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
      host.selectedRange = prefix..<old.count - suffix
      let typed = String(new[prefix..<new.count - suffix])
      if typed.isEmpty { host.deleteBackward() } else { host.insertText(typed) }
    }
    // The host may have taken another text, or none.
    guard host.text == text else { return }
    func place(_ units: Int) -> Int {
      let units = min(max(units, 0), text.utf16.count)
      return text.distance(from: text.startIndex, to: text.utf16.index(text.startIndex, offsetBy: units))
    }
    let (first, last) = (place(start), place(end))
    host.selectedRange = min(first, last)..<max(first, last)
  }
}
