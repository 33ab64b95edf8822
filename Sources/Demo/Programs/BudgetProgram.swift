import ViewKernel

private struct Category: Hashable {
  let title: String
  let symbol: String
  let color: Color
  let limit: Double

  static let groceries = Category(title: "Groceries", symbol: "cart.fill", color: .green, limit: 520)
  static let utilities = Category(title: "Utilities", symbol: "bolt.fill", color: .indigo, limit: 280)
  static let dining = Category(title: "Dining", symbol: "fork.knife", color: .orange, limit: 100)
  static let transport = Category(title: "Transport", symbol: "tram.fill", color: .blue, limit: 120)
  static let leisure = Category(title: "Leisure", symbol: "ticket.fill", color: .pink, limit: 180)
  static let all = [groceries, utilities, dining, transport, leisure]
}

private struct Expense: Identifiable {
  let id: Int
  let payee: String
  let category: Category
  let amount: Double
  let date: Date
}

@Observable
private final class Budget {
  private(set) var month: Date
  private(set) var expenses: [Expense] = []
  private let calendar = Calendar.current

  init() {
    func date(_ month: Int, _ day: Int) -> Date {
      Calendar.current.date(from: DateComponents(year: 2026, month: month, day: day, hour: 12)) ?? .distantPast
    }
    month = date(9, 18)
    let expenses: [(String, Category, Double, Date)] = [
      ("City Power", .utilities, 96, date(8, 5)), ("Trattoria Roma", .dining, 64.50, date(8, 15)),
      ("Supermarket", .groceries, 142.75, date(8, 29)), ("Fibre & Phone", .utilities, 54.90, date(9, 1)),
      ("Monthly pass", .transport, 58, date(9, 1)), ("Supermarket", .groceries, 118.35, date(9, 5)),
      ("City Power", .utilities, 103.40, date(9, 7)), ("Noodle bar", .dining, 31.80, date(9, 11)),
      ("Bookshop", .leisure, 42.50, date(9, 12)), ("Greengrocer", .groceries, 46.15, date(9, 12)),
      ("Trattoria Roma", .dining, 78.40, date(9, 16)), ("Concert tickets", .leisure, 96, date(9, 16)),
      ("Supermarket", .groceries, 87.60, date(9, 18)), ("Train to the coast", .transport, 24.90, date(9, 18)),
    ]
    for (payee, category, amount, date) in expenses { add(payee, category, amount, on: date) }
  }

  var limit: Double { Category.all.reduce(0) { $0 + $1.limit } }
  var spent: Double { Category.all.reduce(0) { $0 + spent(on: $1) } }
  var left: Double { limit - spent }

  func spent(on category: Category) -> Double {
    inMonth.filter { $0.category == category }.reduce(0) { $0 + $1.amount }
  }

  func days(matching query: String) -> [(key: Date, value: [Expense])] {
    let found = inMonth.filter { query.isEmpty || $0.payee.localizedCaseInsensitiveContains(query) }
    return Dictionary(grouping: found) { calendar.startOfDay(for: $0.date) }.sorted { $0.key > $1.key }
  }

  func add(_ payee: String, _ category: Category, _ amount: Double, on date: Date) {
    let id = (expenses.last?.id ?? 0) + 1
    expenses.append(Expense(id: id, payee: payee, category: category, amount: amount, date: date))
  }

  func delete(_ deleted: [Expense]) {
    expenses.removeAll { expense in deleted.contains { $0.id == expense.id } }
  }

  func changeMonth(by months: Int) {
    month = calendar.date(byAdding: .month, value: months, to: month) ?? month
  }

  private var inMonth: [Expense] {
    expenses.filter { calendar.isDate($0.date, equalTo: month, toGranularity: .month) }
  }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
  fileprivate static var euros: Self { .currency(code: "EUR") }
  fileprivate static var wholeEuros: Self { euros.precision(.fractionLength(0)) }
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

private struct Donut: View {
  let budget: Budget

