// Tests: `HostLazyContainerViewTests`, `RowEngineTests`.

public import Foundation

/// The identity of an element in a lazy container: an item, or the header or footer of a section.
public enum HostLazyElement: Hashable, Sendable {
  /// The header of a section.
  case header(section: Int)
  /// An item of a section.
  case item(IndexPath)
  /// The footer of a section.
  case footer(section: Int)

  /// The number of the section that the element belongs to. Traps for an item with an empty index path.
  public var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .item(let path): path.section
    }
  }

  /// Whether the element is an item, rather than a header or a footer.
  public var isItem: Bool {
    if case .item = self { true } else { false }
  }
}

extension HostLazyElement {
  // `IndexPath` hashes its count and each of its indices separately, and elements are looked up for each line of each
  // layout pass.

  /// Whether both are the same element. Items are compared by section and item number only.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.header(let section), .header(let other)), (.footer(let section), .footer(let other)): section == other
    case (.item(let path), .item(let other)): path.item == other.item && path.section == other.section
    default: false
    }
  }

  /// Hashes the kind and the numbers of the element.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .header(let section): hasher.combine(~(section &* 2))
    case .footer(let section): hasher.combine(~(section &* 2 &+ 1))
    case .item(let path): hasher.combine(path.section &<< 40 ^ path.item)
    }
  }
}
