import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Cards beside each other, headers that move while one scrolls, buttons that bring one back.
@MainActor
final class CarouselIdiomsTests: HostTestCase {
  @Observable
  fileprivate final class Shop {
    var cards = ["apple", "pear", "plum", "fig"]
    var card: String?
  }

  /// Cards as wide as the screen with a part of the next one beside it, and dots that say which is shown.
  func testCardsWithDots() {
    struct Cards: View {
      @Bindable var shop: Shop
      var body: some View {
        VStack {
          ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: 10) {
              ForEach(shop.cards, id: \.self) { card in
                Text(card).frame(height: 40).containerRelativeFrame(.horizontal)
                  .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
              }
            }
            .scrollTargetLayout()
          }
          .contentMargins(.horizontal, 30, for: .scrollContent)
          .scrollTargetBehavior(.viewAligned)
          .scrollPosition(id: $shop.card)
          Text(shop.cards.map { $0 == (shop.card ?? shop.cards.first) ? "●" : "○" }.joined())
          Button("next") {
            let index = shop.cards.firstIndex(of: shop.card ?? "") ?? 0
            withAnimation { shop.card = shop.cards[min(index + 1, shop.cards.count - 1)] }
          }
        }
      }
    }
    let shop = Shop()
    let screen = show(Cards(shop: shop), width: 200, height: 150)
    XCTAssertEqual(screen.shownTexts.suffix(2), ["●○○○", "next"])
    XCTAssertEqual(screen.frame("apple")?.midX, 100)
    screen.scroll(x: 100)
    XCTAssertEqual(shop.card, "pear")
    XCTAssertEqual(screen.frame("pear")?.midX, 100)
    XCTAssertEqual(screen.shownTexts.suffix(2), ["○●○○", "next"])
    screen.tap("next")
    screen.pass(2)
    XCTAssertEqual(shop.card, "plum")
    XCTAssertFalse(screen.window.isAnimating)
    shop.cards.removeFirst()
    screen.settle()
    XCTAssertEqual(screen.shownTexts.suffix(2), ["○●○", "next"])
  }

  /// A button that appears when one has scrolled far, and brings one back to the top.
  func testBackToTheTop() {
    struct Page: View {
      @State private var position = ScrollPosition(edge: .top)
      @State private var isFar = false
      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(0..<30) { Text("row \($0)").frame(height: 20) } } }
          .scrollPosition($position)
          .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.contentOffset.y > geometry.containerSize.height / 2
          } action: { _, isFar in
            self.isFar = isFar
          }
          .overlay(alignment: .bottom) {
            if isFar { Button("up") { withAnimation(.linear(duration: 1)) { position.scrollTo(edge: .top) } } }
          }
      }
    }
    let screen = show(Page(), width: 100, height: 100)
    XCTAssertFalse(screen.shownTexts.contains("up"))
    screen.scroll(by: 200)
    XCTAssertTrue(screen.shownTexts.contains("up"))
    screen.tap("up")
    screen.pass(0.5)
    XCTAssertEqual(screen.scroll.contentOffset.y, 100, accuracy: 0.001)
    screen.pass(0.6)
    XCTAssertEqual(screen.scroll.contentOffset.y, 0)
    screen.pass(1)
    XCTAssertFalse(screen.shownTexts.contains("up"))
    screen.assertAgreesWithFresh()
  }

  /// A chat that begins at its end, stays there, and loads earlier messages without moving what is read.
  func testAChat() {
    struct Chat: View {
      let messages: Setting<[Int]>
      @State private var position = ScrollPosition(idType: Int.self, edge: .bottom)
      var body: some View {
        Showing(messages) { messages in
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(messages, id: \.self) { Text("message \($0)").frame(height: 30) } }
              .scrollTargetLayout()
          }
          .defaultScrollAnchor(.bottom)
          .scrollPosition($position, anchor: .bottom)
        }
      }
    }
    let messages = Setting(Array(100..<140))
    let screen = show(Chat(messages: messages), width: 100, height: 90)
    XCTAssertEqual(screen.shownTexts, ["message 137", "message 138", "message 139"])
    messages.value.append(140)
    screen.settle()
    XCTAssertEqual(screen.shownTexts.last, "message 140")
    screen.scroll(by: -300)
    let shown = screen.shownTexts
    messages.value.insert(contentsOf: 60..<100, at: 0)
    screen.settle()
    XCTAssertEqual(screen.shownTexts, shown)
  }
}
