import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Paths that live in models, pages that edit what they show, columns.
@MainActor
final class NavigationIdiomsTests: HostTestCase {
  fileprivate struct Recipe: Identifiable, Hashable {
    let id: Int
    var name: String
    var related: [Int] = []
  }

  fileprivate enum Route: Hashable {
    case recipe(Int)
    case settings
  }

  @Observable
  fileprivate final class Cookbook {
    var recipes = [Recipe(id: 1, name: "Soup", related: [2]), Recipe(id: 2, name: "Bread"), Recipe(id: 3, name: "Pie")]
    var path: [Route] = []
    var selected: Int?
    var isEditorShown = false
    var anyPath = NavigationPath()

    func recipe(_ id: Int) -> Recipe? { recipes.first { $0.id == id } }

    /// Opens what an address such as `cook://recipe/2` says.
    func open(_ url: URL) {
      switch (url.host, url.pathComponents.dropFirst().first.flatMap { Int($0) }) {
      case ("recipe", let id?): path = [.recipe(id)]
      case ("settings", _): path = [.settings]
      default: path = []
      }
    }
  }

  fileprivate struct RecipePage: View {
    let book: Cookbook
    let id: Int
    var body: some View {
      if let recipe = book.recipe(id) {
        VStack {
          Text("about \(recipe.name)")
          ForEach(recipe.related, id: \.self) { NavigationLink("see \($0)", value: Route.recipe($0)) }
          Button("Home") { book.path = [] }
        }
        .navigationTitle(recipe.name)
      } else {
        Text("There is no such recipe").navigationTitle("Gone")
      }
    }
  }

