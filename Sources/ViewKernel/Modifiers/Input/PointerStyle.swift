import Foundation
public import HostTree

/// How a pointer looks over a view: see `pointerStyle(_:)`.
public struct PointerStyle: Hashable, Sendable {
  private enum Kind: Equatable {
    case plain(HostPointerStyle)
    case column(HorizontalDirection.Set)
    case row(VerticalDirection.Set)
    case frame(FrameResizePosition, FrameResizeDirection.Set)
    case image(Image, UnitPoint)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Compares as far as a table needs it: images have no hash.
  public func hash(into hasher: inout Hasher) {
    if case .plain(let style) = kind { hasher.combine(style) }
  }

  /// An arrow.
  public static let `default` = PointerStyle(.plain(.default))
  /// A beam to select letters of a line.
  public static let horizontalText = PointerStyle(.plain(.horizontalText))
  /// A beam to select letters of a column.
  public static let verticalText = PointerStyle(.plain(.verticalText))
  /// A cross to drag a rectangle.
  public static let rectSelection = PointerStyle(.plain(.rectangleSelection))
  /// An open hand: the view can be dragged.
  public static let grabIdle = PointerStyle(.plain(.grabIdle))
  /// A closed hand: the view is being dragged.
  public static let grabActive = PointerStyle(.plain(.grabActive))
  /// A pointing hand.
  public static let link = PointerStyle(.plain(.link))
  /// A magnifying glass with a plus.
  public static let zoomIn = PointerStyle(.plain(.zoomIn))
  /// A magnifying glass with a minus.
  public static let zoomOut = PointerStyle(.plain(.zoomOut))
  /// The pointer that changes the width of columns.
  public static let columnResize = columnResize(directions: .all)
  /// The pointer that changes the height of rows.
  public static let rowResize = rowResize(directions: .all)

  /// The pointer that changes the width of columns, in some directions only.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    PointerStyle(.column(directions))
  }

  /// The pointer that changes the height of rows, in some directions only.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { PointerStyle(.row(directions)) }

  /// The pointer that moves an edge or a corner of a frame. At corners the directions have no effect.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle(.frame(position, directions))
  }

  /// An image. A browser shows an arrow instead.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - hotSpot: The place in it that points.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle(.image(image, hotSpot)) }

  /// The style in a layout direction.
  @MainActor
  func host(in environment: EnvironmentValues) -> HostPointerStyle {
    let isMirrored = environment.layoutDirection == .rightToLeft
    switch kind {
    case .plain(let style): return style
    case .column(let directions):
      return PointerStyle.sideways(directions.contains(.leading), directions.contains(.trailing), isMirrored)
    case .row(let directions): return PointerStyle.upright(directions.contains(.up), directions.contains(.down))
    case .frame(let position, let directions):
      let (inward, outward) = (directions.contains(.inward), directions.contains(.outward))
      return switch position {
      case .top: PointerStyle.upright(outward, inward)
      case .bottom: PointerStyle.upright(inward, outward)
      case .leading: PointerStyle.sideways(outward, inward, isMirrored)
      case .trailing: PointerStyle.sideways(inward, outward, isMirrored)
      case .topLeading, .bottomTrailing: isMirrored ? .resizeUpRightDownLeft : .resizeUpLeftDownRight
      case .topTrailing, .bottomLeading: isMirrored ? .resizeUpLeftDownRight : .resizeUpRightDownLeft
      }
    case .image(let image, let place):
      return .image(image.hostImage(in: environment), hotSpot: CGPoint(x: place.x, y: place.y))
    }
  }

  private static func sideways(_ leading: Bool, _ trailing: Bool, _ isMirrored: Bool) -> HostPointerStyle {
    if leading == trailing { return .resizeLeftRight }
    return leading != isMirrored ? .resizeLeft : .resizeRight
  }

  private static func upright(_ up: Bool, _ down: Bool) -> HostPointerStyle {
    up == down ? .resizeUpDown : up ? .resizeUp : .resizeDown
  }
}

struct PointerModifier {
  var style: PointerStyle?
  var isHidden: Bool?
}

extension PointerModifier: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostGestureView { HostGestureView() }

  func updateHost(_ host: HostGestureView, context: HostModifierContext<Self>) {
    host.pointerStyle = style?.host(in: context.environment)
    host.hidesPointer = isHidden
  }
}

extension View {
  /// Sets how a pointer looks over this view: see ``/HostTree/HostWindow/pointerStyle``, which a page in a browser
  /// follows.
  ///
  /// ```swift
  /// Text("Read more").pointerStyle(.link)
  /// ```
  ///
  /// - Parameter style: The style; nil leaves it to views around.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerModifier(style: style))
  }

  /// Sets whether a pointer is seen over this view: see ``/HostTree/HostWindow/isPointerHidden``.
  ///
  /// - Parameter visibility: `automatic` leaves it to views around.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
    modifier(PointerModifier(isHidden: visibility == .automatic ? nil : visibility == .hidden))
  }
}
