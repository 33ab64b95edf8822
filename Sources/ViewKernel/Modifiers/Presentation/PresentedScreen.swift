import HostTree

/// Presents a screen's controller in front of the controller around: sheets, covers, popovers, alerts.
///
/// The state that says what is shown and what is on the display go together like this:
/// - the state says that something is to be shown: the screen is mounted, and its controller is presented. If the controller
///   around presents something else already, it waits until that has gone;
/// - the state says so no more: the screen is unmounted, and its controller dismissed;
/// - the controller goes by itself, because the user wiped it away or somebody dismissed it: the state is written in the
///   effects pass after that.
///
/// `onDismiss` is called when the controller has gone, whatever the reason.
struct PresentedScreen: ScreenContainer {
  let style: HostModalPresentationStyle
  /// Writes the state that says what is shown.
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

  func show(_ controller: PresentedController, context: ScreenContext) { controller.show(retries: true) }

  func hide(_ controller: PresentedController, context: ScreenContext) { controller.hide() }
}

/// The controller of views that are shown in front of others.
class PresentedController: ScreenController {
  /// Writes the state that says what is shown.
  final var writeDismissal: (@MainActor () -> Void)?
  final var onDismiss: (() -> Void)?
  /// What a popover points to within the view that it belongs to.
  final var anchor = AnchorKind.bounds
  /// What was applied last of what the views inside ask for.
  final var options = PresentationOptions()

  final func watchDismissal() {
    managingPresentation?.onDismissalEnd = { [weak self] window in self?.wasDismissed(from: window) }
  }

  final var managingPresentation: HostPresentationController? { presentationController }

  /// What is to be shown in front of this controller when it is shown itself.
  fileprivate final var waiting: [() -> Void] = []

  /// The screen's node while it is mounted.
  private var node: (any ScreenStage)? { screen.stage }

  final func show(retries: Bool) {
    guard let node else { return }
    let presenter = node.presenter
    if let outer = presenter?.presentedAround, outer.presentationWindow == nil {
      // The sheet around is not shown yet.
      return outer.waiting.append { [weak self] in self?.show(retries: retries) }
    }
    if node.waitForWindow({ [weak self] in self?.show(retries: true) }) { return }
    guard let presenter, presenter.presentationWindow != nil || !retries else {
      // What is around comes into the window in this update.
      return node.graph.owner.enqueueEffect(.lifecycle) { [weak self] in self?.show(retries: false) }
    }
    if presenter.outermost.presentationWindow == nil {
      // A page, a tab or a row that was shown before, and may be shown again.
      return presenter.whenAppeared { [weak self] in self?.show(retries: true) }
    }
    presenter.whenFreeToPresent { [weak self, weak presenter] in
      guard let self, self.node != nil, let presenter, presentingViewController == nil else { return }
      // The views may have left while another was shown.
      if presenter.outermost.presentationWindow == nil { return show(retries: true) }
      presenter.present(self, animated: true)
      let inner = waiting
      waiting = []
      for show in inner { show() }
    }
  }

  final func hide() {
    guard !isBeingDismissed, let presenter = presentingViewController else { return }
    if presenter.presentedViewController === self { presenter.dismissPresented(animated: true) }
  }

  private func wasDismissed(from window: HostWindow?) {
    // A window that is freed takes what it shows with it: nobody has dismissed that, and the state stays as it is.
    window?.enqueueEffect(.completion) { [self] in tellDismissal() }
  }

  private func tellDismissal() {
    if node != nil { writeDismissal?() }
    onDismiss?()
  }

  /// Tells a popover how to find what it belongs to: the first host, at the time, of the view that it is written at.
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
  /// The outermost controller around this one, if that is shown in front of other views.
  fileprivate final var presentedAround: PresentedController? {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller as? PresentedController
  }
}

extension ViewNode {
  /// Whether the views are in no window, nor anything that is shown of them elsewhere: `action` then waits for one.
  fileprivate func waitForWindow(_ action: @escaping @MainActor () -> Void) -> Bool {
    guard let host = graph.owner as? any HostView & ScreenOwner, host.window == nil,
      parent?.enclosingController?.outermost.presentationWindow == nil
    else { return false }
    host.whenInWindow(action)
    return true
  }

  /// The controller that presents what is written here; nil while there is no window to present in.
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

/// What is shown in front of other views: lets views inside take it away, and does what they ask of it.
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
      // What is in front of a navigation view is not in it.
      .environment(\.navigationCoordinator, nil)
      .onPreferenceChange(PreferredColorSchemeKey.self) { colorScheme = $0 }
      .modifier(PresentedColorScheme(colorScheme: colorScheme))
      .transformPreference(PresentationOptionsKey.self) { $0.colorScheme = colorScheme }
      .modifier(PresentationOptionsReader())
  }
}

/// Shows views in front of others while there is an item.
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

/// Stands for an item where only a yes-or-no state says whether something is shown.
struct AnyItem: Identifiable {
  var id: Bool { true }
}

extension Binding where Value == Bool {
  /// An item while the value is true.
  nonisolated var item: Binding<AnyItem?> {
    Binding<AnyItem?>(
      get: { wrappedValue ? AnyItem() : nil },
      set: { if $0 == nil { wrappedValue = false } })
  }
}
