import Foundation
import HostTree
import ViewKernel

/// A change of one field of the model.
enum Change: Hashable, Codable {
  case number(Int, Int)
  case flag(Int)
  case word(Int, Int)
  case amount(Int)
  case hue(Int)
  case select(Int?)
  case choose(Int)
  case path([Int])
  case date(Int)
  case insert(others: Bool, at: Int, Item)
  case remove(others: Bool, at: Int)
  case removeAll(others: Bool)
  case keepFirst(others: Bool, Int)
  case move(others: Bool, from: Int, to: Int)
  case replace(others: Bool, at: Int, Item)
  case update(others: Bool, at: Int, count: Int)
  case grow(others: Bool, to: Int)
  case reverse(others: Bool)

  static func random(_ random: inout Random) -> Change {
    let others = random.chance(30)
    let place = random.below(8)
    switch random.below(24) {
    case 0..<5: return .number(random.below(4), random.below(8))
    case 5..<9: return .flag(random.below(4))
    case 9, 10: return .word(random.below(2), random.below(Model.someWords.count))
    case 11: return .amount(random.below(11))
    case 12: return random.chance(50) ? .hue(random.below(6)) : .date(random.below(40))
    case 13: return random.chance(50) ? .select(random.chance(30) ? nil : place) : .choose(place)
    case 14: return .path((0..<random.below(3)).map { _ in random.below(5) })
    case 15, 16: return .insert(others: others, at: place, .random(&random))
    case 17, 18: return .remove(others: others, at: place)
    case 19: return random.chance(50) ? .removeAll(others: others) : .keepFirst(others: others, random.below(4))
    case 20: return .move(others: others, from: place, to: random.below(8))
    case 21: return .replace(others: others, at: place, .random(&random))
    case 22: return .update(others: others, at: place, count: random.below(8))
    default:
      return random.chance(50)
        ? .grow(others: others, to: [3, 12, 60, 200][random.below(4)]) : .reverse(others: others)
    }
  }

  func apply(to model: inout Model) {
    switch self {
    case .number(let i, let value): model.numbers[i] = value
    case .flag(let i): model.flags[i].toggle()
    case .word(let i, let word): model.words[i] = Model.someWords[word]
    case .amount(let tenths): model.amount = Double(tenths) / 10
    case .hue(let hue): model.hue = hue
    case .select(let place):
      model.selection = place.flatMap { model.items.isEmpty ? nil : model.items[$0 % model.items.count].id }
    case .choose(let place):
      guard !model.items.isEmpty else { return }
      let id = model.items[place % model.items.count].id
      if model.chosen.remove(id) == nil { model.chosen.insert(id) }
    case .path(let path): model.path = path
    case .date(let days): model.date = Date(timeIntervalSinceReferenceDate: 700_000_000 + Double(days) * 86_400 * 11)
    case .insert(let others, _, _), .remove(let others, _), .removeAll(let others), .keepFirst(let others, _),
      .move(let others, _, _), .replace(let others, _, _), .update(let others, _, _), .grow(let others, _),
      .reverse(let others):
      if others { apply(to: &model.others) } else { apply(to: &model.items) }
    }
  }

  private func apply(to items: inout [Item]) {
    switch self {
    case .insert(_, let place, let item):
      if !items.contains(where: { $0.id == item.id }) { items.insert(item, at: min(place, items.count)) }
    case .remove(_, let place): if !items.isEmpty { items.remove(at: place % items.count) }
    case .removeAll: items = []
    case .keepFirst(_, let count): items = Array(items.prefix(count))
    case .move(_, let from, let to):
      guard !items.isEmpty else { return }
      let item = items.remove(at: from % items.count)
      items.insert(item, at: to % (items.count + 1))
    case .replace(_, let place, let item):
      if !items.isEmpty, !items.contains(where: { $0.id == item.id }) { items[place % items.count] = item }
    case .update(_, let place, let count):
      guard !items.isEmpty else { return }
      let place = place % items.count
      items[place].count = count
      items[place].isOn.toggle()
      items[place].title = Model.someWords[count % Model.someWords.count]
    case .grow(_, let count):
      for id in 2_000_000..<(2_000_000 + count) where items.count < count && !items.contains(where: { $0.id == id }) {
        items.append(Item(id: id, title: "grown \(id % 1000)", count: id % 5, isOn: id % 2 == 0))
      }
    case .reverse: items.reverse()
    default: break
    }
  }
}

