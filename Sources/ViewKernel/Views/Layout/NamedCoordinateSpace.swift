public import Foundation
public import HostTree

/// A coordinate space for frames.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(
///   rootView: ScrollView {
///     Color.red.frame(height: 60)
///     Color.blue.frame(height: 900)
///       .onGeometryChange(for: CGFloat.self) { $0.frame(in: .scrollView).minY } action: { print($0) }
///   })
/// window.makeKeyAndVisible()
/// window.settle()
/// // Prints "68.0"
/// (window.subviews[0].subviews[0] as? HostScrollView)?.scroll(by: CGPoint(x: 0, y: 50))
/// window.settle()
/// // Prints "18.0"
/// ```
public protocol CoordinateSpaceProtocol {
  /// The space as a case of ``CoordinateSpace``.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of a view with a name, or of the scroll view around a view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  // Unchecked: names are only compared.
  /// The space as ``CoordinateSpace/named(_:)``.
  public var coordinateSpace: CoordinateSpace { .named(name) }
  let name: AnyHashable
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The space as ``CoordinateSpace/local``.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The space as ``CoordinateSpace/global``.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the nearest ancestor with this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinate space of the nearest scroll view or list around the view; the window's outside of one.
  ///
  /// The origin is the upper left corner of the visible part of the content, also in its margins.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(HostScrollSpace.any)) }

  /// The coordinate space of the nearest scroll view around the view that scrolls along an axis; the window's outside
  /// of one.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(HostScrollSpace.along(axis)))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension View {
  /// Names this view's coordinate space, for geometry readers among its descendants.
  ///
  /// The same as `coordinateSpace(name:)` with the name in `.named(_:)`.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    coordinateSpace(name: name.name)
  }
}

extension GeometryProxy {
  /// The frame of the geometry reader in a coordinate space around it, in points.
  ///
  /// A name that no ancestor has is reported as misuse; the frame is in the window's coordinates then.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of a coordinate space in the coordinates of the geometry reader, in points; nil if no ancestor has
  /// that name.
  ///
  /// The bounds of `.scrollView` are the part of its content that the scroll view around the view shows:
  ///
  /// ```swift
  /// func isVisible(_ proxy: GeometryProxy) -> Bool {
  ///   proxy.bounds(of: .scrollView)?.intersects(CGRect(origin: .zero, size: proxy.size)) ?? true
  /// }
  /// ```
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    answer(else: nil, "the bounds of a coordinate space", "nil") { $0.bounds(of: coordinateSpace.name) }
  }
}
