import ViewKernel

extension DemoScene {
  static let builderStatements = DemoScene(
    "C2", "builder-statements", "View builders take if, if let, if case let, switch and #available."
  ) { stage in
    stage.show(Delivery())
    stage.tap("Next")
    stage.tap("Next")
    stage.tap("Next")
    // A loop or a guard in a builder doesn't compile: for a loop there is ForEach.
  }
}

private enum Parcel {
  case ordered
  case underway(days: Int)
  case delivered(signature: String?)

  var next: Parcel {
    switch self {
    case .ordered: .underway(days: 2)
    case .underway: .delivered(signature: nil)
    case .delivered: .delivered(signature: "A. Neighbour")
    }
  }
}

private struct Delivery: View {
  @State private var parcel = Parcel.ordered
  private let note: String? = "Fragile"

  var body: some View {
    VStack(alignment: .leading) {
      Button("Next") { parcel = parcel.next }

      switch parcel {
      case .ordered: Text("Ordered")
      case .underway(let days): Text("Arrives in \(days) days")
      case .delivered: Image(systemName: "checkmark")
      }

      if case .delivered(let signature) = parcel {
        if let signature { Text("Signed by \(signature)") } else { Text("Not signed") }
      }

      if let note { Text(note).bold() }

      if #available(macOS 14, *) { Text("On a system that is new enough") }
    }
  }
}

#Preview { Delivery() }