/// One thing that happens to a program; all are settled at once.
enum Edit: Hashable, Codable {
  /// Writes to the model in one turn; how: plain, by an animation, or by a transaction without animations.
  case write([Change], how: Int)
  case surroundings(Surroundings)
  case rootAgain
  case tap(Int)
  case drag(Int, dx: Int, dy: Int)
  case hold(Int, tenths: Int)
  /// A long press, and a drag to the middle of another host.
  case carry(Int, to: Int)
  case type(Int, String)
  case delete(Int)
  case resign
  case scroll(Int, dx: Int, dy: Int)
  case swipe(Int, fully: Bool)
  case clock(tenths: Int)
  case leave
  case comeBack
  case dismiss
  /// Ends what is under way and compares with a fresh window.
  case compare

  static func random(_ random: inout Random, _ surroundings: inout Surroundings) -> Edit {
    switch random.below(100) {
    case 0..<45:
      let how = random.chance(70) ? 0 : 1 + random.below(5)
      let count = random.chance(70) ? 1 : 2 + random.below(3)
      return .write((0..<count).map { _ in .random(&random) }, how: how)
    case 45..<53:
      switch random.below(7) {
      case 0, 1: surroundings.width = [200, 320, 414, 700][random.below(4)]
      case 2: surroundings.height = [120, 300, 480, 900][random.below(4)]
      case 3: surroundings.isDark.toggle()
      case 4: surroundings.typeSize = random.below(12)
      case 5: surroundings.isRightToLeft.toggle()
      default:
        switch random.below(4) {
        case 0, 1: surroundings.locale = random.below(4)
        case 2: surroundings.isCompact.toggle()
        default: surroundings.hasSafeArea = surroundings.hasSafeArea == true ? nil : true
        }
      }
      return .surroundings(surroundings)
    case 53: return .rootAgain
    case 54..<68: return .tap(random.below(20))
    case 68..<73: return .drag(random.below(20), dx: random.below(120) - 60, dy: random.below(240) - 120)
    case 73:
      return random.chance(50)
        ? .hold(random.below(20), tenths: random.below(12)) : .carry(random.below(20), to: random.below(20))
    case 74..<78: return .type(random.below(5), ["x", "42", "new text", "\n"][random.below(4)])
    case 78: return .delete(random.below(5))
    case 79: return .resign
    case 80..<86: return .scroll(random.below(5), dx: random.below(200) - 80, dy: random.below(800) - 300)
    case 86, 87: return .swipe(random.below(10), fully: random.chance(30))
    case 88..<95: return .clock(tenths: random.below(15))
    case 95, 96: return random.chance(50) ? .leave : .comeBack
    case 97, 98: return .comeBack
    default: return .dismiss
    }
  }

  /// Whether it is something a user does, so that views may keep state of their own of it.
  var isUsers: Bool {
    switch self {
    case .tap, .drag, .hold, .carry, .type, .delete, .swipe, .dismiss: true
    default: false
    }
  }
}

extension Edit {
  /// The same edit with collections that become no longer than this.
  func growing(atMost most: Int) -> Edit {
    guard case .write(let changes, let how) = self else { return self }
    return .write(
      changes.map { if case .grow(let others, let to) = $0 { .grow(others: others, to: min(to, most)) } else { $0 } },
      how: how)
  }
}

