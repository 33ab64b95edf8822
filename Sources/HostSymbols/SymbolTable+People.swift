/// People, faces, hands, health and sport: drawings by name, one per row; see ``SymbolTable``.
///
/// They are original drawings, distinguishable at 20 points; the names are those for `Image(systemName:)`.
///
/// `moon.stars =moon sM17 2Z` is `moon` with a solid area whose outline is `M17 2Z`: fields begin with `b` (body), `d`
/// (details), `l` (lines), `o` (dots) or `s` (solid), outlines have SVG's letters and `O` for circles, `=` starts from
/// another drawing. To add a symbol, add a row, and look at it with `swift run Demo --svg`.
extension SymbolTable {
  static let people: StaticString = """
    # People
    person bO12 7.5 4.3M4 20.5C4 11.5 20 11.5 20 20.5Z
    person.2 bO9 8 3.5M2 19.5C2 11.5 16 11.5 16 19.5Z lA16 8 3 -110 110M17 13C20 13.5 22 16 22 19.5H19.5
    person.3 bO12 8 3M6.5 18.5C6.5 11.5 17.5 11.5 17.5 18.5Z lO4.5 9 2O19.5 9 2M1 17.5C1 15 2 13.5 4.5 13.5M23 17.5\
    C23 15 22 13.5 19.5 13.5
    person.3.sequence =person.3
    person.crop.circle bO12 12 9.5 dO12 9.5 3.3M5.5 19C7 13.5 17 13.5 18.5 19
    person.crop.square bR3 3 18 18 3.5 dO12 9.5 3.3M5.5 20.5C6.5 14 17.5 14 18.5 20.5
    person.crop.rectangle bR2 4 20 16 2.5 dO12 9.5 3M6 20C7 14 17 14 18 20
    person.crop.artframe =person.crop.square
    person.crop.rectangle.stack bR2 8 20 13.5 2.5 dO12 12.5 2.3M7 21C7.5 16 16.5 16 17 21 lM4 5H20M6 2.5H18
    person.text.rectangle bR2 4 20 16 2.5 dO8 10 2.2M4.5 16.5C5 13 11 13 11.5 16.5ZM14 9.5H19M14 13H19M14 16H17
    person.wave.2 bO8 8 3.8M1.5 20C1.5 12 14.5 12 14.5 20Z lA13 8 3 -40 40A13 8 7 -40 40
    person.line.dotted.person bO5 9 2.7M1 17.5C1 12 9 12 9 17.5ZO19 9 2.7M15 17.5C15 12 23 12 23 17.5Z sO12 6 0.9O12 \
    10 0.9O12 14 0.9O12 18 0.9
    figure.stand sO12 4 2.2 lM12 8V14M7 8.5C9.5 7.5 14.5 7.5 17 8.5L16.5 14M7 8.5L7.5 14M10 14V21.5M14 14V21.5M10 14\
    H14
    figure =figure.stand
    figure.arms.open sO12 4 2.2 lM3.5 8.5C9 9.5 15 9.5 20.5 8.5M10 9.5V14L9 21.5M14 9.5V14L15 21.5
    figure.wave sO11 4 2.2 lM4.5 13L6 9H14L19.5 3.5M9 9V21.5M13 9V21.5M9 15H13
    figure.walk sO13 3.5 2.1 lM12.5 8L10.5 14L14 17L15 21.5M10.5 14L9.5 17L7 21M12.5 8L8.5 9.5L7 13M12.5 8L15 11L18 \
    12.5
    figure.run sO15 3.5 2.1 lM13.5 8L10 13.5L14 16L12.5 21M10 13.5L8.5 17H3.5M13.5 8L9 6.5L5.5 9.5M13.5 8L16.5 11.5\
    L20.5 11
    figure.hiking =figure.walk lM18.5 11V21.5
    figure.roll sO10 3.5 2.1 lM10 8V14H15L18 20M10 10.5H14.5A10 16 5.5 -120 -330
    figure.2.and.child.holdinghands sO6 4.5 2O18 4.5 2O12 10 1.6 lM6 8.5V21.5M18 8.5V21.5M12 13.5V21.5M3 9.5V14M3 9.5\
    C4 8 8 8 8.5 10L11 14.5M21 9.5V14M21 9.5C20 8 16 8 15.5 10L13 14.5
    figure.2 sO7.5 4 2O16.5 4 2 lM7.5 8V21.5M16.5 8V21.5M4 9V14.5M11 9V14M13 9V14M20 9V14.5M4 9C6 7.5 9 7.5 11 9M13 9\
    C15 7.5 18 7.5 20 9
    figure.mind.and.body sO12 5 2.2 lM12 9V15M12 10L6 14.5M12 10L18 14.5M4 20C8 16 16 16 20 20M4 20H20
    figure.yoga =figure.mind.and.body
    figure.pool.swim sO18 8 2.1 lM3 14L9.5 9L14.5 13M9.5 9L13.5 5.5M1.5 18C4 16 6 16 8.5 18C11 20 13 20 15.5 18C18 16 \
    20 16 22.5 18
    figure.strengthtraining.traditional sO12 8 2.1 lM3 4H21M3 2V6M21 2V6M7 4V9L12 12L17 9V4M12 12V16L8.5 21.5M12 16\
    L15.5 21.5
    figure.outdoor.cycle sO13.5 3.5 2 lO5 17 4O19 17 4M12 17L10.5 12.5L14 8.5L16.5 11.5H19.5
    face.smiling bO12 12 9.5 dM7.5 14C9 18 15 18 16.5 14 oO9 9.5 1.3O15 9.5 1.3
    face.dashed bO12 12 9.5 dM8 15.5H16 oO9 9.5 1.3O15 9.5 1.3
    eye bM1.5 12C6 4.5 18 4.5 22.5 12C18 19.5 6 19.5 1.5 12Z dO12 12 3.2
    eyes bM1.5 12C1.5 5 10.5 5 10.5 12C10.5 19 1.5 19 1.5 12ZM13.5 12C13.5 5 22.5 5 22.5 12C22.5 19 13.5 19 13.5 12Z o\
    O7.5 12.5 2O19.5 12.5 2
    eye.trianglebadge.exclamationmark =eye.badge.exclamationmark
    ear bM6.5 13C3.5 1.5 18.5 0 18.5 9C18.5 14 14.5 14.5 14 18.5C13.5 23 7 22 8 18 dM9.5 10C9 5.5 15 5.5 15 9.5C15 12 \
    12 12 11.5 14.5
    nose bM14 3C13.5 9 18.5 13 18 16.5C17.5 20 14.5 18.5 12.5 20C10.5 21.5 6 21 6.5 17.5C7 14.5 11 13 11 3
    mouth bM1.5 12C5 9.5 7 6.5 10 6.5C11.5 6.5 11.5 7.5 12 7.5C12.5 7.5 12.5 6.5 14 6.5C17 6.5 19 9.5 22.5 12C18 19 6 \
    19 1.5 12Z dM2 12C8 11 16 11 22 12
    brain bM12 4C9 1.5 6 3 6 5.5C3 6 2.5 9.5 4 11C1.5 13 2.5 17 5.5 17.5C6 21 10 22 12 20C14 22 18 21 18.5 17.5C21.5 \
    17 22.5 13 20 11C21.5 9.5 21 6 18 5.5C18 3 15 1.5 12 4Z dM12 4V20M12 9C10.5 9 9 8.5 8.5 7M12 15C10 15 8 14 7.5 12\
    M12 9C13.5 9 15 8.5 15.5 7M12 15C14 15 16 14 16.5 12
    brain.head.profile bM5.5 21.5V16.5C0.5 9 5 2.5 12 2.5C18 2.5 20 7 20 10L22 14H20V18C20 19 19 19 15.5 19V21.5Z d\
    M12 6C9 5 7.5 8 9 9.5C7.5 11 9 13.5 11 13C12 14.5 15 14 15 12C17 11.5 17 9 15.5 8.5C15.5 6.5 13.5 5.5 12 6Z
    brain.filled.head.profile =brain.head.profile.fill
    lungs bM9.5 8C9 5.5 7 6 6 8C3 12.5 1.5 16 2 20C5 21.5 8.5 20.5 10 18ZM14.5 8C15 5.5 17 6 18 8C21 12.5 22.5 16 22 \
    20C19 21.5 15.5 20.5 14 18Z lM12 2.5V9.5L8 13.5M12 9.5L16 13.5
    hand.raised bM7 12.5V6C7 4 9.5 4 9.5 6V4C9.5 2 12.2 2 12.2 4V5C12.2 3 15 3 15 5V7C15 5 17.8 5 17.8 7V14.5C17.8 \
    23.5 9 23.5 6.5 18L3.5 13C2.5 11 5 10 6 11.2Z dM9.5 6V11M12.2 5V11M15 7V11
    hand.thumbsup bM7.5 10.5L11 3C14 3 14 5.5 13 9.5H19.5C21 9.5 20.5 20 18 20H7.5Z lM3.5 10.5V20
    hand.thumbsdown =hand.thumbsup@y
    hand.point.up bM9 13V4C9 1.7 12 1.7 12 4V10L17.5 11.5C19 12 19 13 18.8 14L18 18.5C17.5 20.5 16.5 21.5 14.5 21.5H11\
    C9 21.5 8 20.5 7 19L4.5 14.5C4 13 6 12 7.2 13.2L9 15
    hand.point.up.left =hand.point.up
    hand.point.left =hand.point.up@l
    hand.point.right =hand.point.left@x
    hand.point.down =hand.point.up@y
    hand.point.up.braille =hand.point.up
    hand.tap bM10 14.5V7C10 5 12.5 5 12.5 7V11.5L17 12.7C18.5 13.2 18.5 14 18.3 15L17.5 19C17 21 16.5 21.8 14.5 21.8\
    H12C10 21.8 9.2 21 8.2 19.8L5.5 16C5 14.5 7 13.7 8.2 14.8L10 16 lM7 9.5C4.5 2 18 2 15.5 9.5
    hand.wave bM8 14L5 9.5C4 7.5 6 6.5 7.2 8.2L6.2 6.2C5.2 4 7.5 3 8.5 5L9 6C8.2 4 10.2 3 11.2 5L14.5 11L15 8C15.4 6 \
    17.8 6.5 17.5 8.5L17 14.5C16.5 21.5 11 22.5 8 14Z lM18 2.5C19.5 3 20.5 4 21 5.5M4.5 21.5C3.5 21 2.7 20 2.5 19
    hands.clap bM7 15L4 10.5C3 8.5 5 7.5 6.2 9.2L5.2 7.2C4.2 5 6.5 4 7.5 6L8 7C7.2 5 9.2 4 10.2 6L13.5 12L14 9C14.4 7 \
    16.8 7.5 16.5 9.5L16 15.5C15.5 22.5 10 23.5 7 15Z lM17 2V5M21 3.5L19.5 6M22.5 8L20 9M13 2.5L14 5
    # Health
    cross.case bR2 7 20 13.5 2.5 lM8 7V5C8 4 8.5 3.5 9.5 3.5H14.5C15.5 3.5 16 4 16 5V7 dM12 10.5V17M8.7 13.7H15.3
    cross.vial bM8 3V18.5C8 23 16 23 16 18.5V3Z lM6 3H18 dM12 10V16M9 13H15
    stethoscope lM4.5 3H3.5V9C3.5 15.5 12.5 15.5 12.5 9V3H11.5M8 14V16C8 23 18 23 18 16V13O18 10.5 2.3
    pills bO15.5 15.5 6 dM11 16L19.5 14.5 lM9 13C5 16 0.5 12 3 8L8 3.5C12 0.5 16.5 4 14.5 8
    pill bM4 12.5L12.5 4C17.5 -0.5 24.5 6.5 20 11.5L11.5 20C6.5 24.5 -0.5 17.5 4 12.5Z dM8.2 8.2L15.8 15.8
    bandage bM3.5 14L14 3.5C18 0.5 23.5 6 20.5 10L10 20.5C6 23.5 0.5 18 3.5 14ZM8.5 9L15 15.5 oO10.5 12 0.9O12 13.5 \
    0.9O12 10.5 0.9O13.5 12 0.9
    syringe bM6 13L13 6L18 11L11 18C9 19.5 7.5 19 6.5 17.5C5 16.5 4.5 15 6 13Z lM15.5 8.5L20 4M17.5 2.5L21.5 6.5M11.5 \
    4.5L19.5 12.5M6 18L2 22 dM10.5 8.5L12.5 10.5M8 11L10 13
    medical.thermometer lM14.5 5.5L18.5 9.5L8 20H4V16ZM4 20L2 22M16.5 3.5L20.5 7.5
    facemask bM5 8C8 7 10 5.5 12 5.5C14 5.5 16 7 19 8V15C19 18 14 19.5 12 19.5C10 19.5 5 18 5 15Z dM8.5 11H15.5M8.5 \
    14.5H15.5 lM5 9.5C0 8.5 0.5 15.5 5.5 15.5M19 9.5C24 8.5 23.5 15.5 18.5 15.5
    bed.double bM2.5 13H21.5V18H2.5Z lM4.5 13V6.5H19.5V13M7 13V10H17V13M2.5 18V20.5M21.5 18V20.5
    zzz lM2.5 12H9L2.5 20H9M11.5 7H16.5L11.5 13.5H16.5M18 2.5H22L18 7.5H22
    dumbbell bR4.5 5 4 14 1.2R15.5 5 4 14 1.2 lM8.5 12H15.5M2 9V15M22 9V15
    sportscourt =rectangle dM12 5V19O12 12 2.5M2 9H5V15H2M22 9H19V15H22
    soccerball bO12 12 9.5 dM12 7.5L16 10.5L14.5 15H9.5L8 10.5ZM12 2.5V7.5M21 9.5L16 10.5M17.5 19.5L14.5 15M6.5 19.5\
    L9.5 15M3 9.5L8 10.5
    basketball bO12 12 9.5 dM12 2.5V21.5M2.5 12H21.5M5.5 5C9.5 8.5 9.5 15.5 5.5 19M18.5 5C14.5 8.5 14.5 15.5 18.5 19
    football bM3 21C1.5 9 9 1.5 21 3C22.5 15 15 22.5 3 21Z dM9 15L15 9M9.5 11.5L12.5 14.5M11.5 9.5L14.5 12.5
    american.football =football
    tennisball bO12 12 9.5 dM4.5 6C10 8.5 10 15.5 4.5 18M19.5 6C14 8.5 14 15.5 19.5 18
    tennis.racket bM4 13C-1 5 9 -1 16 6C21 12 13 20 6 16Z lM14 15L21.5 22 dM5 7L12.5 14.5M9 4L15.5 10.5M13 5L5.5 12.5
    volleyball bO12 12 9.5 dM12 12C12 8 10 4.5 7 3.8M12 12C15.5 14 19.5 14 21.2 12M12 12C8.5 14 6.5 17 7 20.2M16 3.5\
    C18 6.5 17.8 10 16.5 13
    trophy bM7 3.5H17V9C17 16 7 16 7 9Z lM7 5.5H3.5C3.5 9 5 11 7.5 11M17 5.5H20.5C20.5 9 19 11 16.5 11M12 14.5V18M8 \
    20.5H16
    medal bO12 15.5 5.5 dM12 13V18 lM8 10L4.5 2.5H9.5L12 8L14.5 2.5H19.5L16 10
    rosette bO12 9 6.5 lM8.5 14.5L7 22L12 19L17 22L15.5 14.5
    crown bM3 7L7.5 12L12 4.5L16.5 12L21 7L19 19H5Z
    """
}
