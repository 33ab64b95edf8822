extension HostViewController {
  /// The style in which ``present(_:animated:completion:)`` shows this controller. Defaults to `.automatic`.
  ///
  /// Set it before the controller is presented: a presentation keeps its kind, and the next one uses the new style.
  public final var modalPresentationStyle: HostModalPresentationStyle {
    get { presentation?.style ?? .automatic }
    set {
      guard newValue != modalPresentationStyle else { return }
      let properties = makePresentation()
      properties.style = newValue
      properties.isControllerOutdated = true
    }
  }

  /// The controller that this one or its nearest ancestor presents; nil for none.
  public final var presentedViewController: HostViewController? {
    firstAround { $0.ownPresentedViewController }
  }

  /// The controller that presents this one or its nearest ancestor; nil for none.
  public final var presentingViewController: HostViewController? { firstAround { $0.presentation?.presenting } }

  /// The presentation controller of this controller, or of its presented ancestor; else the one that would present it.
  ///
  /// Created on first access by ``makePresentationController()``.
  public final var presentationController: HostPresentationController? { managingPresentationController }

  /// The presentation controller of a sheet; nil for other styles.
  ///
  /// Set its detents before or during the presentation.
  public final var sheetPresentationController: HostSheetPresentationController? {
    presentationController as? HostSheetPresentationController
  }

  /// The presentation controller as a popover's, to set its source before presenting; nil for other styles.
  public final var popoverPresentationController: HostPopoverPresentationController? {
    presentationController as? HostPopoverPresentationController
  }

  /// Whether the presentation of this controller is in progress: true in `viewWillAppear` and `viewDidAppear`.
  public final var isBeingPresented: Bool { presentation?.isBeingPresented ?? false }

  /// Whether the dismissal of this controller is in progress: true in `viewWillDisappear` and `viewDidDisappear`.
  public final var isBeingDismissed: Bool { presentation?.isBeingDismissed ?? false }

  // MARK: Support

  /// The controller that this one itself presents, unless that is being dismissed.
  final var ownPresentedViewController: HostViewController? {
    guard let presented = presentation?.presented, !presented.isBeingDismissed else { return nil }
    return presented
  }

  final var managingPresentationController: HostPresentationController {
    if let presented = firstAround({ $0.presentation?.presenting == nil ? nil : $0.presentation?.controller }) {
      return presented
    }
    let properties = makePresentation()
    if let controller = properties.controller, !properties.isControllerOutdated { return controller }
    properties.isControllerOutdated = false
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

  /// The first answer of this controller and its ancestors, nearest first.
  private func firstAround<Answer>(_ answer: (HostViewController) -> Answer?) -> Answer? {
    var current: HostViewController? = self
    while let controller = current {
      if let found = answer(controller) { return found }
      current = controller.parent
    }
    return nil
  }

  /// The outermost ancestor, or this controller: the one that presents.
  package final var outermost: HostViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}

/// The state of controllers that present or are presented; a separate allocation, because most never do.
@MainActor
final class HostPresentationProperties {
  var style = HostModalPresentationStyle.automatic
  /// The object that presents this controller.
  var controller: HostPresentationController?
  /// Whether the style has changed since ``controller`` was created: the next presentation needs another one.
  var isControllerOutdated = false
  /// The controller that this one presents, and retains.
  var presented: HostViewController?
  weak var presenting: HostViewController?
  var isBeingPresented = false
  var isBeingDismissed = false
  /// The window of a presenter without a view.
  weak var window: HostWindow?
  /// The actions to run when nothing is presented any more.
  var waiting: [@MainActor () -> Void] = []
  /// The actions to run when the controller has appeared.
  var waitingForAppearance: [@MainActor () -> Void] = []

  init() {}
}
