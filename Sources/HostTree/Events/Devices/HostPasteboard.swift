import Foundation

/// The pasteboard for copied items, shaped like `UIPasteboard`.
///
/// It is local to the process; code that shows windows on a display synchronizes it with the system's pasteboard.
///
/// ```swift
/// HostPasteboard.general.string = "Tea"
/// print(HostPasteboard.general.contains(pasteboardTypes: ["public.text"]))
/// // Prints "true"
/// ```
@MainActor @preconcurrency
public final class HostPasteboard {
  /// The general pasteboard, the only one.
  public static let general = HostPasteboard()

  /// The providers of the data, one for each thing that was copied; empty while there is none.
  public var itemProviders: [NSItemProvider] = [] {
    didSet { didChange() }
  }

  /// The text of the first thing that is one; nil while there is none, or if it is not there at once.
  ///
  /// Setting it replaces everything that is on the pasteboard.
  public var string: String? {
    get {
      // Unsafe as the handler may come on another thread. One that comes before the function returns has written by
      // then; what a later one writes is not read.
      nonisolated(unsafe) var text: String?
      itemProviders.first { $0.canLoadObject(ofClass: NSString.self) }?.loadObject(ofClass: String.self) { loaded, _ in
        text = loaded
      }
      return text
    }
    set { itemProviders = newValue.map { [NSItemProvider(object: NSString(string: $0))] } ?? [] }
  }

  /// The number of times the content was set, to notice changes.
  public private(set) var changeCount = 0

  /// Called when the content was set.
  package var onChange: (@MainActor () -> Void)?

  /// Whether there is text.
  public var hasStrings: Bool { itemProviders.contains { $0.canLoadObject(ofClass: NSString.self) } }

  /// Whether anything has data of one of some types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    itemProviders.contains { provider in pasteboardTypes.contains { provider.hasItemConformingToTypeIdentifier($0) } }
  }

  private init() {}

  private func didChange() {
    changeCount += 1
    onChange?()
  }
}
