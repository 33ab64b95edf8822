import Foundation

/// What is told of a page view controller's pages.
@MainActor
public protocol HostPageViewControllerDelegate: AnyObject {
  /// A user has gone to another page: the swipe has come to rest, or a tap on the dots was taken.
  func pageViewController(_ pageViewController: HostPageViewController, didSelect viewController: HostViewController)
}

/// Shows one of several controllers, which lie side by side as pages: a user swipes from one to the next, or taps the dots.
///
/// It stands for `UIPageViewController` with pages that scroll, but it is given all pages at once, as a tab bar controller is
/// given its tabs. The controllers are its children; those that are seen, one or during a swipe two, have their views in the
/// tree, and one that was never seen has not loaded it. A change of the selection takes effect in the tree at once; the
/// controllers hear of it in the commit pass.
open class HostPageViewController: HostViewController {
  private let scrolling = PageScrolling()
  private var selection = ControllerSelection()
  private var controllers: [HostViewController] { selection.controllers }

  /// The view that scrolls from one page to the next.
  ///
  /// Scroll it by the width of a page to swipe as a user does. Its content is this controller's.
  public final let scrollView = HostScrollView(frame: .zero)
  /// The dots, at the bottom, in front of the pages.
  public final let pageControl = HostPageControl()
  /// Is told of a user's choices.
  public final weak var delegate: (any HostPageViewControllerDelegate)?
  private final var observers = HostObserverList<any HostPageViewControllerDelegate>()

  /// Called when a user has gone to another page, after the delegate.
  package final var onUserSelection: (@MainActor () -> Void)?

  /// Makes a controller without pages.
  public override init() {
    super.init()
    scrollView.isPagingEnabled = true
    scrolling.owner = self
    scrollView.addObserver(scrolling)
    pageControl.addAction(for: .valueChanged) { [weak self] control in self?.userSelects(control.currentPage) }
  }

  /// Adds somebody who is told all that the delegate is, after it and after those who were added before.
  ///
  /// Nobody is kept alive by it; who is one already stays where it is.
  public final func addObserver(_ observer: any HostPageViewControllerDelegate) { observers.add(observer) }

  /// Removes an observer; does nothing if it is none.
  public final func removeObserver(_ observer: any HostPageViewControllerDelegate) { observers.remove(observer) }

  // MARK: Pages

  /// The controllers, in the order of their pages; nil and empty are the same.
  ///
  /// When they change the selected one stays selected, if it is still there; else the one that is in its place now is,
  /// or the first.
  public final var viewControllers: [HostViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets ``viewControllers``; one that stands there twice counts once.
  open func setViewControllers(_ viewControllers: [HostViewController]?, animated: Bool) {
    exchangeChildren(controllers, for: viewControllers ?? []) { new in
      selection.take(new)
      pageControl.numberOfPages = new.count
      selectionDidChange()
    }
  }

  /// The place of the selected controller; `NSNotFound` without controllers.
  ///
  /// Setting it tells nobody. A place where there is none is reported to ``HostDiagnostics`` and changes nothing.
  public final var selectedIndex: Int {
    get { selection.index }
    set {
      guard newValue != selection.index else { return }
      guard controllers.indices.contains(newValue) else {
        return HostDiagnostics.report(
          "A page view controller with \(controllers.count) controllers was given the selectedIndex \(newValue): "
            + "nothing was changed. Set its viewControllers first.")
      }
      selection.index = newValue
      selectionDidChange()
    }
  }

  /// The controller whose page is shown; nil without controllers.
  ///
  /// Setting one that is not among ``viewControllers`` changes nothing.
  public final var selectedViewController: HostViewController? {
    get { selection.selected }
    set {
      if let newValue, let place = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = place }
    }
  }

  private func selectionDidChange() {
    if controllers.indices.contains(selection.index) { pageControl.currentPage = selection.index }
    goToSelection()
    viewIfLoaded?.setNeedsLayout()
  }

  private func userSelects(_ place: Int) {
    guard place != selection.index, controllers.indices.contains(place) else { return }
    selection.index = place
    selectionDidChange()
    let page = controllers[place]
    delegate?.pageViewController(self, didSelect: page)
    observers.tell { $0.pageViewController(self, didSelect: page) }
    onUserSelection?()
  }

  // MARK: Scrolling

  private var pageWidth: CGFloat { scrollView.bounds.width }

  /// How many pages lie to the left of a page; the other way round, which page has so many to its left.
  private func column(of page: Int) -> Int {
    let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft ? max(controllers.count - 1 - page, 0) : page
  }

  /// Where a page begins in the content.
  private func start(of page: Int) -> CGFloat { CGFloat(column(of: page)) * pageWidth }

  private func goToSelection() {
    guard viewIfLoaded != nil else { return }
    let place = controllers.indices.contains(selection.index) ? selection.index : 0
    scrollView.contentOffset = CGPoint(x: start(of: place), y: 0)
    showPages()
  }

  /// Has the views of the pages that are seen in the tree, in their places.
  fileprivate final func showPages() {
    guard viewIfLoaded != nil else { return }
    let size = scrollView.bounds.size
    let offset = scrollView.contentOffset.x
    let seen = controllers.indices.filter { index in
      index == selection.index && size.width <= 0 || abs(start(of: index) - offset) < size.width
    }
    let views = seen.map { controllers[$0].view as HostView }
    if !scrollView.subviews.elementsEqual(views, by: ===) { scrollView.show(views) }
    for index in seen {
      controllers[index].view.frame = CGRect(origin: CGPoint(x: start(of: index), y: 0), size: size)
    }
  }

  fileprivate final func scrollingDidEnd() {
    guard pageWidth > 0, !controllers.isEmpty else { return }
    let nearest = (scrollView.contentOffset.x / pageWidth).rounded()
    userSelects(column(of: Int(min(max(nearest, 0), CGFloat(controllers.count - 1)))))
  }

  // MARK: View

  /// Makes a view with the pages and the dots in it.
  open override func loadView() {
    view = HostLayoutContainerView { [weak self] in self?.layOutContent(in: $0) }
    view.setSubviews([scrollView, pageControl])
    goToSelection()
  }

  private func layOutContent(in container: HostView) {
    scrollView.frame = container.bounds
    scrollView.contentSize = CGSize(
      width: CGFloat(controllers.count) * container.bounds.width, height: container.bounds.height)
    // A finger that drags the pages has the last word.
    let isDragged = [.began, .changed].contains(scrollView.panGestureRecognizer.state)
    isDragged ? showPages() : goToSelection()
    let size = pageControl.intrinsicContentSize
    let width = min(size.width, container.bounds.width)
    pageControl.frame = CGRect(
      x: ((container.bounds.width - width) / 2).rounded(),
      y: max(container.bounds.height - container.safeAreaInsets.bottom - size.height - 8, 0), width: width,
      height: size.height)
  }
}

/// Hears for a page view controller how its pages are scrolled.
private final class PageScrolling: HostScrollViewDelegate {
  weak var owner: HostPageViewController?

  func scrollViewDidScroll(_ scrollView: HostScrollView) { owner?.showPages() }

  func scrollViewDidEndDragging(_ scrollView: HostScrollView, willDecelerate decelerate: Bool) {
    owner?.scrollingDidEnd()
  }
}
