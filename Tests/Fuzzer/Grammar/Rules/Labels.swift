import HostTree
import ViewKernel

/// Labels of several views, some of which come and go.
extension Rules {
  func labels() {
    if rule("Button {} label: { #a; #b }") { make { m in Button(action: {}) { several(m) } } }
    if rule("Button {} label: { if #flag { #a }; #b }.buttonStyle(.bordered)", weight: 0.5) {
      make { m in
        Button {
        } label: {
          if p.flag(0, m) { a(m) }
          b(m)
        }
        .buttonStyle(.bordered)
      }
    }
    if rule("Toggle(isOn: #bindFlag) { #a; #b }", weight: 0.7) {
      make { m in Toggle(isOn: p.bindFlag(0, m)) { several(m) } }
    }
    if rule("Toggle(isOn: #bindFlag) { Text(#text); Text(#text) }", weight: 0.7) {
      make { m in
        Toggle(isOn: p.bindFlag(0, m)) {
          Text(p.text(1, m))
          Text(p.text(2, m))
        }
      }
    }
    if rule("Menu { Text(#text) } label: { #a; #b }", weight: 0.5, .keepsState) {
      make { m in
        Menu {
          Text(p.text(0, m))
        } label: {
          several(m)
        }
      }
    }
    if rule("NavigationLink(value: #n) { #a; #b }", weight: 0.7) {
      make { m in NavigationLink(value: p.n(0, m)) { several(m) } }
    }
    if rule("Stepper(value: #bindNumber) { #a; #b }", weight: 0.5) {
      make { m in Stepper(value: p.bindNumber(0, m)) { several(m) } }
    }
    if rule("LabeledContent { Text(#text) } label: { #a; #b }", weight: 0.5) {
      make { m in
        LabeledContent {
          Text(p.text(0, m))
        } label: {
          several(m)
        }
      }
    }
    if rule("DisclosureGroup { Text(#text) } label: { #a; #b }", weight: 0.5, .keepsState) {
      make { m in DisclosureGroup(content: { Text(p.text(0, m)) }, label: { several(m) }) }
    }
    if rule("Section { Text(#text) } header: { #a; #b }", weight: 0.5) {
      make { m in
        Section {
          Text(p.text(0, m))
        } header: {
          several(m)
        }
      }
    }
  }

  private func several(_ m: Access) -> some View {
    Group {
      a(m)
      b(m)
    }
  }
}
