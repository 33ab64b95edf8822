extension DemoScene {
  /// Every scene, in the order in which they are printed.
  static let all: [DemoScene] = [
    counter, builderStatements, typeOfAView, orderMatters, framesAndBorders, bodiesThatRun, bindingDownTheTree,
    stateObjects, objectByEnvironmentKey, customEnvironmentKey,
  ]
}
