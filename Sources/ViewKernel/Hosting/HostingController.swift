public import Foundation
public import HostTree

/// A view controller that shows a view: the bridge from an imperative tree of controllers to views.
open class HostingController<Content: View>: HostViewController {
  private let hostingView: HostingView<Content>

  /// The view that is shown. A new value takes the place of the former in the next update pass; state stays.
  public final var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  /// Makes a controller that shows `rootView`.
  public init(rootView: Content) {
    hostingView = HostingView(rootView: rootView)
    super.init()
    hostingView.controller = self
  }

  /// Takes the hosting view as its view.
  open override func loadView() { view = hostingView }

  /// The size that the view takes where it is offered `size`; brings the view up to date first.
  ///
  /// Offer infinite lengths to learn the most that it would take.
  public final func sizeThatFits(in size: CGSize) -> CGSize {
    hostingView.updateViews()
    return hostingView.sizeThatFits(ProposedViewSize(size))
  }
}
