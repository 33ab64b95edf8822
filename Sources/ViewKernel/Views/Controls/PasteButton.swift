public import HostTree

/// A button that pastes what the pasteboard has, if it is of the right kind; disabled while it is not.
///
/// ```swift
/// struct Notes: View {
///   @State private var notes: [String] = []
///
///   var body: some View {
///     PasteButton(payloadType: String.self) { notes += $0 }
///       .onChange(of: notes) { print(notes) }
///   }
/// }
///
/// HostPasteboard.general.string = "Tea"
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Notes())
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 160, y: 240))
/// window.settle()
/// // Prints "["Tea"]"
/// ```
///
/// The pasteboard is `HostPasteboard.general`.
public struct PasteButton: View {
  private let types: [UTType]
  private let action: @MainActor ([NSItemProvider]) -> Void

  /// Creates a button that pastes values of a type.
  ///
  /// - Parameters:
  ///   - payloadType: The type.
  ///   - onPaste: Called with the values, in order.
  @preconcurrency
  nonisolated public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping @MainActor @Sendable ([T]) -> Void
  ) {
    types = T.importedContentTypes
    action = { providers in
      loadTransferables(T.self, from: providers) { items in if !items.isEmpty { onPaste(items) } }
    }
  }

  /// Creates a button that pastes data of some types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types.
  ///   - payloadAction: Called with the providers that have data of the types.
  @preconcurrency
  nonisolated public init(
    supportedContentTypes: [UTType], payloadAction: @escaping @MainActor @Sendable ([NSItemProvider]) -> Void
  ) {
    types = supportedContentTypes
    action = { payloadAction($0) }
  }

  /// A button of the type `paste` on a ground of the tint colour.
  public var body: some View { PasteControl(types: types, action: action) }
}

/// The button, which follows the pasteboard.
struct PasteControl: View {
  @ObservedObject private var pasteboard = PasteboardState.shared
  let types: [UTType]
  let action: @MainActor ([NSItemProvider]) -> Void

  var body: some View {
    Button(type: .paste) {
      action(pasteboard.providers(for: types))
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .disabled(pasteboard.providers(for: types).isEmpty)
  }
}

/// Announces changes of the pasteboard to the views that show them.
@MainActor
final class PasteboardState: ObservableObject {
  static let shared = PasteboardState()
  @Published private var count = 0

  private init() {
    HostPasteboard.general.onChange = { [unowned self] in count = HostPasteboard.general.changeCount }
  }

  func providers(for types: [UTType]) -> [NSItemProvider] {
    HostPasteboard.general.itemProviders.filter { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}
