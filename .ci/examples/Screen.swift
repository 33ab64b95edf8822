import Foundation
import Observation
import ViewKernel

/// What examples of views may name without declaring it: a view of a small program, with its state.
struct Screen: View {
  @State var name = ""
  @State var text = ""
  @State var volume = 5.0
  @State var tab = 1
  @State var colour = Colour.red
  @State var isOpen = false
  @State var isWide = false
  @State var isOn = false
  @State var isShown = false
  @State var isLarge = false
  @State var isActive = false
  @State var isChosen = false
  @State var isAsking = false
  @State var isEditing = false
  @State var isExpanded = false
  @State var isNotified = false
  @State var showsDetails = false
  @State var offset = CGSize.zero
  @State var size = CGSize.zero
  @State var items: [Item] = []
  @State var selectedID: Int?
  @State var folderID: Int?
  @State var path = NavigationPath()
  @FocusState var field: Field?
  @Environment(\.dismiss) var dismiss

  let contacts: [Item] = []
  let recipes: [Recipe] = []
  let folders: [Folder] = []
  let messages: [Item] = []
  let recent: [Item] = []
  let names = ["Ann", "Ben"]
  let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let label = HostLabel()
  let browser = Browser()
  let hostingView = HostingView(rootView: EmptyView())
  // Nobody but the library makes these, and examples are type-checked only: nothing here ever runs.
  var view: InspectedView { fatalError() }
  var property: InspectedProperty { fatalError() }

  var body: some View { EmptyView() }

  func save() {}
  func delete() {}
}

enum Colour { case red, blue }
enum Field { case name }
struct Item: Identifiable { var id = 0, name = "", title = "", text = "" }
struct Recipe: Identifiable, Hashable { var id = 0, name = "" }
struct Folder: Identifiable { var id = 0, name = "", subfolders: [Folder]? }
struct Browser { func show(_ url: URL) {} }
struct Home: View { var body: some View { EmptyView() } }
struct Search: View { var body: some View { EmptyView() } }
struct LibraryView: View { var body: some View { EmptyView() } }
struct Badge: View { var number: Int; var body: some View { EmptyView() } }
struct Counter: View { @State var count = 0; var body: some View { EmptyView() } }
struct TaskList: View { var tasks: [Item]; var body: some View { EmptyView() } }
extension [Item] { static var sample: [Item] { [] } }
@Observable final class Store: Sendable { static func sample() async throws -> Store { Store() } }
struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {}
}
struct SettingsRow: View { var title: String; @State var isOn = false; var body: some View { EmptyView() } }
final class HostGauge: HostView {}
