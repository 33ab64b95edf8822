public import HostTree
public import ViewKernel

extension Introspect {
  /// Returns the nearest ancestor of a type; `entry` itself does not match.
  ///
  /// A window is a host, too, and can match.
  public static func findAncestor<Target: HostView>(ofType type: Target.Type, from entry: HostView) -> Target? {
    var view = entry.superview
    while let current = view {
      visitedHosts += 1
      if let found = current as? Target, !isMarker(current) { return found }
      view = current.superview
    }
    return nil
  }

  /// For each ancestor of `entry`, from the inside out: returns it if it is of the type, else what
  /// ``findChildUsingFrame(ofType:in:from:)`` finds in it.
  public static func findAncestorOrAncestorChild<Target: HostView>(
    ofType type: Target.Type, from entry: HostView
  ) -> Target? {
    var view = entry.superview
    while let current = view {
      visitedHosts += 1
      if !isMarker(current) {
        if let found = current as? Target { return found }
        if let found = findChildUsingFrame(ofType: type, in: current, from: entry) { return found }
      }
      view = current.superview
    }
    return nil
  }

  /// Returns the nearest ancestor that is a hosting view.
  public static func findHostingView(from entry: HostView) -> (any AnyHostingView)? {
    var view = entry.superview
    while let current = view {
      if let found = current as? any AnyHostingView { return found }
      view = current.superview
    }
    return nil
  }

  /// Returns the nearest ancestor that is a view host, the wrapper of a representable's host: for a marker, its own.
  public static func findViewHost(from entry: HostView) -> (any AnyViewHost)? {
    var view = entry.superview
    while let current = view {
      if let found = current as? any AnyViewHost { return found }
      view = current.superview
    }
    return nil
  }

  // MARK: Controllers

  /// Returns the nearest controller of a type in the responder chain of `entry`.
  public static func findViewController<Target: HostViewController>(
    ofType type: Target.Type, from entry: HostView
  ) -> Target? {
    var responder = entry.next
    while let current = responder {
      if let found = current as? Target { return found }
      responder = current.next
    }
    return nil
  }

  /// Returns the nearest ancestor controller of a type; `entry` itself does not match.
  public static func findAncestor<Target: HostViewController>(
    ofType type: Target.Type, from entry: HostViewController
  ) -> Target? {
    var controller = entry.parent
    while let current = controller {
      if let found = current as? Target { return found }
      controller = current.parent
    }
    return nil
  }
}
