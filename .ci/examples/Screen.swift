import Foundation
import Observation
import ViewKernel

/// What examples of views that are not run may name without declaring it: a view of a small program, with its state.
struct Screen: View {
  @State var name = ""
  @State var text = ""
  @State var isOpen = false
  @State var isLarge = false
  @State var isActive = false
  @State var isAsking = false
  @State var isEditing = false
  @State var offset = CGSize.zero
  @State var items: [Item] = []
  @FocusState var field: Field?
  @Environment(\.dismiss) var dismiss

  let recipes: [Recipe] = []
  let folders: [Folder] = []
  let names = ["Ann", "Ben"]
  let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let browser = Browser()
  // Nobody but the library makes one, and nothing here ever runs.
  var view: InspectedView { fatalError() }

  var body: some View { EmptyView() }

  func save() {}
  func delete() {}
}

enum Field { case name }
struct Item: Identifiable { var id = 0, name = "", title = "", text = "" }
struct Recipe: Identifiable, Hashable { var id = 0, name = "" }
struct Folder: Identifiable { var id = 0, name = "", subfolders: [Folder]? }
struct Browser { func show(_ url: URL) {} }
struct LibraryView: View { var body: some View { EmptyView() } }
struct TaskList: View { var tasks: [Item]; var body: some View { EmptyView() } }
extension [Item] { static var sample: [Item] { [] } }
@Observable final class Store: Sendable { static func sample() async throws -> Store { Store() } }
struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {}
}
final class HostGauge: HostView {}
