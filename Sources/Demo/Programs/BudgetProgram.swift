import ViewKernel

private enum Category: String, CaseIterable, Identifiable {
  case groceries, utilities, dining, transport, leisure

  var id: Self { self }
  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .groceries: "cart.fill"
    case .utilities: "bolt.fill"
    case .dining: "fork.knife"
    case .transport: "tram.fill"
    case .leisure: "ticket.fill"
    }
  }

  var color: Color {
    switch self {
    case .groceries: .green
    case .utilities: .indigo
    case .dining: .orange
    case .transport: .blue
    case .leisure: .pink
    }
  }

  var limit: Double {
    switch self {
    case .groceries: 520
    case .utilities: 280
    case .dining: 100
    case .transport: 120
    case .leisure: 180
    }
  }
}

private struct Expense: Identifiable {
  let id: Int
  let payee: String
  let category: Category
  let amount: Double
  let date: Date
}

private struct Day: Identifiable {
  let date: Date
  let expenses: [Expense]
  var id: Date { date }
}

@Observable
private final class Budget {
  let calendar: Calendar
  var month: Date
  private(set) var expenses: [Expense] = []

  init(calendar: Calendar, month: Date) {
    self.calendar = calendar
    self.month = month
  }

  var limit: Double { Category.allCases.reduce(0) { $0 + $1.limit } }
  var spent: Double { sum(inMonth) }
  var left: Double { limit - spent }

  func spent(on category: Category) -> Double { sum(inMonth.filter { $0.category == category }) }

  func days(matching query: String) -> [Day] {
    let found = inMonth.filter { query.isEmpty || $0.payee.localizedCaseInsensitiveContains(query) }
    return Dictionary(grouping: found) { calendar.startOfDay(for: $0.date) }
      .map { Day(date: $0, expenses: $1) }
      .sorted { $0.date > $1.date }
  }

  func add(_ payee: String, _ category: Category, _ amount: Double, on date: Date) {
    let id = (expenses.map(\.id).max() ?? 0) + 1
    expenses.append(Expense(id: id, payee: payee, category: category, amount: amount, date: date))
  }

  func delete(_ deleted: [Expense]) {
    let ids = deleted.map(\.id)
    expenses.removeAll { ids.contains($0.id) }
  }

  func changeMonth(by months: Int) {
    month = calendar.date(byAdding: .month, value: months, to: month) ?? month
  }

  private var inMonth: [Expense] {
    expenses.filter { calendar.isDate($0.date, equalTo: month, toGranularity: .month) }
  }

  private func sum(_ expenses: [Expense]) -> Double { expenses.reduce(0) { $0 + $1.amount } }
}

extension Budget {
  fileprivate static var example: Budget {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    func date(_ month: Int, _ day: Int) -> Date {
      calendar.date(from: DateComponents(year: 2026, month: month, day: day, hour: 12)) ?? .distantPast
    }
    let budget = Budget(calendar: calendar, month: date(9, 18))
    budget.add("Greengrocer", .groceries, 38.20, on: date(8, 4))
    budget.add("City Power", .utilities, 96, on: date(8, 5))
    budget.add("Trattoria Roma", .dining, 64.50, on: date(8, 15))
    budget.add("Open-air cinema", .leisure, 27, on: date(8, 22))
    budget.add("Supermarket", .groceries, 142.75, on: date(8, 29))
    budget.add("Fibre & Phone", .utilities, 54.90, on: date(9, 1))
    budget.add("Monthly pass", .transport, 58, on: date(9, 1))
    budget.add("Supermarket", .groceries, 118.35, on: date(9, 5))
    budget.add("City Power", .utilities, 103.40, on: date(9, 7))
    budget.add("Noodle bar", .dining, 31.80, on: date(9, 11))
    budget.add("Bookshop", .leisure, 42.50, on: date(9, 12))
    budget.add("Greengrocer", .groceries, 46.15, on: date(9, 12))
    budget.add("Trattoria Roma", .dining, 78.40, on: date(9, 16))
    budget.add("Concert tickets", .leisure, 96, on: date(9, 16))
    budget.add("Supermarket", .groceries, 87.60, on: date(9, 18))
    budget.add("Train to the coast", .transport, 24.90, on: date(9, 18))
    return budget
  }
}

