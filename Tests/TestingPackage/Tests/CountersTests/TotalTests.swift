import Counters
import Testing
import ViewKernel
import ViewTesting

@Suite(.views) @MainActor
struct TotalTests {
  @Test(arguments: [0, 7]) func shows(count: Int) {
    #expect(show(Total(count: count)).texts == ["Count: \(count)"])
  }

  @Test func typing() {
    struct Form: View {
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name)
        Text("Hello, \(name)!")
      }
    }
    let screen = show(Form())
    screen.type("Ada", into: "Name")
    #expect(screen.texts.last == "Hello, Ada!")
  }
}
