public import Foundation
public import HostTree

/// The geometry of a scroll view, in points.
///
/// ```swift
/// let geometry = ScrollGeometry(
///   contentOffset: CGPoint(x: 0, y: -20), contentSize: CGSize(width: 320, height: 900),
///   contentInsets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0),
///   containerSize: CGSize(width: 320, height: 480))
/// print(geometry.visibleRect.minY, geometry.bounds.minY, geometry.bounds.height)
/// // Prints "-20.0 0.0 460.0"
/// ```
public struct ScrollGeometry: Hashable, Sendable {
  /// The point of the content at the upper left corner of the scroll view: less than zero in the insets before the
  /// content.
  public var contentOffset: CGPoint
  /// The size of the content, which may be smaller or larger than the scroll view.
  public var contentSize: CGSize
  /// The insets around the content that can be scrolled to, too.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  init() { self.init(contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero) }

  /// The part that the scroll view shows, in the coordinates of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part that the scroll view shows within its insets, in the coordinates of the content.
  public var bounds: CGRect { visibleRect.without(contentInsets) }

  /// Whether both have the same numbers.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.contentOffset == rhs.contentOffset && lhs.contentSize == rhs.contentSize
      && lhs.contentInsets == rhs.contentInsets && lhs.containerSize == rhs.containerSize
  }

  /// Hashes the offset and the sizes.
  public func hash(into hasher: inout Hasher) {
    for number in [
      contentOffset.x, contentOffset.y, contentSize.width, contentSize.height, containerSize.width,
      containerSize.height,
    ] { hasher.combine(number) }
  }
}

extension View {
  /// Calls `action` with a value derived from the geometry of the scroll views and lists of this view: when they
  /// appear, and whenever the value changes, by scrolling or by other sizes.
  ///
  /// The first call has the first value twice. Scroll views inside of scroll views don't count.
  ///
  /// ```swift
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(
  ///   rootView: ScrollView { Color.red.frame(height: 900) }
  ///     .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 50 } action: { _, isFar in print(isFar) })
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// // Prints "false"
  /// (window.subviews[0].subviews[0] as? HostScrollView)?.scroll(by: CGPoint(x: 0, y: 80))
  /// window.settle()
  /// // Prints "true"
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Derives the value. It runs after each change of the geometry, so it should do little.
  ///   - action: Called with the former and the new value; its changes are shown in the same frame.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}

struct ScrollGeometryModifier<T: Equatable> {
  let transform: (ScrollGeometry) -> T
  let action: (_ oldValue: T, _ newValue: T) -> Void
  @Kept private var link = ScrollGeometryLink<T>()

  nonisolated init(transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) {
    self.transform = transform
    self.action = action
  }
}

extension ScrollGeometryModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = link.take(transform, action)
    content.modifier(ScrollSettingWriter(.link(link), of: link))
  }
}

/// Notifies an action of values that are derived from the geometry.
final class ScrollGeometryLink<T: Equatable>: ScrollLink {
  private var transform: ((ScrollGeometry) -> T)?
  private var action: ((T, T) -> Void)?
  /// The last value for each scroll view.
  private var values: [ObjectIdentifier: T] = [:]

  func take(_ transform: @escaping (ScrollGeometry) -> T, _ action: @escaping (T, T) -> Void) {
    self.transform = transform
    self.action = action
  }

  override var followsGeometry: Bool { true }

  override func didDetach(_ coordinator: ScrollCoordinator) { values[ObjectIdentifier(coordinator)] = nil }

  override func geometryDidChange(in coordinator: ScrollCoordinator) {
    guard let new = transform?(coordinator.geometry) else { return }
    let old = values.updateValue(new, forKey: ObjectIdentifier(coordinator))
    if old != new { action?(old ?? new, new) }
  }
}
