public import ViewKernel

/// Counts what a user taps, and remembers it.
public struct Counter: View {
  @AppStorage("count") private var count = 0
  @State private var isLarge = false

  /// Begins with what was counted last.
  public init() {}

  /// The number, and its buttons.
  public var body: some View {
    VStack {
      Total(count: count)
      Button("Add one") { count += 1 }
      Button("Grow") { withAnimation(.linear(duration: 1)) { isLarge = true } }
      Color.blue
        .frame(width: isLarge ? 100 : 20, height: 10)
        .accessibilityIdentifier("bar")
    }
  }
}

/// Shows a number.
public struct Total: View {
  private let count: Int

  /// Shows `count`.
  public init(count: Int) { self.count = count }

  /// The number in words.
  public var body: some View { Text("Count: \(count)") }
}
