import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ImageTests: HostTestCase {
  private let photo = HostImage(named: "photo", size: CGSize(width: 30, height: 50))

  func testASymbolWithoutANameIsNothing() {
    struct Mark: View {
      @State private var isDone = false
      var body: some View {
        HStack {
          Image(systemName: isDone ? "checkmark" : "")
          Button("Done") { isDone = true }
        }
      }
    }
    let screen = show(Mark())
    XCTAssertEqual(screen.hosts(of: HostImageView.self)[0].frame.size, .zero)
    screen.tap("Done")
    XCTAssertEqual(screen.hosts(of: HostImageView.self)[0].frame.size, CGSize(width: 20, height: 20))
  }

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

  func testSymbolsHaveScales() {
    let screen = show(
      HStack {
        Image(systemName: "star").imageScale(.small)
        Image(systemName: "star")
        Image(systemName: "star").font(.largeTitle).imageScale(.medium)
        Image(systemName: "star").imageScale(.large)
      })
    XCTAssertEqual(screen.hosts(of: HostImageView.self).map(\.frame.width), [16, 20, 41, 26])
  }

  func testASymbolStandsBesideTextLikeALetter() {
    let screen = show(
      HStack(alignment: .firstTextBaseline) {
        Text("a")
        Image(systemName: "star")
        Image(systemName: "star").imageScale(.large)
        Image(systemName: "star").resizable().frame(width: 20, height: 20)
      })
    // The baseline is 16 below the top of the text; the last one stands upon it.
    XCTAssertEqual(screen.hosts(of: HostStackView.self)[0].subviews.map(\.frame.minY), [4, 4, 1, 0])
  }

  func testVariantsOfSymbols() {
    func names(_ view: some View) -> [String?] { show(view).hosts(of: HostImageView.self).map { $0.image?.name } }
    let images = VStack {
      Image(systemName: "star")
      Image(systemName: "star.fill").symbolVariant(.circle)
      Image(systemName: "star").symbolVariant(.slash)
      Image(systemName: "star").symbolVariant(.none)
      Image(systemName: "star.circle").symbolVariant(.square)
      Image(systemName: "waveform").symbolVariant(.rectangle)
    }
    XCTAssertEqual(
      names(images),
      ["star", "star.circle.fill", "star.slash", "star", "star.circle.square", "waveform.rectangle"])
    XCTAssertEqual(
      names(images.symbolVariant(.fill)).prefix(4), ["star.fill", "star.circle.fill", "star.slash.fill", "star"])
    XCTAssertTrue(SymbolVariants.circle.fill.contains(.fill))
    XCTAssertFalse(SymbolVariants.circle.contains(.square))
  }

  func testANamedPictureComesFromTheCatalogue() {
    HostAssets.register(HostImage(named: "ImageTests.boat", size: CGSize(width: 12, height: 8)))
    assertShows(Image("ImageTests.boat"), "HostImageView (44, 46, 12 x 8) image=ImageTests.boat")
    assertShows(
      Image("ImageTests.plane").resizable().frame(width: 20, height: 20),
      """
      HostFrameView (40, 40, 20 x 20) width=20 height=20
      └─ HostImageView (0, 0, 20 x 20) image=ImageTests.plane resizable
      """)
    XCTAssertEqual(
      takeSentences(),
      [
        "No image is called \"ImageTests.plane\", so an empty box is shown. Register it: "
          + "HostAssets.register(HostImage(named: \"ImageTests.plane\", size: ...))."
      ])
  }

  func testRenderingModes() {
    let screen = show(
      VStack {
        Image(hostImage: photo).renderingMode(.template)
        Image(hostImage: photo).renderingMode(.original)
        Image(systemName: "star").renderingMode(.original)
        Image(systemName: "star").renderingMode(nil)
      }
      .foregroundColor(.green))
    let hosts = screen.hosts(of: HostImageView.self)
    XCTAssertEqual(hosts.map { $0.image?.isTemplate }, [true, false, true, true])
    XCTAssertEqual(hosts.map(\.tintColor), [.green, nil, .green, .green])
    XCTAssertEqual(hosts.map { $0.image?.isMulticolor }, [false, false, true, false])
  }

  func testColoursOfSymbols() {
    let screen = show(
      VStack {
        Image(systemName: "cloud.sun.fill")
        Image(systemName: "cloud.sun.fill").symbolRenderingMode(.monochrome)
        Label("Sun", systemImage: "sun.max.fill")
        Image(systemName: "star").symbolRenderingMode(.multicolor)
          .symbolRenderingMode(.monochrome)
      }
      .symbolRenderingMode(.multicolor))
    XCTAssertEqual(
      screen.hosts(of: HostImageView.self).map { $0.image?.isMulticolor }, [true, false, true, false],
      "the mode of an image itself counts, the last one")
  }

  func testWhatMattersToPixelsIsHandedOn() {
    assertShows(
      Image(hostImage: photo).resizable(
        capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), resizingMode: .tile
      )
      .interpolation(.none).antialiased(false),
      "HostImageView (0, 0, 100 x 100) image=photo resizable resizing=tile capInsets=1 interpolation=none "
        + "antialiased=false")
  }

  func testWithoutAForegroundColourSymbolsAreAsTexts() {
    let screen = show(
      VStack {
        Image(systemName: "star")
        Image(systemName: "star").colorScheme(.dark)
      })
    let colors = HostDrawing(of: screen.window).commands.compactMap { command -> HostDrawing.Brush? in
      if case .stroke(_, let brush, _) = command { brush } else { nil }
    }
    XCTAssertEqual(colors, [.color(.black), .color(.white)])
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

  func testSymbolsFollowTheTypeSize() {
    let screen = show(
      VStack {
        Image(systemName: "star")
        Image(systemName: "star").dynamicTypeSize(.xxxLarge)
        Image(systemName: "star").font(.system(size: 17)).dynamicTypeSize(.xxxLarge)
      })
    let large = show(Text("a").dynamicTypeSize(.xxxLarge)).host("a")?.frame.height
    XCTAssertEqual(screen.hosts(of: HostImageView.self).map(\.frame.height), [20, large, 20])
  }

  func testALabelGoesWithItsImage() {
    struct Picture: View {
      let step: Int
      var body: some View {
        let image =
          switch step {
          case 0: Image("a", label: Text("Label"))
          case 1: Image("a")
          default: Image(decorative: "a")
          }
        image.accessibilityIdentifier("inner")
        image.accessibilityLabel("Outer")
      }
    }
    HostAssets.register(HostImage(named: "a", size: CGSize(width: 10, height: 10)))
    let screen = show(Picture(step: 0))
    func images() -> [String] {
      screen.hosts(of: HostImageView.self).map { "\($0.accessibilityLabel ?? "-") \($0.accessibilityElementsHidden)" }
    }
    XCTAssertEqual(images(), ["Label false", "Outer false"])
    screen.view = Picture(step: 1)
    XCTAssertEqual(images(), ["- false", "Outer false"])
    screen.view = Picture(step: 2)
    XCTAssertEqual(images(), ["- true", "Outer true"])
    screen.view = Picture(step: 0)
    XCTAssertEqual(images(), ["Label false", "Outer false"])
  }
}
