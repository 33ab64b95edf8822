import HostTree
import Observation
import TestSupport
import ViewKernel
import ViewTesting
import XCTest

/// Twenty changes that make more work than before, each caught by counts alone.
@MainActor
final class WorkTests: HostTestCase {
  /// The work of one tap.
  private func work<V: View>(_ view: V, _ name: String = "Add") -> String {
    let screen = ViewTesting.show(view, width: 320, height: 480)
    let before = WorkCount.soFar
    screen.tap(name)
    return "\(WorkCount.soFar - before)"
  }

  private func expect<Good: View, Bad: View>(
    _ good: Good, _ bad: Bad, _ counts: (String, String), line: UInt = #line
  ) {
    XCTAssertEqual([work(good), work(bad)], [counts.0, counts.1], line: line)
  }

  // MARK: Rows

  private struct Row: View {
    let name: String
    var body: some View { Text(name) }
  }

  private struct RowWithAction: View {
    let name: String
    let action: @MainActor () -> Void
    var body: some View { Text(name).onTapGesture(perform: action) }
  }

  private struct RowWithCount: View {
    let name: String
    let count: Int
    var body: some View { Text(name) }
  }

  /// Ten rows beside a counter; `row` makes each.
  private struct Rows<Content: View>: View {
    @State private var count = 0
    let row: (Int, Int) -> Content
    var body: some View {
      VStack {
        Text("Count: \(count)")
        Button("Add") { count += 1 }
        ForEach(0..<10) { row($0, count) }
      }
    }
  }

  func testRowsAreHandedWhatTheyShow() {
    let countOnly = "1 body, 1 host, 1 measured"
    let good = Rows { index, _ in Row(name: "row \(index)") }
    expect(
      good, Rows { index, count in RowWithCount(name: "row \(index)", count: count) },
      (countOnly, "11 bodies, 1 host, 1 measured"))
    expect(
      good, Rows { index, count in RowWithAction(name: "row \(index)") { print(count) } },
      (countOnly, "11 bodies, 1 host, 1 measured"))
    expect(
      good, Rows { index, count in Row(name: "row \(index)").id("\(index) \(count)") },
      (countOnly, "11 bodies, 21 hosts, 12 measured, 11 placed"))
    expect(
      good, Rows { index, count in Row(name: "row \(index + count)") },
      (countOnly, "11 bodies, 11 hosts, 12 measured, 2 placed"))
    expect(
      good, Rows { index, count in AnyView(count.isMultiple(of: 2) ? AnyView(Row(name: "a")) : AnyView(Text("a"))) },
      (countOnly, "1 body, 21 hosts, 12 measured, 11 placed"))
    expect(
      good, Rows { index, count in Row(name: "row \(index)").padding(CGFloat(count)) },
      (countOnly, "1 body, 11 hosts, 13 measured, 13 placed"))
    expect(
      good, Rows { index, count in Row(name: "row \(index)").environment(\.lineSpacing, CGFloat(count)) },
      (countOnly, "1 body, 11 hosts, 33 measured, 12 placed"))
  }

  // MARK: Objects

  func testObjectsAreReadWhereTheyAreShown() {
    expect(Handing(isByBinding: true), Handing(isByBinding: false), ("nothing", "2 bodies"))
    expect(Narrow(), Wide(), ("nothing", "1 body"))
    expect(ByProperty(), ByObject(), ("1 body", "6 bodies"))
    expect(Equal(isAlwaysNew: false), Equal(isAlwaysNew: true), ("nothing", "1 body"))
  }

  // MARK: Layout

  func testSizesStayWhereTheyAre() {
    expect(
      Growing(isFixed: true), Growing(isFixed: false),
      ("1 body, 1 host, 3 measured, 3 placed", "1 body, 1 host, 4 measured, 5 placed"))
    expect(
      Moving(isByOffset: true), Moving(isByOffset: false),
      ("1 body, 1 host, 1 placed", "1 body, 1 host, 2 measured, 2 placed"))
    expect(
      Fading(isByOpacity: true), Fading(isByOpacity: false), ("1 body, 1 host", "1 body, 1 host, 2 measured, 3 placed"))
    expect(
      Lazy(isLazy: true), Lazy(isLazy: false),
      ("1 body, 4 measured, 2 placed", "1 body, 100 hosts, 106 measured, 105 placed"))
  }

  // MARK: Structure

  func testViewsKeepTheirIdentity() {
    expect(
      Toggling(isByModifier: true), Toggling(isByModifier: false),
      ("1 body, 1 host, 1 measured", "1 body, 2 hosts, 2 measured, 2 placed"))
    expect(
      Ordered(isByID: true), Ordered(isByID: false),
      ("1 body, 1 host, 2 measured, 3 placed", "1 body, 10 hosts, 11 measured, 3 placed"))
    expect(
      Sized(readsGeometry: false), Sized(readsGeometry: true),
      ("1 body, 1 host, 1 measured", "1 body, 2 hosts, 2 measured"))
    expect(Preferring(isConstant: true), Preferring(isConstant: false), ("1 body", "2 bodies"))
    expect(
      Following(isNeeded: false), Following(isNeeded: true),
      ("1 body, 1 host, 1 measured", "2 bodies, 1 host, 1 measured"))
  }
}

