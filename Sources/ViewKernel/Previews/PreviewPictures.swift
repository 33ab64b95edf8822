import BrowserDisplay
import Foundation
import HostTree

/// The pictures of a preview in all its variants, and the diagnostics that were reported meanwhile.
@MainActor
package struct PreviewPictures {
  package let preview: FoundPreview
  package private(set) var all: [(variant: PreviewVariant, svg: String)] = []
  private var sizes: [CGSize] = []
  /// Each sentence once: most are reported for every variant.
  package private(set) var messages: [String] = []

  init(of preview: FoundPreview, on stage: PreviewStage) {
    self.preview = preview
    for variant in PreviewVariant.all(of: preview.preview) {
      let sentences = HostDiagnostics.collect {
        let window = stage.window(showing: preview.preview, as: variant)
        all.append((variant, window.svgDescription))
        sizes.append(window.bounds.size)
      }
      for sentence in sentences where !messages.contains(sentence) { messages.append(sentence) }
    }
  }

  /// An index of previews: by module and file, the variants of each side by side.
  static func index(of previews: [PreviewPictures]) -> DisplayIndex {
    let count = previews.count
    var index = DisplayIndex(
      title: "Previews",
      summary: count == 0
        ? "There are no previews in this program."
        : "\(count) preview\(count == 1 ? "" : "s"), with variants side by side.")
    for pictures in previews {
      let preview = pictures.preview
      var card = DisplayIndex.Card(
        title: preview.name, id: preview.place,
        pictures: zip(pictures.all, pictures.sizes).map { picture, size in
          DisplayIndex.Picture(svg: picture.svg, caption: picture.variant.title, size: size)
        }, messages: pictures.messages)
      card.variants = PreviewStage.variants(of: preview.preview)
      index.add(card, to: "\(preview.module), \(preview.file)")
    }
    return index
  }
}
