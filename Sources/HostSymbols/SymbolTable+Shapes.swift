/// Shapes, grids and panes: drawings by name, one per row; see ``SymbolTable``.
///
/// They are original drawings, distinguishable at 20 points; the names are those for `Image(systemName:)`.
///
/// `moon.stars =moon sM17 2Z` is `moon` with a solid area whose outline is `M17 2Z`: fields begin with `b` (body), `d`
/// (details), `l` (lines), `o` (dots) or `s` (solid), outlines have SVG's letters and `O` for circles, `=` starts from
/// another drawing. To add a symbol, add a row, and look at it with `swift run Demo --svg`.
extension SymbolTable {
  static let shapes: StaticString = """
    # Shapes
    circle bO12 12 9.5
    square bR3.5 3.5 17 17 3.5
    squareshape bR3.5 3.5 17 17 0
    app bR2.5 2.5 19 19 5
    rectangle bR2 5 20 14 2.5
    rectangle.portrait bR5 2 14 20 2.5
    triangle bM12 3.5L21.5 20H2.5Z
    diamond bM12 2L22 12L12 22L2 12Z
    rhombus bM12 2L19.5 12L12 22L4.5 12Z
    capsule bR2 6.5 20 11 5.5
    capsule.portrait bR6.5 2 11 20 5.5
    oval bM2 12C2 4 22 4 22 12C22 20 2 20 2 12Z
    oval.portrait =oval@r
    pentagon bM12 2.5L21.5 9.8L17.9 21H6.1L2.5 9.8Z
    hexagon bM12 2L21 7V17L12 22L3 17V7Z
    octagon bM8 2.5H16L21.5 8V16L16 21.5H8L2.5 16V8Z
    seal bM12 2L15.2 4.3L19.1 4.9L19.7 8.8L22 12L19.7 15.2L19.1 19.1L15.2 19.7L12 22L8.8 19.7L4.9 19.1L4.3 15.2L2 12\
    L4.3 8.8L4.9 4.9L8.8 4.3Z
    shield bM12 2.5C14.5 4.5 17.5 5.3 20 5.3C20.5 13 18 18.5 12 21.5C6 18.5 3.5 13 4 5.3C6.5 5.3 9.5 4.5 12 2.5Z
    cross bM9 2.5H15V9H21.5V15H15V21.5H9V15H2.5V9H9Z
    cube bM12 2.5L20.5 7V17L12 21.5L3.5 17V7Z dM3.5 7L12 11.5L20.5 7M12 11.5V21.5
    cylinder bM5 6C5 1.5 19 1.5 19 6V18C19 22.5 5 22.5 5 18Z dM5 6C5 10.5 19 10.5 19 6
    cone bM12 2.5L4.5 18C4.5 22 19.5 22 19.5 18Z
    pyramid bM12 2.5L21.5 17L13 21.5L2.5 17Z dM12 2.5L13 21.5
    circlebadge bO12 12 5
    circle.circle bO12 12 9.5 dO12 12 4.5
    smallcircle.circle bO12 12 9.5 dO12 12 3
    smallcircle.filled.circle bO12 12 9.5 oO12 12 3
    largecircle.fill.circle bO12 12 9.5 oO12 12 6
    record.circle bO12 12 9.5 oO12 12 5.5
    circle.grid.2x2 bO7 7 3.8O17 7 3.8O7 17 3.8O17 17 3.8
    circle.grid.3x3 bO5 5 2O12 5 2O19 5 2O5 12 2O12 12 2O19 12 2O5 19 2O12 19 2O19 19 2
    circle.grid.cross bO12 4.5 2.7O4.5 12 2.7O19.5 12 2.7O12 19.5 2.7
    circle.hexagongrid bO12 12 2.3O6 12 2.3O18 12 2.3O9 6.5 2.3O15 6.5 2.3O9 17.5 2.3O15 17.5 2.3
    circle.hexagonpath lO12 4 2O19 8 2O19 16 2O12 20 2O5 16 2O5 8 2
    circle.and.line.horizontal bO12 12 5 lM1.5 12H7M17 12H22.5
    # Grids and panes
    square.grid.2x2 bR3.5 3.5 7 7 1.5R13.5 3.5 7 7 1.5R3.5 13.5 7 7 1.5R13.5 13.5 7 7 1.5
    square.grid.3x3 bR2.5 2.5 4.6 4.6 1R9.7 2.5 4.6 4.6 1R16.9 2.5 4.6 4.6 1R2.5 9.7 4.6 4.6 1R9.7 9.7 4.6 4.6 1R16.9 \
    9.7 4.6 4.6 1R2.5 16.9 4.6 4.6 1R9.7 16.9 4.6 4.6 1R16.9 16.9 4.6 4.6 1
    square.grid.3x2 bR2.5 5.5 4.6 5 1R9.7 5.5 4.6 5 1R16.9 5.5 4.6 5 1R2.5 13.5 4.6 5 1R9.7 13.5 4.6 5 1R16.9 13.5 \
    4.6 5 1
    square.grid.3x1.below.line.grid.1x2 =square.grid.3x2
    rectangle.grid.1x2 bR3 3.5 18 7 1.5R3 13.5 18 7 1.5
    rectangle.grid.2x2 bR2 5 9 6 1.2R13 5 9 6 1.2R2 13 9 6 1.2R13 13 9 6 1.2
    rectangle.grid.3x2 bR1.5 5 6 6 1R9 5 6 6 1R16.5 5 6 6 1R1.5 13 6 6 1R9 13 6 6 1R16.5 13 6 6 1
    rectangle.3.group bR2 4 9 7 1.5R2 13.5 9 7 1.5R13 4 9 16.5 1.5
    square.split.2x1 bR3.5 3.5 17 17 3.5 dM12 3.5V20.5
    square.split.1x2 =square.split.2x1@r
    square.split.2x2 =square.split.2x1 dM3.5 12H20.5
    rectangle.split.2x1 =rectangle dM12 5V19
    rectangle.split.1x2 =rectangle dM2 12H22
    rectangle.split.3x1 =rectangle dM8.7 5V19M15.3 5V19
    rectangle.split.2x2 =rectangle dM12 5V19M2 12H22
    rectangle.split.3x3 =rectangle dM8.7 5V19M15.3 5V19M2 9.7H22M2 14.3H22
    tablecells bR2 4 20 16 2 dM2 9.3H22M2 14.6H22M8.7 4V20M15.3 4V20
    grid lM8 2.5V21.5M16 2.5V21.5M2.5 8H21.5M2.5 16H21.5
    square.stack bR4 9 16 12 2.5 lM6 6H18M8 3H16
    rectangle.stack bR2 9 20 12 2.5 lM4 6H20M6 3H18
    square.stack.3d.up bM12 2.5L22 7.5L12 12.5L2 7.5Z lM4.5 11L2 12.2L12 17.2L22 12.2L19.5 11M4.5 15.5L2 16.7L12 21.7\
    L22 16.7L19.5 15.5
    square.3.layers.3d =square.stack.3d.up
    square.2.layers.3d bM12 4L22 9L12 14L2 9Z lM4.5 13.5L2 15L12 20L22 15L19.5 13.5
    square.on.square bR8 8 13 13 2.5 lM5 16C3.5 16 3 15 3 13.5V5.5C3 4 4 3 5.5 3H13.5C15 3 16 3.5 16 5
    square.on.circle bR9 9 12.5 12.5 2.5 lA9.5 9.5 7.5 90 360
    circle.on.circle bO14.5 14.5 7.5 lA9.5 9.5 7.5 110 340
    rectangle.on.rectangle bR6.5 8.5 15.5 11.5 2.5 lM4 15.5C2.5 15 2 14.5 2 13V6.5C2 5 3 4 4.5 4H15C16.5 4 17.5 4.5 \
    17.5 5.5
    rectangle.on.rectangle.angled =rectangle.on.rectangle
    rectangle.portrait.on.rectangle.portrait =rectangle.on.rectangle@r
    rectangle.dock =rectangle dM6 15.5H18
    dock.rectangle =rectangle.dock
    menubar.rectangle bR2 4 20 16 2.5 dM2 8.5H22M5 6.3H8
    menubar.dock.rectangle =menubar.rectangle dM7 17H17
    macwindow bR2 4 20 16 2.5 dM2 8.5H22 oO4.8 6.3 0.8O7.3 6.3 0.8O9.8 6.3 0.8
    macwindow.on.rectangle =macwindow
    sidebar.left bR2 4.5 20 15 2.5 dM9 4.5V19.5M4.5 8H6.5M4.5 11H6.5
    sidebar.right =sidebar.left@x
    sidebar.leading =sidebar.left
    sidebar.trailing =sidebar.right
    sidebar.squares.left =sidebar.left
    uiwindow.split.2x1 =rectangle.split.2x1
    inset.filled.rectangle =rectangle oR5 8 14 8 1
    rectangle.bottomthird.inset.filled =rectangle oR4.5 13 15 3.7 1
    rectangle.leadingthird.inset.filled =rectangle oR4.5 7.5 4.5 9 1
    rectangle.compress.vertical lR3 9.5 18 5 1.5M12 1V6M9.5 4L12 6.5L14.5 4M12 23V18M9.5 20L12 17.5L14.5 20
    rectangle.expand.vertical lR3 9.5 18 5 1.5M12 7V1.5M9.5 4L12 1.5L14.5 4M12 17V22.5M9.5 20L12 22.5L14.5 20
    rectangle.and.pencil.and.ellipsis lM14 18.5H4.5C3 18.5 2 17.5 2 16V8C2 6.5 3 5.5 4.5 5.5H14M22 10V16C22 17.5 21 \
    18.5 19.5 18.5M16.5 13L17 11L21.5 3.5L22.8 4.5L18.3 12ZM6 12H6.2M10 12H10.2M14 12H14.2
    rectangle.and.text.magnifyingglass =rectangle.badge.magnifyingglass
    rectangle.and.paperclip =rectangle.badge.paperclip
    ellipsis.rectangle =rectangle oO7 12 1.4O12 12 1.4O17 12 1.4
    viewfinder lM3.5 8.5V3.5H8.5M15.5 3.5H20.5V8.5M20.5 15.5V20.5H15.5M8.5 20.5H3.5V15.5
    qrcode lR3 3 7 7 1R14 3 7 7 1R3 14 7 7 1 sR5.5 5.5 2 2 0R16.5 5.5 2 2 0R5.5 16.5 2 2 0R14 14 3 3 0R18 18 3 3 0\
    R18.5 14 2 2 0R14 19 2 2 0
    barcode lM3 5V19M6.5 5V19M9 5V19M13 5V19M16.5 5V19M18.8 5V19M21.5 5V19
    barcode.viewfinder =viewfinder lM7.5 8V16M10.5 8V16M13.5 8V16M16.5 8V16
    qrcode.viewfinder =viewfinder sR7 7 4 4 0R13 7 4 4 0R7 13 4 4 0R13.5 13.5 3 3 0
    faceid =viewfinder lM8.5 8.5V10M15.5 8.5V10M12.3 8.5V12.5H11.3M8.5 15C10.5 17 13.5 17 15.5 15
    touchid lM12 11C13 14 12.5 17 11.5 20.5M8.8 12C8.8 7.5 15 7.5 15.2 12C15.5 15 15 18 14 20.8M9 14.5C9 16.5 8.5 \
    18.5 7.5 20M5.5 17.5C6.5 13 5.5 11.5 6.5 9C8.5 4.5 15.5 4.5 17.5 9C18.5 12 18.5 15 17.5 19M5 6.5C9 1.5 15 1.5 19 \
    6.5M3 13C3 11 3.2 10 3.7 9M20.3 9C21 11 21 13 20.7 15
    circle.dashed.inset.filled =circle.dashed
    checkerboard.rectangle bR2 4 20 16 2 oR2 4 5 5.3 0R12 4 5 5.3 0R7 9.3 5 5.3 0R17 9.3 5 5.3 0R2 14.6 5 5.3 0R12 \
    14.6 5 5.3 0
    questionmark.app bR3.5 3.5 17 17 3.5 dM9 9.5C9 6 15 6 15 9.5C15 12 12 11.5 12 13.5 oO12 16.7 1.2
    puzzlepiece bM9 5.5C7.5 1.5 14.5 1.5 13 5.5H18.5V11C22.5 9.5 22.5 16.5 18.5 15V20.5H13C14.5 16.5 7.5 16.5 9 20.5\
    H3.5V15C7.5 16.5 7.5 9.5 3.5 11V5.5Z
    puzzlepiece.extension =puzzlepiece
    dice bR2 8 13.5 13.5 3 lM10 5L12 3.5C13 2.5 14.5 2.5 15.5 3.5L20.5 8.5C21.5 9.5 21.5 11 20.5 12L18.5 14 oO6 12 1.3\
    O11.5 12 1.3O6 17.5 1.3O11.5 17.5 1.3
    die.face.1 bR2.5 2.5 19 19 4 oO12 12 1.9
    die.face.2 bR2.5 2.5 19 19 4 oO8 8 1.8O16 16 1.8
    die.face.3 =die.face.2 oO12 12 1.8
    die.face.4 bR2.5 2.5 19 19 4 oO8 8 1.8O16 16 1.8O16 8 1.8O8 16 1.8
    die.face.5 =die.face.4 oO12 12 1.8
    die.face.6 bR2.5 2.5 19 19 4 oO8 7 1.7O16 7 1.7O8 12 1.7O16 12 1.7O8 17 1.7O16 17 1.7
    suit.heart =heart
    suit.club bA12 7 4.2 130 410L14 11A17 13.5 4 -130 150L13 15L15 21.5H9L11 15A7 13.5 4 30 310L10 11Z
    suit.spade bM12 2C13.5 7 21.5 10 20.5 15C19.5 18.5 15 18 13 15.5L15 21.5H9L11 15.5C9 18 4.5 18.5 3.5 15C2.5 10 \
    10.5 7 12 2Z
    suit.diamond bM12 2L19 12L12 22L5 12Z
    heart bM12 20.5C-3 11.5 4.5 0.5 12 7.5C19.5 0.5 27 11.5 12 20.5Z
    heart.text.square bR3 3 18 18 3.5 dM12 12.5C5 9 9 4.5 12 7.5C15 4.5 19 9 12 12.5M7 15H17M7 18H14
    star bM12 2.4L14.7 9L21.8 9.5L16.3 14L18.1 21L12 17.2L5.9 21L7.7 14L2.2 9.5L9.3 9Z
    sparkle bM12 2C13 9 15 11 22 12C15 13 13 15 12 22C11 15 9 13 2 12C9 11 11 9 12 2Z
    sparkles bM10 6C10.8 11 12 12.2 17 13C12 13.8 10.8 15 10 20C9.2 15 8 13.8 3 13C8 12.2 9.2 11 10 6ZM18 2C18.4 4.6 \
    19 5.2 21.5 5.5C19 5.8 18.4 6.4 18 9C17.6 6.4 17 5.8 14.5 5.5C17 5.2 17.6 4.6 18 2Z
    sparkles.rectangle.stack =rectangle.stack
    """
}
