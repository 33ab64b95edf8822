public import Foundation

/// A view that may handle URLs that its window is asked to open.
package protocol HostURLReceiver: HostView {
  /// Passes the URL to the handlers of this view.
  ///
  /// - Returns: Whether there is a handler.
  func receive(_ url: URL) -> Bool
}

extension HostWindow {
  /// Opens a URL in this window that came from outside: from a link in another app, a chosen file or the command line.
  ///
  /// All views in the window with `onOpenURL(perform:)` are called at once, in preorder: ancestors first. Without one
  /// the URL is reported to ``HostDiagnostics``. URLs that views open themselves go through the environment's
  /// `\.openURL` instead. Does not settle the window.
  ///
  /// - Returns: Whether a view handles URLs.
  @discardableResult
  public final func open(_ url: URL) -> Bool {
    var receivers: [any HostURLReceiver] = []
    var rest: [HostView] = [self]
    while let view = rest.popLast() {
      if let receiver = view as? any HostURLReceiver { receivers.append(receiver) }
      rest += view.subviews.reversed()
    }
    var isReceived = false
    for receiver in receivers where receiver.receive(url) { isReceived = true }
    if !isReceived {
      HostDiagnostics.report(
        "A window was asked to open \(url.absoluteString), and nobody in it takes addresses. "
          + "Add onOpenURL(perform:) to a view that is always there.")
    }
    return isReceived
  }
}
