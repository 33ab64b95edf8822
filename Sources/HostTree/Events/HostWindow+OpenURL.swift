public import Foundation

/// A view that may know what to do with an address that a window is asked to open.
package protocol HostURLReceiver: HostView {
  /// Hands the address to all who take one.
  ///
  /// - Returns: Whether there is somebody.
  func receive(_ url: URL) -> Bool
}

extension HostWindow {
  /// Opens an address in this window, as a system does that was asked for it elsewhere: by a link in another application, by a file
  /// that was chosen, on the command line.
  ///
  /// All views in the window that have `onOpenURL(perform:)` are told at once, in the order of the tree, those further out first; the
  /// window is not settled. If there is none, the address is reported. What the views open themselves takes another way:
  /// `\.openURL` of the environment.
  ///
  /// - Returns: Whether there is somebody who takes addresses.
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
