import ViewKernel

extension DemoScene {
  static let bodiesThatRun = DemoScene(
    "C6", "bodies-that-run", "Only the bodies that read what changed run again, whichever way they read it."
  ) { stage in
    let scores = Scores()
    let settings = Settings()
    let profile = Profile()
    stage.show(Root(log: stage.log, scores: scores, settings: settings, profile: profile))
    stage.tap("Count")
    stage.tap("Limit the lines")
    stage.step("scores.best = 10") { scores.best = 10 }
    stage.step("settings.sound = false") { settings.sound = false }
    stage.step("profile.name = \"Grace\"") { profile.name = "Grace" }
    stage.step("profile.visits = 1, which nobody read") { profile.visits = 1 }
    stage.tap("Play")
  }
}

private final class Scores: ObservableObject { @Published var best = 0 }
private final class Settings: ObservableObject { @Published var sound = true }
private final class Game: ObservableObject { @Published var round = 1 }

@Observable private final class Profile {
  var name = "Ada"
  var visits = 0
}

private struct Root: View {
  let log: CallLog
  let scores: Scores
  let settings: Settings
  let profile: Profile

  var body: some View {
    Dashboard(log: log, scores: scores).environmentObject(settings).environment(profile)
  }
}

private struct Dashboard: View {
  let log: CallLog
  let scores: Scores
  @State private var lines: Int?

  var body: some View {
    let _ = log("body of Dashboard")
    VStack(alignment: .leading) {
      Button("Limit the lines") { lines = 1 }
      StateReader(log: log)
      ObservedReader(log: log, scores: scores)
      StateObjectReader(log: log)
      EnvironmentObjectReader(log: log)
      EnvironmentReader(log: log).environment(\.lineLimit, lines)
      ObservableReader(log: log)
    }
  }
}

private struct StateReader: View {
  let log: CallLog
  @State private var count = 0

  var body: some View {
    let _ = log("body of StateReader")
    HStack {
      Button("Count") { count += 1 }; Text("\(count)")
    }
  }
}

private struct ObservedReader: View {
  let log: CallLog
  @ObservedObject var scores: Scores

  var body: some View {
    let _ = log("body of ObservedReader")
    Text("Best: \(scores.best)")
  }
}

private struct StateObjectReader: View {
  let log: CallLog
  @StateObject private var game = Game()

  var body: some View {
    let _ = log("body of StateObjectReader")
    HStack {
      Button("Play") { game.round += 1 }; Text("Round \(game.round)")
    }
  }
}

private struct EnvironmentObjectReader: View {
  let log: CallLog
  @EnvironmentObject private var settings: Settings

  var body: some View {
    let _ = log("body of EnvironmentObjectReader")
    Text(settings.sound ? "Loud" : "Silent")
  }
}

private struct EnvironmentReader: View {
  let log: CallLog
  @Environment(\.lineLimit) private var lines

  var body: some View {
    let _ = log("body of EnvironmentReader")
    Text(lines == nil ? "As many lines as it takes" : "One line")
  }
}

private struct ObservableReader: View {
  let log: CallLog
  @Environment(Profile.self) private var profile

  var body: some View {
    let _ = log("body of ObservableReader")
    Text("Hello, \(profile.name)")
  }
}

#Preview { Root(log: CallLog(), scores: Scores(), settings: Settings(), profile: Profile()) }
