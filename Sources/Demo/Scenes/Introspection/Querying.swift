import HostTree
import Introspection
import ViewKernel

extension DemoScene {
  static let querying = DemoScene(
    "A17", "querying", "Hosts are found by what a user sees of them, used, and asked for the views behind them."
  ) { stage in
    stage.show(Order(log: stage.log))
    let window = stage.window
    stage.step("type a name") {
      attempt(stage) { try window.find(HostTextField.self, labelled: "Name").user.type("Ada") }
    }
    stage.step("turn on the gift") {
      attempt(stage) { try window.find(HostSwitch.self, labelled: "Gift").user.turn(on: true) }
    }
    stage.step("send") { attempt(stage) { try window.find(HostButton.self, labelled: "Send").user.tap() } }

    // A missing view, and an action that a user can't perform, are reported with the views and actions that there are
    // instead.
    stage.step("look for a button that there is not") {
      attempt(stage) { try window.find(HostButton.self, labelled: "Sent").user.tap() }
    }
    stage.step("tap a button that is disabled") {
      attempt(stage) { try window.find(HostButton.self, labelled: "Cancel").user.tap() }
    }

    // The way back: from a host to its views, from a view to its state.
    attempt(stage) {
      let chain = try window.find(HostSwitch.self).viewChain
      stage.note("behind the switch: \(chain.map(\.typeName).joined(separator: ", "))")
      let order = try window.find(viewType: Order.self)
      stage.note("the order's state: name=\(order.property("name", as: String.self) ?? "nil")")
    }
  }

  private static func attempt(_ stage: Stage, _ action: () throws -> Void) {
    do { try action() } catch { stage.note("\(error)") }
  }
}

private struct Order: View {
  let log: CallLog
  @State private var name = ""
  @State private var isGift = false

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Toggle("Gift", isOn: $isGift)
      Button("Send") { log("sent to \(name)\(isGift ? ", as a gift" : "")") }
      Button("Cancel") {}.disabled(true)
    }
  }
}

#Preview { Order(log: CallLog()) }
