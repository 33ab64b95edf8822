// Tests: `HostPageViewControllerTests`.

/// Returns the pages beside the current one of a ``HostPageViewController``, as `UIPageViewControllerDataSource`.
@MainActor @preconcurrency
public protocol HostPageViewControllerDataSource: AnyObject {
  /// The page before a page; nil for none.
  func pageViewController(
    _ pageViewController: HostPageViewController, viewControllerBefore viewController: HostViewController
  ) -> HostViewController?

  /// The page after a page; nil for none.
  func pageViewController(
    _ pageViewController: HostPageViewController, viewControllerAfter viewController: HostViewController
  ) -> HostViewController?

  /// The number of dots. By default 0: no dots are shown.
  func presentationCount(for pageViewController: HostPageViewController) -> Int

  /// The dot of the page that was set; later ones follow from the user's swipes. Defaults to the first one.
  func presentationIndex(for pageViewController: HostPageViewController) -> Int
}

extension HostPageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: HostPageViewController) -> Int { 0 }

  /// The first dot.
  public func presentationIndex(for pageViewController: HostPageViewController) -> Int { 0 }
}

extension HostPageViewController {
  /// How pages follow each other, as `UIPageViewController.TransitionStyle`. They always scroll here.
  public enum TransitionStyle: Int, Sendable {
    /// As the pages of a book.
    case pageCurl
    /// Side by side.
    case scroll
  }

  /// The direction in which pages follow each other. They are always side by side here.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal
    /// Below each other.
    case vertical
  }

  /// Where a page comes from that a program sets.
  public enum NavigationDirection: Int, Sendable {
    /// From behind.
    case forward
    /// From before.
    case reverse
  }

  /// Options of a controller, which have no effect.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The distance between pages.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The side on which pages are bound.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// Shows a page: the first of `viewControllers`; the ``dataSource`` is asked for those beside it. Without a data
  /// source all of them are pages.
  ///
  /// - Parameters:
  ///   - viewControllers: The page.
  ///   - direction: Has no effect.
  ///   - animated: Has no effect: it is shown at once.
  ///   - completion: Called at once, with true.
  public final func setViewControllers(
    _ viewControllers: [HostViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setViewControllers(viewControllers, animated: animated)
    completion?(true)
  }

  /// The recognizers by which the user swipes.
  public final var gestureRecognizers: [HostGestureRecognizer] { [scrollView.panGestureRecognizer] }

  /// Shows a page of the data source's, and has those beside it ready.
  ///
  /// - Parameters:
  ///   - page: The page; nil shows none.
  ///   - dot: The dot of the page; nil asks the data source.
  final func arrangePages(around page: HostViewController?, dot: Int? = nil) {
    guard let dataSource else {
      pageControl.isHidden = false
      pageControl.numberOfPages = controllers.count
      return selectionDidChange()
    }
    var pages = page.map { [$0] } ?? []
    if let page {
      // In a circle of two, the other page is on both sides: it is shown behind.
      if let next = dataSource.pageViewController(self, viewControllerAfter: page), next !== page { pages.append(next) }
      if let former = dataSource.pageViewController(self, viewControllerBefore: page),
        !pages.contains(where: { $0 === former })
      {
        pages.insert(former, at: 0)
      }
    }
    exchangeChildren(controllers, for: pages) { selection.take($0) }
    if let index = controllers.firstIndex(where: { $0 === page }) { selection.index = index }
    let count = max(dataSource.presentationCount(for: self), 0)
    pageControl.isHidden = count == 0
    pageControl.numberOfPages = count
    if count > 0 { shownDot = ((dot ?? dataSource.presentationIndex(for: self)) % count + count) % count }
    pageControl.currentPage = shownDot
    selectionDidChange()
  }

  /// A tap on the dots: to the page itself, or, if only those beside are known, to the next one in that direction.
  final func userTapsDots(_ control: HostPageControl) {
    guard let dataSource else { return userSelects(control.currentPage) }
    let count = max(dataSource.presentationCount(for: self), 0)
    let chosen = control.currentPage
    // The dot follows the page.
    let former = shownDot
    guard count > 0, chosen != former else { return }
    control.currentPage = former
    userSelects(selection.index + (chosen > former ? 1 : -1))
  }
}
