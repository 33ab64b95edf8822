// Tests: `HostSelectorTests`.

extension HostActionSender {
  /// Adds a method that is called for any of `events`, as `UIControl.addTarget(_:action:for:)`.
  ///
  /// It gets the sender as its first argument, if it takes one, and an event without touches as its second. As in UIKit
  /// a method of a target is called once, however often it was added.
  ///
  /// - Parameters:
  ///   - target: The object, which is not retained. Nil for the first object that has the method, from the first
  ///     responder up the responder chain.
  ///   - action: The method.
  ///   - events: When it is called.
  public func addTarget(
    _ target: Any?, action: HostSelector, for events: HostControl.Event = .primaryActionTriggered
  ) {
    guard let target else {
      if actions.extend(target: nil, selector: action, by: events) { return }
      actions.add(
        target: nil, for: events, selector: action,
        .withSender {
          HostApplication.shared.sendAction(action, to: nil, from: $0, for: HostEvent([], timestamp: 0))
          return true
        })
      return
    }
    guard type(of: target) is AnyObject.Type else {
      return HostDiagnostics.report(
        "\(action) is added to a \(type(of: self)) for a target that is no object but a \(type(of: target)), so it is not called. "
          + "Give an object of a class.")
    }
    let object = target as AnyObject
    if actions.extend(target: object, selector: action, by: events) { return }
    actions.add(
      target: object, for: events, selector: action,
      .withSender { [weak object] sender in
        guard let object else { return false }
        action.perform(on: object, with: sender, HostEvent([], timestamp: 0))
        return true
      })
  }

  /// Removes a method for `events`.
  ///
  /// - Parameters:
  ///   - target: The object whose method it is; nil for the method of any.
  ///   - action: The method; nil for all of the target.
  ///   - events: When it is not called any more.
  public func removeTarget(_ target: Any?, action: HostSelector?, for events: HostControl.Event = .allEvents) {
    actions.remove(target: target.map { $0 as AnyObject }, selector: action, for: events)
  }
}

extension HostApplication {
  /// Calls a method of an object at once, as `UIApplication.sendAction(_:to:from:for:)`.
  ///
  /// ```swift
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// let field = HostTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  /// window.addSubview(field)
  /// window.makeKeyAndVisible()
  /// field.becomeFirstResponder()
  /// let resign = HostSelector("resignFirstResponder", HostResponder.resignFirstResponder)
  /// HostApplication.shared.sendAction(resign, to: nil, from: nil, for: nil)
  /// print(field.isFirstResponder)
  /// // Prints "false"
  /// ```
  ///
  /// - Parameters:
  ///   - action: The method, which gets the sender and the event, as far as it takes them.
  ///   - target: The object. Nil for the first one that has the method: from the key window's first responder, or else
  ///     the sender, or else the window, up the responder chain, and at last the application's delegate.
  ///   - sender: The first argument.
  ///   - event: The second argument.
  /// - Returns: Whether there was an object with the method.
  @discardableResult
  public func sendAction(_ action: HostSelector, to target: Any?, from sender: Any?, for event: HostEvent?) -> Bool {
    if let target { return action.perform(on: target as AnyObject, with: sender, event) }
    let first = keyWindow?.firstResponder ?? sender as? HostResponder ?? keyWindow
    for responder in sequence(first: first, next: { $0?.next }) {
      if let responder, action.isMethod(of: responder) { return action.perform(on: responder, with: sender, event) }
    }
    if let delegate, action.isMethod(of: delegate) { return action.perform(on: delegate, with: sender, event) }
    return false
  }
}
