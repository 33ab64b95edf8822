/// Random numbers that are the same in each run (SplitMix64).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x2545_F491_4F6C_DD1D }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 below `bound`.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(bound, 1), using: &self) }

  /// True in `percent` of 100 cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func weighted<Element>(_ elements: [Element], _ weight: (Element) -> Double) -> Element? {
    var rest = Double.random(in: 0..<max(elements.reduce(0) { $0 + weight($1) }, .leastNormalMagnitude), using: &self)
    for element in elements {
      rest -= weight(element)
      if rest < 0 { return element }
    }
    return elements.last
  }
}
