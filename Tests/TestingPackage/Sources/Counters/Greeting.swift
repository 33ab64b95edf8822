public import ViewKernel

/// Greets somebody, whose name it loads.
public struct Greeting: View {
  @State private var name: String?
  private let load: @Sendable () async -> String

  /// Greets whom `load` returns.
  public init(load: @escaping @Sendable () async -> String) { self.load = load }

  /// The greeting.
  public var body: some View {
    Text(name.map { "Hello, \($0)!" } ?? "Loading")
      .task { name = await load() }
  }
}
