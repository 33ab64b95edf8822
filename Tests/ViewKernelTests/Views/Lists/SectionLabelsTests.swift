import HostTree
import ViewKernel
import XCTest

/// Headers and footers of sections that come and go, and change.
@MainActor
final class SectionLabelsTests: HostTestCase {
  private struct Page: View {
    let container: Int
    let shows: Bool
    let name: String

    @ViewBuilder private var sections: some View {
      Section {
        Text("row")
      } header: {
        if shows { Text("H \(name)") }
      } footer: {
        if shows { Text("F \(name)") }
      }
      Section {
        Text("row 2")
      } header: {
        if shows { Text("H2") } else { EmptyView() }
      } footer: {
        if shows {
          Text("F2")
          Text(name)
        }
      }
      Section {
        Text("row 3")
      } footer: {
        AnyView(Group { if shows { Text("F3") } })
      }
    }

    var body: some View {
      switch container {
      case 0: List { sections }
      case 1: List { sections }.listStyle(.plain)
      case 2: Form { sections }
      case 3: ScrollView { LazyVStack { sections } }
      case 4: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { sections } }
      case 5: ScrollView { LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) { sections } }
      case 6: List { sections }.listStyle(.sidebar)
      default: VStack { sections }
      }
    }
  }

  func testLabelsThatComeLaterAreShown() {
    for container in 0..<8 {
      func shown(_ setting: Setting<(shows: Bool, name: String)>) -> Screen<some View> {
        show(
          Showing(setting) { Page(container: container, shows: $0.shows, name: $0.name) }, width: 300, height: 700)
      }
      let setting = Setting((shows: false, name: "a"))
      let screen = shown(setting)
      for (shows, name) in [(true, "a"), (true, "b"), (false, "b"), (true, "c")] {
        setting.value = (shows, name)
        screen.settle()
        let fresh = shown(Setting((shows, name)))
        assertText(screen.tree(), fresh.tree())
        XCTAssertEqual(screen.window.svgDescription, fresh.window.svgDescription)
        XCTAssertEqual(screen.texts.contains("F \(name)"), shows, "in container \(container)")
      }
    }
  }

  func testLabelsFollowStateOfTheirOwn() {
    struct Toggled: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { if isEnabled { Text("enabled") } }
    }
    let disabled = Setting(true)
    let screen = show(
      Showing(disabled) { disabled in
        List {
          Section {
            Text("row")
          } footer: {
            Toggled()
          }
        }.disabled(disabled)
      }, height: 400)
    XCTAssertEqual(screen.texts, ["row"])
    disabled.value = false
    screen.settle()
    XCTAssertEqual(screen.texts, ["row", "enabled"])
    disabled.value = true
    screen.settle()
    XCTAssertEqual(screen.texts, ["row"])
  }
}
