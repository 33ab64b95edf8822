import Foundation
import ServerFuzz

/// A browser without a window, driven by requests of the W3C's WebDriver.
final class WebDriver {
  private let driver: RunningProgram
  private let port: Int
  private var session = ""

  /// Where Debian's package `chromium-driver` puts it, and others.
  static var executable: URL? {
    ["/usr/bin/chromedriver", "/usr/local/bin/chromedriver"].first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(fileURLWithPath: $0) }
  }

  /// How many seconds to wait for what must come: for ever, as far as a machine goes that builds something else as
  /// well.
  static let patience = 50

  /// Starts a browser.
  init(_ executable: URL) throws {
    driver = try RunningProgram(executable, ["--port=0"], waitingFor: "successfully on port")
    port = driver.line.split(separator: " ").last.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    let options: [String: Any] = [
      "args": ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"]
    ]
    let capabilities: [String: Any] = [
      "alwaysMatch": [
        "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"],
        "timeouts": ["script": (WebDriver.patience + 10) * 1_000],
      ]
    ]
    let reply = try request("POST", "/session", ["capabilities": capabilities]) as? [String: Any]
    guard let id = reply?["sessionId"] as? String else {
      throw WebDriverError(description: "no session: \(reply ?? [:])")
    }
    session = "/session/\(id)"
    try resize(width: 900, height: 1_000)
  }

  /// Makes the browser as it was when it started: one empty tab, in which nothing is emulated, and nothing stored.
  func reset() throws {
    let former = try request("GET", session + "/window/handles") as? [String] ?? []
    let tab = try post("/window/new", ["type": "tab"]) as? [String: Any]
    for handle in former {
      try post("/window", ["handle": handle])
      _ = try request("DELETE", session + "/window")
    }
    try post("/window", ["handle": tab?["handle"] ?? ""])
    try command("Storage.clearDataForOrigin", ["origin": "*", "storageTypes": "all"])
    try command("Network.clearBrowserCookies", [:])
    try resize(width: 900, height: 1_000)
    _ = try console()
  }

  deinit { _ = try? request("DELETE", session) }

  func open(_ url: String) throws { try post("/url", ["url": url]) }
  func reload() throws { try post("/refresh", [:]) }

  /// Makes the browser's own window another size.
  func resize(width: Int, height: Int) throws { try post("/window/rect", ["width": width, "height": height]) }

  /// Runs the body of a function in the page; its arguments are `arguments`. A promise that it returns is waited for.
  @discardableResult
  func run(_ script: String, _ arguments: Any...) throws -> Any? {
    try post("/execute/sync", ["script": script, "args": arguments])
  }

  /// Does what one device does, action after action.
  func perform(_ device: [String: Any], _ actions: [[String: Any]]) throws {
    try post("/actions", ["actions": [device.merging(["actions": actions]) { $1 }]])
  }

  /// Sends a command of Chromium's own protocol.
  func command(_ name: String, _ parameters: [String: Any]) throws {
    try post("/goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  /// What the page looks like, as PNG.
  func screenshot() throws -> Data? {
    (try request("GET", session + "/screenshot") as? String).flatMap { Data(base64Encoded: $0) }
  }

  /// What the page has written to its console.
  func console() throws -> [String] {
    let entries = try post("/se/log", ["type": "browser"]) as? [[String: Any]]
    return (entries ?? []).map { "\($0["level"] ?? "") \($0["message"] ?? "")" }
  }

  @discardableResult
  private func post(_ path: String, _ body: [String: Any]) throws -> Any? { try request("POST", session + path, body) }

  private func request(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> Any? {
    let content = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let head = [
      "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Content-Type: application/json",
      "Content-Length: \(content.count)", "Connection: close", "", "",
    ]
    // Not by URLSession, which does not take the headers that the driver answers with on Linux.
    let patience = (WebDriver.patience + 20) * 1_000
    guard let client = RawClient(port: port, milliseconds: patience),
      client.send(head.joined(separator: "\r\n").utf8 + Array(content)), let answer = try client.reply()
    else { throw WebDriverError(description: "The driver does not answer \(method) \(path).") }
    let json = try JSONSerialization.jsonObject(with: Data(answer.body), options: .fragmentsAllowed)
    let reply = json as? [String: Any]
    let value = reply?["value"]
    if let failure = value as? [String: Any], let kind = failure["error"] {
      throw WebDriverError(description: "\(kind): \(failure["message"] ?? "")")
    }
    return value is NSNull ? nil : value
  }
}

struct WebDriverError: Error, CustomStringConvertible {
  let description: String
}
