import HostTree

/// Presents a screen's controller as an alert or an action sheet.
struct AlertScreen: ScreenContainer {
  let style: HostAlertController.Style
  let dismiss: @MainActor () -> Void

  func makeController(context: ScreenContext) -> AlertScreenController {
    let controller = AlertScreenController(style)
    controller.watchDismissal()
    return controller
  }

  func update(_ controller: AlertScreenController, context: ScreenContext) { controller.writeDismissal = dismiss }
  func show(_ controller: AlertScreenController, context: ScreenContext) { controller.show(retries: true) }
  func hide(_ controller: AlertScreenController, context: ScreenContext) {
    controller.hide(animated: !context.node.graph.transaction.disablesAnimations)
  }
}

/// The controller that presents an alert's views.
final class AlertScreenController: PresentedController {
  private let style: HostAlertController.Style

  init(_ style: HostAlertController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  override func makePresentationController() -> HostPresentationController {
    let presentation = HostAlertPresentationController(presentedViewController: self, style: style)
    presentation.onOutsideTouch = { [unowned self] in
      guard style == .actionSheet else { return }
      for case let alert as HostAlertView in screen.subviews { alert.cancel() }
    }
    return presentation
  }
}

/// Presents an alert while there is an item.
struct AlertModifier<Item: Identifiable, Actions: View, Message: View> {
  let style: HostAlertController.Style
  let item: Binding<Item?>
  let title: (Item) -> Text?
  let actions: (Item) -> Actions
  let message: (Item) -> Message
}

extension AlertModifier: ViewModifier {
  func body(content: Content) -> some View {
    Group {
      content
      if let item = item.wrappedValue {
        Screen(AlertScreen(style: style, dismiss: { self.item.wrappedValue = nil })) {
          AlertContent(
            style: style, dismiss: { self.item.wrappedValue = nil }, title: title(item), message: message(item),
            actions: actions(item))
        }
        .id(item.id)
      }
    }
  }
}

/// The views of an alert: title, message, actions, and a default button where the actions have none.
struct AlertContent<Actions: View, Message: View>: View {
  let style: HostAlertController.Style
  let dismiss: @MainActor () -> Void
  let title: Text?
  let message: Message
  let actions: Actions
  @State private var needsFallback = Actions.self == EmptyView.self

  var body: some View {
    AlertStack(own: AlertStackConfiguration(style: style, dismiss: dismiss, hasFallback: $needsFallback)) {
      if style == .alert {
        title?.font(.headline)
        message.font(.footnote)
      } else {
        title?.font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
        message.font(.footnote).foregroundStyle(.secondary)
      }
      Group {
        actions
        if needsFallback { Button(style == .alert ? "OK" : "Cancel", role: .cancel) {} }
      }
      .font(style == .alert ? nil : .system(size: 20))
      .environment(\.emphasizesCancelling, true)
    }
    .multilineTextAlignment(.center)
  }
}

/// The host of an alert's views.
struct AlertStack<Content: View>: HostedContainer {
  typealias Body = Never
  let own: AlertStackConfiguration
  @ViewBuilder let content: Content
}

/// The configuration kept by the node of an ``AlertStack``.
struct AlertStackConfiguration: HostConfiguration {
  let style: HostAlertController.Style
  let dismiss: @MainActor () -> Void
  let hasFallback: Binding<Bool>

  var written: Any { AlertStack(own: self) {} }

  func makeHost(context: HostContext<Self>) -> HostAlertView {
    let host = HostAlertView(style)
    host.onChoice = { context.newest.dismiss() }
    host.onFallbackNeed = { context.newest.hasFallback.wrappedValue = $0 }
    return host
  }

  func updateHost(_ host: HostAlertView, context: HostContext<Self>) { host.hasFallback = hasFallback.wrappedValue }

  static func dismantleHost(_ host: HostAlertView) {
    host.onChoice = nil
    host.onFallbackNeed = nil
  }
}
