import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class DynamicTypeSizeTests: HostTestCase {
  private struct Reader: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.sizeCategory) private var category
    @ScaledMetric private var width: CGFloat = 17
    var body: some View { Text("\(size) \(category) \(Int(width))").font(.system(size: 10)) }
  }

  func testFontsForAUseFollow() {
    let screen = show(
      VStack {
        Text("a").font(.title)
        Text("b").font(.system(size: 30))
        Text("c").bold()
        TextField("d", text: .constant(""))
      }.dynamicTypeSize(.accessibility3), height: 400)
    XCTAssertEqual(
      screen.hosts(of: HostLabel.self).map { "\($0.font)" }, ["system 66", "system 30", "system 40 bold"])
    XCTAssertEqual(screen.hosts(of: HostTextField.self).map { "\($0.font)" }, ["system 40"])
  }

  func testReadersAndRanges() {
    let screen = show(
      VStack {
        Reader()
        Reader().environment(\.sizeCategory, .extraExtraLarge)
        Reader().dynamicTypeSize(...DynamicTypeSize.small)
        Reader().dynamicTypeSize(DynamicTypeSize.xLarge...DynamicTypeSize.xxLarge)
      })
    XCTAssertEqual(
      screen.texts,
      [
        "large large 17", "xxLarge extraExtraLarge 21", "small small 15", "xLarge extraLarge 19",
      ])
    XCTAssertTrue(DynamicTypeSize.accessibility1.isAccessibilitySize)
    XCTAssertFalse(ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}
