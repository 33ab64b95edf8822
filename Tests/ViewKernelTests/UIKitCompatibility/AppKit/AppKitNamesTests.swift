import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Names of AppKit that are in SwiftUI's own declarations.
@MainActor
final class AppKitNamesTests: HostTestCase {
  func testColors() {
    XCTAssertEqual(Color(nsColor: .controlAccentColor), Color(uiColor: .tintColor))
    XCTAssertEqual(Color(NSColor.separatorColor), Color(uiColor: .separator))
    let pairs: [(NSColor, UIColor)] = [
      (.labelColor, .label), (.secondaryLabelColor, .secondaryLabel), (.tertiaryLabelColor, .tertiaryLabel),
      (.quaternaryLabelColor, .quaternaryLabel), (.textColor, .label),
      (.windowBackgroundColor, .secondarySystemBackground), (.controlBackgroundColor, .systemBackground),
      (.textBackgroundColor, .systemBackground),
    ]
    for (ours, theirs) in pairs { XCTAssertEqual(ours, theirs) }
  }

  func testColorsByTheirComponents() {
    let color = NSColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    XCTAssertEqual(NSColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1), color)
    XCTAssertEqual(NSColor(calibratedRed: 0.25, green: 0.5, blue: 0.75, alpha: 1), color)
    XCTAssertEqual(NSColor(deviceRed: 0.25, green: 0.5, blue: 0.75, alpha: 1), color)
    XCTAssertEqual(NSColor(calibratedWhite: 0.5, alpha: 1), NSColor(white: 0.5, alpha: 1))
  }

  func testImages() {
    let host = show(Image(nsImage: NSImage(named: "portrait", size: CGSize(width: 4, height: 2))))
      .hosts(of: HostImageView.self)[0]
    XCTAssertEqual(host.frame.size, CGSize(width: 4, height: 2))
  }
}
