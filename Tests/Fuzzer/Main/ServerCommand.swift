import BrowserDisplay
import Foundation
import ServerFuzz

/// `Fuzzer --server 0..<1000`: broken requests and messages for the server of BrowserDisplay, every fiftieth seed over
/// sockets, too.
@MainActor
enum ServerCommand {
  static func run(_ seeds: Range<Int>) async {
    let handler = Handler()
    do {
      let server = try LocalServer(port: 0, files: ServerFuzz.files, token: Traffic.token, limits: ServerFuzz.limits)
      server.start(handler)
      let port = server.port
      let failure = await Task.detached {
        ServerFuzz.run(seeds)
          ?? ServerFuzz.runSockets(seeds.lowerBound..<(seeds.lowerBound + seeds.count / 50), port: port)
      }.value
      server.stop()
      if let failure { fail(failure) }
      print(
        "\(seeds.count) trials, \(seeds.count / 50) of them over sockets with \(handler.count) events: nothing is wrong."
      )
    } catch {
      fail("\(error)")
    }
  }

  private static func fail(_ sentence: String) -> Never {
    print(sentence)
    exit(1)
  }

  private final class Handler: ServerHandler {
    private(set) var count = 0

    func pageDidOpen(_ page: PageID, path: String, query: [String: String]) { count += 1 }
    func page(_ page: PageID, didSend message: String) { count += 1 }
    func pageDidClose(_ page: PageID) { count += 1 }
  }
}
