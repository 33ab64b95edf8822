import Foundation

/// A browser without a window, driven by requests of the W3C's WebDriver.
final class WebDriver {
  private let driver: RunningProgram
  private let address: String
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
    let port = driver.line.split(separator: " ").last?.filter(\.isNumber) ?? ""
    address = "http://127.0.0.1:\(port)"
    let options: [String: Any] = [
      "args": ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=900,1000"]
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
    let data = try WebDriver.curl(method, address + path, body.map { try JSONSerialization.data(withJSONObject: $0) })
    let reply = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? [String: Any]
    let value = reply?["value"]
    if let failure = value as? [String: Any], let kind = failure["error"] {
      throw WebDriverError(description: "\(kind): \(failure["message"] ?? "")")
    }
    return value is NSNull ? nil : value
  }

  /// By `curl`, as URLSession does not take the headers that the driver answers with on Linux.
  private static func curl(_ method: String, _ url: String, _ body: Data?) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["curl", "--silent", "--max-time", "60", "--request", method, url]
    let (input, output) = (Pipe(), Pipe())
    if body != nil { process.arguments? += ["--data-binary", "@-", "--header", "Content-Type: application/json"] }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: body ?? Data())
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}

struct WebDriverError: Error, CustomStringConvertible {
  let description: String
}
