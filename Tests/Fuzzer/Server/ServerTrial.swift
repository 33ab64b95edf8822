import BrowserDisplay

/// One peer of a ``Conversation``: it sends broken traffic in pieces, reads when it likes, and goes when it likes.
/// Nothing may trap or go on for ever, and all that it gets must be well-formed.
struct ServerTrial {
  struct Failure: Error { let text: String }

  private static let port = 8_000
  private let seed: UInt64
  private let bytes: [UInt8]
  private let site: Site
  private var limits = ServerLimits()
  private var numbers: Numbers

  init(seed: UInt64) {
    self.seed = seed
    numbers = Numbers(seed: ~seed)
    var traffic = BrokenTraffic(seed: seed, port: Self.port)
    bytes = traffic.bytes()
    site = ServerFuzz.site(port: Self.port)
    if numbers.isOne(in: 3) {
      limits.requestLine = 60 + numbers.below(100)
      limits.header = 30 + numbers.below(400)
      limits.headerLines = 1 + numbers.below(8)
      limits.message = numbers.below(2_000)
      limits.frames = 1 + numbers.below(3)
      limits.unsent = 1_000 + numbers.below(2_000)
    }
  }

  /// Throws a sentence about what is wrong.
  mutating func run() throws {
    let whole = try transcript(pieces: .max)
    let pieces = try transcript(pieces: 1 + numbers.below(numbers.isOne(in: 2) ? 3 : 64))
    guard whole.output == pieces.output, whole.events == pieces.events else {
      throw Failure(text: "What comes in pieces is answered otherwise: \(whole.summary) and \(pieces.summary)")
    }
    try runWild()
  }

  // MARK: A peer who reads all

  private struct Transcript {
    var output: [UInt8] = []
    var events: [Conversation.Event] = []

    var summary: String { "\(output.count) bytes, \(events.count) events" }
  }

  /// What a peer gets who reads at once, and ends after its last byte.
  private func transcript(pieces: Int) throws -> Transcript {
    // Who sends much at once reads its answers late.
    var limits = limits
    limits.unsent = .max
    var conversation = Conversation(site: site, limits: limits)
    var transcript = Transcript()
    var rest = bytes[...]
    while !rest.isEmpty {
      conversation.receive(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      try drain(&conversation, into: &transcript)
      guard conversation.takesInput else { throw Failure(text: "Input waits, though all was read.") }
    }
    conversation.end()
    try drain(&conversation, into: &transcript)
    guard conversation.isOver else { throw Failure(text: "The peer has ended, and the conversation goes on.") }
    try check(transcript, isComplete: true)
    return transcript
  }

  private func drain(_ conversation: inout Conversation, into transcript: inout Transcript) throws {
    var steps = 0
    while !conversation.output.isEmpty {
      transcript.output += conversation.output.withUnsafeBytes { Array($0) }
      conversation.wrote(conversation.output.count)
      steps += 1
      guard steps <= bytes.count + 1 else { throw Failure(text: "The output has no end.") }
    }
    transcript.events += conversation.takeEvents()
  }

  // MARK: A peer who does what it likes

  private mutating func runWild() throws {
    var conversation = Conversation(site: site, limits: limits)
    var transcript = Transcript()
    var rest = bytes[...]
    let reads = !numbers.isOne(in: 6)
    for _ in 0..<80 {
      switch numbers.below(24) {
      case 0: conversation.timeOut()
      case 1: conversation.send("frame")
      case 2, 3: conversation.send(String(repeating: "a", count: numbers.below(1_500)))
      case 4 where numbers.isOne(in: 4): conversation.close(.normal)
      case 5 where numbers.isOne(in: 4): conversation.end()
      case 6...13 where reads: write(&conversation, into: &transcript)
      default:
        let size = min(rest.count, 1 + numbers.below(numbers.isOne(in: 2) ? 8 : 4_000))
        conversation.receive(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      transcript.events += conversation.takeEvents()
      // A response has at most the longest file, a header, and what came before it.
      guard conversation.output.count <= limits.unsent + 4_096 || conversation.isOver else {
        throw Failure(text: "\(conversation.output.count) bytes wait.")
      }
      if conversation.isOver { break }
    }
    conversation.end()
    var steps = 0
    while !conversation.isOver {
      if conversation.output.isEmpty { conversation.timeOut() } else { write(&conversation, into: &transcript) }
      steps += 1
      guard steps < 100_000 else { throw Failure(text: "A peer that has ended is never done.") }
    }
    transcript.events += conversation.takeEvents()
    try check(transcript, isComplete: conversation.output.isEmpty)
  }

  private mutating func write(_ conversation: inout Conversation, into transcript: inout Transcript) {
    let count = numbers.isOne(in: 3) ? conversation.output.count : numbers.below(conversation.output.count + 1)
    transcript.output += conversation.output.withUnsafeBytes { Array($0.prefix(count)) }
    conversation.wrote(count)
  }

  // MARK: What must hold

  private func check(_ transcript: Transcript, isComplete: Bool) throws {
    try ServerFuzz.check(transcript.output, isComplete: isComplete)
    var isOpen = false
    var count = 0
    for event in transcript.events {
      switch event {
      case .opened where count == 0: isOpen = true
      case .message(let text) where isOpen && text.utf8.count <= limits.message: break
      case .closed where isOpen: isOpen = false
      default: throw Failure(text: "An event at the wrong time: \(event)")
      }
      count += 1
    }
    if isOpen { throw Failure(text: "A page was not closed.") }
  }
}
