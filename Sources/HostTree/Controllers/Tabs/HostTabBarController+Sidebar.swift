import Foundation

extension HostTabBarController {
  /// Where the tabs are, as `UITabBarController.Mode`.
  public enum Mode: Hashable, Sendable {
    /// The default: the same as `.tabBar`.
    case automatic
    /// In a tab bar at the bottom, at any width.
    case tabBar
    /// In a tab bar at the bottom where the width is compact (``HostTraitCollection/horizontalSizeClass``); else in a
    /// tab bar at the top or in a side bar, between which a button changes.
    case tabSidebar
  }

  /// The side bar of a tab bar controller, as `UITabBarController.Sidebar`.
  ///
  /// It shows the view of a controller below the button that hides it. It has two fifths of the width, at most 320
  /// points; the selected tab has the rest, and the tab bar is hidden.
  ///
  /// ```swift
  /// let tabs = HostTabBarController()
  /// tabs.viewControllers = [HostViewController(), HostViewController()]
  /// tabs.mode = .tabSidebar
  /// tabs.sidebar.contentViewController = HostViewController()
  /// tabs.sidebar.isHidden = false
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 600))
  /// window.rootViewController = tabs
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// print(window.treeDescription())
  /// // Prints:
  /// // HostWindow (0, 0, 1000 x 600)
  /// // └─ HostLayoutContainerView (0, 0, 1000 x 600)
  /// //    ├─ HostView (0, 49, 320 x 551)
  /// //    ├─ HostView (320, 0, 680 x 600)
  /// //    ├─ HostTabBar (0, 0, 1000 x 49) hidden
  /// //    │  ├─ HostTabBarButton (49, 0, 451 x 49) selected
  /// //    │  └─ HostTabBarButton (500, 0, 451 x 49)
  /// //    └─ SidebarButton (0, 0, 49 x 49) label="Hide Sidebar"
  /// //       └─ HostImageView (15, 15, 20 x 20) symbol=sidebar.leading
  /// ```
  @MainActor @preconcurrency
  public final class Sidebar {
    private weak var controller: HostTabBarController?
    /// The button that shows and hides the side bar.
    public let toggleButton: HostButton = SidebarButton()
    /// Called when ``isHidden`` has changed.
    package var onChange: (@MainActor () -> Void)?

    init(of controller: HostTabBarController) {
      self.controller = controller
      toggleButton.addAction(for: .primaryActionTriggered) { [weak self] in self?.isHidden.toggle() }
      updateButton()
    }

    /// Whether the tabs are in a tab bar at the top in place of the side bar. Defaults to true.
    public var isHidden = true {
      didSet {
        guard isHidden != oldValue else { return }
        updateButton()
        controller?.arrange()
        onChange?()
      }
    }

    /// The controller whose view is the side bar, a child of the tab bar controller; nil, the default, for no side bar.
    public var contentViewController: HostViewController? {
      get { content }
      set {
        guard content !== newValue, let controller else { return }
        controller.exchangeChildren(content.map { [$0] } ?? [], for: newValue.map { [$0] } ?? []) { accepted in
          content = accepted.first
          controller.arrange()
        }
      }
    }
    private var content: HostViewController?

    private func updateButton() {
      toggleButton.performWithoutEdits {
        toggleButton.accessibilityLabel = isHidden ? "Show Sidebar" : "Hide Sidebar"
      }
    }
  }

  /// Whether there is room for a side bar, and something in it.
  final var hasSidebar: Bool {
    mode == .tabSidebar && sidebar.contentViewController != nil
      && viewIfLoaded?.traitCollection.horizontalSizeClass != .compact
  }

  final var shownSidebarViews: [HostView] {
    hasSidebar && !sidebar.isHidden ? sidebar.contentViewController.map { [$0.view] } ?? [] : []
  }

  final var sidebarButton: [HostView] { hasSidebar ? [sidebar.toggleButton] : [] }

  /// Places the side bar below its button, and returns its width.
  final func layOutSidebar(in container: HostView) -> CGFloat {
    let width = min((container.bounds.width * 0.4).rounded(), 320)
    let top = min(HostTabBar.standardHeight, container.bounds.height)
    sidebar.contentViewController?.viewIfLoaded?.frame = container.mirrored(
      CGRect(x: 0, y: top, width: width, height: container.bounds.height - top))
    return width
  }

  final func layOutSidebarButton(in container: HostView, isShown: Bool) {
    let side = HostTabBar.standardHeight
    sidebar.toggleButton.isHidden = !isShown
    sidebar.toggleButton.frame = container.mirrored(
      CGRect(x: 0, y: 0, width: min(side, container.bounds.width), height: min(side, container.bounds.height)))
  }
}

/// The button with the symbol of a side bar.
private final class SidebarButton: HostButton {
  private let symbolView = HostImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    symbolView.image = HostImage(systemName: "sidebar.leading")
    addSubview(symbolView)
  }

  override func layoutSubviews() { symbolView.place(in: bounds, at: 0.5) }
}
