// Tables, as code for SwiftUI writes them: every form here must go on compiling, in Swift 5 and in Swift 6 mode.
import ViewKernel

struct Person: Identifiable {
  let givenName: String
  let familyName: String
  let emailAddress: String
  var age = 30
  var isActive = true
  let id = UUID()
  var fullName: String { givenName + " " + familyName }
}

struct PeopleTable: View {
  @State private var people = [
    Person(givenName: "Juan", familyName: "Chavez", emailAddress: "juanchavez@icloud.com"),
    Person(givenName: "Mei", familyName: "Chen", emailAddress: "meichen@icloud.com"),
  ]

  var body: some View {
    Table(people) {
      TableColumn("Given Name", value: \.givenName)
      TableColumn("Family Name", value: \.familyName)
      TableColumn("E-Mail Address", value: \.emailAddress)
    }
  }
}

struct SelectableTable: View {
  @State private var people: [Person] = []
  @State private var selectedPeople = Set<Person.ID>()

  var body: some View {
    Table(people, selection: $selectedPeople) {
      TableColumn("Given Name", value: \.givenName)
      TableColumn("Family Name", value: \.familyName)
    }
    Text("\(selectedPeople.count) people selected")
  }
}

struct SortableTable: View {
  @State private var people: [Person] = []
  @State private var sortOrder = [KeyPathComparator(\Person.givenName)]
  @State private var selection: Person.ID?

  var body: some View {
    Table(people, selection: $selection, sortOrder: $sortOrder) {
      TableColumn("Given Name", value: \.givenName)
        .width(min: 100, ideal: 150, max: 200)
      TableColumn("Family Name", value: \.familyName)
      TableColumn("Age", value: \.age) { person in
        Text("\(person.age)")
      }
      .width(60)
      .alignment(.trailing)
      TableColumn("") { person in
        Button("Mail", systemImage: "envelope") { print(person.emailAddress) }
          .labelStyle(.iconOnly)
      }
      .width(44)
    }
    .onChange(of: sortOrder) { _, sortOrder in
      people.sort(using: sortOrder)
    }
    .tableStyle(.inset)
  }
}

struct CompactableTable: View {
  #if os(iOS)
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    private var isCompact: Bool { horizontalSizeClass == .compact }
  #else
    private let isCompact = false
  #endif
  @State private var people: [Person] = []
  @State private var sortOrder = [KeyPathComparator(\Person.givenName)]

  var body: some View {
    Table(people, sortOrder: $sortOrder) {
      TableColumn("Given Name", value: \.givenName) { person in
        VStack(alignment: .leading) {
          Text(isCompact ? person.fullName : person.givenName)
          if isCompact {
            Text(person.emailAddress).foregroundStyle(.secondary)
          }
        }
      }
      TableColumn("Family Name", value: \.familyName)
      TableColumn("E-Mail Address", value: \.emailAddress)
    }
    .onChange(of: sortOrder) { people.sort(using: $1) }
  }
}

struct RowsTable: View {
  let me: Person
  let family: [Person]
  let friends: [Person]
  @State private var isExpanded = true
  @State private var selection: Set<UUID> = []
  @State private var showsMail = true

  var body: some View {
    Table(of: Person.self, selection: $selection) {
      TableColumn("Given Name", value: \.givenName)
      if showsMail {
        TableColumn("E-Mail Address", value: \.emailAddress)
      }
      TableColumn("Active") { $0.isActive ? Image(systemName: "checkmark") : nil }
    } rows: {
      TableRow(me)
      Section("Family") {
        ForEach(family) { person in
          TableRow(person)
            .contextMenu {
              Button("Edit") {}
              Button("Delete", role: .destructive) {}
            }
        }
      }
      if !friends.isEmpty {
        Section {
          ForEach(friends)
        } header: {
          Label("Friends", systemImage: "person.2")
        }
      }
    }
    .contextMenu(forSelectionType: Person.ID.self) { ids in
      if !ids.isEmpty { Button("Delete \(ids.count)") {} }
    } primaryAction: { ids in
      print(ids)
    }
    .tableColumnHeaders(.hidden)
  }
}

struct Folder: Identifiable {
  let id: Int
  let name: String
  var folders: [Folder] = []
}

struct FoldersTable: View {
  let folders: [Folder]
  @State private var expanded: Set<Int> = []

