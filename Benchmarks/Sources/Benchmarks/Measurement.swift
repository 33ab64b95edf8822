import Foundation

/// Times of one operation, in seconds.
struct Measurement {
  private(set) var times: [Double] = []

  var median: Double { times.sorted()[times.count / 2] }
  var minimum: Double { times.min() ?? 0 }

  /// Runs `prepare` and then times `operation`, from a fresh state each time.
  @MainActor
  mutating func add<State>(prepare: () -> State, operation: (State) -> Void) {
    let state = prepare()
    let start = DispatchTime.now().uptimeNanoseconds
    operation(state)
    times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
  }
}

extension Double {
  /// Seconds as text, in the unit that reads best.
  var asTime: String {
    self >= 1e-3
      ? String(format: "%.3f ms", self * 1e3)
      : self >= 1e-6 ? String(format: "%.2f us", self * 1e6) : String(format: "%.0f ns", self * 1e9)
  }
}
