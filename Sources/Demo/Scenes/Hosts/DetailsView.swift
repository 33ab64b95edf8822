import ViewKernel

extension DemoScene {
  static let detailsView = DemoScene(
    "B2", "details-view", "A host made of a picture and two labels is filled in from a model when it is updated."
  ) { stage in
    stage.show(Planets())
    stage.tap("Next")
  }
}

/// As one would have written it long ago, without views.
private final class DetailsHostView: HostStackView {
  let imageView = HostImageView()
  let titleLabel = HostLabel()
  let subtitleLabel = HostLabel()

  convenience init() {
    self.init(axis: .horizontal, spacing: 12)
    let labels = HostStackView(axis: .vertical, alignment: .leading, spacing: 2)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    subtitleLabel.textColor = .gray
    labels.addSubview(titleLabel)
    labels.addSubview(subtitleLabel)
    addSubview(imageView)
    addSubview(labels)
  }
}

private struct Planet {
  let name: String
  let moons: Int
  let symbol: String
}

private struct Details: HostViewRepresentable {
  let planet: Planet

  func makeHostView(context: Context) -> DetailsHostView { DetailsHostView() }

  func updateHostView(_ view: DetailsHostView, context: Context) {
    view.imageView.image = HostImage(systemName: planet.symbol)
    view.titleLabel.text = planet.name
    view.subtitleLabel.text = "Moons: \(planet.moons)"
  }
}

private struct Planets: View {
  @State private var index = 0
  private let planets = [
    Planet(name: "Earth", moons: 1, symbol: "globe"),
    Planet(name: "Jupiter", moons: 95, symbol: "circle.fill"),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      Details(planet: planets[index])
      Button("Next") { index = (index + 1) % planets.count }
    }
  }
}

#Preview { Planets() }
