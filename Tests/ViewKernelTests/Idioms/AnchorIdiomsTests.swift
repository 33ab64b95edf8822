import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Things that are placed beside others, by anchors.
@MainActor
final class AnchorIdiomsTests: HostTestCase {
  @Observable
  fileprivate final class Page {
    var names = ["One", "Three"]
    var selection = 0
  }

  /// A line under the selected tab, placed by the anchor of that tab.
  func testATabUnderlineByAnAnchor() {
    struct Bar: View {
      @Bindable var page: Page
      var body: some View {
        HStack(spacing: 10) {
          ForEach(page.names.indices, id: \.self) { index in
            Button(page.names[index]) { page.selection = index }
              .anchorPreference(key: BoundsKey.self, value: .bounds) { index == page.selection ? $0 : nil }
          }
        }
        .overlayPreferenceValue(BoundsKey.self) { anchor in
          GeometryReader { proxy in
            if let anchor {
              Color.red.frame(width: proxy[anchor].width, height: 2)
                .accessibilityIdentifier("line")
                .offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
            }
          }
        }
      }
    }
    let page = Page()
    let screen = show(Bar(page: page))
    func check(_ name: String, line: UInt = #line) {
      guard let tab = screen.frame(name), let underline = screen.frame("line") else { return XCTFail(line: line) }
      XCTAssertEqual([underline.minX, underline.minY, underline.width], [tab.minX, tab.maxY, tab.width], line: line)
      screen.assertAgreesWithFresh(line: line)
    }
    check("One")
    screen.tap("Three")
    check("Three")
    page.names[1] = "Two"
    screen.settle()
    check("Two")
    page.names.insert("New", at: 0)
    screen.settle()
    check("One")
    screen.tap("New")
    check("New")
  }

  /// A popup beside the view that was tapped, by anchors of all of them.
  func testABubbleAboveTheChosenOne() {
    struct Root: View {
      @Bindable var page: Page
      var body: some View {
        VStack(spacing: 30) {
          ForEach(page.names.indices, id: \.self) { index in
            Text(page.names[index])
              .onTapGesture { page.selection = index }
              .anchorPreference(key: TopsKey.self, value: .top) { [index: $0] }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlayPreferenceValue(TopsKey.self) { tops in
          GeometryReader { proxy in
            if let top = tops[page.selection] {
              Color.black.frame(width: 20, height: 10)
                .accessibilityIdentifier("bubble")
                .position(x: proxy[top].x, y: proxy[top].y - 8)
            }
          }
        }
      }
    }
    let page = Page()
    let screen = show(Root(page: page))
    func check(_ name: String, line: UInt = #line) {
      guard let text = screen.frame(name), let bubble = screen.frame("bubble") else { return XCTFail(line: line) }
      XCTAssertEqual(bubble, CGRect(text.midX - 10, text.minY - 13, 20, 10), line: line)
      screen.assertAgreesWithFresh(line: line)
    }
    check("One")
    screen.tap("Three")
    check("Three")
    page.names.append("Seven")
    screen.settle()
    check("Three")
    page.names.remove(at: 0)
    screen.settle()
    check("Seven")
    page.names.removeLast()
    screen.settle()
    XCTAssertNil(screen.frame("bubble"))
    screen.assertAgreesWithFresh()
  }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
private struct TopsKey: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGPoint>] { [:] }
  static func reduce(value: inout [Int: Anchor<CGPoint>], nextValue: () -> [Int: Anchor<CGPoint>]) {
    value.merge(nextValue()) { $1 }
  }
}
