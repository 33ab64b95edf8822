// Containers that take their content apart, as code for SwiftUI writes them: every form here must go on compiling, in
// Swift 5 and in Swift 6 mode.
import ViewKernel

extension ContainerValues {
  @Entry var isPinned = false
  @Entry var badge: String?
  @Entry var weight: CGFloat = 1
}

private struct PinColorKey: ContainerValueKey {
  static let defaultValue: Color = .red
}

extension ContainerValues {
  var pinColor: Color {
    get { self[PinColorKey.self] }
    set { self[PinColorKey.self] = newValue }
  }
}

extension View {
  func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) }
}

struct CardsView<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        HStack {
          if !subviews.isEmpty { Card(place: "first") { subviews[0] } }
          if subviews.count > 1 { Card(place: "second") { subviews[1] } }
        }
        if subviews.count > 3 {
          ForEach(subviews[3...]) { subview in Card(place: "later") { subview } }
        }
      }
    }
  }
}

struct Card<Content: View>: View {
  let place: String
  @ViewBuilder let content: () -> Content
  var body: some View { content().padding().background(.thinMaterial).accessibilityLabel(place) }
}

struct DisplayBoard<Content: View>: View {
  @ViewBuilder var content: Content
  @State private var selected: Subview.ID?

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 40) {
        ForEach(sections: content) { section in
          VStack(spacing: 20) {
            if !section.header.isEmpty {
              HStack { section.header }.font(.headline)
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
              ForEach(section.content) { subview in
                let values = subview.containerValues
                Card(place: values.badge ?? "none") { subview }
                  .opacity(values.isPinned ? 1 : 0.5)
                  .background(values.pinColor)
                  .onTapGesture { selected = subview.id }
                  .border(selected == subview.id ? Color.blue : .clear)
              }
            }
            section.footer
          }
          .background { if section.id == section.id { section.containerValues.pinColor } }
        }
      }
    }
  }
}

struct Segments<Selection: Hashable, Content: View>: View {
  @Binding var selection: Selection
  @ViewBuilder var content: Content

  var body: some View {
    HStack {
      ForEach(subviews: content) { subview in
        let tag = subview.containerValues.tag(for: Selection.self)
        Button { if let tag { selection = tag } } label: { subview }
          .bold(subview.containerValues.hasTag(selection))
      }
    }
  }
}

struct Carousel<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { collection in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          if let last = collection.last { last.id(-1) }
          ForEach(collection.indices, id: \.self) { index in collection[index].containerRelativeFrame(.horizontal) }
          if let first = collection.first { first.id(collection.count) }
        }
      }
      HStack { ForEach(0..<collection.count, id: \.self) { _ in Circle().frame(width: 6) } }
    }
  }
}

struct Grouped<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    List {
      Group(sections: content) { sections in
        ForEach(sections) { section in
          Section {
            ForEach(section.content.prefix(3)) { $0 }
          } header: {
            section.header
          } footer: {
            Text("\(section.content.count) of \(sections.count)")
          }
        }
      }
    }
  }
}

struct WeightedRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let total = subviews.reduce(0) { $0 + $1.containerValues.weight }
    for subview in subviews {
      subview.place(
        at: bounds.origin, proposal: .init(width: bounds.width * subview.containerValues.weight / total, height: nil))
    }
  }
}

// Before iOS 18.

struct DividedLayout: _VariadicView_MultiViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Divider() }
    }
  }
}

struct Divided<Content: View>: View {
  var content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { _VariadicView.Tree(DividedLayout()) { content } }
}

private struct TagKey<Value: Hashable>: _ViewTraitKey {
  static var defaultValue: Value? { nil }
}

extension View {
  fileprivate func marked<V: Hashable>(_ value: V) -> some View { _trait(TagKey<V>.self, value) }
}

struct Choice<Value: Hashable>: _VariadicView.UnaryViewRoot {
  @Binding var selection: Value?
  func body(children: _VariadicView.Children) -> some View {
    VStack {
      ForEach(children) { child in
        HStack {
          child
          if selection == child[TagKey<Value>.self] { Image(systemName: "checkmark") }
          if let id = child.id(as: Value.self) { Text("\(String(describing: id))") }
        }
      }
    }
  }
}

struct SubviewsPage: View {
  @State private var selection: Int? = 1
  @State private var number = 1
  var body: some View {
    CardsView {
      Text("Soup").pinned()
      ForEach(0..<5) { Text("\($0)").containerValue(\.weight, 2).containerValue(\.pinColor, .blue) }
    }
    DisplayBoard {
      Section("One") { Text("a").containerValue(\.badge, "new") }.containerValue(\.pinColor, .green)
      Section {
        Text("b")
      } header: {
        Text("Two")
      }
    }
    Segments(selection: $number) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    Carousel { ForEach(0..<3) { Text("\($0)") } }
    Grouped { Section("x") { Text("y") } }
    WeightedRow { Text("a").containerValue(\.weight, 3) }
    Divided { Text("a"); Text("b") }
    _VariadicView.Tree(Choice(selection: $selection)) {
      Text("a").marked(1)
      Text("b").marked(2).id(3)
    }
  }
}
