import HostTree
import Observation
import ViewKernel
import XCTest

/// What is around a view keeps nothing of it: an array that a view further inside is made of belongs to its owner
/// alone.
@MainActor
final class EnclosingNodeTests: HostTestCase {
  @Observable
  fileprivate final class Store {
    var numbers = [1, 2, 3]

    /// Changes a number; whether it could be done where it lies.
    func change() -> Bool {
      let before = numbers.withUnsafeBufferPointer { $0.baseAddress }
      numbers[1] += 10
      return before == numbers.withUnsafeBufferPointer { $0.baseAddress }
    }
  }

  fileprivate struct Page<Content: View>: View {
    let store: Store
    let content: (ForEach<[Int], Int, Text>) -> Content
    var body: some View { content(ForEach(store.numbers, id: \.self) { Text("\($0)") }) }
  }

  private func check<Content: View>(
    _ name: String, _ content: @escaping (ForEach<[Int], Int, Text>) -> Content
  ) {
    let store = Store()
    let screen = show(Page(store: store, content: content))
    for expected in [12, 22] {
      XCTAssertTrue(store.change(), name)
      screen.settle()
      XCTAssertEqual(screen.texts, ["1", "\(expected)", "3"], name)
    }
  }

  func testContainersKeepNothingOfWhatIsInside() {
    check("VStack") { list in VStack { list } }
    check("HStack") { list in HStack { list } }
    check("ZStack") { list in ZStack { list } }
    check("ScrollView") { list in ScrollView { list } }
    check("Grid") { list in Grid { GridRow { list } } }
    check("ViewThatFits") { list in ViewThatFits { VStack { list } } }
  }

  func testModifiersKeepNothingOfWhatTheyModify() {
    check("padding") { list in VStack { list }.padding(2) }
    check("background") { list in VStack { list }.background(Color.red) }
    check("environment") { list in VStack { list }.environment(\.lineLimit, 2) }
    check("onAppear") { list in VStack { list }.onAppear {} }
    check("onChange") { list in VStack { list }.onChange(of: 1) { _, _ in } }
    check("tag") { list in VStack { list }.tag(1) }
    check("accessibilityIdentifier") { list in VStack { list }.accessibilityIdentifier("list") }
    check("rotationEffect") { list in VStack { list }.rotationEffect(.degrees(90)) }
    check("animation") { list in VStack { list }.animation(nil, value: 1) }
  }

  func testBranchesAndIdentitiesKeepNothingOfWhatTheyHold() {
    check("if") { list in VStack { if list.data.isEmpty { Text("none") } else { list } } }
    check("optional") { list in VStack { if !list.data.isEmpty { list } } }
    check("id") { list in VStack { list }.id(1) }
  }
}
