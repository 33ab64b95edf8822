// Searches with suggestions, scopes and a focus, as code for SwiftUI writes them: every form here must go on compiling,
// in Swift 5 and in Swift 6 mode.
import ViewKernel

struct FruitSearch: View {
  @State private var text = ""
  private let fruits = ["Apple", "Pear", "Banana"]

  private var matches: [String] { text.isEmpty ? [] : fruits.filter { $0.localizedCaseInsensitiveContains(text) } }

  var body: some View {
    NavigationStack {
      List(fruits, id: \.self) { Text($0) }
        .navigationTitle("Fruits")
    }
    .searchable(text: $text, prompt: "Find a fruit")
    .searchSuggestions {
      ForEach(matches, id: \.self) { fruit in
        Label(fruit, systemImage: "leaf").searchCompletion(fruit)
      }
      if !matches.isEmpty {
        Section("All") { Text("🍎").searchCompletion("apple") }
      }
    }
    .searchSuggestions(.hidden, for: .content)
    .searchSuggestions(.automatic, for: [.content, .menu])
    .onSubmit(of: .search) { print(text) }
  }
}

struct OlderSuggestions: View {
  @State private var text = ""

  var body: some View {
    NavigationView {
      Text("Results")
        .searchable(text: $text) {
          Text("🍎").searchCompletion("apple")
          Text("🍐").searchCompletion("pear")
        }
        .searchable(text: $text, prompt: "Fruit") { Text("🍌").searchCompletion("banana") }
        .searchable(text: $text, placement: .navigationBarDrawer, prompt: Text("Fruit")) { EmptyView() }
    }
  }
}

enum ProductScope: String, CaseIterable {
  case fruit, vegetable
}

struct ScopedSearch: View {
  @State private var text = ""
  @State private var scope = ProductScope.fruit

  var body: some View {
    NavigationStack {
      Text(scope.rawValue)
    }
    .searchable(text: $text)
    .searchScopes($scope) {
      Text("Fruit").tag(ProductScope.fruit)
      Text("Vegetable").tag(ProductScope.vegetable)
    }
    .searchScopes($scope, activation: .onSearchPresentation) {
      ForEach(ProductScope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
    }
  }
}

struct FocusedSearch: View {
  enum Field { case search, name }
  @State private var text = ""
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?

  var body: some View {
    NavigationStack {
      Button("Find") { isFocused = true }
        .searchable(text: $text)
        .searchFocused($isFocused)
      Button("Search") { field = .search }
        .searchable(text: $text)
        .searchFocused($field, equals: .search)
    }
  }
}

struct SuggestionPlaces: View {
  @Environment(\.searchSuggestionsPlacement) private var placement

  var body: some View { Text(placement == .content ? "in the content" : "in a menu") }
}

struct TokenSearch: View {
  struct Token: Identifiable, Hashable {
    var id: String
    var isOn = false
  }

  @State private var text = ""
  @State private var tokens: [Token] = []
  @State private var suggested: [Token] = [Token(id: "a")]
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      List {}
        .searchable(text: $text, tokens: $tokens) { Text($0.id) }
        .searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: "Find") { Text($0.id) }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, placement: .toolbar, prompt: Text("Find")) { token in
          Label(token.id, systemImage: "star")
        }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented) { Text($0.id) }
        .searchable(text: $text, editableTokens: $tokens, prompt: text) { $token in Toggle(token.id, isOn: $token.isOn) }
        .searchable(text: $text, editableTokens: $tokens, isPresented: $isPresented) { $token in Text(token.id) }
        .searchSuggestions { ForEach(suggested) { Text($0.id).searchCompletion($0) } }
    }
  }
}
