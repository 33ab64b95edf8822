/// The answer to a question of a page's inspector; each has a few of the properties.
package struct InspectAnswer: Encodable {
  /// The number of the question.
  package var request = 0
  /// A sentence, if there is no answer.
  package var error: String?

  // MARK: Scene

  package var title: String?
  package var summary: String?
  package var file: String?
  package var source: String?

  // MARK: Tree

  /// The number of the frame that the answer is about.
  package var serial: Int?
  /// The number of rows, of which some are here.
  package var total: Int?
  package var from: Int?
  package var rows: [Row]?
  /// The place of the row that was to be revealed.
  package var index: Int?

  package struct Row: Encodable {
    package var id: Int
    package var depth: Int
    /// `view` or `host`.
    package var kind: String
    package var name: String
    package var text: String?
    package var props: String?
    package var children: Int
    package var shut: Bool
    package var frame: [Double]?
    /// Whether it cannot be seen.
    package var dim: Bool
    /// Whether it is a marker of an introspection.
    package var marker: Bool
  }

  // MARK: Items found again

  package var ids: [Int]?
  /// The paths of items, by which another run of the program finds them.
  package var places: [String]?

  // MARK: One of them

  package var id: Int?
  /// The numbers of the rows around it, outermost first.
  package var path: [Int]?
  package var name: String?
  package var text: String?
  package var frame: [Double]?
  /// Top, left, bottom, right: what a host keeps free around its content.
  package var padding: [Double]?
  package var sections: [Section]?
  package var copy: Copies?

  package struct Section: Encodable {
    package struct Row: Encodable {
      package var name: String
      package var value: String
      package var note: String?
      package var edit: Edit?

      package init(_ name: String, _ value: String, note: String? = nil, edit: Edit? = nil) {
        (self.name, self.value, self.note, self.edit) = (name, value, note, edit)
      }
    }

    package var title: String
    package var rows: [Row]

    package init(_ title: String, _ rows: [Row]) { (self.title, self.rows) = (title, rows) }
  }

  /// How a value is edited.
  package struct Edit: Encodable {
    package var key: String
    /// `bool`, `number`, `text` or `choice`.
    package var kind: String
    package var options: [String]?

    package init(key: String, kind: String, options: [String]? = nil) {
      (self.key, self.kind, self.options) = (key, kind, options)
    }
  }

  /// Texts for the clipboard.
  package struct Copies: Encodable {
    package var path: String
    package var query: String
    package var test: String

    package init(path: String, query: String, test: String) { (self.path, self.query, self.test) = (path, query, test) }
  }

  // MARK: Why

  package var subject: String?
  package var why: [Part]?
  package var parts: [Part]?

  package struct Part: Encodable {
    package var topic: String
    package var text: String

    package init(_ topic: String, _ text: String) { (self.topic, self.text) = (topic, text) }
  }

  // MARK: Steps

  package var count: Int?
  package var steps: [Step]?
  package var svg: String?
  package var svgs: [String]?
  package var tree: [String]?
  package var lines: [String]?
  package var cause: String?
  package var html: String?

  package struct Step: Encodable {
    package var index: Int
    package var label: String
    package var time: Double
    package var summary: String

    package init(index: Int, label: String, time: Double, summary: String) {
      (self.index, self.label, self.time, self.summary) = (index, label, time, summary)
    }
  }

  // MARK: Accessibility

  package var findings: [Finding]?

  package struct Finding: Encodable {
    package var id: Int
    package var frame: [Double]
    package var rule: String
    package var text: String
  }

  package init() {}

  package init(error: String) { self.error = error }
}
