import TestSupport
import ViewKernel
import XCTest

@MainActor final class PreviewProviderTests: HostTestCase {
  func testATypeMayGiveSeveralSamples() {
    let screen = show(VStack { Samples.previews })
    XCTAssertEqual(screen.texts, ["one", "two"])
    screen.close()
  }

  func testThePlatformIsAnyUnlessTold() {
    XCTAssertNil(Samples.platform)
    XCTAssertEqual(PhoneSamples.platform, .iOS)
  }
}

private struct PhoneSamples: PreviewProvider {
  static var platform: PreviewPlatform? { .iOS }
  static var previews: some View { Text("one") }
}

private struct Samples: PreviewProvider {
  static var previews: some View {
    Text("one")
    Text("two")
  }
}
