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
  private static var types: [Any.Type] = []

  /// Performs an action, and returns the types of the views and modifiers whose bodies ran meanwhile, in that order.
  ///
  /// A type is listed once for each run. The library's own views and modifiers are left out. An action may collect on
  /// its own: its dependencies are not lost to this one.
  public static func collect(during action: () throws -> Void) rethrows -> [Any.Type] {
    let outer = (UpdateWatch.collectsBodies, types)
    (UpdateWatch.collectsBodies, types) = (true, [])
    defer { (UpdateWatch.collectsBodies, types) = (outer.0, outer.0 ? outer.1 + types : []) }
    try action()
    return types
  }

  /// Notes that a body of a type of the program runs. Called only while bodies are collected.
  static func note(_ type: Any.Type) { types.append(type) }

  private static var known: [ObjectIdentifier: Bool] = [:]
  /// The type that was asked about last, which mostly is the next as well.
  @exclusivity(unchecked) private static var latest: (type: ObjectIdentifier, isOfUser: Bool)?

  /// Whether a type is a user's own, of whose bodies tools speak.
  static func isOfUser(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let latest, latest.type == id { return latest.isOfUser }
    let isOfUser = known[id] ?? findOut(type)
    latest = (id, isOfUser)
    return isOfUser
  }

  private static func findOut(_ type: Any.Type) -> Bool {
    let isOfUser = isOfUser(module: String(reflecting: type).prefix { $0 != "." })
    known[ObjectIdentifier(type)] = isOfUser
    return isOfUser
  }

  nonisolated static func isOfUser(module: Substring) -> Bool {
    !["ViewKernel", "Introspection", "ViewTesting", "Swift"].contains(module)
  }
}
