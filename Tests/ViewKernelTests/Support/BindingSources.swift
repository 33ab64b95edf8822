import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Where the value behind a binding may be kept, and how the binding to it is made.
enum BindingSource: CaseIterable {
  case state, binding, bindable, memberOfBindable, observableInState, observedObject, stateObject, environmentObject
  case closuresOverState, closuresOverObservable, closuresOverObservedObject, closuresOverSomethingPlain

  /// A view that makes the binding, and does not read it itself.
  @MainActor @ViewBuilder
  func view<Value, Content: View>(
    _ place: ValuePlace<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> some View {
    switch self {
    case .state: InState(place, content)
    case .binding: InState(place) { Handing(value: $0, content: content) }
    case .bindable: InBindable(place, content)
    case .memberOfBindable: InBindable(place, isMember: true, content)
    case .observableInState: ObservableInState(place, content)
    case .observedObject: InObservedObject(place, content)
    case .stateObject: InStateObject(place, content)
    case .environmentObject: InEnvironmentObject(content: content).environmentObject(place.object)
    case .closuresOverState: InState(place) { value in ByClosures(value: value, content: content) }
    case .closuresOverObservable: InBindable(place, byClosures: true, content)
    case .closuresOverObservedObject: InObservedObject(place, byClosures: true, content)
    case .closuresOverSomethingPlain: InSomethingPlain(place, content)
    }
  }
}

/// What is behind the binding, for a test to read and write.
@MainActor
final class ValuePlace<Value> {
  let first: Value
  let model: ObservableValue<Value>
  let object: Setting<Value>
  fileprivate(set) var read: () -> Value
  fileprivate(set) var write: (Value) -> Void

  init(_ first: Value, _ source: BindingSource) {
    self.first = first
    let model = ObservableValue(first)
    let object = Setting(first)
    self.model = model
    self.object = object
    switch source {
    case .bindable, .closuresOverObservable, .observableInState:
      read = { model.value }
      write = { model.value = $0 }
    case .memberOfBindable:
      read = { model.holder.value }
      write = { model.holder.value = $0 }
    case .observedObject, .environmentObject, .closuresOverObservedObject:
      read = { object.value }
      write = { object.value = $0 }
    // The view says how, as it is where the value is kept.
    case .state, .binding, .stateObject, .closuresOverState, .closuresOverSomethingPlain:
      read = { first }
      write = { _ in XCTFail("the view was not shown") }
    }
  }
}

@Observable @MainActor
final class ObservableValue<Value> {
  struct Holder {
    var value: Value
  }

  var value: Value
  var holder: Holder

  init(_ value: Value) {
    self.value = value
    holder = Holder(value: value)
  }
}

private struct InState<Value, Content: View>: View {
  @State private var value: Value
  let place: ValuePlace<Value>
  let content: (Binding<Value>) -> Content

  init(_ place: ValuePlace<Value>, @ViewBuilder _ content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: place.first)
    self.place = place
    self.content = content
  }

  var body: some View {
    let binding = $value
    let _ = place.read = { binding.wrappedValue }
    let _ = place.write = { binding.wrappedValue = $0 }
    content(binding)
  }
}

private struct Handing<Value, Content: View>: View {
  @Binding var value: Value
  let content: (Binding<Value>) -> Content

  var body: some View { content($value) }
}

private struct ByClosures<Value, Content: View>: View {
  @Binding var value: Value
  let content: (Binding<Value>) -> Content

  var body: some View { content(Binding(get: { value }, set: { value = $0 })) }
}

private struct InBindable<Value, Content: View>: View {
  @Bindable var model: ObservableValue<Value>
  let isMember: Bool
  let byClosures: Bool
  let content: (Binding<Value>) -> Content

  init(
    _ place: ValuePlace<Value>, isMember: Bool = false, byClosures: Bool = false,
    _ content: @escaping (Binding<Value>) -> Content
  ) {
    model = place.model
    self.isMember = isMember
    self.byClosures = byClosures
    self.content = content
  }

  var body: some View {
    if isMember {
      content($model.holder.value)
    } else if byClosures {
      content(Binding(get: { model.value }, set: { model.value = $0 }))
    } else {
      content($model.value)
    }
  }
}

private struct ObservableInState<Value, Content: View>: View {
  @State private var model: ObservableValue<Value>
  let content: (Binding<Value>) -> Content

