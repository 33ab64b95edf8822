import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Looks that follow the model: symbols, texts made of parts, shapes, overlays.
@MainActor
final class LookIdiomsTests: HostTestCase {
  @Observable
  fileprivate final class Model {
    var rating = 2
    var progress = 0.25
    var unread = 0
    var names = ["Ada", "Bob"]
    var isOn = false
    var text = ""
  }

  /// Stars that are tapped.
  func testStars() {
    struct Stars: View {
      @Binding var rating: Int
      var body: some View {
        HStack {
          ForEach(1...5, id: \.self) { number in
            Image(systemName: number <= rating ? "star.fill" : "star")
              .onTapGesture { rating = number }
              .accessibilityIdentifier("star \(number)")
          }
        }
      }
    }
    struct Root: View {
      @Bindable var model: Model
      var body: some View { Stars(rating: $model.rating) }
    }
    let model = Model()
    let screen = show(Root(model: model))
    func filled() -> Int { screen.tree().components(separatedBy: "symbol=star.fill").count - 1 }
    XCTAssertEqual(filled(), 2)
    screen.tap("star 4")
    XCTAssertEqual([filled(), model.rating], [4, 4])
    screen.assertAgreesWithFresh()
    model.rating = 0
    screen.assertAgreesWithFresh()
    XCTAssertEqual(filled(), 0)
  }

  /// A ring that is filled as far as it has come, with the percentage in the middle.
  func testARing() {
    struct Ring: View {
      let progress: Double
      var body: some View {
        ZStack {
          Circle().stroke(Color.gray, lineWidth: 4)
          Circle().trim(from: 0, to: progress).stroke(progress < 1 ? Color.blue : .green, lineWidth: 4)
            .rotationEffect(.degrees(-90))
          Text("\(Int(progress * 100)) %")
        }
        .frame(width: 80, height: 80)
      }
    }
    struct Root: View {
      let model: Model
      var body: some View { Ring(progress: model.progress) }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.assertShows("25 %")
    model.progress = 0.5
    screen.assertShows("50 %")
    model.progress = 1
    screen.assertShows("100 %")
    model.progress = 0
    screen.assertShows("0 %")
  }

  /// A badge on the corner of a button, as long as there is something to count.
  func testABadgeOnACorner() {
    struct Root: View {
      let model: Model
      var body: some View {
        Button("Inbox") { model.unread = 0 }
          .padding(8)
          .background(RoundedRectangle(cornerRadius: 6).fill(model.unread > 0 ? Color.yellow : .white))
          .overlay(alignment: .topTrailing) {
            if model.unread > 0 {
              Text(model.unread > 99 ? "99+" : "\(model.unread)").background(Circle().fill(.red))
                .allowsHitTesting(false)
            }
          }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.assertShows("Inbox")
    model.unread = 3
    screen.assertShows("Inbox", "3")
    model.unread = 100
    screen.assertShows("Inbox", "99+")
    XCTAssertEqual(screen.frame("99+")?.maxX, screen.frame("Inbox").map { $0.maxX + 8 })
    screen.tap("Inbox")
    screen.assertShows("Inbox")
  }

  /// A sentence that counts and lists: texts added up, plurals, an icon among the words.
  func testASentenceOfParts() {
    struct Summary: View {
      let model: Model
      var body: some View {
        Text("\(model.names.count) \(model.names.count == 1 ? "person" : "people"): ").bold()
          + Text(model.names.joined(separator: ", "))
          + (model.isOn ? Text(" and you").italic() : Text(""))
      }
    }
    let model = Model()
    let screen = show(Summary(model: model), width: 300)
    screen.assertShows("2 people: Ada, Bob")
    model.isOn = true
    screen.assertShows("2 people: Ada, Bob and you")
    model.names.removeLast()
    screen.assertShows("1 person: Ada and you")
    model.isOn = false
    model.names = []
    screen.assertShows("0 people: ")
  }

  /// Text that grows, with the rest of its limit below it, red where little is left.
  func testTheRestOfALimit() {
    struct Editor: View {
      @Bindable var model: Model
      var body: some View {
        VStack(alignment: .trailing) {
          TextField("Text", text: $model.text, axis: .vertical)
          Text("\(10 - model.text.count)").foregroundStyle(model.text.count > 8 ? .red : .secondary)
        }
      }
    }
    let model = Model()
    let screen = show(Editor(model: model))
    screen.assertShows("Text", "10")
    screen.type("hello you", into: "Text")
    XCTAssertEqual(model.text, "hello you")
    screen.window.endEditing()
    screen.assertShows("hello you", "1")
    model.text = "hi"
    screen.assertShows("hi", "8")
    model.text = ""
    screen.assertShows("Text", "10")
  }

  /// Bars of a chart: heights by the largest value, with a label on the one that was tapped.
  func testAChartOfBars() {
    struct Chart: View {
      @ObservedObject var values: Setting<[Double]>
      @ObservedObject var tapped: Setting<Int?>
      var body: some View {
        let largest = values.value.max() ?? 1
        HStack(alignment: .bottom, spacing: 0) {
          ForEach(Array(values.value.enumerated()), id: \.offset) { index, value in
            Color.blue.frame(width: 20, height: 100 * value / largest)
              .overlay(alignment: .top) { if tapped.value == index { Text("\(Int(value))") } }
              .onTapGesture { tapped.value = tapped.value == index ? nil : index }
          }
        }
        .frame(height: 120, alignment: .bottom)
      }
    }
    let (values, tapped) = (Setting([1.0, 4, 2]), Setting<Int?>(nil))
    let screen = show(Chart(values: values, tapped: tapped))
    func heights() -> [CGFloat] { screen.colorFrames.map(\.height) }
    XCTAssertEqual(heights(), [25, 100, 50])
    XCTAssertEqual(Set(screen.colorFrames.map(\.maxY)), [160])
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: screen.colorFrames[1].midX, y: 150)))
    screen.assertShows("4")
    values.value[1] = 8
    screen.assertShows("8")
    XCTAssertEqual(heights(), [12.5, 100, 25])
    values.value.append(16)
    screen.assertShows("8")
    XCTAssertEqual(heights(), [6.25, 50, 12.5, 100])
    values.value = [3]
    screen.assertShows()
    XCTAssertEqual(heights(), [100])
  }
}
