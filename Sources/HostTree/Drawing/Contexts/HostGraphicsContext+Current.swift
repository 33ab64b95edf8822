// Tests: `HostGraphicsImageRendererTests`.

import Foundation

extension HostGraphicsContext {
  /// The context that ``HostColor/setFill()``, ``HostBezierPath/fill()`` and the like draw into: the context of the
  /// view that draws, or the one pushed last on this thread; nil elsewhere.
  public static var current: HostGraphicsContext? { stack.contexts.last }

  /// Makes a context the current one of this thread, until the paired ``popCurrent()``.
  public static func pushCurrent(_ context: HostGraphicsContext) { stack.contexts.append(context) }

  /// Makes the former context the current one of this thread. Does nothing without one.
  public static func popCurrent() { _ = stack.contexts.popLast() }

  /// Runs code with this context as the current one.
  func asCurrent<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let stack = Self.stack
    let count = stack.contexts.count
    stack.contexts.append(self)
    // Code that pushes and forgets to pop leaves nothing behind.
    defer { stack.contexts.removeSubrange(min(count, stack.contexts.count)...) }
    return try body()
  }

  /// The contexts of a thread.
  private final class Stack {
    var contexts: [HostGraphicsContext] = []
  }

  private static var stack: Stack {
    let key = "HostGraphicsContext.current"
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? Stack { return stack }
    let stack = Stack()
    values[key] = stack
    return stack
  }

  /// The current context; nil, which is reported, without one.
  static func currentOrReport(_ what: String) -> HostGraphicsContext? {
    if let current { return current }
    reportMisuse(
      "\(what) draws nothing here, as there is no current context. Call it in a view's draw(_:), or in the closure of a "
        + "HostGraphicsImageRenderer.")
    return nil
  }
}
