extension HostWindow {
  /// Hands text input to `responder` once the present first responder has let go.
  final func makeFirstResponder(_ responder: HostResponder) -> Bool {
    if firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let former = firstResponder {
      guard former.resignFirstResponder() else { return false }
      // Whoever was told of that may have done anything.
      guard firstResponder == nil, responder.responderWindow === self, responder.canBecomeFirstResponder else {
        return false
      }
    }
    firstResponder = responder
    tell {
      responder.didBecomeFirstResponder()
      (responder as? HostView)?.onFocusChange?(true)
    }
    setNeedsDisplay()
    return true
  }

  /// Takes text input from whoever has it.
  final func forgetFirstResponder() {
    let former = firstResponder
    firstResponder = nil
    if let former {
      tell {
        former.didResignFirstResponder()
        (former as? HostView)?.onFocusChange?(false)
      }
    }
    setNeedsDisplay()
  }

  /// Tells a responder at once, or while the window settles in the effects pass: a field that is removed in the update
  /// pass must not call its owner's actions in the middle of that.
  private func tell(_ responder: @escaping @MainActor () -> Void) {
    if isSettling { enqueueEffect(.lifecycle, responder) } else { responder() }
  }
}

extension HostView {
  /// Called with whether this view has become the first responder, or has ceased to be it, after it was told itself.
  package final var onFocusChange: (@MainActor (_ isFocused: Bool) -> Void)? {
    get { rare?.onFocusChange }
    set { if newValue != nil || rare != nil { makeRare().onFocusChange = newValue } }
  }

  /// Makes the first responder let go of text input if it is this view or inside it.
  ///
  /// - Returns: Whether text input goes to nobody in this view now.
  @discardableResult
  public final func endEditing() -> Bool {
    guard let responder = root?.firstResponder, isOnChain(from: responder) else { return true }
    return responder.resignFirstResponder()
  }

  private func isOnChain(from responder: HostResponder) -> Bool {
    var current: HostResponder? = responder
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.next
    }
    return false
  }
}
