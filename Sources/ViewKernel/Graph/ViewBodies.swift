/// The bodies that run, for tests and tools which look at what an update does.
///
/// ```swift
/// let types = ViewBodies.collect {
///   window.tap(at: CGPoint(x: 160, y: 115))
///   window.settle()
/// }
/// types  // [Counter.self]
/// ```
@MainActor
public enum ViewBodies {
  /// Whether bodies are collected: all that a run of a body asks while they are not. Without exclusivity checks, as
  /// each run reads it.
  @exclusivity(unchecked) private(set) static var isCollecting = false
  private static var types: [Any.Type] = []

  /// Performs an action, and returns the types of the views and modifiers whose bodies ran meanwhile, in that order.
  ///
  /// A type is listed once for each run. The library's own views and modifiers are left out. An action may collect on
  /// its own: its dependencies are not lost to this one.
  public static func collect(during action: () throws -> Void) rethrows -> [Any.Type] {
    let outer = (isCollecting, types)
    (isCollecting, types) = (true, [])
    defer { (isCollecting, types) = (outer.0, outer.0 ? outer.1 + types : []) }
    try action()
    return types
  }

  /// Notes that a body of a type runs. Called only while bodies are collected.
  @inline(never)
  static func note(_ type: Any.Type) {
    if !String(reflecting: type).hasPrefix("ViewKernel.") { types.append(type) }
  }
}
