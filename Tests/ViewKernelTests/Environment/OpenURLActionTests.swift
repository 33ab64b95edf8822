import Foundation
import HostTree
import ViewKernel
import XCTest

/// Links, and who opens them.
@MainActor
final class OpenURLActionTests: HostTestCase {
  private let log = EventLog()

  private func link(_ address: String) throws -> Link<Text> {
    Link("Read", destination: try XCTUnwrap(URL(string: address)))
  }

  func testALinkAsksTheEnvironment() throws {
    let log = log
    let screen = show(
      try link("https://a.example").environment(
        \.openURL,
        OpenURLAction {
          log.add($0.absoluteString)
          return .handled
        }))
    screen.tap("Read")
    XCTAssertEqual(log.take(), ["https://a.example"])
  }

  func testWhereNobodyOpensAddresses() throws {
    let screen = show(try link("https://a.example"))
    screen.tap("Read")
    XCTAssertEqual(
      takeSentences(),
      [
        "Nobody opens https://a.example: there is no system here that could. "
          + "Put an OpenURLAction into the environment as \\.openURL."
      ])
  }

  func testWhatBecameOfIt() throws {
    let url = try XCTUnwrap(URL(string: "https://a.example"))
    var accepted: [Bool] = []
    OpenURLAction { _ in .discarded }(url) { accepted.append($0) }
    OpenURLAction { _ in .handled }(url) { accepted.append($0) }
    OpenURLAction { _ in .systemAction(URL(fileURLWithPath: "/b")) }(url) { accepted.append($0) }
    XCTAssertEqual(accepted, [false, true, false])
    XCTAssertEqual(takeSentences().count, 1)
  }

  func testWhoShowsTheApplicationOpensWhatIsLeftToTheSystem() throws {
    let log = EventLog()
    OpenURLAction.system = { url in
      log.add("system \(url)")
      return url.scheme == "https"
    }
    defer { OpenURLAction.system = nil }
    let web = try XCTUnwrap(URL(string: "https://example.com"))
    let file = try XCTUnwrap(URL(string: "file:///etc/passwd"))
    EnvironmentValues().openURL(web) { log.add("\($0)") }
    OpenURLAction { _ in .systemAction(web) }(file) { log.add("\($0)") }
    EnvironmentValues().openURL(file) { log.add("\($0)") }
    XCTAssertEqual(
      log.take(),
      [
        "system https://example.com", "true", "system https://example.com", "true", "system file:///etc/passwd",
        "false",
      ])
    XCTAssertEqual(takeSentences().count, 1)
  }

  func testURLsThatAreLeftToTheSystem() throws {
    let log = EventLog()
    OpenURLAction.system = { url in
      log.add("system \(url)")
      return true
    }
    defer { OpenURLAction.system = nil }
    let screen = show(
      try link("https://a.example").onOpenURL(prefersInApp: true).environment(
        \.openURL, OpenURLAction { _ in .handled }))
    screen.tap("Read")
    let web = try XCTUnwrap(URL(string: "https://b.example"))
    EnvironmentValues().openURL(web, prefersInApp: true)
    OpenURLAction { _ in .systemAction(prefersInApp: true) }(web)
    OpenURLAction { _ in .systemAction(URL(fileURLWithPath: "/c"), prefersInApp: false) }(web)
    XCTAssertEqual(
      log.take(),
      ["system https://a.example", "system https://b.example", "system https://b.example", "system file:///c"])
  }
}