  private func isExpanded(_ folder: Folder) -> Binding<Bool> {
    Binding {
      expanded.contains(folder.id)
    } set: {
      if $0 { expanded.insert(folder.id) } else { expanded.remove(folder.id) }
    }
  }

  var body: some View {
    Table(of: Folder.self) {
      TableColumn("Name", value: \.name)
      TableColumn("Folders") { folder in Text(folder.folders.count, format: .number) }.alignment(.numeric)
    } rows: {
      ForEach(folders) { folder in
        if folder.folders.isEmpty {
          TableRow(folder)
        } else {
          DisclosureTableRow(folder, isExpanded: isExpanded(folder)) {
            ForEach(folder.folders)
          }
        }
      }
    }
  }
}

struct ByAge: SortComparator {
  var order: SortOrder = .forward
  func compare(_ lhs: Person, _ rhs: Person) -> ComparisonResult {
    let result: ComparisonResult =
      lhs.age < rhs.age ? .orderedAscending : lhs.age > rhs.age ? .orderedDescending : .orderedSame
    return order == .forward
      ? result
      : result == .orderedAscending
        ? .orderedDescending : result == .orderedDescending ? .orderedAscending : .orderedSame
  }
}

struct OwnComparators: View {
  let people: [Person]
  @State private var order = [ByAge()]

  var body: some View {
    Table(people.sorted(using: order), sortOrder: $order) {
      TableColumn("Age", sortUsing: ByAge()) { Text(verbatim: "\($0.age)") }
      TableColumn("Name") { Text($0.fullName) }
    }
  }
}

struct Day: Hashable { var name: String }

struct MonthTable: View {
  let people: [Person]
  let days: [Day]

  var body: some View {
    Table(people) {
      TableColumn("Name", value: \.givenName)
      TableColumnForEach(days, id: \.self) { day in
        TableColumn(day.name) { person in Text(verbatim: "\(person.age) \(day.name)") }
      }
    }
  }
}

struct PersonRows: TableRowContent {
  let people: [Person]
  var tableRowBody: some TableRowContent<Person> { ForEach(people) { TableRow($0) } }
}

struct NameColumns: TableColumnContent {
  var tableColumnBody: some TableColumnContent<Person, Never> { TableColumn("Name", value: \.givenName) }
}

struct OwnRows: View {
  let people: [Person]
  @State private var order = [KeyPathComparator(\Person.age, order: .reverse)]
  @State private var selection: Person.ID?

  var body: some View {
    Table(of: Person.self) {
      TableColumn(Text("Name"), value: \.givenName)
    } rows: {
      PersonRows(people: people)
    }
    Table(selection: $selection, sortOrder: $order) {
      TableColumn(Text("Mail"), value: \.emailAddress, comparator: .localizedStandard)
      TableColumn("Name", value: \.givenName, comparator: .localizedStandard) { Text($0.givenName) }
    } rows: {
      PersonRows(people: people)
    }
  }
}

struct CustomizedTable: View {
  struct Row: Identifiable {
    let id: Int
    var name: String
    var children: [Row]?
  }

  @State private var rows: [Row] = []
  @SceneStorage("columns") private var columns: TableColumnCustomization<Row>
  @State private var selection: Set<Row.ID> = []
  @State private var order = [KeyPathComparator(\Row.name)]

  var body: some View {
    Table(rows, selection: $selection, sortOrder: $order, columnCustomization: $columns) {
      TableColumn("Name", value: \.name).width(min: 20).customizationID("name").disabledCustomizationBehavior(.all)
      TableColumn("Number") { Text($0.id, format: .number) }
        .customizationID("number").defaultVisibility(.hidden).disabledCustomizationBehavior([.reorder, .resize])
    }
    Table(rows, children: \.children) { TableColumn("Name", value: \.name) }
    Table(rows, children: \.children, selection: $selection, sortOrder: $order, columnCustomization: $columns) {
      TableColumn("Name", value: \.name).customizationID("name")
    }
    Table(of: Row.self, columnCustomization: $columns) {
      TableColumn("Name", value: \.name).customizationID("name")
    } rows: {
      ForEach(rows) { TableRow($0) }
    }
    Button("Reset") {
      columns.resetOrder()
      columns[visibility: "number"] = .visible
    }
  }
}