extension Stage {
  func perform(_ edit: Edit) {
    switch edit {
    case .write(let changes, let how):
      func write() {
        for change in changes {
          var model = store.model
          change.apply(to: &model)
          store.model = model
        }
      }
      switch how {
      case 0: write()
      case 5:
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, write)
      default: withAnimation(Parameters.animation(how), write)
      }
    case .surroundings(let surroundings): change(surroundings)
    case .rootAgain: showAgain()
    case .tap(let k): touchable(k)?.tap()
    case .drag(let k, let dx, let dy):
      guard let host = touchable(k) else { return }
      let start = host.convert(CGPoint(x: host.bounds.midX, y: host.bounds.midY), to: nil)
      let touch = window.beginTouch(at: start)
      for step in 1...4 {
        window.settle()
        touch.move(to: CGPoint(x: start.x + CGFloat(dx * step / 4), y: start.y + CGFloat(dy * step / 4)))
      }
      window.settle()
      touch.end()
    case .hold(let k, let tenths):
      guard let host = touchable(k) else { return }
      let touch = window.beginTouch(at: host.convert(CGPoint(x: host.bounds.midX, y: host.bounds.midY), to: nil))
      window.settle()
      clock.advance(by: Double(tenths) / 10)
      window.settle()
      touch.end()
    case .carry(let k, let other):
      guard let host = touchable(k), let target = touchable(other) else { return }
      let start = host.convert(CGPoint(x: host.bounds.midX, y: host.bounds.midY), to: nil)
      let end = target.convert(CGPoint(x: target.bounds.midX, y: target.bounds.midY), to: nil)
      let touch = window.beginTouch(at: start)
      clock.advance(by: 0.6)
      for step in 1...3 {
        window.settle()
        let share = CGFloat(step) / 3
        touch.move(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      }
      window.settle()
      touch.end()
    case .type(let k, let text):
      guard let field = pick(k, { ($0 is any HostKeyInput) ? $0 : nil }), field.isFirstResponder || field.tap() else {
        return
      }
      window.settle()
      for letter in text {
        _ = window.insertText(String(letter))
        window.settle()
      }
    case .delete(let k):
      guard let field = pick(k, { ($0 is any HostKeyInput) ? $0 : nil }), field.isFirstResponder || field.tap() else {
        return
      }
      window.settle()
      _ = window.deleteBackward()
    case .resign: window.endEditing()
    case .scroll(let k, let dx, let dy):
      pick(k) { $0 as? HostScrollView }?.scroll(by: CGPoint(x: dx, y: dy))
    case .swipe(let k, let fully):
      guard let cell = pick(k, { $0 as? HostTableViewCell }) else { return }
      var table = cell.superview
      while let view = table, !(view is HostTableView) { table = view.superview }
      guard let table = table as? HostTableView, let path = table.indexPath(for: cell) else { return }
      _ = table.swipeRow(at: path, edge: k % 3 == 0 ? .leading : .trailing, fully: fully)
    case .clock(let tenths): clock.advance(by: Double(tenths) / 10)
    case .leave: leave()
    case .comeBack: comeBack()
    case .compare: break
    case .dismiss:
      // A controller of its own presents what views present.
      guard let top = topPresented else { return }
      top.dismiss(animated: false)
    }
  }

  private func touchable(_ k: Int) -> HostView? {
    pick(k) { host in
      host is HostControl || host is HostDropView || host.gestureRecognizers?.isEmpty == false
        || host is HostTableViewCell
        ? (host.isHidden ? nil : host) : nil
    }
  }

  private func pick<Host: HostView>(_ k: Int, _ cast: (HostView) -> Host?) -> Host? {
    let hosts = all.compactMap(cast)
    return hosts.isEmpty ? nil : hosts[k % hosts.count]
  }

  private var topPresented: HostViewController? {
    var result: HostViewController?
    for host in all.reversed() {
      if let controller = host.viewController, controller.presentingViewController != nil {
        result = controller
        break
      }
    }
    return result
  }
}
