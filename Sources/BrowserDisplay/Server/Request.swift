// Tests: `RequestParserTests`.

/// The head of an HTTP request. Bodies are not read: a request that has one is refused.
package struct Request: Equatable, Sendable {
  package struct Header: Equatable, Sendable {
    /// In lower case.
    package var name: String
    package var value: String
  }

  package enum Body: Equatable, Sendable {
    case none
    /// `Content-Length` announces one.
    case plain
    /// `Transfer-Encoding` announces one.
    case coded
  }

  package var method: String
  package var target: RequestTarget
  package var headers: [Header]
  package var body: Body

  /// The values of all headers with a name, which is in lower case.
  package func values(_ name: String) -> [String] {
    headers.lazy.filter { $0.name == name }.map(\.value)
  }

  /// The value of a header that must occur once; nil if it does not.
  package func onlyValue(_ name: String) -> String? {
    let values = values(name)
    return values.count == 1 ? values[0] : nil
  }

  /// Whether a header that is a list, such as `Connection: keep-alive, Upgrade`, has this word, in lower case, as an
  /// element.
  package func lists(_ word: String, in name: String) -> Bool {
    values(name).contains { value in
      value.split(separator: ",").contains { $0.trimmingBlanks().lowercased() == word }
    }
  }
}

extension StringProtocol {
  /// The text without the blanks and tabs around it.
  func trimmingBlanks() -> SubSequence {
    let rest = drop { $0 == " " || $0 == "\t" }
    guard let last = rest.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return rest[rest.endIndex...] }
    return rest[...last]
  }
}
