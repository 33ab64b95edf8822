public import Foundation

private enum MinRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// The height in points that each row of a list has at least. Defaults to 44; a number that is not finite, or below
  /// 0, counts as 0.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  /// The height in points that each header of a list's sections has at least; nil, the default, leaves it to the
  /// header.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue.map { $0.isFinite ? max($0, 0) : 0 } }
  }
}

/// The tint of the icons in a row: see `listItemTint(_:)`.
public struct ListItemTint: Sendable {
  let color: Color?

  /// A tint that counts whatever the tint around the list is.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A tint that gives way to the user's own choice of an accent colour; there is none here, so it counts.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Grey icons.
  public static let monochrome = ListItemTint(color: .secondary)
}

extension View {
  /// Sets the tint of this row, for example of its label's icon; nil takes the list's.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.self) {
      guard let color = tint?.color else { return }
      // As in `tint`: the accent colour means the tint around.
      $0.tint = color.replacingAccent(with: $0.tint ?? Color(.tintColor))
      $0.tintStyle = nil
    }
  }

  /// Sets the tint of this row, for example of its label's icon; nil takes the list's.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { ListItemTint.fixed($0) })
  }
}
