public import Foundation

/// A rectangle of a view that a mouse enters and leaves, as `NSTrackingArea`; see ``HostView/addTrackingArea(_:)``.
public final class HostTrackingArea {
  /// The rectangle, in the view's coordinates.
  public let rect: CGRect
  /// The events that its owner receives.
  public let options: Options
  /// The receiver of the events; nil for an owner that is gone.
  public private(set) weak var owner: HostResponder?
  /// The values that the program attached to it.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an area.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the view's coordinates.
  ///   - options: The events that the owner receives. With `.inVisibleRect` the area is the view's bounds.
  ///   - owner: The view or controller that hears of it. Other objects hear of nothing.
  ///   - userInfo: The values that the program attaches to it.
  public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    self.rect = rect
    self.options = options
    self.owner = owner as? HostResponder
    self.userInfo = userInfo
  }

  /// The events that the owner of an area receives, with AppKit's bits.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// That a mouse enters and leaves.
    public static let mouseEnteredAndExited = Self(rawValue: 0x01)
    /// That a mouse moves in it.
    public static let mouseMoved = Self(rawValue: 0x02)
    /// Has no effect: cursors are said by views' styles.
    public static let cursorUpdate = Self(rawValue: 0x04)
    /// While the view is the first responder.
    public static let activeWhenFirstResponder = Self(rawValue: 0x10)
    /// While the window is key.
    public static let activeInKeyWindow = Self(rawValue: 0x20)
    /// While the application is active, which it always is.
    public static let activeInActiveApp = Self(rawValue: 0x40)
    /// At any time.
    public static let activeAlways = Self(rawValue: 0x80)
    /// Has no effect: a mouse is never known to be inside before it moves.
    public static let assumeInside = Self(rawValue: 0x100)
    /// In all of the view's bounds, whatever the rectangle.
    public static let inVisibleRect = Self(rawValue: 0x200)
    /// Has no effect: a mouse that drags moves no pointer here.
    public static let enabledDuringMouseDrag = Self(rawValue: 0x400)
  }
}

extension HostView {
  /// The areas of this view that follow a mouse, in the order in which they were added.
  public final var trackingAreas: [HostTrackingArea] { rare?.looks?.trackingAreas ?? [] }

  /// Has an area follow the mouse while the view is in a window, whatever is in front of the view.
  public final func addTrackingArea(_ trackingArea: HostTrackingArea) {
    makeRareLooks().trackingAreas.append(trackingArea)
    root?.noteTracking(self)
  }

  /// Removes an area; its owner does not hear that a mouse leaves it.
  public final func removeTrackingArea(_ trackingArea: HostTrackingArea) {
    rare?.looks?.trackingAreas.removeAll { $0 === trackingArea }
  }

  /// The areas at a point of the window that are active now.
  fileprivate final func trackingAreas(at point: CGPoint, in window: HostWindow) -> [HostTrackingArea] {
    let place = window.convert(point, to: self)
    return trackingAreas.filter { area in
      guard (area.options.contains(.inVisibleRect) ? bounds : area.rect).contains(place) else { return false }
      if area.options.contains(.activeWhenFirstResponder) { return isFirstResponder }
      return !area.options.contains(.activeInKeyWindow) || window.isKeyWindow
    }
  }

  fileprivate final var isShown: Bool {
    var view: HostView? = self
    while let current = view {
      if current.isHidden { return false }
      view = current.superview
    }
    return true
  }
}

/// A window's record of the views that may follow the mouse by tracking areas, in the order in which they came.
///
/// A view that has left is dropped later: at the next move of the mouse, or when the list has doubled.
@MainActor
struct TrackedViews {
  struct Entry {
    weak var view: HostView?
    /// The size for which the view has updated its areas; nil if it has not.
    var size: CGSize?
  }

  fileprivate var entries: [Entry] = []
  private var limit = 64

  var isEmpty: Bool { entries.isEmpty }

  fileprivate mutating func append(_ view: HostView, in window: HostWindow) {
    entries.append(Entry(view: view))
    if entries.count <= limit { return }
    dropThoseGone(from: window)
    limit = max(64, 2 * entries.count)
  }

  /// A view that has left and come back keeps its first place.
  fileprivate mutating func dropThoseGone(from window: HostWindow) {
    var known: Set<ObjectIdentifier> = []
    entries.removeAll { entry in
      guard let view = entry.view, view.window === window else { return true }
      return !known.insert(ObjectIdentifier(view)).inserted
    }
  }
}

extension HostWindow {
  /// Notes a view with tracking areas, or one of a class that may make some.
  final func noteTracking(_ view: HostView) {
    if view.flags.contains(.isTracked) { return }
    view.flags.insert(.isTracked)
    tracked.append(view, in: self)
  }

  /// Notifies the owners of tracking areas where the mouse is now; nil for nowhere.
  ///
  /// Views whose size has changed update their areas before.
  final func trackPointer(to point: CGPoint?) {
    tracked.dropThoseGone(from: self)
    // Views may come and go in these calls.
    var index = 0
    while index < tracked.entries.count {
      if let view = tracked.entries[index].view, tracked.entries[index].size != view.bounds.size {
        tracked.entries[index].size = view.bounds.size
        view.updateTrackingAreas()
      }
      index += 1
    }
    var now: [HostTrackingArea] = []
    if let point {
      for view in tracked.entries.compactMap(\.view) where view.isShown {
        now += view.trackingAreas(at: point, in: self)
      }
    }
    let former = areasWithPointer
    areasWithPointer = now
    let place = point ?? pointerLocation ?? .zero
    func send(
      _ type: HostInputEvent.EventType, _ area: HostTrackingArea, _ tell: (HostResponder, HostInputEvent) -> Void
    ) {
      guard let owner = area.owner else { return }
      tell(
        owner,
        HostInputEvent(
          type, in: self, at: place, flags: .init(modifierFlags), timestamp: clock.now, trackingArea: area))
    }
    for area in former where area.options.contains(.mouseEnteredAndExited) && !now.contains(where: { $0 === area }) {
      send(.mouseExited, area) { $0.mouseExited(with: $1) }
    }
    for area in now where area.options.contains(.mouseEnteredAndExited) && !former.contains(where: { $0 === area }) {
      send(.mouseEntered, area) { $0.mouseEntered(with: $1) }
    }
    for area in now where area.options.contains(.mouseMoved) { send(.mouseMoved, area) { $0.mouseMoved(with: $1) } }
  }
}
