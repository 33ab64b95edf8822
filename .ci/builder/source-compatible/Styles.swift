// Styles of gauges, boxes, menus and groups, as code for SwiftUI writes them: all of it must go on compiling, in Swift
// 5 and in Swift 6 mode.
import ViewKernel

struct SpeedGauge: GaugeStyle {
  private let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0, to: 0.75 * configuration.value).stroke(gradient, lineWidth: 20).rotationEffect(.degrees(135))
      VStack {
        configuration.currentValueLabel.font(.title).foregroundColor(.gray)
        configuration.label
        HStack {
          configuration.minimumValueLabel
          Spacer()
          configuration.maximumValueLabel
        }
      }
    }
  }
}

struct Card: GroupBoxStyle {
  @Environment(\.colorScheme) var colorScheme
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.title)
      configuration.content
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 8).fill(colorScheme == .dark ? Color.gray : Color.white))
    .overlay(configuration.label.padding(.leading, 4), alignment: .topLeading)
  }
}

struct PlainBox: GroupBoxStyle {
  func makeBody(configuration: Self.Configuration) -> some View { GroupBox(configuration).padding() }
}

struct Vertical: LabeledContentStyle {
  func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption)
      configuration.content
      LabeledContent(configuration)
    }
  }
}

extension LabeledContentStyle where Self == Vertical {
  static var vertical: Vertical { .init() }
}

struct Column: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content.border(Color.red)
      ControlGroup(configuration)
    }
  }
}

struct Plus: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack(alignment: .firstTextBaseline) {
          configuration.label
          Spacer()
          Text(configuration.isExpanded ? "hide" : "show").animation(nil, value: configuration.isExpanded)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      if configuration.isExpanded { configuration.content.disclosureGroupStyle(self) }
      Toggle(isOn: configuration.$isExpanded) { configuration.label }
    }
  }
}

struct RedBorder: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).border(Color.red) }
}

struct UsesStyles: View {
  @State private var isExpanded = false
  var body: some View {
    VStack {
      Gauge(value: 0.5) { Text("a") }.gaugeStyle(SpeedGauge()).gaugeStyle(.automatic).gaugeStyle(.linearCapacity)
      GroupBox("a") { Text("b") }.groupBoxStyle(Card()).groupBoxStyle(PlainBox()).groupBoxStyle(.automatic)
        .groupBoxStyle(DefaultGroupBoxStyle())
      LabeledContent("a", value: "b").labeledContentStyle(.vertical).labeledContentStyle(.automatic)
      ControlGroup("a") { Button("b") {} }.controlGroupStyle(Column()).controlGroupStyle(.automatic)
        .controlGroupStyle(.menu)
      ControlGroup("a", systemImage: "star") { Button("b") {} }
      ControlGroup {
        Button("b") {}
      } label: {
        Label("a", systemImage: "star")
      }
      DisclosureGroup("a", isExpanded: $isExpanded) { Text("b") }.disclosureGroupStyle(Plus())
        .disclosureGroupStyle(.automatic)
      Menu("a") { Button("b") {} }.menuStyle(RedBorder()).menuStyle(.automatic).menuStyle(.button)
        .menuStyle(.borderlessButton).menuStyle(BorderlessButtonMenuStyle())
    }
  }
}

/// Styles are made, and put in force, by code that is bound to no actor.
nonisolated func styled() -> some View {
  Text("a").gaugeStyle(.linearCapacity).groupBoxStyle(.automatic).labeledContentStyle(.automatic)
    .controlGroupStyle(.menu).disclosureGroupStyle(.automatic).menuStyle(.button)
}
