// Tests: `HostingViewTests`.

public import Foundation
public import HostTree

/// A view controller that shows a view: the bridge from an imperative tree of controllers to views. As
/// `UIHostingController`.
///
/// ```swift
/// let controller = HostingController(rootView: Text("Good morning"))
/// print(controller.sizeThatFits(in: CGSize(width: 80, height: 100)).height)
/// // Prints "42.33333333333333"
/// controller.rootView = Text("Good night")
/// print(controller.sizeThatFits(in: CGSize(width: 320, height: 100)).height)
/// // Prints "20.333333333333332"
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

  /// The sizes of its content that the controller announces. Defaults to nothing beside what
  /// ``HostingControllerSizingOptions/intrinsicContentSize`` is.
  public final var sizingOptions: HostingControllerSizingOptions = [] {
    didSet { if sizingOptions != oldValue { hostingView.setNeedsLayout() } }
  }

  /// Announces the size of the content, as ``sizingOptions`` say. Call super when you override it.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard sizingOptions.contains(.preferredContentSize) else { return }
    let size = hostingView.sizeThatFits(.unspecified)
    if size != preferredContentSize { preferredContentSize = size }
  }

  /// The size that the view chooses if `size` is proposed, in points. Updates the view first.
  ///
  /// Pass infinite lengths to get its maximum size.
  public final func sizeThatFits(in size: CGSize) -> CGSize {
    hostingView.updateViews()
    return hostingView.sizeThatFits(ProposedViewSize(size))
  }
}

/// The sizes of its content that a ``HostingController`` announces, as `UIHostingControllerSizingOptions`.
public struct HostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The ideal size of the content is the controller's `preferredContentSize`, which popovers and containers ask for.
  public static let preferredContentSize = Self(rawValue: 1)
  /// The size of the content counts for constraints of the view. It always does here.
  public static let intrinsicContentSize = Self(rawValue: 2)
}