  fileprivate struct BookView: View {
    @Bindable var book: Cookbook
    var body: some View {
      NavigationStack(path: $book.path) {
        List(book.recipes) { recipe in NavigationLink(recipe.name, value: Route.recipe(recipe.id)) }
          .navigationTitle("Recipes")
          .toolbar { Button("Settings") { book.path.append(.settings) } }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .recipe(let id): RecipePage(book: book, id: id)
            case .settings: Text("no settings").navigationTitle("Settings")
            }
          }
      }
    }
  }

  /// Routes as an enumeration, in a path that links, buttons and the back button write.
  func testAPathOfRoutes() {
    let book = Cookbook()
    let screen = show(BookView(book: book), width: 320, height: 500)
    screen.assertShows("Soup", "Bread", "Pie", "Settings", "Recipes")
    screen.tap("Soup")
    screen.assertShows("about Soup", "see 2", "Home", "Recipes", "Soup")
    screen.tap("see 2")
    XCTAssertEqual(book.path, [.recipe(1), .recipe(2)])
    screen.assertShows("about Bread", "Home", "Soup", "Bread")
    XCTAssertTrue(screen.navigation.goBack())
    screen.assertShows("about Soup", "see 2", "Home", "Recipes", "Soup")
    screen.tap("see 2")
    screen.tap("Home")
    screen.assertShows("Soup", "Bread", "Pie", "Settings", "Recipes")
    screen.tap("Settings")
    screen.assertShows("no settings", "Recipes", "Settings")
  }

  /// An address from outside sets the whole path at once.
  func testADeepLink() {
    let book = Cookbook()
    let screen = show(BookView(book: book), width: 320, height: 500)
    book.open(URL(string: "cook://recipe/3")!)
    screen.assertShows("about Pie", "Home", "Recipes", "Pie")
    book.open(URL(string: "cook://settings")!)
    screen.assertShows("no settings", "Recipes", "Settings")
    book.open(URL(string: "cook://recipe/9")!)
    screen.assertShows("There is no such recipe", "Recipes", "Gone")
    book.open(URL(string: "cook://")!)
    screen.assertShows("Soup", "Bread", "Pie", "Settings", "Recipes")
  }

  /// The page follows what it shows: renamed, its title is; deleted, it says so.
  func testAPageOfWhatChangesUnderIt() {
    let book = Cookbook()
    book.path = [.recipe(2)]
    let screen = show(BookView(book: book), width: 320, height: 500)
    screen.assertShows("about Bread", "Home", "Recipes", "Bread")
    book.recipes[1].name = "Rolls"
    screen.assertShows("about Rolls", "Home", "Recipes", "Rolls")
    book.recipes.remove(at: 1)
    screen.assertShows("There is no such recipe", "Recipes", "Gone")
    screen.navigation.goBack()
    screen.assertShows("Soup", "Pie", "Settings", "Recipes")
  }

  /// A page that edits an element by a binding to it; the list behind shows the new name.
  func testAPageThatEdits() {
    struct Editor: View {
      @Binding var recipe: Recipe
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Form {
          TextField("Name", text: $recipe.name)
          Button("Done") { dismiss() }
        }
        .navigationTitle(recipe.name)
      }
    }
    struct Root: View {
      @Bindable var book: Cookbook
      var body: some View {
        NavigationStack {
          List($book.recipes) { $recipe in NavigationLink(recipe.name) { Editor(recipe: $recipe) } }
            .navigationTitle("Recipes")
        }
      }
    }
    let book = Cookbook()
    let screen = show(Root(book: book), width: 320, height: 500)
    screen.tap("Bread")
    screen.type("s", into: "Name")
    XCTAssertEqual(screen.shownTexts, ["Breads", "Done", "Recipes", "Breads"])
    screen.tap("Done")
    screen.assertShows("Soup", "Breads", "Pie", "Recipes")
  }

  /// A path of values of several types, shown by the type that each has.
  func testAPathOfSeveralTypes() {
    struct Root: View {
      @Bindable var book: Cookbook
      var body: some View {
        NavigationStack(path: $book.anyPath) {
          Button("Go") {
            book.anyPath.append(7)
            book.anyPath.append("seven")
          }
          .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("Number") }
          .navigationDestination(for: String.self) { Text("word \($0)").navigationTitle("Word") }
          .navigationTitle("Root")
        }
      }
    }
    let book = Cookbook()
    let screen = show(Root(book: book), width: 320, height: 300)
    screen.tap("Go")
    screen.assertShows("word seven", "Number", "Word")
    book.anyPath.removeLast()
    screen.assertShows("number 7", "Root", "Number")
    book.anyPath.append("x")
    screen.assertShows("word x", "Number", "Word")
    book.anyPath = NavigationPath()
    screen.assertShows("Go", "Root")
  }

  /// A flag opens a page, and the page's back button takes the flag back.
  func testAPageByAFlag() {
    struct Root: View {
      @Bindable var book: Cookbook
      var body: some View {
        NavigationStack {
          Text("\(book.recipes.count) recipes")
            .navigationTitle("Book")
            .navigationDestination(isPresented: $book.isEditorShown) {
              Button("Add") { book.recipes.append(Recipe(id: 4, name: "Jam")) }.navigationTitle("Editor")
            }
        }
      }
    }
    let book = Cookbook()
    let screen = show(Root(book: book), width: 320, height: 300)
    screen.assertShows("3 recipes", "Book")
    book.isEditorShown = true
    screen.assertShows("Add", "Book", "Editor")
    screen.tap("Add")
    screen.navigation.goBack()
    screen.assertShows("4 recipes", "Book")
    XCTAssertFalse(book.isEditorShown)
  }

  /// The toolbar and the title depend on the state of the page.
  func testAToolbarThatDependsOnState() {
    struct Root: View {
      @Bindable var book: Cookbook
      var body: some View {
        NavigationStack {
          Text("content")
            .navigationTitle(book.isEditorShown ? "Editing" : "\(book.recipes.count) recipes")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                Button(book.isEditorShown ? "Done" : "Edit") { book.isEditorShown.toggle() }
              }
              if book.isEditorShown {
                ToolbarItem(placement: .topBarLeading) {
                  Button("Delete") { book.recipes.removeLast() }.disabled(book.recipes.isEmpty)
                }
              }
            }
        }
      }
    }
    let book = Cookbook()
    let screen = show(Root(book: book), width: 320, height: 300)
    screen.assertShows("content", "Edit", "3 recipes")
    screen.tap("Edit")
    screen.assertShows("content", "Delete", "Done", "Editing")
    screen.tap("Delete")
    screen.tap("Done")
    screen.assertShows("content", "Edit", "2 recipes")
  }

  /// List and detail in two columns: what is selected is shown beside; nothing where it was deleted.
  func testListAndDetailInColumns() {
    struct Root: View {
      @Bindable var book: Cookbook
      var body: some View {
        NavigationSplitView {
          List(book.recipes, selection: $book.selected) { Text($0.name) }
            .navigationTitle("Recipes")
        } detail: {
          if let recipe = book.selected.flatMap({ book.recipe($0) }) {
            Text("about \(recipe.name)").navigationTitle(recipe.name)
          } else {
            Text("Choose a recipe")
          }
        }
      }
    }
    let book = Cookbook()
    let screen = show(Root(book: book), width: 1000, height: 500)
    func details() -> [String] { screen.shownTexts.filter { $0.contains("about") || $0.contains("Choose") } }
    XCTAssertEqual(details(), ["Choose a recipe"])
    screen.tap("Pie")
    XCTAssertEqual(book.selected, 3)
    XCTAssertEqual(details(), ["about Pie"])
    screen.assertAgreesWithFresh()
    book.recipes[2].name = "Cake"
    screen.settle()
    XCTAssertEqual(details(), ["about Cake"])
    book.recipes.removeLast()
    screen.settle()
    XCTAssertEqual(details(), ["Choose a recipe"])
    screen.assertAgreesWithFresh()
    book.selected = 1
    screen.settle()
    XCTAssertEqual(details(), ["about Soup"])
    screen.assertAgreesWithFresh()
  }
}
