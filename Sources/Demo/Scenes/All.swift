extension DemoScene {
  /// Every scene, in the order in which they are printed.
  static let all: [DemoScene] = [
    introspectAnyHost, injection, theMarker, customizationIsDeferred, findTheViewHost, previousSiblings, otherSelectors,
    introspectScrollView, customizationStays,
    introspectControls,
    modalSheet,
    pullToRefresh,
    hostOfOnesOwn, detailsView, coordinatorAndTarget, controllerOfOnesOwn, sharedStore, viewsInAController,
    counter, builderStatements, typeOfAView, orderMatters, framesAndBorders, bodiesThatRun, bindingDownTheTree,
    stateObjects, objectByEnvironmentKey, customEnvironmentKey,
    tapsOnColors, menuCell, lightAndDark,
    listOfAMillionRows,
    tapsOnColors, lightAndDark,
    typingIntoAField, objectForManyReaders, disabledIsATransform, placeholders, preferencesGoUp,
    dotUnderATab, dotWithoutState,
    dotSlides,
    layoutOfOnesOwn,
    shapesAndPaints, transformsAndHits,
    hostTreeAlone,
    controlsByHand,
    tableAlone,
    sheetsAndAlerts,
  ]
}