private struct Euros: View {
  let amount: Double
  var hasCents = true

  var body: some View {
    Text(amount, format: .currency(code: "EUR").precision(.fractionLength(hasCents ? 2 : 0)))
      .monospacedDigit()
  }
}

private struct CategoryIcon: View {
  let category: Category

  var body: some View {
    Image(systemName: category.symbol)
      .font(.system(size: 15, weight: .semibold))
      .foregroundStyle(.white)
      .frame(width: 32, height: 32)
      .background(category.color.gradient, in: .rect(cornerRadius: 8))
  }
}

private struct MonthPicker: View {
  let budget: Budget

  var body: some View {
    HStack {
      Button("Previous month", systemImage: "chevron.left") { withAnimation { budget.changeMonth(by: -1) } }
      Spacer()
      Text(budget.month, format: .dateTime.month(.wide).year()).font(.headline)
      Spacer()
      Button("Next month", systemImage: "chevron.right") { withAnimation { budget.changeMonth(by: 1) } }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
  }
}

private struct Donut: View {
  let budget: Budget
  private let lineWidth: CGFloat = 22

  private struct Slice: Identifiable {
    let category: Category
    let start: Double
    let end: Double
    var id: Category { category }
  }

  private var slices: [Slice] {
    var end = 0.0
    return Category.allCases.map { category in
      let start = end
      end += budget.spent(on: category) / max(budget.spent, budget.limit)
      return Slice(category: category, start: start, end: end)
    }
  }

  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: lineWidth)
      ForEach(slices) { slice in
        Circle()
          .trim(from: slice.start, to: max(slice.start, slice.end - 0.006))
          .stroke(slice.category.color, lineWidth: lineWidth)
          .rotationEffect(.degrees(-90))
      }
      VStack(spacing: 0) {
        Text(budget.spent / budget.limit, format: .percent.precision(.fractionLength(0))).font(.title2.bold())
        Text("spent").font(.caption).foregroundStyle(.secondary)
      }
    }
    .padding(lineWidth / 2)
  }
}

private struct Figure: View {
  let title: LocalizedStringKey
  let amount: Double
  var color = Color.primary

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.subheadline).foregroundStyle(.secondary)
      Euros(amount: amount).font(.title3.weight(.semibold)).foregroundStyle(color)
    }
  }
}

private struct Summary: View {
  let budget: Budget

  var body: some View {
    VStack(spacing: 18) {
      MonthPicker(budget: budget)
      HStack(spacing: 28) {
        Donut(budget: budget).frame(width: 154, height: 154)
        VStack(alignment: .leading, spacing: 14) {
          Figure(title: "Budget", amount: budget.limit)
          Figure(title: "Spent", amount: budget.spent)
          Figure(title: "Left", amount: budget.left, color: budget.left < 0 ? .red : .green)
        }
        Spacer(minLength: 0)
      }
    }
    .padding(.vertical, 8)
  }
}

private struct CategoryRow: View {
  let category: Category
  let spent: Double

  var body: some View {
    HStack(spacing: 12) {
      CategoryIcon(category: category)
      VStack(spacing: 7) {
        HStack(spacing: 4) {
          Text(category.title)
          Spacer()
          Euros(amount: spent, hasCents: false)
          HStack(spacing: 4) {
            Text("of")
            Euros(amount: category.limit, hasCents: false)
          }
          .foregroundStyle(.secondary)
        }
        .font(.subheadline)
        ProgressView(value: min(spent, category.limit), total: category.limit)
          .tint(spent > category.limit ? .red : category.color)
      }
    }
    .padding(.vertical, 2)
  }
}

