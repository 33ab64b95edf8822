import ViewKernel

/// A compiled part of a program: a function from the model to a view of one static type.
///
/// Terms are objects, so that two values of a view that holds one are equal if nothing else differs.
@MainActor
public protocol AnyTerm: AnyObject {
  /// The static type of the view.
  associatedtype Content: View

  /// The view as it is for the present model.
  func callAsFunction(_ m: Access) -> Content
}

/// The only kind of term: a closure that a rule has made of the terms in its slots.
public final class Term<Content: View>: AnyTerm {
  private let make: @MainActor (Access) -> Content

  init(@ViewBuilder _ make: @escaping @MainActor (Access) -> Content) { self.make = make }

  /// Runs the closure.
  public func callAsFunction(_ m: Access) -> Content { make(m) }
}

extension Syntax {
  /// Composes the terms of the rules from the leaves up; each is of another generic type.
  @MainActor public func compiled() -> any AnyTerm {
    var blocks = slots.map { Syntax.block($0.map { $0.compiled() }) }
    while blocks.count < 3 { blocks.append(Term { _ in EmptyView() }) }
    return open(blocks[0], blocks[1], blocks[2])
  }

  @MainActor private func open<A: AnyTerm, B: AnyTerm, C: AnyTerm>(_ a: A, _ b: B, _ c: C) -> any AnyTerm {
    let book = RuleBook(looksFor: rule)
    // There is one class of terms, so that each is what it is cast to.
    let rules = Rules(
      a: unsafeDowncast(a, to: Term<A.Content>.self), b: unsafeDowncast(b, to: Term<B.Content>.self),
      c: unsafeDowncast(c, to: Term<C.Content>.self), p: Parameters(codes: codes), book: book)
    rules.run()
    // The result's closure holds the rules, and they hold the book.
    defer { book.result = nil }
    guard let result = book.result else { preconditionFailure("No rule is written \(rule).") }
    return result
  }

  /// The views between two braces.
  @MainActor private static func block(_ terms: [any AnyTerm]) -> any AnyTerm {
    func two<A: AnyTerm, B: AnyTerm>(_ a: A, _ b: B) -> any AnyTerm {
      Term { m in
        a(m)
        b(m)
      }
    }
    func three<A: AnyTerm, B: AnyTerm, C: AnyTerm>(_ a: A, _ b: B, _ c: C) -> any AnyTerm {
      Term { m in
        a(m)
        b(m)
        c(m)
      }
    }
    func four<A: AnyTerm, B: AnyTerm, C: AnyTerm, D: AnyTerm>(_ a: A, _ b: B, _ c: C, _ d: D) -> any AnyTerm {
      Term { m in
        a(m)
        b(m)
        c(m)
        d(m)
      }
    }
    switch terms.count {
    case 0: return Term { _ in EmptyView() }
    case 1: return terms[0]
    case 2: return two(terms[0], terms[1])
    case 3: return three(terms[0], terms[1], terms[2])
    default: return four(terms[0], terms[1], terms[2], terms[3])
    }
  }
}
