public import HostTree
public import ViewKernel

extension Introspect {
  /// The nearest host of a type around `entry`, which does not count itself.
  ///
  /// A window is a host, too.
  public static func findAncestor<Target: HostView>(ofType type: Target.Type, from entry: HostView) -> Target? {
    var view = entry.superview
    while let current = view {
      visitedHosts += 1
      if let found = current as? Target, !isMarker(current) { return found }
      view = current.superview
    }
    return nil
  }

  /// For each host around `entry`, from the inside out: that host if it is of the type, else what
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

  /// The nearest host around `entry` that shows views.
  public static func findHostingView(from entry: HostView) -> (any AnyHostingView)? {
    var view = entry.superview
    while let current = view {
      if let found = current as? any AnyHostingView { return found }
      view = current.superview
    }
    return nil
  }

  /// The nearest host around `entry` that wraps a representable's host: from a marker, its own.
  public static func findViewHost(from entry: HostView) -> (any AnyViewHost)? {
    var view = entry.superview
    while let current = view {
      if let found = current as? any AnyViewHost { return found }
      view = current.superview
    }
    return nil
  }

  // MARK: Controllers

  /// The nearest controller of a type that `entry` is shown by: up the chain of responders.
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

  /// The nearest controller of a type among the parents of `entry`, which does not count itself.
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
