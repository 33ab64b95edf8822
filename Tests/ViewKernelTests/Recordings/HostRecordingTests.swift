import Foundation
import TestSupport
import ViewKernel
import XCTest

/// The files of recordings, and the differences of replays.
@MainActor
final class HostRecordingTests: HostTestCase {
  private struct Counter: View {
    @State private var count = 0
    var step = 1
    var body: some View {
      VStack {
        Text("Count: \(count)")
        Button("Add") { count += step }
        SecureField("Password", text: .constant("hunter2"))
      }
    }
  }

  private func record(step: Int = 1, taps: Int = 3) -> HostRecording {
    let screen = show(Counter(step: step), width: 320, height: 200)
    let recording = HostRecording(title: "counter")
    recording.take("show", of: screen.window)
    for _ in 0..<taps {
      screen.tap("Add")
      recording.take("tap Add", of: screen.window)
    }
    return recording
  }

  private func inFile(_ recording: HostRecording, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.html")
    try recording.write(to: file)
    try body(file)
  }

  func testAFileIsReadAgain() throws {
    let recording = record()
    XCTAssertEqual(recording.count, 4)
    XCTAssertEqual(recording.digest, "4 steps: show, tap Add, tap Add, tap Add")
    try inFile(recording) { file in
      XCTAssertEqual(try HostRecording.title(of: file), "counter")
      XCTAssertNil(try record().difference(from: file))
    }
    XCTAssertTrue(recording.tree(ofStep: 2).contains("Count: 2"))
    XCTAssertEqual(recording.html, record().html, "the same each time")
  }

  func testAReplayThatDiffers() throws {
    try inFile(record()) { file in
      let difference = try XCTUnwrap(record(step: 2).difference(from: file))
      assertText(
        difference,
        """
        Step 1, tap Add: the tree differs:
        -       ├─ HostLabel "Count: 1" (127.5, 0, 65 x 20)
        +       ├─ HostLabel "Count: 2" (127.5, 0, 65 x 20)
        3 of 4 steps differ.
        """)
      let both = try String(
        contentsOf: file.deletingLastPathComponent().appendingPathComponent("a-replay.html"), encoding: .utf8)
      XCTAssertTrue(both.contains("id=\"recording\""))
      XCTAssertTrue(try XCTUnwrap(record(taps: 2).difference(from: file)).hasSuffix("4 steps, the replay 3"))
    }
  }

  func testSecretsAreMasked() {
    let html = record().tree(ofStep: 0)
    XCTAssertFalse(html.contains("hunter2"))
  }

  func testPrivateTextsAreMaskedInTreesPicturesAndReports() {
    struct Account: View {
      @State private var balance = 1_023
      var body: some View {
        VStack {
          Text("Balance \(balance)").padding().privacySensitive()
          Button("Earn") { balance += 1 }
        }
      }
    }
    let screen = show(Account(), width: 320, height: 200)
    let recording = HostRecording(title: "account")
    recording.take("show", of: screen.window)
    screen.tap("Earn")
    recording.take("tap Earn", of: screen.window)
    XCTAssertTrue(recording.tree(ofStep: 1).contains("\"••••••••••••\""))
    for step in 0...1 {
      XCTAssertFalse((recording.tree(ofStep: step) + recording.pictureAndReport(ofStep: step)).contains("Balance 1"))
    }
    XCTAssertTrue(recording.pictureAndReport(ofStep: 1).contains("balance of Account: 1023 → 1024"))
  }

  func testAFileThatIsNone() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID().uuidString)")
    XCTAssertThrowsError(try HostRecording.title(of: file)) { XCTAssertEqual("\($0)", "it cannot be read") }
    defer { try? FileManager.default.removeItem(at: file) }
    for (text, sentence) in [
      ("<html>", "it is no recording: it has no data of one"),
      ("<script type=\"text/plain\" id=\"data\" data-encoding=\"deflate-raw\">!!</script>", "its data is damaged"),
      ("<script type=\"text/plain\" id=\"data\" data-encoding=\"deflate-raw\">AAAA</script>", "its data is damaged"),
    ] {
      try Data(text.utf8).write(to: file)
      XCTAssertThrowsError(try HostRecording.title(of: file)) { XCTAssertEqual("\($0)", sentence) }
    }
  }

  /// The bound for 200 steps of an application.
  func testSize() {
    let recording = record(taps: 200)
    XCTAssertEqual(recording.count, 201)
    XCTAssertLessThan(recording.html.utf8.count, 100_000)
  }
}
