import ViewKernel
import XCTest

/// Names of Foundation on Apple's systems that files with only `import ViewKernel` use.
final class FoundationNamesTests: XCTestCase {
  func testFoldersOfTheUser() {
    let folders: [URL] = [
      .applicationDirectory, .applicationSupportDirectory, .cachesDirectory, .desktopDirectory, .documentsDirectory,
      .downloadsDirectory, .libraryDirectory, .moviesDirectory, .musicDirectory, .picturesDirectory,
      .sharedPublicDirectory,
    ]
    for folder in folders {
      XCTAssertTrue(folder.isFileURL && folder.path.hasPrefix("/") && folder.path.count > 1, "\(folder)")
    }
    XCTAssertEqual(
      URL.cachesDirectory.path, FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path)
  }

  func testSmallNames() {
    let now = CFAbsoluteTimeGetCurrent()
    XCTAssertEqual(now, Date().timeIntervalSinceReferenceDate, accuracy: 60)
    let start: CFTimeInterval = CACurrentMediaTime()
    XCTAssertLessThanOrEqual(start, CACurrentMediaTime())
    XCTAssertEqual(autoreleasepool { 7 }, 7)
    XCTAssertEqual(
      [NSEC_PER_SEC / NSEC_PER_MSEC, NSEC_PER_MSEC / NSEC_PER_USEC, USEC_PER_SEC], [1_000, 1_000, 1_000_000])
    XCTAssertTrue(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    XCTAssertFalse(CGSize(width: 1, height: 2).equalTo(.zero))
    XCTAssertTrue(CGRect.zero.equalTo(.zero))
    XCTAssertEqual(CGFloat(truncating: 1.5), 1.5)
    XCTAssertFalse(ProcessInfo.processInfo.isiOSAppOnMac || ProcessInfo.processInfo.isMacCatalystApp)
    XCTAssertFalse(ProcessInfo.processInfo.isLowPowerModeEnabled)
  }

  func testValuesOfDefaults() {
    let name = "FoundationNamesTests"
    guard let defaults = UserDefaults(suiteName: name) else { return XCTFail("no defaults") }
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue(5, forKey: "five")
    XCTAssertEqual(defaults.value(forKey: "five") as? Int, 5)
    defaults.setValue(nil, forKey: "five")
    XCTAssertNil(defaults.value(forKey: "five"))
  }

  func testFilesThatAUserHasChosen() {
    let file = URL(fileURLWithPath: "/")
    XCTAssertTrue(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
  }

  func testFormerNamesOfOptionsForFiles() {
    XCTAssertEqual(Data.WritingOptions.atomicWrite, .atomic)
    XCTAssertEqual(
      [Data.ReadingOptions.dataReadingMapped, .mappedRead, .uncachedRead], [.alwaysMapped, .mappedIfSafe, .uncached])
  }

  func testFoldersOfTheSystem() throws {
    XCTAssertNil(FileManager.default.url(forUbiquityContainerIdentifier: nil))
    let name = "group.FoundationNamesTests"
    let folder = try XCTUnwrap(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    defer { try? FileManager.default.removeItem(at: folder) }
    var isFolder: ObjCBool = false
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder))
    XCTAssertTrue(isFolder.boolValue)
    XCTAssertEqual(folder.lastPathComponent, name)
  }

  func testATimerThatNobodyHasScheduled() { XCTAssertFalse(Timer().isValid) }

  func testNetworkingComesAlong() {
    XCTAssertEqual(URLRequest(url: URL(fileURLWithPath: "/")).httpMethod, "GET")
  }
}
