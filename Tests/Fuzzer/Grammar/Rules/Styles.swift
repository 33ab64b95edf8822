import Foundation
import HostTree
import ViewKernel

extension Rules {
  /// Styles of gauges, boxes, menus and groups.
  func groupStyles() {
    if rule("Gauge(value: #unit) { #a } currentValueLabel: { #b }", weight: 0.3) {
      make { m in
        Gauge(value: min(p.unit(0, m), 1)) {
          a(m)
        } currentValueLabel: {
          b(m)
        }
      }
    }
    if rule("ControlGroup(#text) { #a }", weight: 0.3) { make { m in ControlGroup(p.text(0, m)) { a(m) } } }
    if rule(".gaugeStyle(DefaultGaugeStyle())", weight: 0.2) { make { m in a(m).gaugeStyle(DefaultGaugeStyle()) } }
    if rule(".gaugeStyle(LinearCapacityGaugeStyle())", weight: 0.2) {
      make { m in a(m).gaugeStyle(LinearCapacityGaugeStyle()) }
    }
    if rule(".gaugeStyle(OwnGaugeStyle())", weight: 0.2) { make { m in a(m).gaugeStyle(OwnGaugeStyle()) } }
    if rule(".groupBoxStyle(DefaultGroupBoxStyle())", weight: 0.2) {
      make { m in a(m).groupBoxStyle(DefaultGroupBoxStyle()) }
    }
    if rule(".groupBoxStyle(OwnGroupBoxStyle())", weight: 0.2) { make { m in a(m).groupBoxStyle(OwnGroupBoxStyle()) } }
    if rule(".labeledContentStyle(AutomaticLabeledContentStyle())", weight: 0.2) {
      make { m in a(m).labeledContentStyle(AutomaticLabeledContentStyle()) }
    }
    if rule(".labeledContentStyle(OwnLabeledContentStyle())", weight: 0.2) {
      make { m in a(m).labeledContentStyle(OwnLabeledContentStyle()) }
    }
    if rule(".controlGroupStyle(AutomaticControlGroupStyle())", weight: 0.2) {
      make { m in a(m).controlGroupStyle(AutomaticControlGroupStyle()) }
    }
    if rule(".controlGroupStyle(MenuControlGroupStyle())", weight: 0.2, .keepsState) {
      make { m in a(m).controlGroupStyle(MenuControlGroupStyle()) }
    }
    if rule(".controlGroupStyle(OwnControlGroupStyle())", weight: 0.2) {
      make { m in a(m).controlGroupStyle(OwnControlGroupStyle()) }
    }
    if rule(".disclosureGroupStyle(AutomaticDisclosureGroupStyle())", weight: 0.2) {
      make { m in a(m).disclosureGroupStyle(AutomaticDisclosureGroupStyle()) }
    }
    if rule(".disclosureGroupStyle(OwnDisclosureGroupStyle())", weight: 0.2) {
      make { m in a(m).disclosureGroupStyle(OwnDisclosureGroupStyle()) }
    }
    if rule(".menuStyle(DefaultMenuStyle())", weight: 0.2) { make { m in a(m).menuStyle(DefaultMenuStyle()) } }
    if rule(".menuStyle(ButtonMenuStyle())", weight: 0.2) { make { m in a(m).menuStyle(ButtonMenuStyle()) } }
    if rule(".menuStyle(BorderlessButtonMenuStyle())", weight: 0.2) {
      make { m in a(m).menuStyle(BorderlessButtonMenuStyle()) }
    }
    if rule(".menuStyle(OwnMenuStyle())", weight: 0.2) { make { m in a(m).menuStyle(OwnMenuStyle()) } }
  }
}

// Styles of a program's own, one of each protocol.

struct OwnButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(2).opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct OwnPrimitiveStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

struct OwnToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Text(configuration.isOn ? "on" : "off")
      }
    }
  }
}

struct OwnLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

struct OwnProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(configuration.fractionCompleted ?? 0)")
  }
}

struct OwnTextFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(3).background(Color.red) }
}

struct OwnFormStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}

struct OwnGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(configuration.value)")
      configuration.currentValueLabel
    }
  }
}

struct OwnGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).padding(2) }
}

struct OwnLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
    }
  }
}

struct OwnControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      ControlGroup(configuration)
    }
  }
}

struct OwnDisclosureGroupStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isExpanded.toggle()
    } label: {
      configuration.label
    }
    if configuration.isExpanded { configuration.content }
  }
}

struct OwnMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(2) }
}
