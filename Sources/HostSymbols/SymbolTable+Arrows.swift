/// Chevrons, arrows and keys: drawings by name, one per row; see ``SymbolTable``.
///
/// They are original drawings, distinguishable at 20 points; the names are those for `Image(systemName:)`.
///
/// `moon.stars =moon sM17 2Z` is `moon` with a solid area whose outline is `M17 2Z`: fields begin with `b` (body), `d`
/// (details), `l` (lines), `o` (dots) or `s` (solid), outlines have SVG's letters and `O` for circles, `=` starts from
/// another drawing. To add a symbol, add a row, and look at it with `swift run Demo --svg`.
extension SymbolTable {
  static let arrows: StaticString = """
    # Chevrons
    chevron.left lM15.5 4L7.5 12L15.5 20
    chevron.right =chevron.left@x
    chevron.backward =chevron.left
    chevron.forward =chevron.right
    chevron.up lM4 15.5L12 7.5L20 15.5
    chevron.down =chevron.up@y
    chevron.left.2 lM11.5 5L4.5 12L11.5 19M19.5 5L12.5 12L19.5 19
    chevron.right.2 =chevron.left.2@x
    chevron.backward.2 =chevron.left.2
    chevron.forward.2 =chevron.right.2
    chevron.up.2 =chevron.left.2@r
    chevron.down.2 =chevron.left.2@l
    chevron.up.chevron.down lM6.5 9L12 3.5L17.5 9M6.5 15L12 20.5L17.5 15
    chevron.left.chevron.right =chevron.up.chevron.down@r
    chevron.left.forwardslash.chevron.right lM6.5 7L1.5 12L6.5 17M17.5 7L22.5 12L17.5 17M14 4.5L10 19.5
    chevron.compact.down lM3 10L12 14L21 10
    chevron.compact.up =chevron.compact.down@y
    chevron.compact.left =chevron.compact.down@r
    chevron.compact.right =chevron.compact.down@l
    # Arrows
    arrow.left lM20.5 12H4M11 5L4 12L11 19
    arrow.right =arrow.left@x
    arrow.backward =arrow.left
    arrow.forward =arrow.right
    arrow.up =arrow.left@r
    arrow.down =arrow.up@y
    arrow.up.right lM5.5 18.5L18.5 5.5M8 5.5H18.5V16
    arrow.up.left =arrow.up.right@x
    arrow.down.right =arrow.up.right@y
    arrow.down.left =arrow.up.right@xy
    arrow.up.forward =arrow.up.right
    arrow.up.backward =arrow.up.left
    arrow.down.forward =arrow.down.right
    arrow.down.backward =arrow.down.left
    arrow.left.and.right lM2.5 12H21.5M7 7L2.5 12L7 17M17 7L21.5 12L17 17
    arrow.up.and.down =arrow.left.and.right@r
    arrow.left.arrow.right lM21 8H4M8.5 3.5L4 8L8.5 12.5M3 16H20M15.5 11.5L20 16L15.5 20.5
    arrow.right.arrow.left =arrow.left.arrow.right@y
    arrow.up.arrow.down lM8 21V4M3.5 8.5L8 4L12.5 8.5M16 3V20M11.5 15.5L16 20L20.5 15.5
    arrow.up.and.down.and.arrow.left.and.right lM12 2V22M2 12H22M9 5L12 2L15 5M9 19L12 22L15 19M5 9L2 12L5 15M19 9L22 \
    12L19 15
    arrow.up.left.and.arrow.down.right lM10 10L3.5 3.5M3.5 9V3.5H9M14 14L20.5 20.5M20.5 15V20.5H15
    arrow.down.right.and.arrow.up.left lM3 3L10 10M10 4.5V10H4.5M21 21L14 14M14 19.5V14H19.5
    arrow.up.right.and.arrow.down.left =arrow.up.left.and.arrow.down.right@x
    arrow.down.left.and.arrow.up.right =arrow.down.right.and.arrow.up.left@x
    arrow.up.left.and.down.right.magnifyingglass =magnifyingglass lM8 10V8H10M13 11V13H11
    arrow.up.to.line lM12 21V7M6 13L12 7L18 13M4.5 3H19.5
    arrow.down.to.line =arrow.up.to.line@y
    arrow.left.to.line =arrow.up.to.line@l
    arrow.right.to.line =arrow.up.to.line@r
    arrow.backward.to.line =arrow.left.to.line
    arrow.forward.to.line =arrow.right.to.line
    arrow.clockwise lA12 12.5 8 -30 270M12 1L16.5 4.5L12 8
    arrow.counterclockwise =arrow.clockwise@x
    goforward =arrow.clockwise
    gobackward =arrow.counterclockwise
    arrow.triangle.2.circlepath lA12 12 8 -160 -25A12 12 8 20 155 sM22 5.5V11H16.5ZM2 18.5V13H7.5Z
    arrow.circlepath lA12 12 8 -40 250 sM13.5 1.5L20.5 5.5L14 9.5Z
    leaf.arrow.circlepath =arrow.triangle.2.circlepath dM9 15.5C8.5 11 11 8.5 15.5 8.5C16 13 13.5 15.5 9 15.5ZM9 15.5L13 11
    arrow.2.circlepath lA12 12 8 -160 -25A12 12 8 20 155M19.5 4V9H14.5M4.5 20V15H9.5
    arrow.2.squarepath lM15 6H5V15M9 18H19V9M2.5 12.5L5 15L7.5 12.5M16.5 11.5L19 9L21.5 11.5
    arrow.3.trianglepath lM9 5.5L12 2.5L16 9M17.5 11.5L21 18H14M11 20H3L7 13M13.5 8.5L16.3 9.3L17 6.5M16.5 15.5L14 18\
    L16.5 20.5M4 14L7 13L8 16
    arrow.triangle.branch lM7 21V10M7 16C7 12 17 13 17 8 sM3 9L7 3L11 9ZM13 9L17 3L21 9Z
    arrow.triangle.merge lM7 21C7 14 12 15 12 9M17 21C17 14 12 15 12 9 sM7.5 9.5L12 3L16.5 9.5Z
    arrow.triangle.swap lM8 21V8M16 3V16 sM4 8.5L8 2.5L12 8.5ZM12 15.5L16 21.5L20 15.5Z
    arrow.triangle.turn.up.right.diamond bM12 2L22 12L12 22L2 12Z dM8.5 15.5V11.5H14M12.5 8.5L15.5 11.5L12.5 14.5
    arrow.rectanglepath lM16 5.5H5.5C4 5.5 3 6.5 3 8V12M13 2.5L16 5.5L13 8.5M8 18.5H18.5C20 18.5 21 17.5 21 16V12M11 \
    15.5L8 18.5L11 21.5
    arrow.uturn.left lM9 4L4 9L9 14M4 9H14C21.5 9 21.5 19.5 14 19.5H9
    arrow.uturn.right =arrow.uturn.left@x
    arrow.uturn.backward =arrow.uturn.left
    arrow.uturn.forward =arrow.uturn.right
    arrow.uturn.up =arrow.uturn.left@r
    arrow.uturn.down =arrow.uturn.left@l
    arrow.turn.up.left lM9 4L4 9L9 14M4 9H19V20
    arrow.turn.up.right =arrow.turn.up.left@x
    arrow.turn.down.left =arrow.turn.up.left@y
    arrow.turn.down.right =arrow.turn.up.left@xy
    arrow.turn.left.up =arrow.turn.up.right@r
    arrow.turn.right.up =arrow.turn.left.up@x
    arrow.turn.right.down =arrow.turn.left.up@xy
    arrow.turn.left.down =arrow.turn.left.up@y
    arrowshape.turn.up.left bM10.5 4.5L2.5 12L10.5 19.5V15C16 15 19 16 21.5 20C21 13 17 9 10.5 9Z
    arrowshape.turn.up.right =arrowshape.turn.up.left@x
    arrowshape.turn.up.backward =arrowshape.turn.up.left
    arrowshape.turn.up.forward =arrowshape.turn.up.right
    arrowshape.turn.up.left.2 bM13 5L6.5 12L13 19V15C17.5 15 20 16 22 19.5C21.5 13 18 9 13 9Z lM7.5 5L1.5 12L7.5 19
    arrowshape.right bM3 9H12V4L21.5 12L12 20V15H3Z
    arrowshape.left =arrowshape.right@x
    arrowshape.up =arrowshape.right@l
    arrowshape.down =arrowshape.right@r
    arrowshape.forward =arrowshape.right
    arrowshape.backward =arrowshape.left
    arrowshape.bounce.right lM2.5 20C3 15 4 12.5 6 12.5C8 12.5 8.5 15 9 18.5C10.5 10 13.5 7 20 7M16 3L20.5 7L16 11
    arrowtriangle.left bM18 4.5V19.5L6 12Z
    arrowtriangle.right =arrowtriangle.left@x
    arrowtriangle.up =arrowtriangle.left@r
    arrowtriangle.down =arrowtriangle.up@y
    arrowtriangle.backward =arrowtriangle.left
    arrowtriangle.forward =arrowtriangle.right
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right bM8.5 6.5V17.5L2 12ZM15.5 6.5V17.5L22 12Z lM12 3V21
    repeat lM7 7H17C20 7 21.5 9 21.5 12M14 3.5L17.5 7L14 10.5M17 17H7C4 17 2.5 15 2.5 12M10 13.5L6.5 17L10 20.5
    repeat.1 =repeat lM11 11L12.5 10V14.5
    shuffle lM2.5 7H6C11.5 7 11.5 17 17 17H21M2.5 17H6C8 17 9.3 15.6 10.3 14M13.5 10C14.5 8.3 15.5 7 17 7H21M18 4L21 7\
    L18 10M18 14L21 17L18 20
    return lM20 5V13H4M9.5 7.5L4 13L9.5 18.5
    return.left =return
    return.right =return@x
    escape lA13 13 7.5 -45 225M12 13L4 4.5M4 10V4.5H9.5
    shift bM12 3L21 12.5H16.5V20H7.5V12.5H3Z
    capslock bM12 2L20.5 11H16V16.5H8V11H3.5ZM8 19H16V22H8Z
    control lM5 13L12 6L19 13
    option lM3 5.5H9L15.5 18.5H21M14.5 5.5H21
    space lM3.5 10V15H20.5V10
    eject bM12 4L20 14H4ZM4 17H20V20H4Z
    delete.left bM8 5H21.5V19H8L2 12Z dM11 9L17 15M17 9L11 15
    delete.right =delete.left@x
    delete.backward =delete.left
    delete.forward =delete.right
    rotate.left bR4 10 13 11 2 lA14 9 6 -140 60M14 1L10.2 3.3L12 7.3
    rotate.right =rotate.left@x
    crop lM7 2V17H22M2 7H17V22
    crop.rotate =crop lM18.5 2C20.5 2.5 21.5 4 21.5 6M5.5 22C3.5 21.5 2.5 20 2.5 18
    square.and.arrow.up lM8.5 9H5.5V21H18.5V9H15.5M12 15V2.5M8 6.5L12 2.5L16 6.5
    square.and.arrow.down lM8.5 9H5.5V21H18.5V9H15.5M12 2.5V15M8 11L12 15L16 11
    square.and.arrow.up.on.square =square.and.arrow.up lM8.5 12.5H2.5V3.5H7.5
    square.and.arrow.down.on.square =square.and.arrow.down lM8.5 12.5H2.5V3.5H7.5
    rectangle.portrait.and.arrow.right lM14 8V3.5H3.5V20.5H14V16M9.5 12H21.5M17.5 8L21.5 12L17.5 16
    rectangle.portrait.and.arrow.forward =rectangle.portrait.and.arrow.right
    clock.arrow.circlepath lA12.5 12 8.5 -160 160M2 5.5L4.5 9L8.5 7.5M12.5 7V12L16 14
    clock.arrow.2.circlepath =arrow.triangle.2.circlepath lM12 8V12L14.5 13.5
    dollarsign.arrow.circlepath =arrow.triangle.2.circlepath lM12 7.5V16.5M14 9.8C14 7.8 10 7.8 10 10C10 12.3 14 11.7 \
    14 14C14 16.2 10 16.2 10 14.2
    """
}
