// Tests: `HostTableViewTests`, `HostCollectionViewTests`.

/// The recycled views and the factories of new ones, by reuse identifier.
///
/// A class, as user code that runs while the pool is used may use it again.
@MainActor
final class ReusePool<View: HostView> {
  private var released: [String: [View]] = [:]
  private var makers: [String: @MainActor () -> View] = [:]

  /// Registers a factory for views with an identifier; replaces an earlier one.
  func register(_ identifier: String, _ make: @escaping @MainActor () -> View) { makers[identifier] = make }

  /// Recycles a view. Does nothing without an identifier.
  func add(_ view: View, _ identifier: String?) {
    if let identifier { released[identifier, default: []].append(view) }
  }

  /// Returns the view that was recycled last, after calling `prepare` with it, else a new one; nil without a factory.
  func take(_ identifier: String, _ prepare: (View) -> Void) -> View? {
    guard let view = released[identifier]?.popLast() else { return makers[identifier]?() }
    prepare(view)
    return view
  }
}
