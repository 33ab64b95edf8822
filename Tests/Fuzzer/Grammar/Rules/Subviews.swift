import ViewKernel

extension Rules {
  /// Containers that take their content apart.
  func subviews() {
    if rule("Group(subviews: Group { #a #b }) { subviews in ForEach(subviews.reversed()) { $0 } #c }", weight: 2) {
      make { m in
        Group(
          subviews: Group {
            a(m)
            b(m)
          }
        ) { subviews in
          ForEach(subviews.reversed()) { $0 }
          c(m)
        }
      }
    }
    if rule(
      "Group(subviews: Group { #a }) { $0.dropFirst(#n) }",
      names: "SubviewsCollection", "SubviewsCollectionSlice", "GroupElementsOfContent")
    {
      make { m in Group(subviews: a(m)) { $0.dropFirst(p.n(0, m)) } }
    }
    if rule(
      "ForEach(subviews: Group { #a }) { $0.padding(#length) }", weight: 2, names: "Subview", "ForEachSubviewCollection"
    ) {
      make { m in ForEach(subviews: a(m)) { $0.padding(p.length(0, m)) } }
    }
    if rule(
      "Group(sections: Group { #a #b }) { ForEach($0.reversed()) { section in section.header section.content } }",
      names: "GroupSectionsOfContent")
    {
      make { m in
        Group(
          sections: Group {
            a(m)
            b(m)
          }
        ) {
          ForEach($0.reversed()) { section in
            section.header
            section.content
          }
        }
      }
    }
    if rule(
      "ForEach(sections: Group { #a }) { section in VStack { section.content } section.footer }",
      names: "ForEachSectionCollection")
    {
      make { m in
        ForEach(sections: a(m)) { section in
          VStack { section.content }
          section.footer
        }
      }
    }
    if rule(
      "Group(subviews: Group { #a }) { Text(verbatim: $0.map { String($0.containerValues.weight) }.joined()) }")
    {
      make { m in
        Group(subviews: a(m)) { Text(verbatim: $0.map { String($0.containerValues.weight) }.joined()) }
      }
    }
    if rule(".containerValue(\\.weight, #n)", weight: 2) { make { m in a(m).containerValue(\.weight, p.n(0, m)) } }
    if rule("_VariadicView.Tree(Turned(flag: #flag)) { #a }", names: "_VariadicView_Children", "_VariadicView") {
      make { m in _VariadicView.Tree(Turned(flag: p.flag(0, m))) { a(m) } }
    }
    if rule("Group { #a #b }.modifier(TakenApart(flag: #flag))") {
      make { m in
        Group {
          a(m)
          b(m)
        }.modifier(TakenApart(flag: p.flag(0, m)))
      }
    }
    if rule("Group { #a #b }.modifier(Listed())", weight: 0.5) {
      make { m in
        Group {
          a(m)
          b(m)
        }.modifier(Listed())
      }
    }
    if rule("._trait(Note.self, #text)", names: "_TraitWritingModifier") {
      make { m in a(m)._trait(Note.self, p.text(0, m)) }
    }
  }
}

private struct WeightKey: ContainerValueKey {
  static let defaultValue = 1
}

extension ContainerValues {
  fileprivate var weight: Int {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}

private enum Note: _ViewTraitKey {
  static let defaultValue = "-"
}

/// Shows children backwards, or as they are, with what they say.
private struct Turned: _VariadicView_MultiViewRoot {
  let flag: Bool

  func body(children: _VariadicView.Children) -> some View {
    Text(verbatim: children.map { $0[Note.self] }.joined())
    ForEach(flag ? Array(children) : children.reversed()) { $0 }
  }
}

/// Takes the content of a modifier apart.
struct TakenApart: ViewModifier {
  let flag: Bool
  func body(content: Content) -> some View { _VariadicView.Tree(Turned(flag: flag)) { content } }
}

/// Shows the content of a modifier in a list.
struct Listed: ViewModifier {
  func body(content: Content) -> some View {
    List {
      content
      content.padding(2)
    }
    .frame(height: 150)
  }
}
