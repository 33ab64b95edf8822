/// Takes the samples of a `PreviewProvider` apart: each view of a group is a preview of its own, with what
/// `previewDisplayName(_:)` and its like say of it.
@MainActor
enum PreviewSample {
  static func samples(of type: any PreviewProvider.Type) -> [Preview] { samples(in: type) }

  private static func samples<Provider: PreviewProvider>(in type: Provider.Type) -> [Preview] {
    ViewChildren(Provider.previews).all.indices.map { index in
      let sample = ViewChildren(Provider.previews).all[index]
      var remarks: [PreviewRemark] = []
      var view = sample.value
      while let modified = view as? any ModifiedView {
        if let remark = modified.anyModifier as? PreviewRemark { remarks.append(remark) }
        view = modified.anyContent
      }
      // The outermost comes first here; of two names it counts, and of two traits the last.
      let name = remarks.lazy.compactMap(\.name).first
      let traits = remarks.reversed().compactMap(\.trait)
      // Made anew each time, as its objects are.
      return Preview(
        name: name, traits: traits,
        body: .view {
          let samples = ViewChildren(Provider.previews).all
          return samples.indices.contains(index) ? samples[index].view : AnyView(EmptyView())
        })
    }
  }
}

/// What a view says of how it is previewed. It changes nothing in the view.
struct PreviewRemark: ViewModifier {
  var name: String?
  var trait: PreviewTrait<Preview.ViewTraits>?

  nonisolated init(name: String? = nil, trait: PreviewTrait<Preview.ViewTraits>? = nil) {
    self.name = name
    self.trait = trait
  }

  typealias Body = Never

  static func makeNodes<C: View>(_ remark: Self, around content: C, in builder: inout NodeBuilder) {
    C.makeNodes(content, in: &builder)
  }
  static func updateNodes<C: View>(_ remark: Self, around content: C, in cursor: inout NodeCursor) {
    C.updateNodes(content, in: &cursor)
  }
}
