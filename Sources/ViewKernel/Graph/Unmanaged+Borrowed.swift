extension Unmanaged {
  /// The object, which nobody retains for the caller: whoever holds the reference knows that it outlives all use.
  ///
  /// Reading an `unowned(unsafe)` property retains the object even for a look at one of its fields. The nodes of a graph
  /// look at their parent and their scope with each step.
  @inline(__always)
  var borrowed: Instance { _withUnsafeGuaranteedRef { $0 } }
}
