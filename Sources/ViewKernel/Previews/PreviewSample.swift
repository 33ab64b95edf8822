/// Splits a `PreviewProvider` into previews: one for each view of a group, with the name and traits that
/// `previewDisplayName(_:)` and its relatives have set.
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
      // The outermost remark comes first: its name wins. Of several traits the last one wins, hence the reversal.
      let name = remarks.lazy.compactMap(\.name).first
      let traits = remarks.reversed().compactMap(\.trait)
      // Evaluated again each time, so that its objects are new as well.
      return Preview(
        name: name, traits: traits,
        body: .view {
          let samples = ViewChildren(Provider.previews).all
          return samples.indices.contains(index) ? samples[index].view : AnyView(EmptyView())
        })
    }
  }
}

/// The modifier of `previewDisplayName(_:)` and its relatives. It does not change the view.
struct PreviewRemark: ViewModifier {
  var name: String?
  var trait: PreviewTrait<Preview.ViewTraits>?

  nonisolated init(name: String? = nil, trait: PreviewTrait<Preview.ViewTraits>? = nil) {
    self.name = name
    self.trait = trait
  }

  typealias Body = Never

  static func _makeNodes<C: View>(_ remark: Self, around content: C, in builder: inout NodeBuilder) {
    C._makeNodes(content, in: &builder)
  }
  static func _updateNodes<C: View>(_ remark: Self, around content: C, in cursor: inout NodeCursor) {
    C._updateNodes(content, in: &cursor)
  }
}
