/// A program, the data flow by which its views read the model, and what happens to it.
public struct Trial: Hashable, Codable {
  var program: Syntax
  var flow: DataFlow
  var model: Model
  var surroundings: Surroundings
  var edits: [Edit]

  /// How many edits there are.
  public var editCount: Int { edits.count }
}

extension Trial {
  /// The same trial for the same seed, always.
  @MainActor
  public init(seed: Int, editCount: Int = 24) {
    var random = Random(seed: seed)
    let flow = DataFlow.allCases[random.below(4)]
    var program: Syntax
    repeat {
      var generator = Generator(flow: flow, random: random, budget: 4 + random.below(18))
      program = generator.view(depth: 3 + random.below(4), hasItem: false, isRoot: true)
      random = generator.random
    } while Exclusion.all.contains { $0.excludes(program, flow) }
    self.program = program
    self.flow = flow
    model = .random(&random)
    surroundings = Surroundings()
    var around = surroundings
    edits = (1...max(editCount, 1)).map { $0 % 4 == 0 || $0 == editCount ? .compare : .random(&random, &around) }
    // What is shown grows by the power of how often elements stand in elements.
    let most = [200, 200, 30, 12][min(program.elementNesting, 3)]
    edits = edits.map { $0.growing(atMost: most) }
  }
}

@MainActor
struct Generator {
  let flow: DataFlow
  var random: Random
  /// How many more rules may be used.
  var budget: Int

  mutating func view(depth: Int, hasItem: Bool, isRoot: Bool = false) -> Syntax {
    budget -= 1
    let mayNest = depth > 0 && budget > 0
    let rules = RuleBook.all.filter { rule in
      (rule.slotCount == 0) != mayNest && (rule.flow == nil || rule.flow == flow)
        && (hasItem || !rule.traits.contains(.needsItem)) && (isRoot || !rule.traits.contains(.isScreen))
    }
    // Something to see is wanted now and then even where more would fit.
    let leaf = mayNest && !isRoot && random.chance(25)
    let candidates =
      leaf
      ? RuleBook.all.filter {
        $0.slotCount == 0 && ($0.flow == nil || $0.flow == flow) && (hasItem || !$0.traits.contains(.needsItem))
      } : rules
    guard let rule = random.weighted(candidates, { $0.weight }) else { preconditionFailure("There are no rules.") }
    let inner = hasItem || rule.traits.contains(.bringsItem)
    var slots: [[Syntax]] = []
    for slot in 0..<rule.slotCount {
      let isReceiver = rule.isModifier && slot == 0
      let count = isReceiver ? 1 : blockSize()
      slots.append(
        (0..<count).map { _ in
          view(depth: depth - 1, hasItem: isReceiver ? hasItem : inner, isRoot: isRoot && isReceiver)
        })
    }
    return Syntax(rule: rule.template, codes: rule.kinds.map { _ in random.below(Parameters.codeBound) }, slots: slots)
  }

  private mutating func blockSize() -> Int {
    switch random.below(100) {
    case 0..<4: 0
    case 4..<50: 1
    case 50..<80: 2
    case 80..<93: 3
    default: 4
    }
  }
}

/// Programs that are not tried, because a defect that is known would hide others. Empty at best.
struct Exclusion {
  let reason: String
  let excludes: @MainActor (Syntax, DataFlow) -> Bool
}
