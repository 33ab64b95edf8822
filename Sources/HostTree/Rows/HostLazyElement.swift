public import Foundation

/// What a lazy container shows at one place: an item, or what stands above or below the items of a section.
public enum HostLazyElement: Hashable, Sendable {
  /// What stands above a section.
  case header(section: Int)
  /// An item of a section.
  case item(IndexPath)
  /// What stands below a section.
  case footer(section: Int)

  /// The section that it belongs to.
  public var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .item(let path): path.section
    }
  }

  /// Whether it is one of a section's items.
  public var isItem: Bool {
    if case .item = self { true } else { false }
  }
}

extension HostLazyElement {
  // An index path hashes its count and each of its indices by itself, and elements are looked up for each line of each layout.

  /// Whether both are the same place.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.header(let section), .header(let other)), (.footer(let section), .footer(let other)): section == other
    case (.item(let path), .item(let other)): path.item == other.item && path.section == other.section
    default: false
    }
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .header(let section): hasher.combine(~(section &* 2))
    case .footer(let section): hasher.combine(~(section &* 2 &+ 1))
    case .item(let path): hasher.combine(path.section &<< 40 ^ path.item)
    }
  }
}
