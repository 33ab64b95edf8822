import HostTree

/// Presents a screen's controller in front of the enclosing controller: sheets, covers, popovers, alerts.
///
/// The state that controls the presentation and the presentation itself relate as follows:
/// - the state asks for a presentation: the screen is mounted, and its controller is presented. If the enclosing
///   controller presents another one already, it waits until that is dismissed;
/// - the state ceases to ask: the screen is unmounted, and its controller is dismissed;
/// - the controller is dismissed otherwise, by the user or by code: the state is written in the effects pass after
///   that.
///
/// `onDismiss` is called when the dismissal has ended, whatever its cause.
struct PresentedScreen: ScreenContainer {
  let style: HostModalPresentationStyle
  /// Writes the state that controls the presentation.
  let dismiss: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  var attachment: PopoverAttachment?

  func makeController(context: ScreenContext) -> PresentedController {
    let controller = PresentedController()
    controller.modalPresentationStyle = style
    controller.watchDismissal()
    controller.findPopoverSource()
    return controller
  }

  func update(_ controller: PresentedController, context: ScreenContext) {
    controller.writeDismissal = dismiss
    controller.onDismiss = onDismiss
    guard let attachment, let popover = controller.popoverPresentationController else { return }
    controller.anchor = attachment.anchor
    let directions = attachment.arrowDirections(in: context.environment.layoutDirection)
    popover.performWithoutEdits { popover.permittedArrowDirections = directions }
  }

  func show(_ controller: PresentedController, context: ScreenContext) {
    controller.comesAtOnce = context.node.graph.transaction.disablesAnimations
    controller.show(retries: true)
  }

  func hide(_ controller: PresentedController, context: ScreenContext) {
    controller.hide(animated: !context.node.graph.transaction.disablesAnimations)
  }
}

/// The controller of presented views.
class PresentedController: ScreenController {
  /// Writes the state that controls the presentation.
  final var writeDismissal: (@MainActor () -> Void)?
  final var onDismiss: (() -> Void)?
  /// The part of a popover's source view that it points to.
  final var anchor = AnchorKind.bounds
  /// The options that were applied last.
  final var options = PresentationOptions()

  final func watchDismissal() {
    managingPresentation?.onDismissalEnd = { [weak self] window in self?.wasDismissed(from: window) }
  }

  final var managingPresentation: HostPresentationController? { presentationController }

  /// Whether the update that asked for the presentation is not to be animated.
  fileprivate final var comesAtOnce = false

  /// Presentations that wait until this controller is presented itself.
  fileprivate final var waiting: [() -> Void] = []

  /// The screen's node while it is mounted.
  private var node: (any ScreenStage)? { screen.stage }

  final func show(retries: Bool) {
    guard let node else { return }
    let presenter = node.presenter
    if let outer = presenter?.presentedAround, outer.presentationWindow == nil {
      // The enclosing sheet is not presented yet.
      return outer.waiting.append { [weak self] in self?.show(retries: retries) }
    }
    if node.waitForWindow({ [weak self] in self?.show(retries: true) }) { return }
    guard let presenter, presenter.presentationWindow != nil || !retries else {
      // The ancestors enter the window in this update.
      return node.graph.owner.enqueueEffect(.normal) { [weak self] in self?.show(retries: false) }
    }
    if presenter.outermost.presentationWindow == nil {
      // A page, tab or row that was visible before, and may become visible again.
      return presenter.whenAppeared { [weak self] in self?.show(retries: true) }
    }
    presenter.whenFreeToPresent { [weak self, weak presenter] in
      guard let self, self.node != nil, let presenter, presentingViewController == nil else { return }
      // The views may have left the window while another presentation was shown.
      if presenter.outermost.presentationWindow == nil { return show(retries: true) }
      presenter.present(self, animated: !comesAtOnce)
      let inner = waiting
      waiting = []
      for show in inner { show() }
    }
  }

  final func hide(animated: Bool) {
    guard !isBeingDismissed, let presenter = presentingViewController else { return }
    if presenter.presentedViewController === self { presenter.dismissPresented(animated: animated) }
  }

