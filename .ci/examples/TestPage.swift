import Observation
import ViewKernel
import ViewTesting

/// What examples of ViewTesting may name without declaring it: a test with a screen.
@MainActor
struct TestPage {
  let screen = show(Counter())
  let model = Model()
}

struct Counter: View {
  @State var count = 0
  var body: some View { Button("Add one") { count += 1 } }
}

@Observable final class Model { var count = 0 }
