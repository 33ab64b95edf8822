// What programs for macOS use, as code for SwiftUI writes it: every overload here must go on compiling, in Swift 5 and
// in Swift 6 mode.
import Foundation
import ViewKernel

struct M1Note: Codable, Identifiable, Transferable {
  var id = UUID()
  var text = ""
  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

struct M1Commands: View {
  @State private var notes: [M1Note] = []
  @State private var selection = Set<UUID>()
  @State private var showsAll = false

  var body: some View {
    List(notes, selection: $selection) { note in Text(note.text) }
      .onDeleteCommand(perform: delete)
      .onDeleteCommand(perform: selection.isEmpty ? nil : { delete() })
      .onExitCommand { selection = [] }
      .onMoveCommand { direction in
        switch direction {
        case .up: print("up")
        case .down: print("down")
        case .left, .right: break
        @unknown default: break
        }
      }
      .onPlayPauseCommand { print("pause") }
      .onCopyCommand { notes.filter { selection.contains($0.id) }.map { NSItemProvider(object: NSString(string: $0.text)) } }
      .onCutCommand(perform: nil)
      .onPasteCommand(of: [.plainText]) { providers in print(providers.count) }
      .onPasteCommand(of: [UTType.plainText, .url], validator: { $0.first }) { (provider: NSItemProvider) in
        print(provider)
      }
      .copyable(notes.filter { selection.contains($0.id) })
      .cuttable(for: M1Note.self) {
        defer { delete() }
        return notes.filter { selection.contains($0.id) }
      }
      .pasteDestination(for: M1Note.self) { pasted in
        notes.append(contentsOf: pasted)
      } validator: { candidates in
        candidates.filter { !$0.text.isEmpty }
      }
      .onModifierKeysChanged(mask: .option) { old, new in showsAll = new.contains(.option) }
      .onModifierKeysChanged { _, _ in }
      .onModifierKeysChanged(mask: [.shift, .command], initial: false) { print($0, $1) }
  }

  private func delete() { notes.removeAll { selection.contains($0.id) } }
}

struct M1Pointers: View {
  @State private var isDragging = false
  var body: some View {
    Text("a")
      .pointerStyle(.link)
      .pointerStyle(isDragging ? .grabActive : .grabIdle)
      .pointerStyle(.frameResize(position: .bottomTrailing))
      .pointerStyle(.frameResize(position: .top, directions: [.inward]))
      .pointerStyle(.columnResize(directions: .leading))
      .pointerStyle(.rowResize(directions: [.up, .down]))
      .pointerStyle(.image(Image("pen"), hotSpot: .bottomLeading))
      .pointerStyle(isDragging ? .zoomIn : nil)
      .pointerVisibility(isDragging ? .hidden : .automatic)
  }
}