  private func wasDismissed(from window: HostWindow?) {
    // A window that is freed takes its presentations with it: that is no dismissal, and the state stays as it is.
    window?.enqueueEffect(.completion) { [self] in tellDismissal() }
  }

  private func tellDismissal() {
    if node != nil { writeDismissal?() }
    onDismiss?()
  }

  /// Sets how a popover finds its source: the first host of the view that it is attached to, at the time of asking.
  final func findPopoverSource() {
    popoverPresentationController?.findSource = { [weak self] in
      var around = self?.node?.parent
      while let self, let current = around {
        if let host = current.readContentHosts().first(where: { !$0.isOutsideLayout }) {
          return (host, anchor.rect(in: host.bounds))
        }
        around = current.parent
      }
      return nil
    }
  }
}

extension HostViewController {
  /// The outermost parent of this controller, if it is a presented one.
  fileprivate final var presentedAround: PresentedController? {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller as? PresentedController
  }
}

extension ViewNode {
  /// Whether the views are in no window, nor is any presentation of them: `action` then runs when they enter one.
  fileprivate func waitForWindow(_ action: @escaping @MainActor () -> Void) -> Bool {
    guard let host = graph.owner as? any HostView & ScreenOwner, host.window == nil,
      parent?.enclosingController?.outermost.presentationWindow == nil
    else { return false }
    host.whenInWindow(action)
    return true
  }

  /// The controller that presents views written here; nil while there is no window to present in.
  fileprivate var presenter: HostViewController? {
    if let controller = parent?.enclosingController { return controller }
    guard let host = graph.owner as? HostView, let window = host.window else { return nil }
    var responder = host.next
    while let current = responder {
      if let controller = current as? HostViewController { return controller }
      responder = current.next
    }
    return window.presenter
  }
}

/// The root of presented views: it provides `\.dismiss` and applies their presentation options.
struct PresentedView<Content: View>: View {
  @Kept private var presentation = Presentation {}
  @State private var colorScheme: ColorScheme?
  let dismiss: @MainActor () -> Void
  let content: Content

  init(dismiss: @escaping @MainActor () -> Void, content: Content) {
    self.dismiss = dismiss
    self.content = content
  }

  var body: some View {
    let _ = presentation.update(dismiss)
    content
      .environment(\.presentation, presentation)
      // A presentation in front of a navigation view is not part of it.
      .environment(\.navigationCoordinator, nil)
      .modifier(LeavesBar())
      // Nor is one in front of a row a part of the row.
      .environment(\.labelMetrics.isOfRow, false)
      .environment(\.linksFillRows, false)
      .onPreferenceChange(PreferredColorSchemeKey.self) { colorScheme = $0 }
      .modifier(PresentedColorScheme(colorScheme: colorScheme))
      .transformPreference(PresentationOptionsKey.self) { $0.colorScheme = colorScheme }
      .modifier(PresentationOptionsReader())
  }
}

/// Presents views while there is an item.
struct PresentationModifier<Item: Identifiable, Presented: View> {
  let style: HostModalPresentationStyle
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  var attachment: PopoverAttachment?
  let content: (Item) -> Presented
}

extension PresentationModifier: ViewModifier {
  func body(content view: Content) -> some View {
    Group {
      view
      if let item = item.wrappedValue {
        Screen(
          PresentedScreen(
            style: style, dismiss: { self.item.wrappedValue = nil }, onDismiss: onDismiss,
            attachment: attachment)
        ) {
          PresentedView(dismiss: { self.item.wrappedValue = nil }, content: content(item))
        }
        .id(item.id)
      }
    }
  }
}

/// The item of a presentation that a Boolean state controls.
struct AnyItem: Identifiable {
  var id: Bool { true }
}

extension Binding where Value == Bool {
  /// An item while the value is true; writing nil writes false.
  nonisolated var item: Binding<AnyItem?> {
    Binding<AnyItem?>(
      get: { wrappedValue ? AnyItem() : nil },
      set: { if $0 == nil { wrappedValue = false } })
  }
}
