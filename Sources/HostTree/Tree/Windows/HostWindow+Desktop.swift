public import Foundation

// AppKit's properties of a window's frame on the desktop. Nothing here draws such a frame: the values are stored for
// the display of the window.
extension HostWindow {
  /// Parts and abilities of a window's frame, with AppKit's bits.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No frame.
    public static let borderless = StyleMask([])
    /// A title bar.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// A button that closes it.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// A button that puts it into the dock.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// The user may change its size.
    public static let resizable = StyleMask(rawValue: 1 << 3)
    /// A panel.
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    /// A panel that does not activate its application.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    /// Fills the screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// The content is below the title bar, too.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  /// Whether a title is shown.
  public enum TitleVisibility: Int, Sendable {
    /// It is.
    case visible
    /// It is not.
    case hidden
  }

  /// How a window takes part in spaces and full screen, with AppKit's bits.
  public struct CollectionBehavior: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// On all spaces.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
    /// On the active space.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
    /// Stays where it is while spaces change.
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    /// Can fill the screen.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    /// Can be shown with another one that fills the screen.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    /// Can't fill the screen.
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
  }

  /// The layer of a window above others: numbers that grow.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Int
    /// Creates a level by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = Level(rawValue: 0)
    /// Above usual windows.
    public static let floating = Level(rawValue: 3)
    /// For panels that wait for an answer.
    public static let modalPanel = Level(rawValue: 8)
    /// For the menu bar.
    public static let mainMenu = Level(rawValue: 24)
    /// For items of the menu bar.
    public static let statusBar = Level(rawValue: 25)
    /// For menus that open.
    public static let popUpMenu = Level(rawValue: 101)
    /// For windows that cover everything.
    public static let screenSaver = Level(rawValue: 1000)
  }

  /// The wishes of a program about the frame.
  public struct DesktopFrame: Equatable, Sendable {
    /// Creates the frame of a usual window.
    public init() {}

    /// The title; empty, the default, for the content's.
    public var title = ""
    /// Whether the title is shown. Defaults to visible.
    public var titleVisibility = TitleVisibility.visible
    /// Whether the title bar has no background. Defaults to false.
    public var titlebarAppearsTransparent = false
    /// Parts and abilities. By default a usual window's.
    public var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
    /// The layer. Defaults to the usual one.
    public var level = Level.normal
    /// How it takes part in spaces and full screen.
    public var collectionBehavior: CollectionBehavior = []
    /// Whether it moves when the user drags its background. Defaults to false.
    public var isMovableByWindowBackground = false
    /// Whether the user may move it. Defaults to true.
    public var isMovable = true
    /// Whether it has a shadow. Defaults to true.
    public var hasShadow = true
    /// The smallest size in points.
    public var minSize = CGSize.zero
    /// The largest size in points; zero, the default, for any.
    public var maxSize = CGSize.zero
  }

  /// The title of the window's frame.
  public final var title: String {
    get { desktopFrame.title }
    set { desktopFrame.title = newValue }
  }
  /// Whether the title is shown.
  public final var titleVisibility: TitleVisibility {
    get { desktopFrame.titleVisibility }
    set { desktopFrame.titleVisibility = newValue }
  }
  /// Whether the title bar has no background.
  public final var titlebarAppearsTransparent: Bool {
    get { desktopFrame.titlebarAppearsTransparent }
    set { desktopFrame.titlebarAppearsTransparent = newValue }
  }
  /// Parts and abilities of the frame.
  public final var styleMask: StyleMask {
    get { desktopFrame.styleMask }
    set { desktopFrame.styleMask = newValue }
  }
  /// The layer above or below other windows.
  public final var level: Level {
    get { desktopFrame.level }
    set { desktopFrame.level = newValue }
  }
  /// How the window takes part in spaces and full screen.
  public final var collectionBehavior: CollectionBehavior {
    get { desktopFrame.collectionBehavior }
    set { desktopFrame.collectionBehavior = newValue }
  }
  /// Whether the window moves when the user drags its background.
  public final var isMovableByWindowBackground: Bool {
    get { desktopFrame.isMovableByWindowBackground }
    set { desktopFrame.isMovableByWindowBackground = newValue }
  }
  /// Whether the user may move the window.
  public final var isMovable: Bool {
    get { desktopFrame.isMovable }
    set { desktopFrame.isMovable = newValue }
  }
  /// Whether the window has a shadow.
  public final var hasShadow: Bool {
    get { desktopFrame.hasShadow }
    set { desktopFrame.hasShadow = newValue }
  }
  /// The smallest size in points.
  public final var minSize: CGSize {
    get { desktopFrame.minSize }
    set { desktopFrame.minSize = newValue }
  }
  /// The largest size in points.
  public final var maxSize: CGSize {
    get { desktopFrame.maxSize }
    set { desktopFrame.maxSize = newValue }
  }
  /// Whether the window is shown.
  public final var isVisible: Bool { !isHidden }

  /// Shows the window, and makes it key.
  public final func makeKeyAndOrderFront(_ sender: Any?) { makeKeyAndVisible() }

  /// Shows the window.
  public final func orderFront(_ sender: Any?) { isHidden = false }

  /// Shows the window.
  public final func orderFrontRegardless() { isHidden = false }

  /// Hides the window.
  public final func orderOut(_ sender: Any?) { isHidden = true }

  /// Hides the window; its owner may show it again.
  public final func close() { isHidden = true }

  /// Makes an object the first responder, or, with nil, none.
  ///
  /// - Returns: Whether it is so now; see ``HostResponder/becomeFirstResponder()``.
  @discardableResult
  public final func makeFirstResponder(_ responder: HostResponder?) -> Bool {
    responder.map { $0.becomeFirstResponder() } ?? firstResponder?.resignFirstResponder() ?? true
  }

  /// Does nothing: the display of the window places it.
  public final func center() {}

  /// Changes the size in points.
  public final func setContentSize(_ size: CGSize) { frame.size = size }

  /// Changes whether the style says that the window fills the screen.
  public final func toggleFullScreen(_ sender: Any?) {
    desktopFrame.styleMask.formSymmetricDifference(.fullScreen)
  }

  /// The view of the root view controller.
  public final var contentView: HostView? {
    get { rootViewController?.view }
    set {
      let controller = HostViewController()
      if let newValue { controller.view = newValue }
      rootViewController = newValue == nil ? nil : controller
    }
  }

  /// The root view controller, by AppKit's name.
  public final var contentViewController: HostViewController? {
    get { rootViewController }
    set { rootViewController = newValue }
  }
}
