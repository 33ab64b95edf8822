// Tests: `LibraryContentProviderTests`.

/// The views and modifiers of a package that Xcode's library offers; there is no such library here, so that it has no
/// effect.
///
/// ```swift
/// struct Library: LibraryContentProvider {
///   var views: [LibraryItem] { LibraryItem(Text("Title"), title: "A title", category: .other) }
/// }
/// print(Library().views.map(\.title))
/// // Prints "[Optional("A title")]"
/// ```
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  /// The type that modifiers are applied to.
  associatedtype ModifierBase = Any

  /// The views.
  @LibraryContentBuilder @MainActor @preconcurrency var views: [LibraryItem] { get }
  /// The modifiers, applied to `base`.
  @LibraryContentBuilder @MainActor @preconcurrency func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// None by default.
  public var views: [LibraryItem] { [] }
  /// None by default.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// One entry of Xcode's library.
public struct LibraryItem {
  /// The group of an entry.
  public struct Category: Hashable, Sendable {
    private let name: String

    /// Effects.
    public static let effect = Category(name: "effect")
    /// Layouts.
    public static let layout = Category(name: "layout")
    /// Controls.
    public static let control = Category(name: "control")
    /// Anything else.
    public static let other = Category(name: "other")
  }

  /// The title; nil for the code's.
  public let title: String?
  /// Whether the library shows the entry.
  public let isVisible: Bool
  /// The group.
  public let category: Category

  /// Creates an entry. The code of `snippet` never runs.
  public init<Snippet>(
    _ snippet: @autoclosure @escaping () -> Snippet, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {
    self.title = title
    isVisible = visible
    self.category = category
  }
}

/// The result builder of library entries.
@resultBuilder
public struct LibraryContentBuilder {
  /// A block: its entries in order.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
