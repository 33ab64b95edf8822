/// A type that shows samples of views to a tool. Nothing here calls it; it keeps files that have previews compiling, and
/// a tool of yours may show what it gives.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the samples.
  associatedtype Previews: View

  /// The samples.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
