extension HostWindow {
  /// Asks the display of the window to share something: calls ``onShare``.
  ///
  /// Without such a handler the request is reported to ``HostDiagnostics``. Nothing happens without items.
  ///
  /// - Returns: Whether there is a handler.
  @discardableResult
  public final func share(_ request: HostShareRequest) -> Bool {
    guard !request.items.isEmpty else { return false }
    guard let onShare else {
      let count = request.items.count
      HostDiagnostics.report(
        "A window was asked to share \(count) \(count == 1 ? "thing" : "things"), and nobody does that. "
          + "Set HostWindow.onShare.")
      return false
    }
    onShare(request)
    return true
  }
}