  init(_ place: ValuePlace<Value>, _ content: @escaping (Binding<Value>) -> Content) {
    _model = State(initialValue: place.model)
    self.content = content
  }

  var body: some View { content($model.value) }
}

private struct InObservedObject<Value, Content: View>: View {
  @ObservedObject var object: Setting<Value>
  let byClosures: Bool
  let content: (Binding<Value>) -> Content

  init(_ place: ValuePlace<Value>, byClosures: Bool = false, _ content: @escaping (Binding<Value>) -> Content) {
    object = place.object
    self.byClosures = byClosures
    self.content = content
  }

  var body: some View {
    if byClosures {
      content(Binding(get: { object.value }, set: { object.value = $0 }))
    } else {
      content($object.value)
    }
  }
}

private struct InStateObject<Value, Content: View>: View {
  @StateObject private var object: Setting<Value>
  let place: ValuePlace<Value>
  let content: (Binding<Value>) -> Content

  init(_ place: ValuePlace<Value>, _ content: @escaping (Binding<Value>) -> Content) {
    _object = StateObject(wrappedValue: Setting(place.first))
    self.place = place
    self.content = content
  }

  var body: some View {
    let object = object
    let _ = place.read = { object.value }
    let _ = place.write = { object.value = $0 }
    content($object.value)
  }
}

private struct InEnvironmentObject<Value, Content: View>: View {
  @EnvironmentObject private var object: Setting<Value>
  let content: (Binding<Value>) -> Content

  init(content: @escaping (Binding<Value>) -> Content) { self.content = content }

  var body: some View { content($object.value) }
}

/// Nobody hears of a change, but the body that makes the binding runs again.
private struct InSomethingPlain<Value, Content: View>: View {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  @State private var box: Box
  @State private var runs = 0
  let place: ValuePlace<Value>
  let content: (Binding<Value>) -> Content

  init(_ place: ValuePlace<Value>, _ content: @escaping (Binding<Value>) -> Content) {
    _box = State(initialValue: Box(place.first))
    self.place = place
    self.content = content
  }

  var body: some View {
    let box = box
    let _ = runs
    let binding = Binding(
      get: { box.value },
      set: {
        box.value = $0
        runs += 1
      })
    let _ = place.read = { binding.wrappedValue }
    let _ = place.write = { binding.wrappedValue = $0 }
    content(binding)
  }
}

/// Shows a view over a binding from each source, changes the value from outside, then as a user, then from outside
/// again; after each change the window must print what one does in which the view is new.
@MainActor
func assertFollows<Value, Content: View>(
  _ name: String, _ values: Value..., height: CGFloat = 300, from sources: [BindingSource] = BindingSource.allCases,
  edit: ((HostWindow) -> Void)? = nil, @ViewBuilder view: @escaping (Binding<Value>) -> Content,
  file: StaticString = #filePath, line: UInt = #line
) {
  for source in sources {
    let place = ValuePlace(values[0], source)
    let screen = show(source.view(place, content: view), height: height, file: file, line: line)
    screen.pass(10, file: file, line: line)
    @MainActor func compare(_ step: String) {
      screen.pass(10, file: file, line: line)
      let fresh = show(
        source.view(ValuePlace(place.read(), source), content: view), height: height, file: file, line: line)
      fresh.pass(10, file: file, line: line)
      let (shown, expected) = (screen.window.treeDescription(), fresh.window.treeDescription())
      fresh.close()
      if shown == expected { return }
      XCTFail("\(name), \(source), \(step):", file: file, line: line)
      assertText(shown, expected, file: file, line: line)
    }
    func write(_ step: String, _ value: Value) {
      place.write(value)
      compare(step)
    }
    for value in values.dropFirst() { write("changed to \(value)", value) }
    write("changed back", values[0])
    if let edit {
      edit(screen.window)
      compare("edited to \(place.read())")
      for value in values.reversed() { write("edited, then changed to \(value)", value) }
    }
    screen.close()
  }
}

extension HostWindow {
  /// The first host of a class anywhere in the window.
  func first<Host: HostView>(_ type: Host.Type, where isMeant: (Host) -> Bool = { _ in true }) -> Host? {
    var rest: [HostView] = [self]
    while let host = rest.popLast() {
      if let found = host as? Host, isMeant(found) { return found }
      rest += host.subviews.reversed()
    }
    return nil
  }
}
