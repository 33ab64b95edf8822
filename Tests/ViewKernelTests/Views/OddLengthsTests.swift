import Foundation
import HostTree
import ViewKernel
import XCTest

/// Views that are given lengths and numbers that are none: they are laid out and drawn, and nothing stops.
@MainActor
final class OddLengthsTests: HostTestCase {
  private let odd: [CGFloat] = [.nan, .infinity, -.infinity, -7, 0, 1e300, 1e-300]

  private func draw<V: View>(_ view: V, _ what: String) {
    let screen = show(view, width: 300, height: 600)
    screen.pass(0.1)
    _ = screen.window.svgDescription
    XCTAssertEqual(screen.window.checkInvariants(), [], what)
  }

  func testTextsAndFrames() {
    for length in odd {
      draw(
        VStack(spacing: length) {
          Text("a text of words").lineLimit(0).font(.system(size: length)).lineSpacing(length)
          Text("b").lineLimit(-1).kerning(length).minimumScaleFactor(length)
          Text("c").frame(minWidth: 10, maxWidth: 5).frame(minHeight: length).cornerRadius(length)
          Text("d").frame(idealWidth: length, maxWidth: length).fixedSize()
          Spacer(minLength: length)
          Image(systemName: "star").font(.system(size: length))
          ProgressView(value: length)
          Divider()
          Text("e").layoutPriority(length).zIndex(length).aspectRatio(length, contentMode: .fit)
          GeometryReader { proxy in Text("\(proxy.size.width)").position(x: length, y: proxy.size.height / 0) }
        }, "\(length)")
    }
    _ = takeSentences()
  }

  func testGrids() {
    for length in odd {
      draw(
        ScrollView {
          LazyVGrid(columns: []) { ForEach(0..<3) { Text("\($0)") } }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: length)), GridItem(.fixed(length), spacing: length)]) {
            ForEach(0..<5) { Text("\($0)") }
          }
          LazyHGrid(rows: [GridItem(.flexible(minimum: 10, maximum: 5)), GridItem(.flexible(minimum: length))]) {
            ForEach(0..<5) { Text("\($0)") }
          }
          LazyVStack(spacing: length) {
            Text("a"); Text("b")
          }
          Grid(horizontalSpacing: length) {
            GridRow {
              Text("a").gridCellColumns(0)
              Text("b").gridCellColumns(-1)
            }
            GridRow {}
          }
        }, "\(length)")
    }
    _ = takeSentences()
  }

  func testShapesAndEffects() {
    for length in odd {
      draw(
        VStack {
          Circle().trim(from: length, to: 0.5).stroke(Color.red, lineWidth: length)
          RoundedRectangle(cornerRadius: length).stroke(style: StrokeStyle(lineWidth: 2, dash: [0, length]))
          Rectangle().fill(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)).opacity(length)
          Rectangle().fill(RadialGradient(colors: [.red], center: .center, startRadius: length, endRadius: length))
          Path { path in
            path.move(to: CGPoint(x: length, y: 1))
            path.addArc(
              center: .zero, radius: length, startAngle: .degrees(length), endAngle: .radians(length), clockwise: true)
            path.addRoundedRect(
              in: CGRect(x: 0, y: length, width: length, height: 3), cornerSize: CGSize(width: length, height: length))
          }
          .offset(x: length).scaleEffect(length)
          Color(red: length, green: length, blue: length).blur(radius: length).shadow(radius: length)
          Text("a").rotationEffect(.degrees(length)).padding(length).border(Color.red, width: length)
          Capsule().inset(by: length).rotation3DEffect(.degrees(length), axis: (x: length, y: 0, z: 0))
        }, "\(length)")
    }
    _ = takeSentences()
  }

  func testSheets() {
    for length in odd {
      draw(
        Text("a").sheet(isPresented: .constant(true)) {
          Text("s").presentationDetents([.height(length), .fraction(length)]).presentationCornerRadius(length)
        }, "\(length)")
    }
    draw(Text("a").sheet(isPresented: .constant(true)) { Text("s").presentationDetents([]) }, "none")
    _ = takeSentences()
  }
}
