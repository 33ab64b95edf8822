import ViewKernel

extension DemoScene {
  static let bindingDownTheTree = DemoScene(
    "C7", "binding-down-the-tree", "A binding hands a parent's state down; a child deep inside writes it."
  ) { stage in
    stage.show(Order())
    stage.tap("More")
    stage.tap("More")
    stage.step("flip the switch") { stage.host(HostSwitch.self).tap() }
  }
}

private struct Purchase {
  var quantity = 1
  var isGift = false
}

private struct Order: View {
  @State private var purchase = Purchase()

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(purchase.quantity) in the basket\(purchase.isGift ? ", wrapped" : "")")
      OrderForm(purchase: $purchase)
    }
  }
}

private struct OrderForm: View {
  @Binding var purchase: Purchase

  var body: some View {
    // A binding to a part of a value, made by naming the part.
    QuantityPicker(quantity: $purchase.quantity)
    Toggle("Gift", isOn: $purchase.isGift)
  }
}

private struct QuantityPicker: View {
  @Binding var quantity: Int

  var body: some View {
    HStack {
      Text("Quantity")
      Button("More") { quantity += 1 }
    }
  }
}

#Preview { Order() }
