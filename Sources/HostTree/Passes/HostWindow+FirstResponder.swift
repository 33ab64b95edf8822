extension HostWindow {
  /// Hands text input to `responder` once the present first responder has let go.
  final func makeFirstResponder(_ responder: HostResponder) -> Bool {
    if firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let former = firstResponder, !former.resignFirstResponder() { return false }
    firstResponder = responder
    responder.didBecomeFirstResponder()
    setNeedsDisplay()
    return true
  }

  /// Takes text input from whoever has it.
  final func forgetFirstResponder() {
    let former = firstResponder
    firstResponder = nil
    former?.didResignFirstResponder()
    setNeedsDisplay()
  }
}
