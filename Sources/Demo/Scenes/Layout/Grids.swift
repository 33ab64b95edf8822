import ViewKernel

extension DemoScene {
  static let grids = DemoScene(
    "F3", "grids", "A grid lines rows and columns up at once; a lazy grid fills columns that depend on its width alone."
  ) { stage in
    stage.show(Prices())
    for name in ["Tea", "Coffee", "2.50", "12.00", "Together"] { stage.note("\(name): \(stage.frame(name).inWords)") }
    for name in ["1", "2", "3", "4", "5"] { stage.note("square \(name): \(stage.frame(name).inWords)") }
    stage.tap("Narrower")
    for name in ["1", "2", "3", "4", "5"] { stage.note("square \(name): \(stage.frame(name).inWords)") }
  }
}

private struct Prices: View {
  @State private var isNarrow = false

  var body: some View {
    VStack(spacing: 20) {
      Grid(alignment: .leading) {
        GridRow {
          Text("Tea")
          Text("2.50").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("Coffee")
          Text("12.00")
        }
        // As wide as the columns come to, and no wider.
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow { Text("Together").gridCellColumns(2) }
      }

      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 10)], spacing: 10) {
        ForEach(1..<6) { number in
          Color.blue.frame(height: 20).accessibilityIdentifier("\(number)")
        }
      }
      .frame(width: isNarrow ? 140 : 220)

      Button("Narrower") { isNarrow = true }
    }
  }
}

#Preview { Prices() }
