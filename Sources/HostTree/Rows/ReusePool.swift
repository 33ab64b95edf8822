/// Views that were released and wait to be used again, and how new ones are made, by the identifiers that users' code gave them.
///
/// An object, as what is called meanwhile may use it.
@MainActor
final class ReusePool<View: HostView> {
  private var released: [String: [View]] = [:]
  private var makers: [String: @MainActor () -> View] = [:]

  /// Has views with an identifier made by `make` where none waits.
  func register(_ identifier: String, _ make: @escaping @MainActor () -> View) { makers[identifier] = make }

  /// Keeps a view to be used again, if it has an identifier.
  func add(_ view: View, _ identifier: String?) {
    if let identifier { released[identifier, default: []].append(view) }
  }

  /// The view that was released last, prepared by `prepare`, else a new one; nil if nobody said how to make it.
  func take(_ identifier: String, _ prepare: (View) -> Void) -> View? {
    guard let view = released[identifier]?.popLast() else { return makers[identifier]?() }
    prepare(view)
    return view
  }
}
