/// Three peers of one server at a time, whose pieces come in between each other's. Some go without a word, some never
/// finish. Afterwards the server must answer as if nothing had been.
struct SocketTrial {
  private let port: Int
  private let seed: UInt64

  init(seed: UInt64, port: Int) {
    self.seed = seed
    self.port = port
  }

  private struct Peer {
    let client: RawClient
    var rest: ArraySlice<UInt8>
    let end: Int
  }

  func run() throws {
    var numbers = Numbers(seed: ~seed)
    var peers: [Peer] = []
    for number: UInt64 in 0..<3 {
      var traffic = BrokenTraffic(seed: seed &* 3 &+ number, port: port)
      guard let client = RawClient(port: port) else { throw ServerTrial.Failure(text: "The server does not listen.") }
      peers.append(Peer(client: client, rest: traffic.bytes()[...], end: numbers.below(8)))
    }
    while let index = peers.indices.filter({ !peers[$0].rest.isEmpty }).randomElement(using: &numbers) {
      let size = 1 + numbers.below(600)
      if !peers[index].client.send(peers[index].rest.prefix(size)) { peers[index].rest = [] }
      peers[index].rest = peers[index].rest.dropFirst(size)
    }
    for peer in peers {
      switch peer.end {
      case 0: peer.client.reset()
      case 1: peer.client.close()
      default:
        peer.client.endWriting()
        try checkEnd(of: peer.client)
      }
    }
    if numbers.isOne(in: 8) { try finishNothing(&numbers) }
    guard let client = RawClient(port: port) else {
      throw ServerTrial.Failure(text: "The server does not listen any more.")
    }
    client.send(Traffic.request("/", port: port))
    guard try client.reply()?.status == 200 else {
      throw ServerTrial.Failure(text: "The server does not answer any more.")
    }
  }

  private func checkEnd(of client: RawClient) throws {
    guard let output = client.readToEnd() else { throw ServerTrial.Failure(text: "The server does not close.") }
    try ServerFuzz.check(output, isComplete: true)
  }

  /// Sends the start of a request, and waits until the server has lost its patience.
  private func finishNothing(_ numbers: inout Numbers) throws {
    guard let client = RawClient(port: port) else { throw ServerTrial.Failure(text: "The server does not listen.") }
    let request = Traffic.handshake(port: port)
    client.send(request.prefix(1 + numbers.below(request.count - 1)))
    guard try client.reply()?.status == 408, client.isAtEnd else {
      throw ServerTrial.Failure(text: "The server waits for ever, or says something else.")
    }
  }
}
