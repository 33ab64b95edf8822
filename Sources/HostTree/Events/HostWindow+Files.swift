extension HostWindow {
  /// Asks the display of the window to let the user choose files: calls ``onChooseFiles``.
  ///
  /// Without such a handler the request is reported to ``HostDiagnostics``, and cancelled.
  ///
  /// - Returns: Whether there is a handler.
  @discardableResult
  public final func chooseFiles(_ request: HostFileRequest) -> Bool {
    guard let onChooseFiles else {
      HostDiagnostics.report(
        "A window was asked to let the user choose files, and nobody does that. Set HostWindow.onChooseFiles.")
      request.cancel()
      return false
    }
    onChooseFiles(request)
    return true
  }
}
