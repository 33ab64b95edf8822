extension DemoScene {
  /// Every scene, in the order in which they are printed.
  static let all: [DemoScene] = [
    hostOfOnesOwn, detailsView, coordinatorAndTarget, controllerOfOnesOwn, viewsInAController,
    counter, builderStatements, typeOfAView, orderMatters, framesAndBorders, bodiesThatRun, bindingDownTheTree,
    stateObjects, objectByEnvironmentKey, customEnvironmentKey,
    typingIntoAField, objectForManyReaders, disabledIsATransform, placeholders, preferencesGoUp,
    hostTreeAlone,
  ]
}
