// Tests: `WindowInspectorTests`.
import Foundation
import HostTree

/// A property of a host that an inspector edits, over what the view says: an edit as an introspection makes one.
@MainActor
struct HostValue {
  let name: String
  /// As in `InspectAnswer.Edit`.
  let kind: String
  /// The value as a person would type it; nil if the host has no such property.
  let text: @MainActor (HostView) -> String?
  /// Writes what a person has typed; nil if it is no value of the property.
  let write: @MainActor (HostView, String) -> HostEdit?

  /// The properties of a host.
  static func all(of host: HostView) -> [HostValue] { known.filter { $0.text(host) != nil } }

  private static let known: [HostValue] = [
    HostValue("text", "text", \HostLabel.text, { $0 ?? "" }, { .some($0) }),
    HostValue("lines", "number", \HostLabel.numberOfLines, { "\($0)" }, { Int($0) }),
    HostValue("text color", "text", \HostLabel.textColor, words, color),
    HostValue("enabled", "bool", \HostControl.isEnabled, { "\($0)" }, { Bool($0) }),
    HostValue(
      "spacing", "number", \HostStackView.spacing, { $0?.printed ?? "" },
      { $0.isEmpty ? .some(nil) : length($0).map { .some($0) } }),
    HostValue("hidden", "bool", \HostView.isHidden, { "\($0)" }, { Bool($0) }),
    HostValue("alpha", "number", \HostView.alpha, { $0.printed }, length),
    HostValue("background", "text", \HostView.backgroundColor, words, color),
    HostValue("takes touches", "bool", \HostView.isUserInteractionEnabled, { "\($0)" }, { Bool($0) }),
    HostValue("clips", "bool", \HostView.clipsToBounds, { "\($0)" }, { Bool($0) }),
  ]

  /// - Parameters:
  ///   - text: The value as it is typed.
  ///   - parse: The value of what was typed; nil for none.
  private init<Host: HostView, Value>(
    _ name: String, _ kind: String, _ keyPath: ReferenceWritableKeyPath<Host, Value>,
    _ text: @escaping @MainActor (Value) -> String, _ parse: @escaping @MainActor (String) -> Value?
  ) {
    (self.name, self.kind) = (name, kind)
    self.text = { host in (host as? Host).map { text($0[keyPath: keyPath]) } }
    write = { host, typed in
      guard let host = host as? Host, let value = parse(typed.trimmingCharacters(in: .whitespaces)) else { return nil }
      return host.edit(keyPath, to: value)
    }
  }

  private static func length(_ text: String) -> CGFloat? { Double(text).map { CGFloat($0) } }

  private static func words(_ color: HostColor?) -> String { color.map { "\($0)" } ?? "" }

  /// `#FF3B30`, a name such as `red`, or nothing for no colour.
  private static func color(_ text: String) -> HostColor?? {
    if text.isEmpty { return .some(nil) }
    if let named = names[text] { return named }
    guard text.hasPrefix("#"), text.count == 7, let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
    func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 255) / 255 }
    return HostColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  private static let names: [String: HostColor] = Dictionary(
    [.red, .orange, .yellow, .green, .blue, .purple, .brown, .gray, .black, .white, .clear].map { (words($0), $0) },
    uniquingKeysWith: { first, _ in first })
}
