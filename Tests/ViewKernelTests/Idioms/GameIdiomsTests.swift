import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Games and clocks: much state, and every tap counts.
@MainActor
final class GameIdiomsTests: HostTestCase {
  // MARK: A game

  @Observable
  fileprivate final class Game {
    var cells = [String](repeating: "", count: 9)
    var isOver: Bool { winner != nil || !cells.contains("") }
    var next: String { cells.filter { !$0.isEmpty }.count % 2 == 0 ? "X" : "O" }
    var winner: String? {
      let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
      return lines.first { !cells[$0[0]].isEmpty && Set($0.map { cells[$0] }).count == 1 }.map { cells[$0[0]] }
    }
  }

  /// Noughts and crosses in a grid; the winner's line is told, cells are disabled at the end.
  func testNoughtsAndCrosses() {
    struct Board: View {
      @Bindable var game: Game
      var body: some View {
        VStack {
          Text(game.winner.map { "\($0) wins" } ?? (game.isOver ? "Nobody wins" : "\(game.next) is next"))
          Grid {
            ForEach(0..<3) { row in
              GridRow {
                ForEach(0..<3) { column in
                  let index = row * 3 + column
                  Button(game.cells[index].isEmpty ? "\(index)" : game.cells[index]) { game.cells[index] = game.next }
                    .disabled(game.isOver || !game.cells[index].isEmpty)
                }
              }
            }
          }
          if game.isOver { Button("Again") { game.cells = Array(repeating: "", count: 9) } }
        }
      }
    }
    let screen = show(Board(game: Game()), width: 200, height: 300)
    screen.assertShows("X is next", "0", "1", "2", "3", "4", "5", "6", "7", "8")
    for cell in ["0", "4", "1", "8"] { screen.tap(cell) }
    screen.assertShows("X is next", "X", "X", "2", "3", "O", "5", "6", "7", "O")
    screen.tap("2")
    screen.assertShows("X wins", "X", "X", "X", "3", "O", "5", "6", "7", "O", "Again")
    XCTAssertFalse(screen.host("3")?.tap() ?? true)
    screen.tap("Again")
    screen.assertShows("X is next", "0", "1", "2", "3", "4", "5", "6", "7", "8")
  }

  // MARK: A quiz

  @Observable
  fileprivate final class Quiz {
    let questions = [("1 + 1", ["2", "3"]), ("2 * 3", ["5", "6"])]
    let answers = ["2", "6"]
    var given: [String] = []
    var score: Int { zip(given, answers).filter { $0 == $1 }.count }
  }

  /// One question after the other, each a new view with a state of its own, and a page with the result.
  func testAQuiz() {
    struct Question: View {
      let text: String
      let choices: [String]
      let answer: (String) -> Void
      @State private var chosen: String?
      var body: some View {
        VStack {
          Text(text)
          ForEach(choices, id: \.self) { choice in
            Button(chosen == choice ? "(\(choice))" : choice) { chosen = choice }
          }
          if let chosen { Button("Next") { answer(chosen) } }
        }
      }
    }
    struct Root: View {
      let quiz: Quiz
      var body: some View {
        let number = quiz.given.count
        if number < quiz.questions.count {
          ProgressView(value: Double(number), total: Double(quiz.questions.count))
          Question(text: quiz.questions[number].0, choices: quiz.questions[number].1) { quiz.given.append($0) }
            .id(number)
        } else {
          Text("\(quiz.score) of \(quiz.answers.count)")
          Button("Again") { quiz.given = [] }
        }
      }
    }
    let quiz = Quiz()
    let screen = show(Root(quiz: quiz))
    screen.assertShows("1 + 1", "2", "3")
    screen.tap("3")
    screen.tap("2")
    XCTAssertEqual(screen.shownTexts, ["1 + 1", "(2)", "3", "Next"])
    screen.tap("Next")
    screen.assertShows("2 * 3", "5", "6")
    screen.tap("5")
    screen.tap("Next")
    screen.assertShows("1 of 2", "Again")
    screen.tap("Again")
    screen.assertShows("1 + 1", "2", "3")
  }

  // MARK: A stopwatch

  @Observable
  fileprivate final class Stopwatch {
    var isRunning = false
    var tenths = 0
    var laps: [Int] = []
  }

  /// A timer that runs while it should, with laps in a list, the newest first.
  func testAStopwatch() {
    struct Root: View {
      let watch: Stopwatch
      var body: some View {
        VStack {
          Text("\(watch.tenths)")
          if watch.isRunning {
            Button("Stop") { watch.isRunning = false }
              .onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) { _ in watch.tenths += 1 }
            Button("Lap") { watch.laps.insert(watch.tenths, at: 0) }
          } else {
            Button("Start") { watch.isRunning = true }
          }
          List(Array(watch.laps.enumerated()), id: \.offset) { number, lap in
            Text("#\(watch.laps.count - number): \(lap)")
          }
        }
      }
    }
    let watch = Stopwatch()
    let screen = show(Root(watch: watch), width: 200, height: 400)
    screen.assertShows("0", "Start")
    screen.tap("Start")
    for _ in 0..<3 { screen.pass(0.1) }
    screen.tap("Lap")
    for _ in 0..<2 { screen.pass(0.1) }
    screen.tap("Lap")
    screen.assertShows("5", "Stop", "Lap", "#2: 5", "#1: 3")
    screen.tap("Stop")
    screen.pass(5)
    screen.assertShows("5", "Start", "#2: 5", "#1: 3")
    screen.tap("Start")
    screen.pass(0.1)
    XCTAssertEqual(watch.tenths, 6)
  }
}
