/// Hears that another object has become the first responder of a window, or none.
@MainActor @preconcurrency
package protocol HostFocusObserver: AnyObject {
  /// Called at once, also in the middle of a settle, so it only notes what to do.
  func focusDidMove(in window: HostWindow)
}

extension HostWindow {
  /// Adds an observer of the first responder. One that was added already is not added again.
  package final func addFocusObserver(_ observer: any HostFocusObserver) { focusObservers.add(observer) }

  /// Makes `responder` the first responder once the current one has resigned.
  final func moveFirstResponder(to responder: HostResponder) -> Bool {
    if firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let former = firstResponder {
      guard former.resignFirstResponder() else { return false }
      // The hooks of the former one may have changed anything.
      guard firstResponder == nil, responder.responderWindow === self, responder.canBecomeFirstResponder else {
        return false
      }
    }
    firstResponder = responder
    focusObservers.tell { $0.focusDidMove(in: self) }
    tell {
      responder.didBecomeFirstResponder()
      (responder as? HostView)?.onFocusChange?(true)
    }
    needsDisplay(responder)
    return true
  }

  /// Clears the first responder, whichever it is.
  final func forgetFirstResponder() {
    let former = firstResponder
    firstResponder = nil
    focusObservers.tell { $0.focusDidMove(in: self) }
    if let former {
      tell {
        former.didResignFirstResponder()
        (former as? HostView)?.onFocusChange?(false)
      }
    }
    needsDisplay(former)
  }

  /// A caret and a focus ring come and go with the first responder.
  private func needsDisplay(_ responder: HostResponder?) { ((responder as? HostView) ?? self).setNeedsDisplay() }

  /// Calls a responder's hooks at once, or in the effects pass during a settle: a field that is removed in the update
  /// pass must not call its owner's actions in the middle of that.
  private func tell(_ responder: @escaping @MainActor () -> Void) {
    if isSettling { enqueueEffect(.normal, responder) } else { responder() }
  }
}

extension HostView {
  /// Called with true after this view became the first responder, with false after it resigned, after its own hooks.
  package final var onFocusChange: (@MainActor (_ isFocused: Bool) -> Void)? {
    get { rare?.onFocusChange }
    set { if newValue != nil || rare != nil { makeRare().onFocusChange = newValue } }
  }

  /// Resigns the first responder if it is this view or a descendant, as `UIView.endEditing(_:)`.
  ///
  /// - Parameter force: It has no effect: a view that must not resign is not forced to.
  /// - Returns: Whether no view in this subtree is the first responder now.
  @discardableResult
  public final func endEditing(_ force: Bool = true) -> Bool {
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
