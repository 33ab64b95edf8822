public import Foundation

/// The messages of a page view controller.
@MainActor @preconcurrency
public protocol HostPageViewControllerDelegate: AnyObject {
  /// Called when the user selected another page: when the swipe has come to rest, or after a tap on the dots.
  func pageViewController(_ pageViewController: HostPageViewController, didSelect viewController: HostViewController)

  /// Called before the user's selection takes effect.
  func pageViewController(
    _ pageViewController: HostPageViewController, willTransitionTo pendingViewControllers: [HostViewController])

  /// Called after ``pageViewController(_:didSelect:)``, as in UIKit: both flags are true, and there is one previous
  /// page.
  func pageViewController(
    _ pageViewController: HostPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [HostViewController], transitionCompleted completed: Bool)
}

extension HostPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: HostPageViewController, didSelect viewController: HostViewController
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: HostPageViewController, willTransitionTo pendingViewControllers: [HostViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: HostPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [HostViewController], transitionCompleted completed: Bool
  ) {}
}

/// A container whose children are pages side by side: the user swipes between them or taps the dots.
///
/// It stands for a `UIPageViewController` with the scroll transition. It is given all pages at once, as a tab bar
/// controller its tabs, or asks a ``dataSource`` for those beside the current one. The pages are child controllers;
/// only the visible ones, two during a swipe, have their views in the tree, and a page that was never visible has not
/// loaded its view. A change of the selection takes effect in the tree at once; the appearance calls are sent in the
/// commit pass.
///
/// ```swift
/// let pages = HostPageViewController()
/// pages.viewControllers = [first, second]
/// pages.selectedIndex = 1
/// ```
open class HostPageViewController: HostViewController {
  private let scrolling = PageScrolling()
  final var selection = ControllerSelection()
  /// The dot of the current page, with a data source.
  final var shownDot = 0
  final var controllers: [HostViewController] { selection.controllers }

  /// The scroll view with the pages, whose content this controller manages.
  ///
  /// Scroll it by the width of a page to swipe as a user does.
  public final let scrollView = HostScrollView(frame: .zero)
  /// The dots at the bottom, in front of the pages.
  public final let pageControl = HostPageControl()
  /// The delegate, notified before the observers. Not retained.
  public final weak var delegate: (any HostPageViewControllerDelegate)?
  /// Asked for the pages beside the current one; nil, the default, if ``viewControllers`` are all pages. Not retained.
  public final weak var dataSource: (any HostPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { arrangePages(around: selection.selected) } }
  }
  private final var observers = HostObserverList<any HostPageViewControllerDelegate>()

  /// Called after the delegate and the observers when the user selected another page.
  package final var onUserSelection: (@MainActor () -> Void)?
  /// Whether the program has the selection, and sets it again.
  package final var isSelectionBound = false

  /// Creates a controller without pages.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    scrollView.isPagingEnabled = true
    scrolling.owner = self
    scrollView.addObserver(scrolling)
    pageControl.addAction(for: .valueChanged) { [weak self] control in self?.userTapsDots(control) }
  }

  /// Creates a controller without pages.
  ///
  /// - Parameters:
  ///   - style: Has no effect: pages scroll.
  ///   - navigationOrientation: Has no effect: pages are side by side.
  ///   - options: Have no effect.
  public convenience init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { self.init(nibName: nil, bundle: nil) }

  /// Adds an observer that receives the delegate's messages, after the delegate and the observers added before.
  ///
  /// It is not retained. Adding an observer again keeps its position.
  public final func addObserver(_ observer: any HostPageViewControllerDelegate) { observers.add(observer) }

  /// Removes an observer; does nothing if it was not added.
  public final func removeObserver(_ observer: any HostPageViewControllerDelegate) { observers.remove(observer) }

  // MARK: Pages

  /// The controllers in the order of their pages; with a ``dataSource`` the controller of the current page alone.
  /// Setting nil is the same as setting an empty array.
  ///
  /// The selected controller stays selected if it is among the new ones; else the controller at its index is selected,
  /// or the first.
  public final var viewControllers: [HostViewController]? {
    get { dataSource == nil ? controllers : selection.selected.map { [$0] } }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets ``viewControllers``, without animation; duplicates count once.
  open func setViewControllers(_ viewControllers: [HostViewController]?, animated: Bool) {
    if dataSource != nil, let page = viewControllers?.first { return arrangePages(around: page) }
    exchangeChildren(controllers, for: viewControllers ?? []) { new in
      selection.take(new)
      pageControl.numberOfPages = new.count
      selectionDidChange()
    }
  }

  /// The index of the selected page; `NSNotFound` without pages.
  ///
  /// Setting it sends no messages. An index that does not exist is reported to ``HostDiagnostics`` and ignored.
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

  /// The controller of the selected page; nil without pages.
  ///
  /// Setting one that is not among ``viewControllers`` changes nothing.
  public final var selectedViewController: HostViewController? {
    get { selection.selected }
    set {
      if let newValue, let place = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = place }
    }
  }

  final func selectionDidChange() {
    if dataSource == nil, controllers.indices.contains(selection.index) { pageControl.currentPage = selection.index }
    goToSelection()
    viewIfLoaded?.setNeedsLayout()
  }

  final func userSelects(_ place: Int) {
    guard place != selection.index, controllers.indices.contains(place) else { return }
    let former = selection.selected
    let page = controllers[place]
    delegate?.pageViewController(self, willTransitionTo: [page])
    if dataSource == nil {
      selection.index = place
      selectionDidChange()
    } else {
      arrangePages(around: page, dot: shownDot + (place > selection.index ? 1 : -1))
    }
    delegate?.pageViewController(self, didSelect: page)
    observers.tell { $0.pageViewController(self, didSelect: page) }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: former.map { [$0] } ?? [], transitionCompleted: true)
    onUserSelection?()
  }

  // MARK: Scrolling

  private var pageWidth: CGFloat { scrollView.bounds.width }

  /// The number of pages to the left of a page; as its own inverse, also the page in a column.
  private func column(of page: Int) -> Int {
    let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft ? max(controllers.count - 1 - page, 0) : page
  }

  /// The horizontal position of a page in the content.
  private func start(of page: Int) -> CGFloat { CGFloat(column(of: page)) * pageWidth }

  private func goToSelection() {
    guard viewIfLoaded != nil else { return }
    let place = controllers.indices.contains(selection.index) ? selection.index : 0
    scrollView.contentOffset = CGPoint(x: start(of: place), y: 0)
    showPages()
  }

  /// Updates the scroll view's subviews: the visible pages, at their positions.
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

  /// Creates a view that contains the pages and the dots.
  open override func loadView() {
    view = HostLayoutContainerView { [weak self] in self?.layOutContent(in: $0) }
    view.setSubviews([scrollView, pageControl])
    goToSelection()
  }

  private func layOutContent(in container: HostView) {
    scrollView.frame = container.bounds
    scrollView.contentSize = CGSize(
      width: CGFloat(controllers.count) * container.bounds.width, height: container.bounds.height)
    // A drag in progress must not be interrupted.
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

/// Observes the scroll view of a page view controller.
private final class PageScrolling: HostScrollViewDelegate {
  weak var owner: HostPageViewController?

  func scrollViewDidScroll(_ scrollView: HostScrollView) { owner?.showPages() }

  func scrollViewDidEndDragging(_ scrollView: HostScrollView, willDecelerate decelerate: Bool) {
    owner?.scrollingDidEnd()
  }
}
