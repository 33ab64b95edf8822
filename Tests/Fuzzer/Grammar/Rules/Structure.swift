import ViewKernel

extension Rules {
  func structure() {
    if rule("Group { #a }", weight: 2) { make { m in Group { a(m) } } }
    if rule("AnyView(Group { #a })", weight: 2) { make { m in AnyView(a(m)) } }
    if rule("if #flag { #a }", weight: 3) { make { m in if p.flag(0, m) { a(m) } } }
    if rule("if #flag { #a } else { #b }", weight: 2) {
      make { m in
        if p.flag(0, m) { a(m) } else { b(m) }
      }
    }
    if rule("switch #n { case 0, 1: #a case 2: #b default: #c }") {
      make { m in
        switch p.n(0, m) {
        case 0, 1: a(m)
        case 2: b(m)
        default: c(m)
        }
      }
    }
    if rule("if let first = #items.first { #a }", .bringsItem) {
      make { m in if let first = p.items(0, m).first { a(m.with(first)) } }
    }
    if rule("EmptyView()", weight: 0.3) { make { _ in EmptyView() } }
    if rule("Int?.none.map { Text(verbatim: String($0)) }", weight: 0.2) {
      make { _ in Int?.none.map { Text(verbatim: String($0)) } }
    }
    if rule("ForEach(0..<4) { _ in #a }") { make { m in ForEach(0..<4) { _ in a(m) } } }
    if rule("ForEach(0..<#n, id: \\.self) { _ in #a }") {
      make { m in ForEach(0..<p.n(0, m), id: \.self) { _ in a(m) } }
    }
    if rule("ForEach(#items) { item in #a }", weight: 4, .bringsItem) {
      make { m in ForEach(p.items(0, m)) { item in a(m.with(item)) } }
    }
    if rule("ForEach(#bindItems) { $item in #a }", weight: 3, .bringsItem) {
      make { m in ForEach(p.bindItems(0, m)) { $item in a(m.with($item)) } }
    }
    if rule("ForEach(#items.indices, id: \\.self) { i in #a }", .bringsItem) {
      make { m in
        let items = p.items(0, m)
        ForEach(items.indices, id: \.self) { i in a(m.with(items[i])) }
      }
    }
    if rule("ForEach(Array(#items.enumerated()), id: \\.element.id) { _, item in #a }", .bringsItem) {
      make { m in ForEach(Array(p.items(0, m).enumerated()), id: \.element.id) { _, item in a(m.with(item)) } }
    }
    if rule(".id(#n)") { make { m in a(m).id(p.n(0, m)) } }
    if rule("Same(number: #n, content: #a).equatable()", names: "EquatableView") {
      make { m in Same(number: p.n(0, m)).equatable() }
    }
    if rule("Rec(n: #n) { #a }", weight: 1.5) { make { m in Rec(n: p.n(0, m), leaf: a, m: m) } }
    if rule("RecItem(item: item)", .needsItem) { make { m in if let item = m.item { RecItem(item: item) } } }
    if rule(".modifier(Twice(count: #n))", names: "ViewModifier") {
      make { m in a(m).modifier(Twice(count: p.n(0, m))) }
    }
    if rule(".modifier(EmptyModifier())", weight: 0.3) { make { m in a(m).modifier(EmptyModifier()) } }
    if rule(".modifier(Twice(count: #n).concat(EmptyModifier()))", weight: 0.3) {
      make { m in a(m).modifier(Twice(count: p.n(0, m)).concat(EmptyModifier())) }
    }
  }
}

/// Shows its number alone, and says when it is equal.
private struct Same: View, Equatable {
  let number: Int
  var body: some View { Text("same \(number)") }
}

/// A view that contains itself.
struct Rec<Leaf: View>: View {
  let n: Int
  let leaf: Term<Leaf>
  let m: Access

  var body: some View { if n <= 0 { leaf(m) } else { Rec(n: n - 1, leaf: leaf, m: m) } }
}

/// A tree of elements, as file browsers and threads of comments show them.
struct RecItem: View {
  let item: Item

  var body: some View {
    Text(item.title + " \(item.count)")
    ForEach(item.parts) { RecItem(item: $0) }
  }
}

/// A modifier that shows its content as often as it is told to.
struct Twice: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    if count > 0 { content }
    Text("\(count) times")
    if count > 3 { content.padding(1) }
  }
}
