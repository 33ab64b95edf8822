import ViewKernel

extension EnvironmentValues {
  /// The ground of badges.
  @Entry public var badgeColor: Color = .red
  @Entry var format: (Int) -> String = { count in count > 99 ? "99+" : "\(count)" }
}

/// A number on a coloured ground.
public struct Badge: View {
  @Environment(\.badgeColor) private var color
  @Environment(\.format) private var format
  private let count: Int

  /// Shows a number.
  public init(count: Int) { self.count = count }

  /// The number.
  public var body: some View { Text(format(count)).padding(4).background(color) }
}

#Preview { Badge(count: 1) }

#Preview("Many", traits: .sizeThatFitsLayout) { Badge(count: 100) }

struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Badge(count: 7).previewDisplayName("Seven")
      Badge(count: 8).previewLayout(.fixed(width: 40, height: 40))
    }
  }
}
