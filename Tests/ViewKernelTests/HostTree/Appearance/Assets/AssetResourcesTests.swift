import Dispatch
import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

extension ColorResource {
  fileprivate static let brand = ColorResource(name: "Brand", bundle: .main)
  fileprivate static let missing = ColorResource(name: "Missing colour", bundle: .main)
}

extension ImageResource {
  fileprivate static let logo = ImageResource(name: "Logo", bundle: .main)
  fileprivate static let missing = ImageResource(name: "Missing picture", bundle: .main)
}

extension HostColor {
  fileprivate static var brand: HostColor { HostColor(resource: .brand) }
}

@MainActor
final class AssetResourcesTests: HostTestCase {
  private func register() {
    HostAssets.register(HostColor(red: 1, green: 0, blue: 0), named: "Brand")
    HostAssets.register(HostImage(named: "Logo", size: CGSize(width: 40, height: 20)))
  }

  func testResourcesAreFoundByTheirNames() {
    register()
    XCTAssertEqual(HostColor.brand, HostColor(red: 1, green: 0, blue: 0))
    XCTAssertEqual(HostImage(resource: .logo).size, CGSize(width: 40, height: 20))
    XCTAssertEqual(ColorResource.brand, ColorResource(name: "Brand", bundle: .main))
    XCTAssertNotEqual(ColorResource.brand, .missing)
    // As Xcode declares both, a colour of either kind is called so.
    XCTAssertEqual(Color(.brand), Color("Brand"))
  }

  func testViewsOfResources() {
    register()
    let screen = show(
      VStack(spacing: 0) {
        Image(.logo)
        Color(.brand).frame(height: 10)
        Label("Home", image: .logo)
        Button("Buy", image: .logo) {}
        Toggle("Sound", image: .logo, isOn: .constant(true)).labelsHidden()
      })
    XCTAssertEqual(
      screen.hosts(of: HostImageView.self).map { $0.image?.name }, ["Logo", "Logo", "Logo"])
    XCTAssertEqual(screen.hosts(of: HostColorView.self).map(\.backgroundColor), [HostColor(red: 1, green: 0, blue: 0)])
    XCTAssertEqual(screen.texts, ["Home", "Buy"])
  }

  func testMissingOnesAreReportedOnce() {
    XCTAssertEqual(HostColor(resource: .missing), .clear)
    XCTAssertEqual(HostColor(resource: .missing), .clear)
    XCTAssertEqual(HostImage(resource: .missing).size, .zero)
    _ = show(Image(.missing))
    XCTAssertEqual(
      takeSentences(),
      [
        "No color is called \"Missing colour\", so nothing is shown. Register it: "
          + "HostAssets.register(color, named: \"Missing colour\").",
        "No image is called \"Missing picture\", so an empty box is shown. Register it: "
          + "HostAssets.register(HostImage(named: \"Missing picture\", size: ...)).",
      ])
  }

  func testLiterals() {
    register()
    let picture: HostImage = #imageLiteral(resourceName: "Logo")
    XCTAssertEqual(picture, HostImage(resource: .logo))
    XCTAssertEqual(
      show(Image(hostImage: #imageLiteral(resourceName: "Logo"))).hosts(of: HostImageView.self)[0].frame.size,
      CGSize(width: 40, height: 20))
    XCTAssertEqual(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)), Color(red: 1, green: 0, blue: 0))
  }

  func testAnyThreadMayAsk() {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      XCTAssertEqual(HostColor(resource: ColorResource(name: "Elsewhere", bundle: .main)), .clear)
      XCTAssertEqual(HostImage(imageLiteralResourceName: "Elsewhere").size, .zero)
      done.signal()
    }
    done.wait()
    _ = show(Text("a"))
    XCTAssertEqual(takeSentences().count, 2)
  }
}
