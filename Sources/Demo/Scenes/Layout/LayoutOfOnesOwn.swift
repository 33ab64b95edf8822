import Foundation
import ViewKernel

extension DemoScene {
  static let layoutOfOnesOwn = DemoScene(
    "F1", "layout-of-ones-own", "A layout sizes a group of views and places each: here in lines, like words."
  ) { stage in
    stage.show(Tags())
    let words = ["swift", "views", "layout", "frames", "tests"]
    for word in words { stage.note("\(word): \(stage.frame(word).inWords)") }
    stage.tap("In a column")
    for word in words { stage.note("\(word): \(stage.frame(word).inWords)") }
  }
}

/// Lines of views, each line as long as fits.
private struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(of: subviews, in: proposal.width ?? .infinity)
    return CGSize(
      width: rows.map(\.width).max() ?? 0,
      height: rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for row in rows(of: subviews, in: bounds.width) {
      var x = bounds.minX
      for index in row.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func rows(of subviews: Subviews, in width: CGFloat) -> [Row] {
    var rows: [Row] = []
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if let last = rows.last, last.width + spacing + size.width <= width {
        rows[rows.count - 1].width += spacing + size.width
      } else {
        rows.append(Row(width: size.width))
      }
      rows[rows.count - 1].indices.append(index)
      rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
    }
    return rows
  }
}

private struct Tags: View {
  @State private var isColumn = false

  var body: some View {
    // The tags keep their hosts when the layout changes.
    let layout = isColumn ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2)) : AnyLayout(FlowLayout())
    VStack(alignment: .leading) {
      layout {
        ForEach(["swift", "views", "layout", "frames", "tests"], id: \.self) { word in
          Text(word).padding(4).border(Color.gray).accessibilityIdentifier(word)
        }
      }
      Button(isColumn ? "In lines" : "In a column") { isColumn.toggle() }
    }
    .frame(width: 160)
  }
}

#Preview { Tags() }
