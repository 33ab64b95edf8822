import Foundation
import XCTest

/// A recording of a scene, as the demo writes it.
enum RecordedScene {
  /// - Returns: The file.
  static func record(_ scene: String, into folder: URL) throws -> URL {
    let demo = Process()
    demo.executableURL = RunningProgram.built("Demo")
    demo.arguments = ["--html", folder.path + "/recordings", scene]
    demo.standardOutput = FileHandle.nullDevice
    try demo.run()
    demo.waitUntilExit()
    XCTAssertEqual(demo.terminationStatus, 0)
    return folder.appendingPathComponent("recordings/\(scene).html")
  }
}
