#if !os(macOS)
  import Foundation
  import HostTree

  /// The look of a pointer, as AppKit's programs set it: for the pointer over any window, where no view asks for
  /// another by ``/ViewKernel/View/pointerStyle(_:)``.
  ///
  /// ```swift
  /// struct Map: View {
  ///   var body: some View {
  ///     Text("Map").onHover { isUpon in
  ///       if isUpon { NSCursor.openHand.push() } else { NSCursor.pop() }
  ///     }
  ///   }
  /// }
  ///
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(rootView: Map())
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// window.movePointer(to: CGPoint(x: 160, y: 240))
  /// print(window.pointerStyle == .grabIdle)
  /// // Prints "true"
  /// window.movePointer(to: nil)
  /// ```
  @MainActor @preconcurrency
  public final class NSCursor {
    /// An arrow.
    public static let arrow = NSCursor(.default)
    /// A pointing hand.
    public static let pointingHand = NSCursor(.link)
    /// A beam between letters.
    public static let iBeam = NSCursor(.horizontalText)
    /// A beam between the letters of a column.
    public static let iBeamCursorForVerticalLayout = NSCursor(.verticalText)
    /// A cross.
    public static let crosshair = NSCursor(.rectangleSelection)
    /// An open hand.
    public static let openHand = NSCursor(.grabIdle)
    /// A closed hand.
    public static let closedHand = NSCursor(.grabActive)
    /// Arrows to both sides.
    public static let resizeLeftRight = NSCursor(.resizeLeftRight)
    /// An arrow to the left.
    public static let resizeLeft = NSCursor(.resizeLeft)
    /// An arrow to the right.
    public static let resizeRight = NSCursor(.resizeRight)
    /// Arrows up and down.
    public static let resizeUpDown = NSCursor(.resizeUpDown)
    /// An arrow up.
    public static let resizeUp = NSCursor(.resizeUp)
    /// An arrow down.
    public static let resizeDown = NSCursor(.resizeDown)
    /// A magnifying glass with a plus.
    public static let zoomIn = NSCursor(.zoomIn)
    /// A magnifying glass with a minus.
    public static let zoomOut = NSCursor(.zoomOut)

    private let style: HostPointerStyle

    private init(_ style: HostPointerStyle) { self.style = style }

    /// Creates a cursor of an image, with the point in it, from its upper left corner, that points.
    public init(image: HostImage, hotSpot: CGPoint) {
      let size = image.size
      style = .image(
        image,
        hotSpot: CGPoint(
          x: size.width > 0 ? hotSpot.x / size.width : 0, y: size.height > 0 ? hotSpot.y / size.height : 0))
    }

    /// Shows this cursor until `pop()`, which brings the former one back.
    public func push() { HostPointerStyle.ofProgram.append(style) }

    /// Shows this cursor in place of the one that was shown last.
    public func set() {
      if !HostPointerStyle.ofProgram.isEmpty { HostPointerStyle.ofProgram.removeLast() }
      if style != .default || !HostPointerStyle.ofProgram.isEmpty { HostPointerStyle.ofProgram.append(style) }
    }

    /// Brings the cursor back that was shown before the last ``push()``; without one it does nothing.
    public func pop() { NSCursor.pop() }

    /// Brings the cursor back that was shown before the last ``push()``; without one it does nothing.
    public static func pop() { _ = HostPointerStyle.ofProgram.popLast() }
  }
#endif
