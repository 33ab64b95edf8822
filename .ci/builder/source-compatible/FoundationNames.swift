import Foundation
import ViewKernel

// Names that come along with SwiftUI on Apple's systems.

final class Notes: ObservableObject {
  @Published var lines: [String] = []
  @Published private(set) var isLoading = false
  private var cancellables: Set<AnyCancellable> = []
  private let delay: DispatchQueue.SchedulerTimeType.Stride
  private let file = URL.documentsDirectory.appendingPathComponent("notes.json")

  init(delay: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(300)) {
    self.delay = delay
    $lines
      .dropFirst()
      .debounce(for: delay, scheduler: DispatchQueue.main)
      .encode(encoder: JSONEncoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { [file] in try? $0.write(to: file) })
      .store(in: &cancellables)
  }

  func load(from url: URL) {
    URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: [String].self, decoder: JSONDecoder())
      .replaceError(with: [])
      .prepend(["loading"])
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.lines = $0 }
      .store(in: &cancellables)
  }

  @MainActor
  func read() async throws {
    for try await line in file.lines { lines.append(line) }
  }
}

struct NotesView: View {
  @StateObject private var notes = Notes()
  @State private var start = CFAbsoluteTimeGetCurrent()
  @State private var size = CGSize.zero

  var body: some View {
    List(notes.lines, id: \.self) { Text($0) }
      .task {
        for await lines in notes.$lines.values { UserDefaults.standard.setValue(lines.count, forKey: "count") }
      }
      .onAppear {
        if size.equalTo(.zero) { start = CACurrentMediaTime() }
        notes.load(from: URL.cachesDirectory)
      }
  }
}

struct Ticks: Publisher {
  typealias Output = Int
  typealias Failure = Never

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: Ticking(subscriber: subscriber))
  }

  private final class Ticking<S: Subscriber>: Subscription where S.Input == Int {
    private var subscriber: S?
    init(subscriber: S) { self.subscriber = subscriber }
    func request(_ demand: Subscribers.Demand) { _ = subscriber?.receive(1) }
    func cancel() { subscriber = nil }
  }
}

final class Ledger {
  var total = 0
}

struct LedgerView: View {
  @Environment(\.undoManager) private var undoManager
  @State private var ledger = Ledger()
  private let relative: RelativeDateTimeFormatter = {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.dateTimeStyle = .named
    return formatter
  }()

  var body: some View {
    Button("Add") {
      ledger.total += 1
      undoManager?.registerUndo(withTarget: ledger) { $0.total -= 1 }
      undoManager?.setActionName("Add")
    }
    .disabled(undoManager?.canUndo == true)
    Text(relative.localizedString(for: Date(timeIntervalSinceReferenceDate: 0), relativeTo: Date()))
    Text(ListFormatter.localizedString(byJoining: ["a", "b"]))
    Text(Measurement(value: 3, unit: UnitLength.meters).formatted())
    Text(Measurement(value: 3, unit: UnitLength.meters), format: .measurement(width: .wide, usage: .road))
    Text(time)
  }

  private var time: String {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .positional
    formatter.zeroFormattingBehavior = [.pad]
    return formatter.string(from: 3600) ?? ""
  }
}

final class Countdown: ObservableObject {
  @Published var seconds = 10
  private var timer = Timer()

  func stop() {
    if timer.isValid { timer.invalidate() }
    timer = Timer()
  }

  func headlines(_ feed: URL) async throws -> [String] {
    var lines: [String] = []
    let (bytes, response) = try await URLSession.shared.bytes(for: URLRequest(url: feed))
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { return [] }
    for try await line in bytes.lines where line.hasPrefix("data:") { lines.append(line) }
    return lines
  }
}
