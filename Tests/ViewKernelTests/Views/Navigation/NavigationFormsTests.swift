import Foundation
import HostTree
import ViewKernel
import XCTest

/// The forms in which applications write navigation, each as it stands in their sources.
@MainActor
final class NavigationFormsTests: HostTestCase {
  private struct Detail: View {
    let name: String
    var body: some View { Text("detail of \(name)") }
  }

  private struct Links: View {
    let names = ["x", "y"]
    let title: String
    @State private var isActive = false
    @State private var selection: String?

    var body: some View {
      NavigationView {
        List {
          NavigationLink(destination: Detail(name: "1")) { Text("1") }
          NavigationLink("2", destination: Detail(name: "2"))
          NavigationLink(title, destination: Detail(name: "3"))
          NavigationLink {
            Detail(name: "4")
          } label: {
            Text("4")
          }
          NavigationLink(title + "5") { Detail(name: "5") }
          NavigationLink(destination: Detail(name: "6"), isActive: $isActive) { Text("6") }
          NavigationLink("7", destination: Detail(name: "7"), isActive: $isActive)
          NavigationLink(destination: Detail(name: "8"), tag: "8", selection: $selection) { Text("8") }
          NavigationLink("9", destination: Detail(name: "9"), tag: "9", selection: $selection)
          ForEach(names, id: \.self) { name in
            NavigationLink(destination: Detail(name: name)) {
              HStack {
                Text(name)
                Spacer()
              }
            }
          }
        }
        .navigationBarTitle(Text("Links"), displayMode: .large)
        .navigationBarItems(leading: EditButton(), trailing: Button(action: {}) { Image(systemName: "plus") })
      }
      .navigationViewStyle(StackNavigationViewStyle())
      .accentColor(.red)
    }
  }

  func testLinks() {
    let screen = show(Links(title: "three"), width: 320, height: 900)
    XCTAssertEqual(screen.hosts(of: HostTableViewCell.self).count, 11)
    for (row, name) in [("1", "1"), ("three", "3"), ("three5", "5"), ("8", "8"), ("9", "9"), ("y", "y")] {
      screen.tap(row)
      XCTAssertEqual(screen.texts.first, "detail of \(name)")
      XCTAssertTrue(screen.navigation.goBack())
      screen.settle()
    }
  }

  private struct Bars: View {
    @State private var isEditing = true
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      NavigationStack {
        Text("a")
          .navigationTitle("Bars")
          .navigationBarTitleDisplayMode(.inline)
          .navigationBarBackButtonHidden(true)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel", role: .cancel) { dismiss() }
            }
            ToolbarItem(placement: .navigationBarTrailing) {
              if isEditing { Button("Save") { isEditing = false } } else { Text("saved") }
            }
          }
          .toolbar {
            Button("One") {}
            Button("Two") {}
          }
          .toolbar {
            if isEditing {
              ToolbarItem { Text("editing") }
            } else {
              ToolbarItemGroup(placement: .automatic) {
                Text("not")
                Text("editing")
              }
            }
          }
          .toolbar { EditButton() }
      }
    }
  }

  func testToolbars() {
    let screen = show(Bars(), width: 600)
    func texts() -> [String] { screen.navigation.navigationBar.subviews.flatMap { $0.shape.quoted } }
    XCTAssertEqual(texts(), ["Cancel", "Bars", "Save", "One", "Two", "editing", "Edit"])
    screen.tap("Save")
    XCTAssertEqual(texts(), ["Cancel", "Bars", "saved", "One", "Two", "not", "editing", "Edit"])
  }

  private struct Tabs: View {
    enum Choice: Hashable { case home, settings }
    @State private var choice: Choice = .home

    var body: some View {
      TabView(selection: $choice) {
        Text("home")
          .tabItem { Label("Home", systemImage: "house.fill") }
          .tag(Choice.home)
        Group {
          Text("settings")
        }
        .tabItem {
          VStack {
            Image(systemName: "gear")
            Text("Settings")
          }
        }
        .tag(Choice.settings)
      }
      .tabViewStyle(DefaultTabViewStyle())
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    }
  }

  func testTabs() {
    let screen = show(Tabs())
    XCTAssertEqual(screen.texts, ["home", "Home", "Settings"])
    screen.tap("Settings")
    XCTAssertEqual(screen.texts, ["settings", "Home", "Settings"])
    XCTAssertEqual(
      screen.hosts(of: HostTabBar.self)[0].items?.map { $0.image?.name ?? "" }, ["house.fill", "gear.fill"])
  }
}

extension String {
  /// What stands in quotation marks.
  fileprivate var quoted: [String] {
    components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}
