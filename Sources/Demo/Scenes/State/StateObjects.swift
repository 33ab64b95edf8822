import ViewKernel

extension DemoScene {
  static let stateObjects = DemoScene(
    "C8", "state-objects", "A state object is made once; an observed object is the one that the parent hands over."
  ) { stage in
    stage.show(Parent(log: stage.log))
    stage.tap("Again")
    stage.tap("Count owned")
    stage.tap("Count given")
    stage.tap("Again")
  }
}

@MainActor private final class Tally: ObservableObject {
  @Published var count = 0

  init(_ owner: String, log: CallLog) { log("a Tally is made for \(owner)") }
}

private struct Parent: View {
  let log: CallLog
  @State private var runs = 1

  var body: some View {
    VStack(alignment: .leading) {
      Text("Run \(runs)")
      Button("Again") { runs += 1 }
      Owner(log: log, run: runs)
      // Made again whenever this body runs, with a count of 0: the child follows the newest.
      Follower(tally: Tally("Follower by run \(runs)", log: log))
    }
  }
}

private struct Owner: View {
  let run: Int
  @StateObject private var tally: Tally

  init(log: CallLog, run: Int) {
    self.run = run
    _tally = StateObject(wrappedValue: Tally("Owner by run \(run)", log: log))
  }

  var body: some View {
    HStack {
      Button("Count owned") { tally.count += 1 }
      Text("Owned: \(tally.count), seen by run \(run)")
    }
  }
}

private struct Follower: View {
  @ObservedObject var tally: Tally

  var body: some View {
    HStack {
      Button("Count given") { tally.count += 1 }
      Text("Given: \(tally.count)")
    }
  }
}

#Preview { Parent(log: CallLog()) }
