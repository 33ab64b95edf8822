import HostTree

/// The limit: the same hosts, made and changed by hand, laid out by the same layouts.
final class HandWrittenList: RowList {
  let window: HostWindow
  private let scroll = HostScrollView(axes: .vertical)
  private var stack = HostStackView(axis: .vertical)
  private var rows: [HandWrittenRow] = []
  private var selected: HandWrittenRow?

  init(_ rows: [Row], isLaidOut: Bool) {
    window = HostWindow.shown(HandWritten.controller(scroll))
    scroll.addSubview(stack)
    add(rows)
    selected = self.rows.first { $0.isSelected }
    window.show(isLaidOut: isLaidOut)
  }

  func apply(_ edit: ListEdit) {
    switch edit {
    case .replaceAll(let new):
      removeAll()
      add(new)
    case .updateEveryTenth:
      for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label.text! += " !!!" }
    case .select(let index):
      selected?.isSelected = false
      selected = rows[index]
      selected?.isSelected = true
    case .swap(let first, let second):
      rows.swapAt(first, second)
      stack.insertSubview(rows[first].stack, at: first)
      stack.insertSubview(rows[second].stack, at: second)
    case .remove(let index): rows.remove(at: index).stack.removeFromSuperview()
    case .append(let new): add(new)
    case .insert(let new, let index):
      let row = HandWrittenRow(new, in: self)
      rows.insert(row, at: index)
      stack.insertSubview(row.stack, at: index)
    case .widen(let index): rows[index].label.text! += "w"
    case .clear: removeAll()
    }
  }

  private func add(_ new: [Row]) {
    rows.reserveCapacity(rows.count + new.count)
    for item in new {
      let row = HandWrittenRow(item, in: self)
      rows.append(row)
      stack.addSubview(row.stack)
    }
  }

  /// A new stack is the cheapest way to get rid of all that is in the old one.
  private func removeAll() {
    stack.removeFromSuperview()
    stack = HostStackView(axis: .vertical)
    scroll.addSubview(stack)
    rows = []
    selected = nil
  }

  fileprivate func index(of id: Int) -> Int? { rows.firstIndex { $0.id == id } }
}

/// A stack of a text, a text that can be tapped, and a button with a text.
@MainActor
private final class HandWrittenRow {
  let id: Int
  let stack = HostStackView(axis: .horizontal)
  let label = HostLabel()

  var isSelected: Bool {
    didSet { label.textColor = isSelected ? .red : nil }
  }

  init(_ row: Row, in list: HandWrittenList) {
    id = row.id
    isSelected = row.isSelected
    let number = HostLabel()
    number.text = "\(row.id)"
    label.text = row.label
    if isSelected { label.textColor = .red }
    let tappable = HostGestureView()
    let recognizer = HostTapGestureRecognizer()
    recognizer.addAction { [unowned list, id] in list.index(of: id).map { list.apply(.select($0)) } }
    tappable.addGestureRecognizer(recognizer)
    tappable.addSubview(label)
    let button = HostButton()
    button.addAction(for: .primaryActionTriggered) { [unowned list, id] in
      list.index(of: id).map { list.apply(.remove($0)) }
    }
    let title = HostLabel()
    title.text = "Remove"
    button.addSubview(title)
    stack.addSubview(number)
    stack.addSubview(tappable)
    stack.addSubview(button)
  }
}

@MainActor
enum HandWritten {
  /// A controller whose view offers one view all its room and places it in the middle, as a hosting controller does.
  static func controller(_ content: HostView) -> HostViewController {
    let controller = HostViewController()
    let root = HostFlexibleFrameView()
    root.maxWidth = .infinity
    root.maxHeight = .infinity
    root.addSubview(content)
    controller.view = root
    return controller
  }
}
