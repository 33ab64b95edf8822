extension DemoScene {
  /// Every scene, in the order in which they are printed.
  static let all: [DemoScene] = [
    introspectAnyHost, injection, theMarker, customizationIsDeferred, findTheViewHost, previousSiblings, otherSelectors,
    introspectScrollView, modalSheet, introspectControls, pullToRefresh, customizationStays,
    threeStrategies, rowsThatComeAndGo, misses, takingBack, querying,
    hostOfOnesOwn, detailsView, coordinatorAndTarget, controllerOfOnesOwn, sharedStore, viewsInAController,
    counter, builderStatements, typeOfAView, orderMatters, framesAndBorders, bodiesThatRun, bindingDownTheTree,
    stateObjects, objectByEnvironmentKey, customEnvironmentKey, listOfAMillionRows, lazyColumnOfAMillionRows,
    shoppingList,
    menuOverAList, menuOfLinks, tapBesideTheMenu, tapsOnColors, menuCell, lightAndDark,
    typingIntoAField, objectForManyReaders, disabledIsATransform, placeholders, preferencesGoUp,
    dotUnderATab, dotWithoutState, titlesGoUp, dotSlides, cardGrows,
    layoutOfOnesOwn, barsAndSafeArea, grids, rightToLeft, containerOfOnesOwn,
    shapesAndPaints, transformsAndHits, barsAndShadows, clockOnACanvas,
    hostTreeAlone, tableAlone,
    tabs, sheetsAndAlerts, dayAndNight, searching, pagesWithDots, tablesOfFiles,
    controlsByHand, openMenu, dragAndDrop,
    weatherProgram, budgetProgram, gameProgram, toDoProgram, settingsProgram, dashboardProgram,
  ]
}
