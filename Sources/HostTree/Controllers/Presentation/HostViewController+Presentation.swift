extension HostViewController {
  /// How this controller is shown by ``present(_:animated:completion:)``; `automatic` unless told.
  ///
  /// Set it before the controller is presented.
  public final var modalPresentationStyle: HostModalPresentationStyle {
    get { presentation?.style ?? .automatic }
    set {
      guard newValue != modalPresentationStyle else { return }
      let properties = makePresentation()
      properties.style = newValue
      if properties.presenting == nil { properties.controller = nil }
    }
  }

  /// The controller that this one, or one around it, presents; nil for none.
  public final var presentedViewController: HostViewController? {
    firstAround { $0.ownPresentedViewController }
  }

  /// The controller that presents this one, or one around it; nil for none.
  public final var presentingViewController: HostViewController? { firstAround { $0.presentation?.presenting } }

  /// The object that presents this controller, or the one around it that is presented; else the one that would.
  ///
  /// It is made when it is first asked for: ``makePresentationController()``.
  public final var presentationController: HostPresentationController? { managingPresentationController }

  /// The presentation controller, if it shows a sheet: set how large that is before presenting, or meanwhile.
  public final var sheetPresentationController: HostSheetPresentationController? {
    presentationController as? HostSheetPresentationController
  }

  /// The presentation controller, if it shows a popover: set what it points to before presenting.
  public final var popoverPresentationController: HostPopoverPresentationController? {
    presentationController as? HostPopoverPresentationController
  }

  /// Whether this controller is on its way to the screen by being presented: true in `viewWillAppear` and
  /// `viewDidAppear`.
  public final var isBeingPresented: Bool { presentation?.isBeingPresented ?? false }

  /// Whether this controller was dismissed and is on its way from the screen: true in `viewWillDisappear` and
  /// `viewDidDisappear`.
  public final var isBeingDismissed: Bool { presentation?.isBeingDismissed ?? false }

  // MARK: Support

  /// What this controller itself presents, unless it is on its way out.
  final var ownPresentedViewController: HostViewController? {
    guard let presented = presentation?.presented, !presented.isBeingDismissed else { return nil }
    return presented
  }

  final var managingPresentationController: HostPresentationController {
    if let presented = firstAround({ $0.presentation?.presenting == nil ? nil : $0.presentation?.controller }) {
      return presented
    }
    let properties = makePresentation()
    if let controller = properties.controller { return controller }
    let controller = makePresentationController()
    properties.controller = controller
    return controller
  }

  final func makePresentation() -> HostPresentationProperties {
    if let presentation { return presentation }
    let properties = HostPresentationProperties()
    presentation = properties
    return properties
  }

  final func standardPresentationController() -> HostPresentationController {
    switch modalPresentationStyle.resolved {
    case .automatic, .pageSheet, .formSheet: HostSheetPresentationController(presentedViewController: self)
    case .popover: HostPopoverPresentationController(presentedViewController: self)
    case .fullScreen, .overFullScreen: HostPresentationController(presentedViewController: self)
    }
  }

  /// The first answer of this controller and those around it, from the inside out.
  private func firstAround<Answer>(_ answer: (HostViewController) -> Answer?) -> Answer? {
    var current: HostViewController? = self
    while let controller = current {
      if let found = answer(controller) { return found }
      current = controller.parent
    }
    return nil
  }

  /// The outermost controller around this one: the one that presents.
  package final var outermost: HostViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}

/// What controllers have that present others, or are presented; one allocation for those that do.
@MainActor
final class HostPresentationProperties {
  var style = HostModalPresentationStyle.automatic
  /// The object that presents the controller.
  var controller: HostPresentationController?
  /// The controller that was presented by this one, which owns it.
  var presented: HostViewController?
  weak var presenting: HostViewController?
  var isBeingPresented = false
  var isBeingDismissed = false
  /// The window of a controller that presents without having a view.
  weak var window: HostWindow?
  /// What waits until nothing is presented.
  var waiting: [@MainActor () -> Void] = []
  /// What waits until the controller's view is on screen.
  var waitingForAppearance: [@MainActor () -> Void] = []

  init() {}
}
