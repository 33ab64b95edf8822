extension DemoScene {
  /// Every scene, in the order in which they are printed.
  static let all: [DemoScene] = [counter]
}
