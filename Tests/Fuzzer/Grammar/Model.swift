import Foundation
import Observation
import ViewKernel

/// An element of a collection.
struct Item: Identifiable, Hashable, Codable {
  var id: Int
  var title: String
  var count: Int
  var isOn: Bool
  var parts: [Item] = []
  var optionalParts: [Item]? {
    get { parts.isEmpty ? nil : parts }
    set { parts = newValue ?? [] }
  }

  static func random(_ random: inout Random, depth: Int = 1) -> Item {
    Item(
      id: random.below(1_000_000), title: Model.someWords[random.below(Model.someWords.count)], count: random.below(8),
      isOn: random.chance(50),
      parts: depth == 0 ? [] : (0..<random.below(4)).map { _ in .random(&random, depth: depth - 1) })
  }
}

/// All that a program shows, as plain values: a fresh window over the same model must show the same.
struct Model: Hashable, Codable {
  var numbers = [0, 1, 2, 3]
  var flags = [false, true, false, true]
  var words = ["w0", "w1"]
  var amount = 0.5
  var items: [Item] = []
  var others: [Item] = []
  var selection: Int?
  var chosen: Set<Int> = []
  var path: [Int] = []
  var date = Date(timeIntervalSinceReferenceDate: 700_000_000)
  var hue = 0

  static let someWords = ["a", "b", "", "some", "a text of several words", "Ünï", "l\nm", "42"]

  static func random(_ random: inout Random) -> Model {
    var model = Model()
    model.numbers = (0..<4).map { _ in random.below(8) }
    model.flags = (0..<4).map { _ in random.chance(50) }
    model.words = (0..<2).map { _ in someWords[random.below(someWords.count)] }
    model.amount = Double(random.below(11)) / 10
    model.items = (0..<random.below(6)).map { _ in .random(&random) }
    model.others = (0..<random.below(4)).map { _ in .random(&random) }
    model.hue = random.below(6)
    return model
  }
}

/// How a program's views come to the model.
enum DataFlow: String, CaseIterable, Codable {
  /// Values are handed down; a write is another root view.
  case value
  /// `@State` at the root, and bindings.
  case state
  /// An `@Observable` object for each field.
  case observable
  /// An `ObservableObject` with a `@Published` model.
  case object
}

/// A field that tells of its changes by itself.
@Observable @MainActor
final class Cell<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// The model as an object whose fields are observed one by one.
@MainActor @Observable
final class ObservableModel {
  @ObservationIgnored let numbers: [Cell<Int>]
  @ObservationIgnored let flags: [Cell<Bool>]
  @ObservationIgnored let words: [Cell<String>]
  var amount: Double
  var items: [Item]
  var others: [Item]
  var selection: Int?
  var chosen: Set<Int>
  var path: [Int]
  var date: Date
  var hue: Int

  init(_ model: Model) {
    numbers = model.numbers.map { Cell($0) }
    flags = model.flags.map { Cell($0) }
    words = model.words.map { Cell($0) }
    amount = model.amount
    items = model.items
    others = model.others
    selection = model.selection
    chosen = model.chosen
    path = model.path
    date = model.date
    hue = model.hue
  }

  var model: Model {
    get {
      Model(
        numbers: numbers.map(\.value), flags: flags.map(\.value), words: words.map(\.value), amount: amount,
        items: items, others: others, selection: selection, chosen: chosen, path: path, date: date, hue: hue)
    }
    set {
      for (cell, value) in zip(numbers, newValue.numbers) where cell.value != value { cell.value = value }
      for (cell, value) in zip(flags, newValue.flags) where cell.value != value { cell.value = value }
      for (cell, value) in zip(words, newValue.words) where cell.value != value { cell.value = value }
      if amount != newValue.amount { amount = newValue.amount }
      if items != newValue.items { items = newValue.items }
      if others != newValue.others { others = newValue.others }
      if selection != newValue.selection { selection = newValue.selection }
      if chosen != newValue.chosen { chosen = newValue.chosen }
      if path != newValue.path { path = newValue.path }
      if date != newValue.date { date = newValue.date }
      if hue != newValue.hue { hue = newValue.hue }
    }
  }
}

/// The model as an object that tells of all its changes at once.
@MainActor
final class PublishedModel: ObservableObject {
  @Published var model: Model { didSet { version += 1 } }
  private(set) var version = 0
  init(_ model: Model) { self.model = model }
}
