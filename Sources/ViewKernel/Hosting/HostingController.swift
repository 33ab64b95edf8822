// Tests: `HostingViewTests`.

public import Foundation
public import HostTree

/// A view controller that shows a view: the bridge from an imperative tree of controllers to views. As
/// `UIHostingController`.
///
/// ```swift
/// let controller = HostingController(rootView: Text("Good morning"))
/// print(controller.sizeThatFits(in: CGSize(width: 80, height: 100)).height)
/// // Prints "40.0"
/// controller.rootView = Text("Good night")
/// print(controller.sizeThatFits(in: CGSize(width: 320, height: 100)).height)
/// // Prints "20.0"
/// ```
open class HostingController<Content: View>: HostViewController {
  let hostingView: HostingView<Content>

  /// The view that is shown. A new value updates the former in the next update pass, with the transaction in force;
  /// state is kept.
  public final var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  /// Creates a controller that shows `rootView`, without mounting it yet.
  public init(rootView: Content) {
    hostingView = HostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    hostingView.controller = self
  }

  /// Sets the hosting view as the controller's view.
  open override func loadView() { view = hostingView }

  /// The size that the view chooses if `size` is proposed, in points. Updates the view first.
  ///
  /// Pass infinite lengths to get its maximum size.
  public final func sizeThatFits(in size: CGSize) -> CGSize {
    hostingView.updateViews()
    return hostingView.sizeThatFits(ProposedViewSize(size))
  }
}
