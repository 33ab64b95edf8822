// Tests: `ConditionalContentTests`, `EnvironmentValuesTests`.

/// Casts an object to the class that it is known to have, unchecked: the one place for such casts. Debug builds check
/// it.
@inline(__always)
func knownDowncast<T: AnyObject>(_ object: AnyObject, to type: T.Type) -> T {
  assert(object is T, "\(Swift.type(of: object)) was taken for \(type).")
  return unsafeDowncast(object, to: type)
}
