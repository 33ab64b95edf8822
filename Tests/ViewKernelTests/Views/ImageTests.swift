import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ImageTests: HostTestCase {
  private let photo = HostImage(named: "photo", size: CGSize(width: 30, height: 50))

  func testASymbolIsAsHighAsALineOfText() {
    assertShows(Image(systemName: "star"), "HostImageView (40, 40, 20 x 20) symbol=star")
    let line = HostFont.preferredFont(forTextStyle: .largeTitle).lineHeight
    XCTAssertEqual(
      size(of: Image(systemName: "star").font(.largeTitle), in: CGSize(width: 100, height: 100)),
      CGSize(width: line, height: line))
  }

  func testAPictureHasItsOwnSize() {
    assertShows(Image(hostImage: photo), "HostImageView (35, 25, 30 x 50) image=photo")
    assertShows(
      Image(hostImage: photo).frame(width: 10, height: 10),
      """
      HostFrameView (45, 45, 10 x 10) width=10 height=10
      └─ HostImageView (-10, -20, 30 x 50) image=photo
      """)
  }

  func testAResizablePictureTakesWhatItIsOffered() {
    let image = Image(hostImage: photo).resizable()
    assertShows(image, "HostImageView (0, 0, 100 x 100) image=photo resizable")
    XCTAssertEqual(size(of: image.fixedSize(), in: .zero), CGSize(width: 30, height: 50))
  }

  func testSymbolsHaveTheColourOfTexts() {
    let screen = show(
      VStack {
        Image(systemName: "star").foregroundColor(.red)
        Image(systemName: "star")
      }
      .foregroundColor(.green))
    XCTAssertEqual(screen.hosts(of: HostImageView.self).map(\.tintColor), [.red, .green])
  }

  func testAnotherPictureIsTheSameHost() {
    let screen = show(Tinted(image: Image(systemName: "star")))
    let host = screen.hosts(of: HostImageView.self)[0]
    let usual = HostImageView().tintColor
    screen.view = Tinted(image: Image(hostImage: photo))
    XCTAssertTrue(screen.hosts(of: HostImageView.self)[0] === host)
    XCTAssertEqual(host.tintColor, usual, "a picture has its own colours")
    XCTAssertEqual(host.frame, CGRect(85, 75, 30, 50))
  }

  private struct Tinted: View {
    let image: Image
    var body: some View { image.foregroundColor(.red) }
  }
}
