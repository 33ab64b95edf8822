import HostTree
import ViewKernel
import XCTest

/// Facts about what lies at the edges of a phone's window and in front of others: bars, sheets, alerts. From the
/// tutorials of the composable architecture and AccessibilitySnapshot's pictures.
@MainActor
final class LooksInWindowsTests: LooksTestCase {
  func testMostFactsHold() {
    edges()
    bars()
    sheets()
    alerts()
    groups()
    XCTAssertGreaterThanOrEqual(Double(held), 0.95 * Double(held + off.count), off.joined(separator: "\n"))
  }

  /// A window below a status bar, and above a home indicator.
  private func covered<V: View>(_ view: V, isDark: Bool = false) -> Screen<V> {
    let screen = phone(view)
    if isDark { screen.window.overrideUserInterfaceStyle = .dark }
    screen.window.systemInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    screen.settle()
    return screen
  }

  private func ground(_ host: HostView?) -> CGRect? { host.map { $0.convert($0.groundRect, to: nil) } }

  private func edges() {
    let list = covered(List(0..<40, id: \.self) { Text("\($0)") })
    let table = list.hosts(of: HostTableView.self).first
    fact("a list's background begins at the top", 0, 0, ground(table)?.minY)
    fact("a list's background ends at the bottom", 852, 0, ground(table)?.maxY)
    fact("rows show under the home indicator", is: true, (cells(list).last?.maxY ?? 0) >= 852)
    table?.contentOffset.y = 100
    list.settle()
    fact("rows show under the status bar", is: true, (cells(list).first?.minY ?? 100) <= 0)
    let page = covered(NavigationStack { List { Text("a") }.navigationTitle("Title") })
    let bar = page.hosts(of: HostNavigationBar.self).first
    fact("a bar's background begins at the top", 0, 0, ground(bar)?.minY)
    fact("a list below a bar ends at the bottom", 852, 0, ground(page.hosts(of: HostTableView.self).first)?.maxY)
    let tabs = covered(TabView { Text("a").tabItem { Label("Plane", systemImage: "airplane") } })
    let tabBar = tabs.hosts(of: HostTabBar.self).first
    fact("a tab bar's background ends at the bottom", 852, 0, ground(tabBar)?.maxY)
    let symbol = tabBar.flatMap { bar in tabs.hosts(of: HostImageView.self).first { $0.isDescendant(of: bar) } }
    fact("square of a tab's symbol", 28, 0.5, symbol?.bounds.width)
  }

  private func bars() {
    let plain = covered(NavigationStack { List { Text("a") }.navigationTitle("Title") })
    let bar = plain.hosts(of: HostNavigationBar.self).first
    fact("a bar's top below a cutout", 54, 0.5, bar.map { $0.convert($0.bounds, to: nil).minY })
    let title = plain.hosts(of: HostLabel.self).first { $0.text == "Title" }
    let font: HostFont? = title?.font
    fact(
      "large title's baseline above the bar's end", 16, 1,
      title.flatMap { title in font.flatMap { font in bar.map { $0.bounds.maxY - title.frame.minY - font.ascender } } })
    func back(to title: String) -> HostButton? {
      let screen = covered(
        NavigationStack(path: .constant(NavigationPath([1]))) {
          Text("a").navigationTitle(title).navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("b") }
        })
      return screen.hosts(of: HostButton.self).first { $0.accessibilityIdentifier == "BackButton" }
    }
    fact("back button's text", 28, 1.5, back(to: "First")?.frame.minX)
    fact("back button to a short title", is: "First", back(to: "First")?.title)
    fact("back button to a long title", is: "Back", back(to: "Daily Sync-ups")?.title)
  }

  private func sheets() {
    func form(isDark: Bool) -> Screen<some View> {
      covered(
        Text("page").sheet(isPresented: .constant(true)) {
          NavigationStack {
            Form { Section("Info") { Text("row") } }.navigationTitle("New")
              .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Dismiss") {} }
                ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
              }
          }
        }, isDark: isDark)
    }
    let sheet = form(isDark: false)
    let bar = sheet.hosts(of: HostNavigationBar.self).first.map { $0.convert($0.bounds, to: nil) }
    fact("sheet's top below the safe area's", 10, 1, bar.map { $0.minY - 59 })
    fact("end of a sheet's bar", 56.67, 1.5, bar?.height)
    fact(
      "section with a header below a sheet's bar", 38.33, 1,
      cells(sheet).first.flatMap { row in bar.map { row.minY - $0.maxY } })
    func font(_ text: String) -> HostFont? { sheet.hosts(of: HostLabel.self).first { $0.text == text }?.font }
    fact("button that confirms", is: .semibold, font("Add")?.weight)
    fact("button that cancels", is: .regular, font("Dismiss")?.weight)
    fact("title of a sheet with such buttons", 17, 0, font("New")?.pointSize)
    func picture(_ isDark: Bool) -> String { form(isDark: isDark).window.svgDescription.uppercased() }
    let dark = picture(true)
    fact("grouped background of a dark sheet", is: true, dark.contains("#1C1C1E"))
    fact("row of a dark sheet", is: true, dark.contains("#2C2C2E"))
    // 1 - 2 * 16 / 393: the page's card is 16 points narrower at both sides.
    fact("page behind a sheet", is: true, picture(false).contains("MATRIX(0.919 0 0 0.919"))
  }

  private func alerts() {
    let screen = covered(
      Text("page").alert("Delete?", isPresented: .constant(true)) {
        Button("Yes", role: .destructive) {}
        Button("Nevermind", role: .cancel) {}
      } message: {
        Text("Are you sure you want to delete this meeting?")
      })
    func font(_ text: String) -> HostFont? { screen.hosts(of: HostLabel.self).first { $0.text == text }?.font }
    fact("button of an alert that cancels", is: .semibold, font("Nevermind")?.weight)
    fact("other button of an alert", is: .regular, font("Yes")?.weight)
    let alert = screen.hosts(of: HostAlertView.self).first.map { $0.convert($0.bounds, to: nil) }
    fact("middle of an alert", 438.5, 0.7, alert?.midY)
  }

  private func groups() {
    let picker = phone(List { Picker("Pick", selection: .constant(0)) { Text("a").tag(0) } })
    fact("picker in a list shows its title", is: true, picker.texts.contains("Pick"))
    let themes = phone(
      Form {
        Picker("Theme", selection: .constant(0)) {
          ZStack {
            RoundedRectangle(cornerRadius: 4).fill(.pink)
            Label("Bubblegum", systemImage: "star").padding(4)
          }
          .fixedSize(horizontal: false, vertical: true).tag(0)
        }
      })
    fact("row with a picker of painted labels", 44, 0.5, cells(themes).first?.height)
    fact("picker of painted labels shows no paint", is: 0, themes.hosts(of: HostShapeView.self).count)
    fact("picker of painted labels shows the text", is: true, themes.texts.contains("Bubblegum"))
    let boxes = phone(GroupBox("Outer") { GroupBox("Inner") { Text("a") } })
    fact("box in a box fills the width", 393 - 4 * 16, 1, boxes.frame("Inner").map { 393 - 2 * $0.minX })
  }
}
