import ViewKernel

extension DemoScene {
  static let menuCell = DemoScene(
    "D5", "menu-cell", "A cell with a symbol, nested rows of fixed width, insets and round corners: frames in numbers."
  ) { stage in
    stage.show(Menu())
    for name in ["cell", "Profile", "symbol", "Settings and privacy"] {
      stage.note("\(name) is \(stage.frame(name).inWords)")
    }
    stage.tap("Larger symbols")
    stage.note("symbol is \(stage.frame("symbol").inWords)")
  }
}

private struct Menu: View {
  @State private var scale = Image.Scale.medium

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Cell(symbol: "person.circle", title: "Profile", scale: scale).accessibilityIdentifier("cell")
      Cell(symbol: "gearshape.fill", title: "Settings and privacy", scale: scale)
      Cell(symbol: "bell.slash", title: "Quiet", scale: scale)
      Button("Larger symbols") { scale = .large }.padding(.top)
    }
    .padding(EdgeInsets(top: 40, leading: 24, bottom: 0, trailing: 16))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(.secondarySystemBackground))
  }
}

private struct Cell: View {
  let symbol: String
  let title: String
  let scale: Image.Scale

  var body: some View {
    HStack(spacing: 0) {
      HStack {
        Image(systemName: symbol).imageScale(scale).foregroundColor(.gray).accessibilityIdentifier("symbol")
      }
      .frame(width: 44)
      HStack {
        Text(title).foregroundColor(.primary).font(.headline)
        Spacer()
        Image(systemName: "chevron.right").imageScale(.small).foregroundColor(.secondary)
      }
      .frame(width: 196)
    }
    .padding(EdgeInsets(top: 10, leading: 4, bottom: 10, trailing: 12))
    .background(Color(.systemBackground))
    .cornerRadius(10)
  }
}

#Preview { Menu() }