private struct ExpenseRow: View {
  let expense: Expense

  var body: some View {
    HStack(spacing: 12) {
      CategoryIcon(category: expense.category)
      VStack(alignment: .leading, spacing: 1) {
        Text(expense.payee)
        Text(expense.category.title).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Euros(amount: expense.amount)
    }
  }
}

private struct DaySection: View {
  let day: Day
  let budget: Budget

  var body: some View {
    Section {
      ForEach(day.expenses) { ExpenseRow(expense: $0) }
        .onDelete { offsets in budget.delete(offsets.map { day.expenses[$0] }) }
    } header: {
      Text(day.date, format: .dateTime.weekday(.wide).day().month(.wide))
    }
  }
}

private struct NewExpense: View {
  let budget: Budget
  @State private var amount: Double?
  @State private var payee = ""
  @State private var category = Category.groceries
  @State private var date: Date
  @Environment(\.dismiss) private var dismiss

  init(budget: Budget) {
    self.budget = budget
    _date = State(initialValue: budget.month)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Amount", value: $amount, format: .currency(code: "EUR"))
            .font(.title.weight(.semibold))
            .keyboardType(.decimalPad)
          TextField("Payee", text: $payee)
        }
        Section {
          Picker("Category", selection: $category) {
            ForEach(Category.allCases) { Label($0.title, systemImage: $0.symbol).tag($0) }
          }
          DatePicker("Date", selection: $date, displayedComponents: .date)
        }
      }
      .navigationTitle("New expense")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save).disabled(amount == nil || payee.isEmpty)
        }
      }
    }
    .presentationDetents([.medium, .large])
  }

  private func save() {
    guard let amount else { return }
    withAnimation { budget.add(payee, category, amount, on: date) }
    dismiss()
  }
}

private struct BudgetView: View {
  @State private var budget = Budget.example
  @State private var query = ""
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        if query.isEmpty {
          Section { Summary(budget: budget) }
          Section("Categories") {
            ForEach(Category.allCases) { CategoryRow(category: $0, spent: budget.spent(on: $0)) }
          }
        }
        ForEach(budget.days(matching: query)) { DaySection(day: $0, budget: budget) }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Budget")
      .searchable(text: $query, prompt: "Search payees")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            isAdding = true
          } label: {
            Label("Add", systemImage: "plus")
          }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Text("Total").foregroundStyle(.secondary)
          Spacer()
          Euros(amount: budget.spent).fontWeight(.semibold)
        }
      }
      .sheet(isPresented: $isAdding) { NewExpense(budget: budget) }
    }
  }
}

#Preview("Budget") { BudgetView() }

extension DemoScene {
  static let budgetProgram = DemoScene(
    "P5", "budget", "A program as one writes it with SwiftUI: a month's budget, a donut, and its expenses by day."
  ) { stage in
    stage.window.frame.size = CGSize(width: 390, height: 844)
    stage.show(BudgetView())
    stage.tap("Add")
    stage.type("12.50", into: "Amount")
    stage.type("Museum", into: "Payee")
    stage.step("choose Leisure from the menu") {
      _ = stage.hosts(HostButton.self).contains { $0.chooseMenuItem("Leisure") }
    }
    stage.step("choose another day") {
      _ = stage.host(HostDatePicker.self).pick(Date(timeIntervalSince1970: 1_789_819_200))
    }
    stage.tap("Save")
    stage.type("market", into: "Search payees")
    stage.step("swipe the first row away") {
      stage.host(HostTableView.self).swipeRow(at: IndexPath(row: 0, section: 0), edge: .trailing, fully: true)
    }
    stage.tap("Cancel")
    stage.tap("Previous month")
    stage.step("wait for half of the animation") { stage.clock.advance(by: 0.175) }
    stage.step("wait for the rest") { stage.clock.advance(by: 1) }
  }
}
