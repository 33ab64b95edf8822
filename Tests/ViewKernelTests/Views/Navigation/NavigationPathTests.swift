import Foundation
import ViewKernel
import XCTest

@MainActor
final class NavigationPathTests: HostTestCase {
  private struct Plain: Hashable { var number = 0 }
  struct Saved: Hashable, Codable { var name: String }
  struct Address: Hashable, Codable {
    var zip = "1"
    var city = "a"
    var street = "b"
    var number = 2
  }
  private struct Hidden: Hashable, Codable { var name: String }

  func testValuesComeAndGo() {
    var path = NavigationPath()
    XCTAssertTrue(path.isEmpty)
    path.append(1)
    path.append("two")
    path.append(Plain())
    XCTAssertEqual(path.count, 3)
    path.removeLast()
    path.removeLast(2)
    path.removeLast(5)
    XCTAssertEqual(path, NavigationPath())
    XCTAssertEqual(
      takeSentences(),
      ["A NavigationPath of 0 values was told to remove the last 5: it removes 0. Look at its count first."])
    XCTAssertEqual(NavigationPath([1, 2]), NavigationPath([1, 2]))
    XCTAssertNotEqual(NavigationPath([1, 2]), NavigationPath([2, 1]))
  }

  func testSavingAndRestoring() throws {
    var path = NavigationPath([1, 2])
    path.append("text")
    path.append(Saved(name: "s"))
    let data = try JSONEncoder().encode(try XCTUnwrap(path.codable))
    let restored = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    XCTAssertEqual(restored, path)
    path.append(Plain())
    XCTAssertNil(path.codable)
    XCTAssertThrowsError(
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["NoSuchType", "1"]"#.utf8)))
  }

  func testASavedPathIsTheSameInEachRunOfTheProgram() throws {
    let path = NavigationPath([Address()])
    let strings = try JSONDecoder().decode([String].self, from: JSONEncoder().encode(XCTUnwrap(path.codable)))
    XCTAssertEqual(strings.last, #"{"city":"a","number":2,"street":"b","zip":"1"}"#)
  }

  func testAValueOfAPrivateTypeIsNotSavedAsNoOtherRunWouldKnowIt() throws {
    let path = NavigationPath([Hidden(name: "h")])
    XCTAssertThrowsError(try JSONEncoder().encode(XCTUnwrap(path.codable))) { error in
      XCTAssertTrue("\(error)".contains("Hidden is private, so that no other run"), "\(error)")
    }
  }
}
