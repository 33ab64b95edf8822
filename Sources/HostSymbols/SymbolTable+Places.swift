/// Transport, places, household and food: drawings by name, one per row; see ``SymbolTable``.
///
/// They are original drawings, distinguishable at 20 points; the names are those for `Image(systemName:)`.
///
/// `moon.stars =moon sM17 2Z` is `moon` with a solid area whose outline is `M17 2Z`: fields begin with `b` (body), `d`
/// (details), `l` (lines), `o` (dots) or `s` (solid), outlines have SVG's letters and `O` for circles, `=` starts from
/// another drawing. To add a symbol, add a row, and look at it with `swift run Demo --svg`.
extension SymbolTable {
  static let places: StaticString = """
    # On the way
    car bM3 17V12.5L5.5 11L7.5 6H16.5L18.5 11L21 12.5V17Z dM5.5 11H18.5 oO6.5 14 1O17.5 14 1 lM5.5 17V19.5M18.5 17\
    V19.5
    car.side bM2 16V12L6 11L9 6.5H15L18.5 11L22 12.5V16ZO6.5 16.5 2.3O17.5 16.5 2.3 dM6 11H18.5M12 6.5V11
    bolt.car =car.badge.bolt
    car.2 bM7 18V14L9 12.5L10.5 9H18.5L20 12.5L22 14V18Z dM9 12.5H20 lM2 14V10.5L4 9L5.5 5.5H13L14 7M9.5 18V20M19.5 18\
    V20
    bus bR4 3 16 15.5 2.5 dM4 12H20M4 6.5H20 oO7.5 15.3 1O16.5 15.3 1 lM7 18.5V21M17 18.5V21
    tram bR5.5 5.5 13 12.5 2.5 dM5.5 12.5H18.5 oO9 15.3 1O15 15.3 1 lM8 18L6 21.5M16 18L18 21.5M12 5.5V2.5M8.5 2.5\
    H15.5
    lightrail =tram
    train.side.front.car bM2 6H13C19 6 22 12 22 14C22 16 21 17 19 17H2Z dM2 12H20.5M8 6V12M14 6V12 lM2 20.5H22
    cablecar bR4 10 16 10 2 dM4 15.5H20M12 10V15.5 lM2 5.5L22 2.5M12 4V10
    ferry bM3 13.5L12 10.5L21 13.5L18 19H6Z lM6 12.5V7H18V12.5M10 7V3.5H14V7M2 22C5 20.5 7 20.5 9 22M15 22C17 20.5 19 \
    20.5 22 22
    sailboat bM11 2.5V15H3.5ZM14 6L20.5 15H14ZM2.5 17.5H21.5L19 21.5H5Z
    bicycle lO5.5 16 4O18.5 16 4M5.5 16L9 8.5H15.5L18.5 16M9.5 9.5L13 16H5.5M13 16L15.8 9.5M14 6H17M7.5 7H10.5
    scooter lO5 18.5 2.5O19 18.5 2.5M7.5 18.5H14C14.5 15 16 14 17.5 14L15 4H11.5
    skateboard lM2 9C4 12 5 12 7 12H17C19 12 20 12 22 9O7 16 1.8O17 16 1.8
    airplane bM12 2C13.5 2 14 4 14 8L22 14V16L14 13.5V18.5L16.5 20.5V22L12 21L7.5 22V20.5L10 18.5V13.5L2 16V14L10 8\
    C10 4 10.5 2 12 2Z
    airplane.departure bM3 12L5 11.5L7.5 13L12 11.5L7 5.5L9.5 4.5L16.5 10L20 9C22.5 8.5 22.5 11 20.5 11.7L6.5 16Z lM3 \
    20.5H21
    airplane.arrival bM4 4.5L6 5L7.5 8L12 9.5L12 2.5L14.5 3.5L17.5 11.5L20.5 13C22.5 14.5 21 16 19 15.3L5 10.5Z lM3 \
    20.5H21
    box.truck bM1.5 5.5H14V17H1.5ZM14 9H18.5L22.5 13V17H14Z oO6 17.5 2.3O18 17.5 2.3
    truck.box =box.truck
    fuelpump bR4 3 10.5 18 2 dR6.5 6 5.5 5 0.5 lM2.5 21H16M14.5 11.5H16C17.5 11.5 17.5 13 17.5 14V17C17.5 19.5 21 \
    19.5 21 17V8L18 5
    ev.charger =fuelpump.badge.bolt
    bolt.fuelpump =fuelpump.badge.bolt
    parkingsign lM8 21V3.5H13C19.5 3.5 19.5 13.5 13 13.5H8
    road.lanes lM6 3L2.5 21M18 3L21.5 21M12 4V7M12 10.5V13.5M12 17V20
    steeringwheel lO12 12 9.5O12 12 2.5M2.8 10.5C8 9 16 9 21.2 10.5M12 14.5V21.5
    speedometer lA12 14 9.5 150 390M12 14L16.5 8.5M4 12H5.5M20 12H18.5M12 4.5V6M6.8 8L7.8 9 sO12 14 1.7
    gauge =speedometer
    gauge.medium =speedometer
    gauge.low =speedometer@x
    gauge.high =speedometer
    gauge.with.needle =speedometer
    gauge.with.dots.needle.bottom.50percent =speedometer
    gauge.with.dots.needle.50percent =speedometer
    barometer =speedometer
    # Places
    map bM2.5 6L8.5 3.5L15.5 6.5L21.5 4V18L15.5 20.5L8.5 17.5L2.5 20Z dM8.5 3.5V17.5M15.5 6.5V20.5
    mappin bO12 7 4.5 lM12 11.5V21.5
    mappin.and.ellipse bO12 6.5 3.5 lM12 10V18M8 15C-1 16.5 2 21.5 12 21.5C22 21.5 25 16.5 16 15
    pin bM8 3.5H16L15 10.5L18 14H6L9 10.5Z lM12 14V21
    location bM21 3L3 11L11.5 12.5L13 21Z
    location.north bM12 2.5L19.5 20.5L12 16.5L4.5 20.5Z
    location.north.line bM12 5L18.5 21L12 17.5L5.5 21Z lM9 2H15
    safari bO12 12 9.5 dM16.5 7.5L13.7 13.7L7.5 16.5L10.3 10.3Z
    compass.drawing lO12 4.5 2M11 6.5L5 21M13 6.5L19 21M7 16C10 18.5 14 18.5 17 16
    signpost.right bM4 4H17L20.5 7.5L17 11H4Z lM11 11V21.5
    signpost.left =signpost.right@x
    signpost.right.and.left bM6 3.5H17L20 6L17 8.5H6ZM18 11H7L4 13.5L7 16H18Z lM12 8.5V11M12 16V21.5
    house bM3 12L12 4L21 12H18.5V20H5.5V12Z dM10 20V14.5H14V20
    homekit =house
    building bR5 2.5 14 19 1.5 dM9 6.5H10M14 6.5H15M9 10.5H10M14 10.5H15M9 14.5H10M14 14.5H15M10.5 21.5V18H13.5V21.5
    building.2 bM3 21V3.5H13V21Z dM6.5 7.5H9.5M6.5 11.5H9.5M6.5 15.5H9.5 lM13 10H21V21H13M16.5 14H17.5M16.5 17.5H17.5
    building.columns bM12 2.5L21.5 8.5H2.5ZM2.5 18.5H21.5V21.5H2.5Z lM5.5 9V18M10 9V18M14 9V18M18.5 9V18
    storefront bM4 3.5H20L22 9.5C22 13 17 13 17 9.5C17 13 12 13 12 9.5C12 13 7 13 7 9.5C7 13 2 13 2 9.5Z lM4 13V20.5\
    H20V13M14.5 20.5V16H17.5V20.5
    tent bM12 5L22 20H2Z dM12 10L15.5 20M12 10L8.5 20 lM10.5 3L12 5L13.5 3
    door.left.hand.closed bR6 2.5 12 19 1.5 oO9 12 1.2 lM3 21.5H21
    door.left.hand.open bM5 21.5V4.5L14 2.5V21.5Z oO11 12 1.2 lM14 4.5H19V21.5M2.5 21.5H21.5
    door.right.hand.closed =door.left.hand.closed@x
    door.right.hand.open =door.left.hand.open@x
    window.vertical.closed bR4 2.5 16 19 1.5 dM12 2.5V21.5M4 12H20
    window.casement =window.vertical.closed
    stairs lM2 21H7V16.5H12V12H17V7.5H22
    elevator bR4 2.5 16 19 2 dM12 2.5V21.5 oM8 8.5L10 11.5H6ZM16 14L18 11H14Z
    sofa bM5.5 11C5.5 5.5 6 5 8 5H16C18 5 18.5 5.5 18.5 11M2 12C2 9.5 5.5 9.5 5.5 12V14.5H18.5V12C18.5 9.5 22 9.5 22 \
    12V18.5H2Z lM4.5 18.5V20.5M19.5 18.5V20.5
    chair.lounge =sofa
    table.furniture bR2 6 20 3.5 1 lM5 9.5V19M19 9.5V19
    bathtub bM2 12.5H22C22 18 20 19.5 17 19.5H7C4 19.5 2 18 2 12.5Z lM4.5 12.5V6C4.5 2.5 9.5 2.5 9.5 6M6.5 19.5L5.5 \
    21.5M17.5 19.5L18.5 21.5
    shower bM4 10C4 3.5 20 3.5 20 10Z lM12 5V2M6.5 13.5V15M12 13.5V15M17.5 13.5V15M6.5 19V20.5M12 19V20.5M17.5 19V20.5
    toilet bM5 10H19C19 15 16 17 15 17.5L16 21.5H8L9 17.5C8 17 5 15 5 10Z lM6.5 10V2.5H17.5V10
    washer bR4 2.5 16 19 2 dO12 14 5M4 7H20 oO7 4.8 0.8
    dryer =washer
    refrigerator bR5.5 2 13 20 2 dM5.5 9H18.5M8.5 5V6.5M8.5 12V15
    microwave bR1.5 5.5 21 13 2 dR4.5 8.5 10.5 7 1 oO18.7 9 0.9O18.7 12 0.9O18.7 15 0.9
    sink bM3 12.5H21L19 19C18.5 20.5 17.5 21 16 21H8C6.5 21 5.5 20.5 5 19Z lM12 12.5V6C12 2 17.5 2 17.5 6
    spigot lM12 4V8M8 4H16M4 9H14C18 9 20 12 20 16H15C15 14.5 14 14 13 14H4ZM17.5 19V21
    fireplace bM3 5H21V21H3Z dM7 21V11H17V21 lM2 2.5H22
    # At table
    fork.knife lM5 3V8.5C5 10.5 6 11 7.5 11C9 11 10 10.5 10 8.5V3M7.5 3V21M17 21V3C14.5 5 14 9 14.5 13H17
    cup.and.saucer bM4 6H17V11C17 18 4 18 4 11Z lM17 7.5C21.5 6.5 21.5 13.5 16.5 12.5M3 20H18
    mug bM4 5H16V17C16 19 15 20 13.5 20H6.5C5 20 4 19 4 17Z lM16 8H18.5C21.5 8 21.5 15.5 18 15.5H16 dM8 9V16M12 9V16
    wineglass bM7 2.5H17C19 12.5 14 14 12 14C10 14 5 12.5 7 2.5Z lM12 14V21M8 21.5H16
    waterbottle bM9 6.5C6.5 8.5 6.5 10 6.5 12V20C6.5 21 7 21.5 8 21.5H16C17 21.5 17.5 21 17.5 20V12C17.5 10 17.5 8.5 \
    15 6.5ZR9 2 6 4.5 0.8
    birthday.cake bM3.5 12.5C3.5 11 4.5 10 6 10H18C19.5 10 20.5 11 20.5 12.5V20.5H3.5Z lM12 10V6.5M2 20.5H22 sM12 2\
    C13.5 4 13.5 5.5 12 5.5C10.5 5.5 10.5 4 12 2Z dM3.5 14.5C6 17 9 17 12 14.5C15 17 18 17 20.5 14.5
    takeoutbag.and.cup.and.straw bM2 8H13L12 21H3Z lM15 11H22L21 21H15M18.5 11L20 3.5H22.5M4.5 8C4.5 3 10.5 3 10.5 8
    popcorn bM5.5 9.5H18.5L16.5 21.5H7.5Z dM10 9.5L10.5 21.5M14 9.5L13.5 21.5 lM5.5 9C3.5 6 6.5 4 8.5 5C9 2 13.5 1.5 \
    14.5 4C17.5 3 20.5 5.5 18.5 9
    frying.pan bO9 12 7 dO9 12 4 lM16 12H23
    """
}
