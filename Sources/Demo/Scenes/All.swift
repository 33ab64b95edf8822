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
    menuOverAList, menuOfLinks, tapBesideTheMenu,
    tapsOnColors, menuCell, lightAndDark,
    listOfAMillionRows,
    typingIntoAField, objectForManyReaders, disabledIsATransform, placeholders, preferencesGoUp,
    dotUnderATab, dotWithoutState,
    titlesGoUp,
    dotSlides,
    layoutOfOnesOwn, barsAndSafeArea, grids,
    shapesAndPaints, transformsAndHits,
    hostTreeAlone,
    controlsByHand,
    tableAlone,
    tabs,
    sheetsAndAlerts,
    dayAndNight,
  ]
}
