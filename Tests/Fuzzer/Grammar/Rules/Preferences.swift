import Foundation
import HostTree
import ViewKernel

extension Rules {
  func preferences() {
    if rule(".preference(key: Words.self, value: [#text])") {
      make { m in a(m).preference(key: Words.self, value: [p.text(0, m)]) }
    }
    if rule(".overlayPreferenceValue(Words.self) { Text(\"\\($0)\") }") {
      make { m in a(m).overlayPreferenceValue(Words.self) { Text("\($0)") } }
    }
    if rule("WordsReader { #a }", names: "onPreferenceChange") { make { m in WordsReader(m: m, a: a) } }
    if rule(".transformPreference(Words.self) { $0.append(#text) }", weight: 0.6) {
      make { m in a(m).transformPreference(Words.self) { $0.append(p.text(0, m)) } }
    }
    if rule(".backgroundPreferenceValue(Words.self) { Text(\"\\($0)\") }", weight: 0.4) {
      make { m in a(m).backgroundPreferenceValue(Words.self) { Text("\($0)") } }
    }
    if rule(".anchorPreference(key: Bounds.self, value: .bounds) { [$0] }", weight: 0.8) {
      make { m in a(m).anchorPreference(key: Bounds.self, value: .bounds) { [$0] } }
    }
    if rule(".transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }", weight: 0.4) {
      make { m in a(m).transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) } }
    }
    if rule(
      ".overlayPreferenceValue(Bounds.self) { anchors in GeometryReader { proxy in ForEach(anchors.indices, id: \\.self) { Color.red.frame(width: proxy[anchors[$0]].width, height: 1) } } }",
      weight: 0.8)
    {
      make { m in
        a(m).overlayPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) {
              Color.red.frame(width: proxy[anchors[$0]].width, height: 1).offset(
                x: proxy[anchors[$0]].minX, y: proxy[anchors[$0]].maxY)
            }
          }
        }
      }
    }
    if rule(".coordinateSpace(name: \"space\")", weight: 0.4) { make { m in a(m).coordinateSpace(name: "space") } }
    if rule(".onGeometryChange(for: CGFloat.self) { $0.size.width } action: { _ in }", weight: 0.3) {
      make { m in
        a(m).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
        }
      }
    }
    if rule("GeometryReader { Text(\"\\($0.frame(in: .named(\"space\")).minY)\") }", weight: 0.6) {
      make { _ in GeometryReader { Text("\($0.frame(in: .named("space")).minY)") } }
    }
    if rule("Measured { #a }", names: "onGeometryChange") { make { m in Measured(m: m, a: a) } }
  }
}

/// Gathers what the views below say.
enum Words: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Shows what the views in it said, by state.
struct WordsReader<A: View>: View {
  let m: Access
  let a: Term<A>
  @State private var words: [String] = []
  var body: some View {
    VStack { a(m) }.onPreferenceChange(Words.self) { words = $0 }
    Text("said \(words.count)")
  }
}

enum Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Shows the width of what is in it, by state.
struct Measured<A: View>: View {
  let m: Access
  let a: Term<A>
  @State private var width: CGFloat = 0
  var body: some View {
    // One view, so that a container of subviews does not show the number without what is measured.
    VStack { measured }
  }

  @ViewBuilder private var measured: some View {
    VStack { a(m) }.onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    // In a room of its own. A text as wide as its number leaves the views beside it another width, so that the number
    // changes again: 104 is wider than 99, which leaves less than 100. Such a program never rests in SwiftUI either.
    Text("\(Int(width)) wide").frame(width: 100, height: 20)
  }
}
