import Foundation
import TestSupport
import ViewKernel
import XCTest

/// What survives the end of a program.
final class AppFolderTests: XCTestCase {
  private func support() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("support-\(UUID().uuidString)")
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder
  }

  private func permissions(_ url: URL) throws -> Int? {
    (try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber)?.intValue
  }

  func testTheTokenStays() throws {
    let support = try support()
    let folder = try XCTUnwrap(AppFolder(of: "/bin/counter", in: support))
    let token = folder.token()
    XCTAssertEqual(token.count, 32)
    XCTAssertEqual(AppFolder(of: "/bin/counter", in: support)?.token(), token)
    XCTAssertNotEqual(AppFolder(of: "/sbin/counter", in: support)?.token(), token)
  }

  func testNobodyElseReadsIt() throws {
    let support = try support()
    let folder = try XCTUnwrap(AppFolder(of: "/bin/counter", in: support))
    _ = folder.token()
    let place = try XCTUnwrap(
      FileManager.default.contentsOfDirectory(
        at: support.appendingPathComponent("ViewKernel"), includingPropertiesForKeys: nil
      ).first)
    XCTAssertEqual(try permissions(place), 0o700)
    XCTAssertEqual(try permissions(place.appendingPathComponent("token")), 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path)
    XCTAssertNil(AppFolder(of: "/bin/counter", in: support), "others have read it")
  }

  func testTheScenesValuesStay() throws {
    let support = try support()
    AppFolder(of: "/bin/counter", in: support)?.sceneValues = ["tab": 2, "draft": "Hello", "data": Data([1, 2])]
    let values = try XCTUnwrap(AppFolder(of: "/bin/counter", in: support)).sceneValues
    XCTAssertEqual(values["tab"] as? Int, 2)
    XCTAssertEqual(values["draft"] as? String, "Hello")
    XCTAssertEqual(values["data"] as? Data, Data([1, 2]))
    XCTAssertEqual(values.count, 3)
  }

  func testPlacesAreThereOnce() throws {
    let support = try support()
    let folder = try XCTUnwrap(AppFolder(of: "/bin/counter", in: support))
    XCTAssertTrue(folder.takePlaces().isEmpty)
    var places = ShownPlaces()
    places.navigation = ["path"]
    folder.keepPlaces(places)
    XCTAssertEqual(folder.takePlaces(), places)
    XCTAssertTrue(folder.takePlaces().isEmpty)
  }

  func testWhatIsBrokenCountsAsNothing() throws {
    let support = try support()
    let folder = try XCTUnwrap(AppFolder(of: "/bin/counter", in: support))
    let place = try XCTUnwrap(
      FileManager.default.contentsOfDirectory(
        at: support.appendingPathComponent("ViewKernel"), includingPropertiesForKeys: nil
      ).first)
    try Data("not a list".utf8).write(to: place.appendingPathComponent("scene"))
    try Data("no token!".utf8).write(to: place.appendingPathComponent("token"))
    XCTAssertTrue(folder.sceneValues.isEmpty)
    XCTAssertEqual(folder.token().count, 32)
    XCTAssertNil(AppFolder(of: "/bin/counter", in: URL(fileURLWithPath: "/dev/null/nowhere")))
  }
}
