extension DemoScene {
  /// Every scene, in the order in which they are printed.
  static let all: [DemoScene] = [
    introspectAnyHost, injection, theMarker, customizationIsDeferred, findTheViewHost, previousSiblings, otherSelectors,
    introspectScrollView, customizationStays,
    modalSheet,
    pullToRefresh,
    hostOfOnesOwn, detailsView, coordinatorAndTarget, controllerOfOnesOwn, sharedStore, viewsInAController,
    counter, builderStatements, typeOfAView, orderMatters, framesAndBorders, bodiesThatRun, bindingDownTheTree,
    stateObjects, objectByEnvironmentKey, customEnvironmentKey,
    tapsOnColors, menuCell, lightAndDark,
    listOfAMillionRows,
    typingIntoAField, objectForManyReaders, disabledIsATransform, placeholders, preferencesGoUp,
    dotUnderATab, dotWithoutState,
    dotSlides,
    layoutOfOnesOwn, barsAndSafeArea, grids,
    shapesAndPaints, transformsAndHits,
    hostTreeAlone,
    tableAlone,
    sheetsAndAlerts,
  ]
}
