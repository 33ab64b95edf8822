import Foundation
import HostTree
import XCTest

@MainActor
final class HostImageTests: HostTreeTestCase {
  /// Black above and on the left of white, 20 x 10.
  private func flag(scale: CGFloat = 1) -> HostImage {
    var drawing = HostDrawing()
    drawing.fill(CGRect(0, 0, 20, 10), with: .white)
    drawing.fill(CGRect(0, 0, 10, 5), with: .black)
    return HostImage(size: CGSize(width: 20, height: 10), drawing: drawing, scale: scale)
  }

  /// Where the black part lies in an image that is drawn in a rectangle.
  private func blackPart(_ image: HostImage, in rect: CGRect) -> CGRect? {
    var drawing = HostDrawing()
    drawing.image(image, in: rect)
    var transforms: [CGAffineTransform] = []
    for command in drawing.commands {
      switch command {
      case .begin(let effects):
        let own = effects.map { if case .transform(let own) = $0 { own } else { CGAffineTransform.identity } }
        transforms.append(own.reduce(transforms.last ?? .identity) { $1.concatenating($0) })
      case .end: transforms.removeLast()
      case .fill(let path, .color(.black), _): return path.boundingRect.applying(transforms.last ?? .identity)
      default: break
      }
    }
    return nil
  }

  func testAnImageOfADrawingIsStretchedToARectangle() {
    XCTAssertEqual(blackPart(flag(), in: CGRect(100, 50, 40, 40)), CGRect(100, 50, 20, 20))
    let view = HostImageView(image: flag())
    view.frame = CGRect(0, 0, 20, 10)
    XCTAssertEqual(view.sizeThatFits(.unspecified), CGSize(width: 20, height: 10))
    XCTAssertEqual(HostDrawing(of: view).commands.count, 2, "as it is")
    view.tintColor = .blue
    view.image = flag().withRenderingMode(.alwaysTemplate)
    guard case .begin(let effects)? = HostDrawing(of: view).commands.first, case .mask? = effects.first else {
      return XCTFail("\(HostDrawing(of: view).commands)")
    }
  }

  func testImagesOfEqualDrawingsAreEqual() {
    XCTAssertEqual(flag(), flag())
    XCTAssertEqual(Set([flag(), flag()]).count, 1)
    XCTAssertNotEqual(flag(), flag(scale: 2))
    XCTAssertNotEqual(flag(), HostImage(size: CGSize(width: 20, height: 10), drawing: HostDrawing()))
    XCTAssertEqual(flag(scale: -1).scale, 1)
    XCTAssertEqual(HostImage(size: CGSize(width: -3, height: CGFloat.nan), drawing: HostDrawing()).size, .zero)
  }

  func testOrientations() {
    let (wide, high) = (CGRect(0, 0, 20, 10), CGRect(0, 0, 10, 20))
    // The black corner, which is at the upper left, goes round clockwise and counterclockwise.
    let places: [(HostImage.Orientation, CGRect)] = [
      (.up, CGRect(0, 0, 10, 5)), (.down, CGRect(10, 5, 10, 5)), (.left, CGRect(0, 10, 5, 10)),
      (.right, CGRect(5, 0, 5, 10)), (.upMirrored, CGRect(10, 0, 10, 5)), (.downMirrored, CGRect(0, 5, 10, 5)),
      (.leftMirrored, CGRect(0, 0, 5, 10)), (.rightMirrored, CGRect(5, 10, 5, 10)),
    ]
    XCTAssertEqual(places.map(\.0), HostImage.Orientation.allCases)
    for (orientation, expected) in places {
      let image = flag().withOrientation(orientation)
      let bounds = image.size.width > image.size.height ? wide : high
      XCTAssertEqual(image.size, bounds.size, "\(orientation)")
      XCTAssertEqual(blackPart(image, in: bounds), expected, "\(orientation)")
    }
    let turned = flag().withOrientation(.left)
    XCTAssertEqual(turned.withOrientation(.rightMirrored).size, turned.size)
    XCTAssertEqual(turned.withOrientation(.up), flag())
  }

  func testPixels() {
    let image = flag(scale: 3)
    XCTAssertEqual([image.width, image.height], [60, 30])
    let pixels = image.withOrientation(.left).cgImage
    XCTAssertEqual(pixels?.size, CGSize(width: 60, height: 30))
    XCTAssertEqual(pixels?.imageOrientation, .up)
    XCTAssertEqual(pixels.map { HostImage(cgImage: $0, scale: 3, orientation: .left) }, image.withOrientation(.left))
    XCTAssertEqual(pixels.map { HostImage(cgImage: $0).size }, CGSize(width: 60, height: 30))
    XCTAssertNil(HostImage().cgImage)
    XCTAssertEqual(pixels?.withScale(0).scale, 1)
  }

  func testConfigurationsOfSymbols() {
    let large = HostImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    let star = HostImage(systemName: "star", withConfiguration: large)
    XCTAssertEqual(star, HostImage(systemName: "star", font: .systemFont(ofSize: 30, weight: .bold)))
    XCTAssertEqual(HostImage(systemName: "star", withConfiguration: nil), HostImage(systemName: "star"))
    XCTAssertNil(HostImage(systemName: "", withConfiguration: large))
    let heavy = large.applying(HostImage.SymbolConfiguration(weight: .heavy))
    XCTAssertEqual(star?.withConfiguration(heavy).symbolWeight, .heavy)
    XCTAssertEqual(star?.withConfiguration(heavy).size, star?.size)
    let small = heavy.applying(HostImage.SymbolConfiguration(textStyle: .caption1, scale: .small))
    XCTAssertEqual(
      star?.applyingSymbolConfiguration(small),
      HostImage(systemName: "star", font: .preferredFont(forTextStyle: .caption1), scale: .small))
    XCTAssertNil(flag().applyingSymbolConfiguration(small))
    XCTAssertEqual(flag().withConfiguration(small), flag())
    let colored = star?.withConfiguration(small.applying(.preferringMulticolor()))
    XCTAssertEqual(colored?.isMulticolor, true)
    XCTAssertEqual(colored?.size, star?.withConfiguration(small).size)
    XCTAssertEqual(star?.isMulticolor, false)
    XCTAssertEqual(colored?.withConfiguration(large).isMulticolor, true, "it stays")
    XCTAssertFalse(flag().withMulticolor().isMulticolor, "it is no symbol")
    let template = star?.withRenderingMode(.alwaysOriginal).withConfiguration(small)
    XCTAssertEqual(template?.renderingMode, .alwaysOriginal)
  }

  @MainActor
  func testAnImageInAColour() throws {
    let star = try XCTUnwrap(HostImage(systemName: "star"))
    let red = star.withTintColor(.red, renderingMode: .alwaysOriginal)
    XCTAssertEqual(red.size, star.size)
    XCTAssertEqual(red.renderingMode, .alwaysOriginal)
    var drawing = HostDrawing()
    drawing.image(star, in: CGRect(origin: .zero, size: star.size), tint: .red)
    XCTAssertEqual(red.drawing, drawing)
    XCTAssertTrue(star.withTintColor(.red).isTemplate, "an image view draws it in its own tint")
    XCTAssertEqual(flag().withTintColor(.red).renderingMode, .automatic)
    XCTAssertEqual(flag(scale: 3).withTintColor(.red).scale, 3)
  }
}
