// Tests: `OpenWindowTests`.

/// The value that a window presents.
@MainActor
class PresentedValue {
  /// A scene's facts about the values that its windows present.
  struct Kind: Sendable {
    let type: Any.Type
    /// Whether a window without a value presents a default one.
    let hasDefault: Bool
    let make: @MainActor @Sendable (AnyHashable?) -> PresentedValue
  }

  var value: AnyHashable? { nil }
}

/// The value, typed.
final class TypedPresentedValue<Value: Hashable>: PresentedValue {
  let location: StateLocation<Value?>

  init(_ value: Value?) { location = StateLocation(value) }

  override var value: AnyHashable? { location.get().map { AnyHashable($0) } }
}

extension PresentedValue.Kind {
  nonisolated init<Value: Hashable>(of type: Value.Type, default makeDefault: (() -> Value)?) {
    // Unchecked: windows are opened on the main actor only.
    nonisolated(unsafe) let makeDefault = makeDefault
    self.init(type: type, hasDefault: makeDefault != nil) {
      TypedPresentedValue($0?.base as? Value ?? makeDefault?())
    }
  }
}

private enum PresentedWindowValueKey: EnvironmentKey { static var defaultValue: PresentedValue? { nil } }

extension EnvironmentValues {
  /// The value that the window of the reader presents.
  var presentedWindowValue: PresentedValue? {
    get { self[PresentedWindowValueKey.self] }
    set { self[PresentedWindowValueKey.self] = newValue }
  }
}

/// The content of a window that presents a value. ``WindowGroup`` makes it.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  // Unchecked: bodies run on the main actor only.
  nonisolated(unsafe) private let content: (Binding<Data?>) -> Content
  @Environment(\.presentedWindowValue) private var presented

  nonisolated init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }

  /// The content, with a binding to the value that its window presents.
  public var body: some View {
    content((presented as? TypedPresentedValue<Data>).map { Binding($0.location) } ?? .constant(nil))
  }
}
