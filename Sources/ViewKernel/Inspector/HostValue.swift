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

  /// Nothing stands for no color.
  private static func color(_ text: String) -> HostColor?? {
    text.isEmpty ? .some(nil) : TypedValue.color(text).map { .some($0) }
  }
}