// The views of the pairs.

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
}

@Observable private final class Fields {
  var count = 0
  var name = "a"
}

/// Hands a count to a view that does not show it.
private struct Handing: View {
  @State private var count = 0
  let isByBinding: Bool
  var body: some View {
    VStack {
      if isByBinding { Resetting(count: $count) } else { Number(count: count) }
      Button("Add") { count += 1 }
    }
  }
}

private struct Resetting: View {
  @Binding var count: Int
  var body: some View { Button("Reset") { count = 0 } }
}

private struct Number: View {
  let count: Int
  var body: some View { Text("number") }
}

/// Reads one field of an object, where the other changes.
private struct Narrow: View {
  @State private var fields = Fields()
  var body: some View {
    VStack {
      Text(fields.name)
      Button("Add") { fields.count += 1 }
    }
  }
}

private struct Wide: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.name)
      Button("Add") { model.count += 1 }
    }
  }
}

private struct ByProperty: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      ForEach(0..<5) { _ in Name(name: model.name) }
      Button("Add") { model.count += 1 }
    }
  }
}

private struct Name: View {
  let name: String
  var body: some View { Text(name) }
}

private struct ByObject: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      ForEach(0..<5) { _ in NameOfModel(model: model) }
      Button("Add") { model.count += 1 }
    }
  }
}

private struct NameOfModel: View {
  @ObservedObject var model: Model
  var body: some View { Text(model.name) }
}

private struct Equal: View {
  @State private var value = 0
  let isAlwaysNew: Bool
  var body: some View {
    VStack {
      Text("\(value / 10)")
      Button("Add") { value = isAlwaysNew ? value + 1 : 0 }
    }
  }
}

private struct Growing: View {
  @State private var count = 9
  let isFixed: Bool
  var body: some View {
    HStack {
      Text("\(count)").frame(width: isFixed ? 40 : nil)
      Text("beside")
      Button("Add") { count += 1 }
    }
  }
}

private struct Moving: View {
  @State private var place: CGFloat = 0
  let isByOffset: Bool
  var body: some View {
    VStack {
      if isByOffset { Text("a").offset(x: place) } else { Text("a").padding(.leading, place) }
      Button("Add") { place += 10 }
    }
  }
}

private struct Fading: View {
  @State private var isShown = true
  let isByOpacity: Bool
  var body: some View {
    VStack {
      if isByOpacity { Text("a").opacity(isShown ? 1 : 0) } else if isShown { Text("a") }
      Button("Add") { isShown.toggle() }
    }
  }
}

private struct Lazy: View {
  @State private var count = 100
  let isLazy: Bool
  var body: some View {
    VStack {
      Button("Add") { count += 100 }
      ScrollView {
        if isLazy {
          LazyVStack { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
        } else {
          VStack { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
        }
      }
    }
  }
}

private struct Toggling: View {
  @State private var isBold = false
  let isByModifier: Bool
  var body: some View {
    VStack {
      if isByModifier {
        Text("a").bold(isBold)
      } else if isBold {
        Text("a").bold()
      } else {
        Text("a")
      }
      Button("Add") { isBold.toggle() }
    }
  }
}

private struct Ordered: View {
  @State private var names = (0..<10).map { "name \($0)" }
  let isByID: Bool
  var body: some View {
    VStack {
      if isByID {
        ForEach(names, id: \.self) { Text($0) }
      } else {
        ForEach(names.indices, id: \.self) { Text(names[$0]) }
      }
      Button("Add") { names.removeFirst() }
    }
  }
}

private struct Sized: View {
  @State private var count = 0
  let readsGeometry: Bool
  var body: some View {
    VStack {
      Text("\(count % 10)").frame(width: 20)
      if readsGeometry {
        GeometryReader { proxy in Text("\(Int(proxy.size.width)) \(count)") }
      } else {
        Color.red
      }
      Button("Add") { count += 1 }
    }
  }
}

private struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Preferring: View {
  @State private var count = 0
  @State private var sum = 0
  let isConstant: Bool
  var body: some View {
    VStack {
      Text("\(sum > 1_000 ? 1 : 0) \(count > 1_000 ? 1 : 0)").preference(
        key: CountKey.self, value: isConstant ? 1 : count)
      Button("Add") { count += 1 }
    }
    .onPreferenceChange(CountKey.self) { sum = $0 }
  }
}

private struct Following: View {
  @State private var count = 0
  @State private var copy = 0
  let isNeeded: Bool
  var body: some View {
    VStack {
      Text("\(isNeeded ? copy : count)")
      Button("Add") { count += 1 }
    }
    .onChange(of: count) { if isNeeded { copy = count } }
  }
}
