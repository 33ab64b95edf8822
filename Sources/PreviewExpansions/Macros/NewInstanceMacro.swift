// Tests: `NewInstanceMacroTests`.

/// Expands the default argument of `UIApplicationDelegateAdaptor` to a closure that creates an object.
///
/// The class of a delegate is the program's own. Its `init()` is seen where it is used, but not by a library, which
/// could demand a `required` one at most; a macro in a default argument is expanded where it is used.
enum NewInstanceMacro {
  static func expand() -> Expansion {
    var expansion = Expansion()
    expansion.source = "{ .init() }"
    return expansion
  }
}
