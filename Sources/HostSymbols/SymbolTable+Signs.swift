/// Signs, money, writing, lists and charts: drawings by name, one per row; see ``SymbolTable``.
///
/// They are original drawings, distinguishable at 20 points; the names are those for `Image(systemName:)`.
///
/// `moon.stars =moon sM17 2Z` is `moon` with a solid area whose outline is `M17 2Z`: fields begin with `b` (body), `d`
/// (details), `l` (lines), `o` (dots) or `s` (solid), outlines have SVG's letters and `O` for circles, `=` starts from
/// another drawing. To add a symbol, add a row, and look at it with `swift run Demo --svg`.
extension SymbolTable {
  static let signs: StaticString = """
    # Signs
    plus lM12 4V20M4 12H20
    minus lM4 12H20
    xmark lM5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5
    multiply =xmark
    divide lM4 12H20 sO12 6.5 1.6O12 17.5 1.6
    equal lM4 9H20M4 15H20
    notequal =equal lM17 4L7 20
    lessthan lM19 5L5 12L19 19
    greaterthan =lessthan@x
    plusminus lM12 3V15M6 9H18M6 20H18
    plus.forwardslash.minus lM6 3V11M2 7H10M14 17H22M18.5 3.5L5.5 20.5
    percent lM18.5 5.5L5.5 18.5O7.5 7.5 2.5O16.5 16.5 2.5
    number lM9.5 4L7.5 20M16.5 4L14.5 20M4.5 9H20M4 15H19.5
    sum lM18 7V4H6L13 12L6 20H18V17
    function lM17 5C15 2.5 13 4 12.3 7L9.7 17C9 20 7 21.5 5 19M7 10.5H16
    x.squareroot lM2 13L4.5 12L8 20L12 4H22M13.5 11L19.5 18M19.5 11L13.5 18
    infinity lM12 12C9 7.5 7 7 6 7C-0.5 7 -0.5 17 6 17C7 17 9 16.5 12 12C15 7.5 17 7 18 7C24.5 7 24.5 17 18 17C17 17 \
    15 16.5 12 12Z
    checkmark lM4 13L9.5 19L20 5.5
    exclamationmark lM12 4V14 sO12 19 1.7
    exclamationmark.2 lM8 4V14M16 4V14 sO8 19 1.7O16 19 1.7
    exclamationmark.3 lM5 4V14M12 4V14M19 4V14 sO5 19 1.7O12 19 1.7O19 19 1.7
    questionmark lM7.5 8.5C7.5 3 16.5 3 16.5 8.5C16.5 12 12 11.5 12 15 sO12 19.5 1.6
    info lM9.5 10.5H12.3V19M9 19H15.5 sO12 5.5 1.8
    ellipsis sO5 12 2O12 12 2O19 12 2
    at lO12 12 4M16 8V13C16 17 21 16.5 21 12A12 12 9 0 -310
    asterisk lM12 4V20M5 8L19 16M19 8L5 16
    staroflife bM9.5 2.5H14.5V7.7L19 5L21.5 9.3L17 12L21.5 14.7L19 19L14.5 16.3V21.5H9.5V16.3L5 19L2.5 14.7L7 12L2.5 \
    9.3L5 5L9.5 7.7Z
    nosign lO12 12 9M5.6 5.6L18.4 18.4
    power lM12 3V12A12 13 8 -60 240
    command lM9 9H15V15H9ZM9 9H7A7 7 2 90 360V9M15 9V7A17 7 2 180 450H15M15 15H17A17 17 2 -90 180V15M9 15V17A7 17 2 0 \
    270H9
    # Money
    dollarsign lM12 2.5V21.5M17 8C17 3.5 7 3.5 7 8C7 12.5 17 11 17 16C17 20.5 7 20.5 7 16
    accessibility bO12 12 9.5 dO12 6.8 1.1M7 9.8L10.5 10.8V14L9 18.5M17 9.8L13.5 10.8V14L15 18.5M10.5 10.8H13.5
    bubbles.and.sparkles bO9 15 6 lO18 13 2.5M5 2.5V6.5M3 4.5H7M16.5 2V7M14 4.5H19
    eurosign lA14 12 7 -45 -315M4.5 10H14M4.5 14H14
    sterlingsign lM17 7C16 2 8 2.5 8 8.5V14C8 17 7.5 18.5 6 20H18.5M5 12.5H14.5
    yensign lM5 3L12 12L19 3M12 12V21M6.5 13H17.5M6.5 17H17.5
    wonsign lM3 4L7.5 20L12 7L16.5 20L21 4M2 11H22M2 15H22
    indianrupeesign lM6 3.5H18M6 8.5H18M6 3.5H9C15.5 3.5 15.5 13.5 9 13.5H6.5L15 21
    rublesign lM8 21V3.5H13C19.5 3.5 19.5 13 13 13H5M5 17H14
    bitcoinsign lM7 4.5H13C18.5 4.5 18.5 11.5 13 11.5H7ZM7 11.5H14C19.5 11.5 19.5 19.5 14 19.5H7ZM10 2V4.5M13 2V4.5\
    M10 19.5V22M13 19.5V22
    centsign lA12.5 12 6 -40 -320M12.5 3V21
    francsign lM8.5 21V3.5H18M8.5 11.5H16M5 16H13
    lirasign lM17 7C16 2 8 2.5 8 8.5V14C8 17 7.5 18.5 6 20H18.5M5 10.5H14M5 14H14
    turkishlirasign lM9 3V20.5C15 21 18.5 17.5 18.5 13M4.5 11L15.5 6.5M4.5 15.5L15.5 11
    shekelsign lM5 20V4H10.5C13.5 4 14.5 6 14.5 8.5V14.5M9.5 9.5V20H13.5C17.5 20 19 17.5 19 14V4
    # Letters and writing
    character lM5 20L12 4L19 20M7.5 14.5H16.5
    bold lM7 4.5H12.5C18 4.5 18 11.5 12.5 11.5H7ZM7 11.5H13.5C19.5 11.5 19.5 19.5 13.5 19.5H7Z
    italic lM10 4.5H18M6 19.5H14M14.5 4.5L9.5 19.5
    underline lM7 4V11C7 17.5 17 17.5 17 11V4M5.5 20.5H18.5
    strikethrough lM17 8C17 3.5 7 3.5 7 8C7 10 9 11 12 12C15 13 17 14 17 16C17 20.5 7 20.5 7 16M3.5 12H20.5
    bold.italic.underline lM2.5 6H5C8.5 6 8.5 10.5 5 10.5H2.5ZM2.5 10.5H5.5C9 10.5 9 15.5 5.5 15.5H2.5ZM13.5 6L11.5 \
    15.5M16.5 6V12C16.5 16.5 22 16.5 22 12V6M15.5 18.5H23
    textformat lM2.5 19L8 5L13.5 19M4.5 14.5H11.5M21 19V11M21 15C21 10 15 10 15 15C15 20 21 20 21 15
    textformat.alt =textformat
    textformat.size lM2.5 19L8 5L13.5 19M4.5 14.5H11.5M15 19L18.2 11L21.5 19M16.2 16.5H20.3
    textformat.size.larger =textformat.size
    textformat.size.smaller =textformat.size@x
    textformat.abc lM6.5 16V9.5M6.5 13C6.5 9 1.5 9 1.5 13C1.5 17 6.5 17 6.5 13M9.5 6V16M9.5 13C9.5 9 14.5 9 14.5 13\
    C14.5 17 9.5 17 9.5 13M22 10.5C20 8.5 17.5 10 17.5 13C17.5 16 20 17.5 22 15.5
    abc =textformat.abc
    textformat.123 lM2.5 9L5 7V17M9 9C9 6 14 6 14 9.3C14 12 9 14 9 17H14.5M17.5 8C18.5 6.5 22 6.5 22 9.3C22 11.5 20 \
    11.7 19 11.7C20 11.7 22.5 12 22.5 14.5C22.5 17.5 18.5 17.8 17 16
    textformat.superscript lM3 8L12 20M12 8L3 20M16 5C16 2 21 2 21 5C21 7 16 8.5 16 11H21.5
    textformat.subscript lM3 4L12 16M12 4L3 16M16 15C16 12 21 12 21 15C21 17 16 18.5 16 21H21.5
    character.cursor.ibeam lM2 18L7 6L12 18M4 14H10M15 4H17C18 4 18.5 4.5 18.5 5.5V18.5C18.5 19.5 18 20 17 20H15M22 4\
    H20C19 4 18.5 4.5 18.5 5.5M18.5 18.5C18.5 19.5 19 20 20 20H22
    character.book.closed =book.closed lM10 13L13 6L16 13M11 11H15
    paragraphsign lM17.5 21V3.5H11C4.5 3.5 4.5 12 11 12H13M13 3.5V21
    quote.opening bM10.5 6C6 8 4 11 4 17.5H10V12H7.5C7.5 10 8.5 8.5 10.5 7.5ZM20.5 6C16 8 14 11 14 17.5H20V12H17.5\
    C17.5 10 18.5 8.5 20.5 7.5Z
    quote.closing =quote.opening@xy
    text.quote lM9 5H21M9 12H21M9 19H16M4 4V20
    curlybraces lM8.5 3.5C5.5 3.5 5.5 4.5 5.5 7V9.5C5.5 11 5 12 3.5 12C5 12 5.5 13 5.5 14.5V17C5.5 19.5 5.5 20.5 8.5 \
    20.5M15.5 3.5C18.5 3.5 18.5 4.5 18.5 7V9.5C18.5 11 19 12 20.5 12C19 12 18.5 13 18.5 14.5V17C18.5 19.5 18.5 20.5 \
    15.5 20.5
    ellipsis.curlybraces =curlybraces oO8.5 12 1.3O12 12 1.3O15.5 12 1.3
    signature lM2 18.5H22M4 14.5C9 12 12.5 7 11.5 4.5C10.5 2.5 8 6 8 10C8 16 11 15.5 12.5 12C13 16 15.5 14.5 16 12.5\
    C16.5 15 19 14.5 20.5 13
    scribble lM3 8C6 3 11 2.5 9.5 7.5C8 12 4 16 5.5 17.5C7.5 19 12 8 15 9C17 10 11.5 17 13.5 18C15.5 19 18 13.5 19.5 \
    14.5C20.5 15.5 19.5 18 21 19
    scribble.variable =scribble
    lasso lM7.5 16C0 14 0.5 4 12 4C23.5 4 23.5 15.5 12 15.5H10.5C7 15.5 7 20 10 18.5C12 17 9.5 13.5 7.5 15.5C5 18 6.5 \
    19.5 4 21
    scissors lO6 18 3O18 18 3M7.7 15.5L17 3M16.3 15.5L7 3
    # Lists and lines
    line.3.horizontal lM3.5 6H20.5M3.5 12H20.5M3.5 18H20.5
    line.horizontal.3 =line.3.horizontal
    line.2.horizontal lM3.5 9H20.5M3.5 15H20.5
    line.3.horizontal.decrease lM3.5 6.5H20.5M7 12H17M10 17.5H14
    line.horizontal.3.decrease =line.3.horizontal.decrease
    line.diagonal lM4 20L20 4
    list.bullet lM9 6H21M9 12H21M9 18H21 sO4 6 1.5O4 12 1.5O4 18 1.5
    list.bullet.indent lM9 6H21M12 12H21M12 18H21 sO4 6 1.5O7.5 12 1.3O7.5 18 1.3
    list.dash lM9 6H21M9 12H21M9 18H21M3 6H5M3 12H5M3 18H5
    list.number lM9.5 6H21M9.5 12H21M9.5 18H21M3.5 5L5 4V8M3 16.5C3 15 6 15 6 16.5L3 20H6
    list.star lM10 6H21M10 12H21M10 18H21M5 3.5V8.5M2.8 4.7L7.2 7.3M7.2 4.7L2.8 7.3 sO5 12 1.3O5 18 1.3
    list.triangle lM11 6H21M11 12H21M11 18H21 sM3 3.5L7.5 6L3 8.5ZM3 9.5L7.5 12L3 14.5ZM3 15.5L7.5 18L3 20.5Z
    checklist lM11 6H21M11 13H21M11 20H21M2.5 6L4.5 8L8 3.5M2.5 13L4.5 15L8 10.5M2.5 20L4.5 22L8 17.5
    checklist.checked =checklist
    text.alignleft lM3.5 5H20.5M3.5 10H14M3.5 15H20.5M3.5 20H14
    text.alignright =text.alignleft@x
    text.aligncenter lM3.5 5H20.5M7 10H17M3.5 15H20.5M7 20H17
    text.justify lM3.5 5H20.5M3.5 10H20.5M3.5 15H20.5M3.5 20H20.5
    align.horizontal.left lM4 3V21 bR7 6 13.5 4 1R7 14 8.5 4 1
    align.horizontal.right =align.horizontal.left@x
    align.horizontal.center lM12 2.5V6M12 10V14M12 18V21.5 bR4 6 16 4 1R7 14 10 4 1
    align.vertical.top =align.horizontal.left@r
    align.vertical.bottom =align.horizontal.left@l
    align.vertical.center =align.horizontal.center@r
    square.fill.text.grid.1x2 lM13 6H21M13 9.5H18.5M13 15H21M13 18.5H18.5 sR3 4 7 7.5 1R3 13 7 7.5 1
    text.justifyleft =text.alignleft
    text.justify.left =text.alignleft
    text.justify.leading =text.alignleft
    text =text.alignleft
    text.append lM3 5H21M3 10H21M3 15H11M18 13V21M14 17H22
    text.insert lM9 5H21M9 12H21M9 19H21M2 8.5L6.5 12L2 15.5
    increase.indent lM3 5H21M11 10H21M11 15H21M3 20H21M3 9.5L7 12.5L3 15.5
    decrease.indent lM3 5H21M11 10H21M11 15H21M3 20H21M7 9.5L3 12.5L7 15.5
    slider.horizontal.3 lM2.5 6H5.5M10.5 6H21.5M2.5 12H13.5M18.5 12H21.5M2.5 18H5.5M10.5 18H21.5O8 6 2.5O16 12 2.5O8 \
    18 2.5
    slider.vertical.3 =slider.horizontal.3@r
    slider.horizontal.below.rectangle bR3 3 18 9 2 lM2.5 18H12M17 18H21.5O14.5 18 2.5
    switch.2 bR3 3 18 7.5 3.7R3 13.5 18 7.5 3.7 oO16.5 6.7 1.8O7.5 17.2 1.8
    dial.min lO12 12 7M12 12L7 16.5 sO12 2 1O22 12 1O2 12 1O5 5 1O19 5 1O5 19 1O19 19 1
    dial.low =dial.min
    dial.medium =dial.min
    dial.high =dial.min@x
    chart.bar bR3 12 4.5 9 1R9.8 7 4.5 14 1R16.5 3 4.5 18 1
    chart.bar.xaxis lM2.5 21H21.5 sM5 11H8V18H5ZM10.5 4H13.5V18H10.5ZM16 8H19V18H16Z
    chart.pie bA11 13 9 0 270L11 13Z lA14 10 8 -90 0L14 10Z
    chart.line.uptrend.xyaxis lM3 3V21H21M6.5 16L11 10L14.5 13L20.5 5M16 5H20.5V9.5
    chart.line.downtrend.xyaxis lM3 3V21H21M6.5 6L11 12L14.5 9L20.5 16.5M16 16.5H20.5V12
    chart.line.flattrend.xyaxis lM3 3V21H21M6.5 12H20.5M17 8.5L20.5 12L17 15.5
    chart.xyaxis.line lM3 3V21H21M6.5 15.5L10.5 9L14.5 13.5L20.5 6
    chart.dots.scatter lM3 3V21H21 sO8 15.5 1.5O11.5 9.5 1.5O15 13.5 1.5O19 6.5 1.5
    waveform lM3 10V14M7.5 6V18M12 3V21M16.5 7V17M21 10V14
    waveform.path lM2 12H5L7.5 6L11 18L14 3L17 16L19 12H22
    waveform.path.ecg lM2 13H7L9 9L12 19L15 4L17 13H22
    waveform.path.ecg.rectangle =waveform.path.ecg lR1 2.5 22 19 2.5
    wave.3.right sO5 12 1.8 lA5 12 6 -45 45A5 12 10.5 -45 45A5 12 15 -45 45
    wave.3.left =wave.3.right@x
    wave.3.forward =wave.3.right
    dot.radiowaves.left.and.right sO12 12 2 lA12 12 5.5 -50 50A12 12 10 -50 50A12 12 5.5 130 230A12 12 10 130 230
    dot.radiowaves.right =wave.3.right
    dot.radiowaves.up.forward sO5 19 2.2 lA5 19 8 -90 0A5 19 14 -90 0
    target lO12 12 9.5O12 12 5.5 sO12 12 1.8
    scope lO12 12 8M12 1.5V8M12 16V22.5M1.5 12H8M16 12H22.5
    plus.viewfinder =viewfinder lM12 8V16M8 12H16
    dot.viewfinder =viewfinder sO12 12 3
    """
}
