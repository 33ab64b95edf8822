/// The state of a program that builds itself again when its sources were saved.
package struct BuildState: Encodable, Equatable {
  package enum State: String, Encodable {
    case building, failed, done
  }

  /// An error of the compiler.
  package struct Fault: Encodable, Equatable {
    package var file: String
    package var line: Int
    package var column: Int
    package var message: String
    /// The line of the source.
    package var snippet: String?

    package init(file: String, line: Int, column: Int, message: String, snippet: String? = nil) {
      (self.file, self.line, self.column) = (file, line, column)
      (self.message, self.snippet) = (message, snippet)
    }
  }

  package var state: State
  package var errors: [Fault]

  package init(_ state: State, errors: [Fault] = []) { (self.state, self.errors) = (state, errors) }
}
