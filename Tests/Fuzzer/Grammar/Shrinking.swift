extension Trial {
  /// A smaller trial in which `fails` still holds, down to one where no single step makes it smaller.
  @MainActor
  public func shrunk(limit: Int = 1500, _ fails: (Trial) -> Bool) -> Trial {
    var best = self
    var tries = 0
    var goesOn = true
    func attempt(_ candidate: Trial) -> Bool {
      guard candidate != best, tries < limit else { return false }
      tries += 1
      guard fails(candidate) else { return false }
      best = candidate
      return true
    }
    while goesOn && tries < limit {
      goesOn = false
      // Edits, in halves first, then one by one.
      var length = best.edits.count
      while length >= 1 {
        var start = 0
        while start < best.edits.count {
          var candidate = best
          candidate.edits.removeSubrange(start..<min(start + length, candidate.edits.count))
          if attempt(candidate) { goesOn = true } else { start += length }
        }
        length /= 2
      }
      // The largest smaller programs last: what is tried first removes most.
      var changed = true
      while changed && tries < limit {
        changed = false
        for program in best.program.simpler().sorted(by: { $0.count < $1.count }) {
          var candidate = best
          candidate.program = program
          if attempt(candidate) {
            changed = true
            goesOn = true
            break
          }
        }
      }
      for candidate in best.simplerValues() where attempt(candidate) { goesOn = true }
    }
    return best
  }

  @MainActor
  private func simplerValues() -> [Trial] {
    var result: [Trial] = []
    func add(_ change: (inout Trial) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { result.append(copy) }
    }
    // In another flow, some rules read a model that nobody writes.
    for flow in [DataFlow.value, .state] where !program.contains(where: { $0.info.flow.map { $0 != flow } ?? false }) {
      add { $0.flow = flow }
    }
    add { $0.model = Model() }
    add { $0.model.items = [] }
    add { $0.model.others = [] }
    add { $0.model.items = Array($0.model.items.prefix(1)) }
    add { $0.model.items = Array($0.model.items.prefix(2)) }
    add { $0.model.numbers = Model().numbers }
    add { $0.model.flags = Model().flags }
    add { $0.model.words = Model().words }
    add { $0.model.hue = 0 }
    add { $0.model.amount = 0.5 }
    add { $0.model.date = Model().date }
    add { trial in
      for i in trial.model.items.indices { trial.model.items[i].parts = [] }
      for i in trial.model.others.indices { trial.model.others[i].parts = [] }
    }
    add { trial in
      for i in trial.model.items.indices {
        trial.model.items[i] = Item(id: i, title: "i\(i)", count: 0, isOn: false, parts: trial.model.items[i].parts)
      }
    }
    add { $0.model.items.removeLast(min(1, $0.model.items.count)) }
    add { $0.surroundings = Surroundings() }
    for i in edits.indices {
      if case .write(let changes, let how) = edits[i] {
        if how != 0 { add { $0.edits[i] = .write(changes, how: 0) } }
        for k in changes.indices where changes.count > 1 {
          var fewer = changes
          fewer.remove(at: k)
          add { $0.edits[i] = .write(fewer, how: how) }
        }
        for k in changes.indices {
          if case .grow(let others, let to) = changes[k], to > 3 {
            var smaller = changes
            smaller[k] = .grow(others: others, to: to / 2)
            add { $0.edits[i] = .write(smaller, how: how) }
          }
        }
      }
    }
    return result
  }
}

extension Syntax {
  /// Programs with one thing less or simpler.
  @MainActor
  func simpler() -> [Syntax] {
    var result: [Syntax] = []
    // A child in place of the whole.
    result += slots.joined()
    for slot in slots.indices {
      let isReceiver = info.isModifier && slot == 0
      for i in slots[slot].indices {
        if !isReceiver {
          var copy = self
          copy.slots[slot].remove(at: i)
          result.append(copy)
        }
        for child in slots[slot][i].simpler() {
          var copy = self
          copy.slots[slot][i] = child
          result.append(copy)
        }
      }
    }
    let text = Syntax(rule: "Text(#text)", codes: [0], slots: [])
    if self != text, !(slots.isEmpty && rule == text.rule && codes == [0]) { result.append(text) }
    for i in codes.indices where codes[i] != 0 {
      var copy = self
      copy.codes[i] = 0
      result.append(copy)
    }
    return result
  }
}
