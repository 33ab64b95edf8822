// Tests: `LayoutDirectionBehaviorTests`.

public import HostTree

/// In which layout direction a shape or a view is mirrored.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It looks the same in both directions.
  case fixed
  /// It is mirrored in one direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where text goes from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  var host: HostUserInterfaceLayoutDirection? {
    switch self {
    case .fixed: nil
    case .mirrors(in: .leftToRight): .leftToRight
    case .mirrors(in: .rightToLeft): .rightToLeft
    }
  }
}

extension LayoutSubviews {
  /// The layout direction of the container. Layouts need not read it: their places are mirrored from right to left.
  public var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}

/// The modifier behind `flipsForRightToLeftLayoutDirection` and `layoutDirectionBehavior`.
private struct MirrorModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  nonisolated init(behavior: LayoutDirectionBehavior) { self.behavior = behavior }
}

extension MirrorModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1)
  }
}

extension View {
  /// Sets whether this view is drawn mirrored where the layout direction is right to left: for pictures that point
  /// somewhere.
  ///
  /// Layout does not change. Shapes, and symbols with a direction, are mirrored without it.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorModifier(behavior: enabled ? .mirrors : .fixed))
  }

  /// Sets in which layout direction this view is drawn mirrored. Layout does not change.
  ///
  /// It adds to the mirroring of the views inside: shapes, and symbols with a direction, are mirrored without it.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(MirrorModifier(behavior: behavior))
  }
}
