package import BrowserDisplay
import Foundation

/// Broken requests and messages, the same for the same seed.
package enum ServerFuzz {
  /// Runs trials without sockets; returns a sentence about the first one that fails.
  package static func run(_ seeds: Range<Int>) -> String? {
    for seed in seeds {
      var trial = ServerTrial(seed: UInt64(truncatingIfNeeded: seed))
      do { try trial.run() } catch { return sentence(about: error, seed: seed) }
    }
    return nil
  }

  /// Runs trials with some peers at a time over sockets, which wait: not on the main actor, which must be free for what
  /// comes in.
  package static func runSockets(_ seeds: Range<Int>, port: Int) -> String? {
    for seed in seeds {
      do { try SocketTrial(seed: UInt64(truncatingIfNeeded: seed), port: port).run() } catch {
        return sentence(about: error, seed: seed)
      }
    }
    return nil
  }

  private static func sentence(about error: any Error, seed: Int) -> String {
    "Seed \(seed): " + ((error as? ServerTrial.Failure)?.text ?? "\(error)")
  }

  // MARK: Server

  package static let files = [
    "/": LocalServer.File(type: "text/html; charset=utf-8", bytes: Array("<html>".utf8)),
    "/page.js": LocalServer.File(type: "text/javascript", bytes: [UInt8](repeating: 65, count: 2_000)),
  ]

  static func site(port: Int) -> Site {
    // The token is plain.
    Site(port: port, token: AccessToken(Traffic.token)!, files: files)
  }

  /// With so little time for a request that who waits for its end does not wait long.
  package static var limits: ServerLimits {
    var limits = ServerLimits()
    limits.requestTime = 0.05
    return limits
  }

  // MARK: Replies

  /// All that was sent must be responses, of which no other follows one that closes, then frames, of which no other
  /// follows a close.
  static func check(_ output: [UInt8], isComplete: Bool) throws {
    var reader = ReplyReader(output)
    var isPage = false
    var isLast = false
    while !reader.isEmpty {
      guard !isLast else { throw ServerTrial.Failure(text: "Something follows the end.") }
      if isPage {
        guard let frame = try reader.frame() else { break }
        if case .close = frame { isLast = true }
      } else {
        guard let reply = try reader.replyToAny() else { break }
        isPage = reply.status == 101
        isLast = reply.headers["connection"] == "close"
        guard isLast || [101, 200].contains(reply.status) else {
          throw ServerTrial.Failure(text: "After \(reply.status) it goes on.")
        }
      }
    }
    guard reader.isEmpty || !isComplete else { throw ServerTrial.Failure(text: "Half a reply.") }
  }
}
