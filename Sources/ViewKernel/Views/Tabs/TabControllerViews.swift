// Tests: `TabViewTests`, `PageTabViewTests`, `TabSidebarTests`.

import HostTree

/// Represents the tab bar controller in the host tree.
struct TabControllerView: HostViewControllerRepresentable {
  let tabs: TabCoordinator
  let news: TabNews
  let placement: TabBarPlacement

  func makeHostViewController(context: Context) -> HostTabBarController { tabs.tabBarController }

  func updateHostViewController(_ controller: HostTabBarController, context: Context) {
    controller.view.tintColor = context.environment.tint?.resolved(in: context.environment)
    let hasSidebar = placement != .bottomBar
    if hasSidebar || controller.mode == .tabSidebar {
      controller.mode = hasSidebar ? .tabSidebar : .automatic
      // The environment may have another one than the window.
      controller.view.traitOverrides.horizontalSizeClass = hasSidebar ? .regular : .unspecified
      tabs.showSidebar(placement == .sidebar)
    }
    // Only invalidates: tabs and selection are set when the tabs' nodes exist.
    tabs.tabsMayChange()
  }
}

/// Represents the page view controller in the host tree.
struct PageControllerView: HostViewControllerRepresentable {
  let tabs: TabCoordinator
  let news: TabNews
  let mode: PageTabViewStyle.IndexDisplayMode

  func makeHostViewController(context: Context) -> HostPageViewController { tabs.pageViewController }

  func updateHostViewController(_ controller: HostPageViewController, context: Context) {
    controller.view.tintColor = context.environment.tint?.resolved(in: context.environment)
    let (scroll, dots) = (controller.scrollView, controller.pageControl)
    scroll.performWithoutEdits { scroll.setScrolling(context.environment, showsIndicators: false) }
    dots.performWithoutEdits {
      dots.isHidden = mode == .never
      dots.hidesForSinglePage = mode == .automatic
      dots.backgroundStyle = context.environment.indexViewBackground
      dots.isEnabled = context.environment.isEnabled
    }
    tabs.tabsMayChange()
  }
}
