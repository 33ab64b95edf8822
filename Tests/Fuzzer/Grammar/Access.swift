import Foundation
import ViewKernel

/// What a view has at hand: the model by its program's data flow, and the element of the collection around it.
@MainActor
public struct Access {
  enum Source {
    case value(Model, Binding<Model>)
    case state(Binding<Model>)
    case observable(ObservableModel)
    /// Views are told of changes by who observes the object: what they hand down is another value then, as the models
    /// are that are handed down beside an object.
    case object(PublishedModel, ObservedObject<PublishedModel>.Wrapper, version: Int)
  }

  let source: Source
  var item: Item?
  var itemBinding: Binding<Item>?
  let report: Report

  func with(_ item: Item) -> Access {
    var copy = self
    copy.item = item
    copy.itemBinding = nil
    return copy
  }

  func with(_ item: Binding<Item>) -> Access {
    var copy = self
    copy.item = item.wrappedValue
    copy.itemBinding = item
    return copy
  }

  func with(_ source: Source) -> Access {
    Access(source: source, item: item, itemBinding: itemBinding, report: report)
  }

  // MARK: Reading

  private func read<V>(_ path: KeyPath<Model, V>, _ observed: (ObservableModel) -> V) -> V {
    switch source {
    case .value(let model, _): model[keyPath: path]
    case .state(let binding): binding.wrappedValue[keyPath: path]
    case .observable(let model): observed(model)
    case .object(let object, _, _): object.model[keyPath: path]
    }
  }

  func number(_ i: Int) -> Int { read(\.numbers[i]) { $0.numbers[i].value } }
  func flag(_ i: Int) -> Bool { read(\.flags[i]) { $0.flags[i].value } }
  func word(_ i: Int) -> String { read(\.words[i]) { $0.words[i].value } }
  var amount: Double { read(\.amount) { $0.amount } }
  var items: [Item] { read(\.items) { $0.items } }
  var others: [Item] { read(\.others) { $0.others } }
  var selection: Int? { read(\.selection) { $0.selection } }
  var chosen: Set<Int> { read(\.chosen) { $0.chosen } }
  var path: [Int] { read(\.path) { $0.path } }
  var date: Date { read(\.date) { $0.date } }
  var hue: Int { read(\.hue) { $0.hue } }

  // MARK: Bindings

  private func bind<V>(
    _ path: WritableKeyPath<Model, V>, _ observed: (Bindable<ObservableModel>) -> Binding<V>
  ) -> Binding<V> {
    switch source {
    case .value(_, let binding), .state(let binding): binding[dynamicMember: path]
    case .observable(let model): observed(Bindable(model))
    case .object(_, let bindings, _): bindings.model[dynamicMember: path]
    }
  }

  func numberBinding(_ i: Int) -> Binding<Int> { bind(\.numbers[i]) { Bindable($0.wrappedValue.numbers[i]).value } }
  func flagBinding(_ i: Int) -> Binding<Bool> { bind(\.flags[i]) { Bindable($0.wrappedValue.flags[i]).value } }
  func wordBinding(_ i: Int) -> Binding<String> { bind(\.words[i]) { Bindable($0.wrappedValue.words[i]).value } }
  var amountBinding: Binding<Double> { bind(\.amount) { $0.amount } }
  var itemsBinding: Binding<[Item]> { bind(\.items) { $0.items } }
  var othersBinding: Binding<[Item]> { bind(\.others) { $0.others } }
  var selectionBinding: Binding<Int?> { bind(\.selection) { $0.selection } }
  var chosenBinding: Binding<Set<Int>> { bind(\.chosen) { $0.chosen } }
  var pathBinding: Binding<[Int]> { bind(\.path) { $0.path } }
  var dateBinding: Binding<Date> { bind(\.date) { $0.date } }
  var hueBinding: Binding<Int> { bind(\.hue) { $0.hue } }
}

/// What the views of one window have told.
@MainActor
final class Report {
  /// How often each view that says so is on screen.
  var visible: [String: Int] = [:]
  /// What went wrong by the views' own account.
  var complaints: [String] = []

  nonisolated init() {}

  func appeared(_ name: String) { visible[name, default: 0] += 1 }

  func disappeared(_ name: String) {
    visible[name, default: 0] -= 1
    if visible[name] == 0 { visible[name] = nil }
    if visible[name, default: 0] < 0 { complaints.append("onDisappear without onAppear: \(name)") }
  }
}