  var body: some View {
    let shares = Category.all.map { budget.spent(on: $0) / max(budget.spent, budget.limit) }
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 22)
      ForEach(shares.indices, id: \.self) { index in
        let start = shares.prefix(index).reduce(0, +)
        Circle()
          .trim(from: start, to: start + max(shares[index] - 0.006, 0))
          .stroke(Category.all[index].color, lineWidth: 22)
          .rotationEffect(.degrees(-90))
      }
      VStack(spacing: 0) {
        Text(budget.spent / budget.limit, format: .percent.precision(.fractionLength(0))).font(.title2.bold())
        Text("spent").font(.caption).foregroundStyle(.secondary)
      }
    }
    .padding(11)
  }
}

private struct Summary: View {
  let budget: Budget

  var body: some View {
    VStack(spacing: 18) {
      HStack {
        Button("Previous month", systemImage: "chevron.left") { withAnimation { budget.changeMonth(by: -1) } }
        Spacer()
        Text(budget.month, format: .dateTime.month(.wide).year()).font(.headline)
        Spacer()
        Button("Next month", systemImage: "chevron.right") { withAnimation { budget.changeMonth(by: 1) } }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      HStack(spacing: 28) {
        Donut(budget: budget).frame(width: 154, height: 154)
        VStack(alignment: .leading, spacing: 14) {
          figure("Budget", budget.limit)
          figure("Spent", budget.spent)
          figure("Left", budget.left).foregroundStyle(budget.left < 0 ? .red : .green)
        }
        Spacer(minLength: 0)
      }
    }
    .padding(.vertical, 8)
  }

  private func figure(_ title: LocalizedStringKey, _ amount: Double) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.subheadline).foregroundStyle(Color.secondary)
      Text(amount, format: .euros).font(.title3.weight(.semibold))
    }
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
          Text(spent, format: .wholeEuros)
          Text("of \(category.limit, format: .wholeEuros)").foregroundStyle(.secondary)
        }
        .font(.subheadline)
        ProgressView(value: min(spent, category.limit), total: category.limit)
          .tint(spent > category.limit ? .red : category.color)
      }
    }
    .padding(.vertical, 2)
  }
}

private struct NewExpense: View {
  let budget: Budget
  @State var date: Date
  @State private var amount: Double?
  @State private var payee = ""
  @State private var category = Category.groceries
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Amount", value: $amount, format: .euros).font(.title.weight(.semibold)).keyboardType(.decimalPad)
          TextField("Payee", text: $payee)
        }
        Section {
          Picker("Category", selection: $category) {
            ForEach(Category.all, id: \.self) { Label($0.title, systemImage: $0.symbol).tag($0) }
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
  @State private var budget = Budget()
  @State private var query = ""
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        if query.isEmpty {
          Section { Summary(budget: budget) }
          Section("Categories") {
            ForEach(Category.all, id: \.self) { CategoryRow(category: $0, spent: budget.spent(on: $0)) }
          }
        }
        ForEach(budget.days(matching: query), id: \.key) { section(of: $0, with: $1) }
      }
      .monospacedDigit()
      .listStyle(.insetGrouped)
      .navigationTitle("Budget")
      .searchable(text: $query, prompt: "Search payees")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") { isAdding = true } }
        ToolbarItemGroup(placement: .bottomBar) {
          Text("Total").foregroundStyle(.secondary)
          Spacer()
          Text(budget.spent, format: .euros).fontWeight(.semibold)
        }
      }
      .sheet(isPresented: $isAdding) { NewExpense(budget: budget, date: budget.month) }
    }
  }

  private func section(of day: Date, with expenses: [Expense]) -> some View {
    Section {
      ForEach(expenses) { expense in
        HStack(spacing: 12) {
          CategoryIcon(category: expense.category)
          VStack(alignment: .leading, spacing: 1) {
            Text(expense.payee)
            Text(expense.category.title).font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          Text(expense.amount, format: .euros)
        }
      }
      .onDelete { offsets in budget.delete(offsets.map { expenses[$0] }) }
    } header: {
      Text(day, format: .dateTime.weekday(.wide).day().month(.wide))
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
