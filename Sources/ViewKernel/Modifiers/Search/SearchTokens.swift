import Foundation
import HostTree

/// The tokens of a search, with their type erased.
struct SearchTokens {
  /// A token, and the view of it.
  struct Token: Identifiable {
    let id: AnyHashable
    let view: AnyView
  }

  let tokens: [Token]
  /// Tokens that are offered; nil without a collection for them.
  var suggestions: [Token]?
  /// Leaves only the tokens of these identities, which the user has not removed.
  let keep: @MainActor (Set<AnyHashable>) -> Void
  /// Adds a value, if it is of the tokens' type.
  let add: @MainActor (Any) -> Void
  /// Adds a token that was offered.
  var choose: @MainActor (AnyHashable) -> Void = { _ in }

  @MainActor
  init<C>(_ tokens: Binding<C>, _ view: (Binding<C.Element>) -> AnyView)
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    self.tokens = tokens.wrappedValue.map { element in
      let id = element.id
      let binding = Binding {
        tokens.wrappedValue.first { $0.id == id } ?? element
      } set: { new in
        guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == id }) else { return }
        tokens.wrappedValue[index] = new
      }
      return Token(id: AnyHashable(id), view: view(binding))
    }
    keep = { ids in tokens.wrappedValue.removeAll { !ids.contains(AnyHashable($0.id)) } }
    add = { value in
      guard let value = value as? C.Element, !tokens.wrappedValue.contains(where: { $0.id == value.id }) else { return }
      tokens.wrappedValue.append(value)
    }
  }

  /// Offers the elements of a collection.
  @MainActor
  mutating func offer<C>(_ suggested: Binding<C>, _ view: (C.Element) -> AnyView)
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    suggestions = suggested.wrappedValue.map { Token(id: AnyHashable($0.id), view: view($0)) }
    let add = add
    choose = { id in
      if let element = suggested.wrappedValue.first(where: { AnyHashable($0.id) == id }) { add(element) }
    }
  }
}

/// Reads what tokens look like from their views, which are not shown themselves.
struct SearchTokenReader: View {
  let tokens: SearchTokens
  let search: SearchCoordinator

  var body: some View {
    ForEach(tokens.tokens) { token in
      HostReader(content: token.view) { [weak search] in search?.take($0, for: token.id) }
    }
  }
}

/// The rows of tokens that are offered.
struct SuggestedTokens: View {
  let tokens: SearchTokens

  var body: some View {
    ForEach(tokens.suggestions ?? []) { token in
      token.view.modifier(
        SearchCompletion { search in
          tokens.choose(token.id)
          search.completeToken()
        })
    }
  }
}

extension View {
  /// Makes this suggestion of a search stand for a token, which is added to the search's tokens in place of the typed
  /// text when the suggestion is tapped. It has no effect if the tokens have another type.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    // Read on the main actor only, here and below; tokens of users need not be sendable.
    nonisolated(unsafe) let token = token
    return modifier(
      SearchCompletion { search in
        search.tokens?.add(token)
        search.completeToken()
      })
  }

  nonisolated func searchable<C, T: View>(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?, tokens: Binding<C>,
    suggested: Binding<C>? = nil, _ token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    nonisolated(unsafe) let (tokens, suggested, token) = (tokens, suggested, token)
    return modifier(
      SearchableModifier(text: text, isPresented: isPresented, prompt: prompt) {
        var all = SearchTokens(tokens) { AnyView(token($0)) }
        if let suggested { all.offer(suggested) { AnyView(token(.constant($0))) } }
        return all
      })
  }
}
