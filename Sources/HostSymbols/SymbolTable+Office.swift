/// Documents, tools, shopping and communication: drawings by name, one per row; see ``SymbolTable``.
///
/// They are original drawings, distinguishable at 20 points; the names are those for `Image(systemName:)`.
///
/// `moon.stars =moon sM17 2Z` is `moon` with a solid area whose outline is `M17 2Z`: fields begin with `b` (body), `d`
/// (details), `l` (lines), `o` (dots) or `s` (solid), outlines have SVG's letters and `O` for circles, `=` starts from
/// another drawing. To add a symbol, add a row, and look at it with `swift run Demo --svg`.
extension SymbolTable {
  static let office: StaticString = """
    # Paper
    doc bM5 2.5H13.5L19 8V21.5H5Z dM13.5 2.5V8H19
    document =doc
    doc.text =doc dM8.5 12.5H15.5M8.5 16.5H15.5
    doc.plaintext bM5 2.5H19V21.5H5Z dM8.5 7H15.5M8.5 11H15.5M8.5 15H13
    doc.richtext bM5 2.5H19V21.5H5Z dM8.5 6.5H15.5V12H8.5ZM8.5 15H15.5M8.5 18H13
    doc.append bM5 2.5H19V21.5H5Z dM8.5 7H15.5M8.5 11H15.5M8.5 15H15.5
    doc.on.doc bM8 6.5H15L20.5 12V21.5H8Z lM5 17.5H3.5V2.5H10.5L12 4
    document.on.document =doc.on.doc
    doc.on.clipboard bR9.5 8.5 11 13 1.5 lM9 19H5.5C4.5 19 3.5 18.5 3.5 17.5V5.5C3.5 4.5 4.5 4 5.5 4H7M12 4H13.5C14.5 \
    4 15.5 4.5 15.5 5.5V6R7 2.5 5 3.5 1
    doc.text.magnifyingglass =doc.badge.magnifyingglass
    doc.zipper =doc lM9.5 5V6M9.5 8.5V9.5M9.5 12V13M9.5 15.5V17
    chart.bar.doc.horizontal =doc.plaintext
    clipboard bM8.5 4H6.5C5.5 4 4.5 5 4.5 6V19.5C4.5 20.5 5.5 21.5 6.5 21.5H17.5C18.5 21.5 19.5 20.5 19.5 19.5V6C19.5 \
    5 18.5 4 17.5 4H15.5 lR8.5 2 7 4 1.2
    list.clipboard =clipboard dM8 10.5H8.1M11 10.5H16M8 14H8.1M11 14H16M8 17.5H8.1M11 17.5H16
    list.bullet.clipboard =list.clipboard
    checkmark.clipboard =clipboard dM8 14L11 17L16 10.5
    pencil.and.list.clipboard =list.clipboard.badge.pencil
    note bM3.5 6C3.5 4.5 4.5 3.5 6 3.5H18C19.5 3.5 20.5 4.5 20.5 6V14L14 20.5H6C4.5 20.5 3.5 19.5 3.5 18Z dM14 20.5V14\
    H20.5
    note.text bR3.5 3.5 17 17 2.5 dM7.5 8.5H16.5M7.5 12H16.5M7.5 15.5H12.5
    newspaper bM2.5 4.5H17.5V19.5H5C3.5 19.5 2.5 18.5 2.5 17ZM17.5 8.5H21.5V17.5C21.5 20.5 17.5 20.5 17.5 17.5 dM5.5 8\
    H14.5M5.5 11.5H9M5.5 15H9M11.5 11.5H14.5V15.5H11.5Z
    magazine =newspaper
    menucard bR5.5 2.5 13 19 1.5 dM9 7H15M9 11H15M9 15H15
    scroll bM7 3H18V16.5M7 3C4 3 4 7 6.5 7H7V18C7 21.5 11 21.5 11 18V16.5H21.5V18C21.5 20 20.5 21 19 21H9 dM10.5 7.5\
    H15M10.5 11.5H15
    list.bullet.rectangle.portrait =rectangle.portrait dM8.5 7H8.6M11.5 7H16M8.5 12H8.6M11.5 12H16M8.5 17H8.6M11.5 17\
    H16
    folder bM2.5 18.5V5.5H9L11 8H21.5V18.5Z
    archivebox bM4 9V20H20V9ZM2.5 4H21.5V9H2.5Z dM9.5 13H14.5
    tray bM6 5H18L21.5 13V19H2.5V13Z dM2.5 13H8C8.5 16.5 15.5 16.5 16 13H21.5
    tray.2 bM6 8H18L21.5 14V20H2.5V14Z dM2.5 14H8C8.5 17 15.5 17 16 14H21.5 lM6.5 4.5H17.5
    mail.stack bR2.5 9 19 11.5 2 dM3.5 10.5L12 16.5L20.5 10.5 lM5 6.2H19M7 3.5H17
    tray.full =tray dM7.5 8H16.5M6.5 10.5H17.5
    tray.and.arrow.down lM7 8H5.5L2.5 14V20H21.5V14L18.5 8H17M2.5 14H8C8.5 17 15.5 17 16 14H21.5M12 2V11M8.5 8L12 11.5\
    L15.5 8
    tray.and.arrow.up lM7 8H5.5L2.5 14V20H21.5V14L18.5 8H17M2.5 14H8C8.5 17 15.5 17 16 14H21.5M12 11.5V2.5M8.5 6L12 \
    2.5L15.5 6
    icloud.and.arrow.down =_cloud lM12 12V22M8.5 18.5L12 22L15.5 18.5
    icloud.and.arrow.up =_cloud lM12 22V12M8.5 15L12 11.5L15.5 15
    cloud.and.arrow.down =icloud.and.arrow.down
    cloud.and.arrow.up =icloud.and.arrow.up
    book bM12 6C9 4 5.5 4 2.5 5V19C5.5 18 9 18 12 20C15 18 18.5 18 21.5 19V5C18.5 4 15 4 12 6Z dM12 6V20
    book.pages =book
    book.closed bM7 2.5H19V21.5H7C5.5 21.5 4.5 20.5 4.5 19V5C4.5 3.5 5.5 2.5 7 2.5Z dM4.5 19C4.5 17.5 5.5 17 7 17H19
    text.book.closed =book.closed dM9 7H15M9 10.5H13
    books.vertical bR3 3.5 5 17 1R8 6.5 4.5 14 1M13.5 6.5L17.5 5.5L21 19.5L17 20.5Z dM3 7.5H8M8 10H12.5
    bookmark bM6 3H18V21L12 16L6 21Z
    pencil bM4 20L5 15.5L16.5 4C18 2.5 21.5 6 20 7.5L8.5 19Z dM14.5 6L18 9.5
    pencil.line =pencil lM14 21H21
    pencil.tip bM12 2.5C15 7 16.5 12 16.5 16H7.5C7.5 12 9 7 12 2.5ZM7.5 19H16.5V21.5H7.5Z dM12 9V12
    pencil.tip.crop.circle bO12 12 9.5 dM12 5C13.8 8 14.5 11 14.5 13.5H9.5C9.5 11 10.2 8 12 5ZM9.5 17H14.5
    pencil.and.outline =square.and.pencil
    pencil.and.ruler =ruler.badge.pencil
    pencil.and.scribble =pencil.line
    square.and.pencil lM12 4.5H6C4.5 4.5 3.5 5.5 3.5 7V18C3.5 19.5 4.5 20.5 6 20.5H17C18.5 20.5 19.5 19.5 19.5 18V12\
    M9.5 14.5L10.5 11.5L19 3L21.5 5.5L13 14Z
    rectangle.pencil =square.and.pencil
    highlighter bM13.5 4.5L19.5 10.5L11 17L7 13ZM7 13L11 17L9 19H5.5L5 18.5V15.5Z lM3 21.5H21
    eraser bM3 14L13 4C14 3 15.5 3 16.5 4L21 8.5C22 9.5 22 11 21 12L13 20H8.5L3 14.5Z dM8 9L16 17 lM13 20H20
    ruler bM2 16L16 2L22 8L8 22Z dM6 12L8.5 14.5M9 9L10.5 10.5M12 6L14.5 8.5
    paperclip lM19 11L11.5 18.5C7 23 0.5 16.5 5 12L13.5 3.5C17 0 22 5 18.5 8.5L10.5 16.5C8.5 18.5 5.5 15.5 7.5 13.5\
    L14.5 6.5
    link lM9.5 14.5C7.5 12.5 7.5 10 9.5 8L13 4.5C17 0.5 23.5 7 19.5 11L17.5 13M14.5 9.5C16.5 11.5 16.5 14 14.5 16L11 \
    19.5C7 23.5 0.5 17 4.5 13L6.5 11
    paperplane bM21.5 2.5L2.5 10.5L10 14L13.5 21.5Z dM21.5 2.5L10 14
    envelope bR2.5 5 19 14 2.5 dM3.5 7L12 13.5L20.5 7
    envelope.open bM2.5 9.5L12 3L21.5 9.5V18.5C21.5 20 20.5 21 19 21H5C3.5 21 2.5 20 2.5 18.5Z dM3 10.5L12 16L21 10.5
    mail =envelope
    calendar bR3 4.5 18 16.5 3 dM3 9.5H21 lM8 2.5V6M16 2.5V6 oO8 13 1.2O12 13 1.2O16 13 1.2O8 17 1.2O12 17 1.2O16 17 \
    1.2
    trash bM5.5 7L6.5 21H17.5L18.5 7Z dM9.8 10.5V17.5M14.2 10.5V17.5 lM3.5 6.5H20.5M9 6.5V3.5H15V6.5
    arrow.up.trash =trash
    arrow.up.bin =trash.badge.arrow.up
    xmark.bin bM5 8H19L17.5 21.5H6.5Z lM3.5 5H20.5 dM9.5 12L14.5 17.5M14.5 12L9.5 17.5
    magnifyingglass lO10.5 10.5 7M15.7 15.7L21 21
    gear lO12 12 7.5O12 12 2M12 4.5V2M12 22V19.5M4.5 12H2M22 12H19.5M6.7 6.7L4.9 4.9M17.3 17.3L19.1 19.1M6.7 17.3L4.9 \
    19.1M17.3 6.7L19.1 4.9M14 12H19.5M11 10.3L8.3 5.5M11 13.7L8.3 18.5
    gearshape bM9.8 4.7L10.3 2.1H13.7L14.2 4.7L15.5 5.3L17.8 3.8L20.2 6.2L18.7 8.5L19.3 9.8L21.9 10.3V13.7L19.3 14.2\
    L18.7 15.5L20.2 17.8L17.8 20.2L15.5 18.7L14.2 19.3L13.7 21.9H10.3L9.8 19.3L8.5 18.7L6.2 20.2L3.8 17.8L5.3 15.5\
    L4.7 14.2L2.1 13.7V10.3L4.7 9.8L5.3 8.5L3.8 6.2L6.2 3.8L8.5 5.3Z dO12 12 3.3
    gearshape.2 bO9 10 5 dO9 10 1.7 lM9 5V2.5M9 17.5V15M4 10H1.5M16.5 10H14M5.5 6.5L3.7 4.7M12.5 13.5L14.3 15.3M5.5 \
    13.5L3.7 15.3M12.5 6.5L14.3 4.7O18 18 2.8M18 15.2V13.7M18 22.3V20.8M15.2 18H13.7M22.3 18H20.8
    wrench lM14.5 10.5C12.5 5.5 16 2 20 3L16.5 6.5L18 8L21.5 4.5C22.5 8 19 11.5 15.5 11L7 20C5 22 2 19 4 17Z
    wrench.adjustable =wrench
    screwdriver lM21.5 2.5L18 4L13 9.5L15 11.5L20.5 6ZM13.5 10.5L9.5 14.5M6 14L10 18L7 21C5 22.5 1.5 19 3 17Z
    wrench.and.screwdriver lM4 3L6.5 4.5L10 9L8.5 10.5L4.5 6.5ZM9.5 10L13 13.5M13 15L15 13L21 18.5C22 20.5 20.5 22 \
    18.5 21ZM15 9C13.5 5.5 16.5 2.5 20 3L17 6L18.5 7.5L21.5 4.5C22 8 19 10.5 16 10L7 20.5C5 22 2 19.5 4 17.5L11 11.5
    hammer lM4 20L13 10M9 5.5C12 2.5 16 3.5 17 6.5L20.5 10L18 12.5L14.5 9C12.5 9 10.5 7.5 9 5.5Z
    scalemass bM6 9H18L21 20.5H3Z lO12 5.5 3 dM12 13V16
    lock bR5 11 14 10.5 2 lM8 11V8C8 2 16 2 16 8V11
    lock.open bR3 11 14 10.5 2 lM14 11V7C14 1.5 21.5 1.5 21.5 7V10
    lock.rotation bR8.5 11 7 5.5 1 lM10 11V9.7C10 7 14 7 14 9.7V11A12 12 9 -140 170M3 4.5L4.8 7.5L8 6.2
    key bO8 8 5 lM11.5 11.5L20.5 20.5M17.5 17.5L20 15M15 15L17 13
    key.horizontal =key
    clock bO12 12 9.5 dM12 6.5V12L16 14
    alarm bO12 13 8 dM12 8.5V13L15 15 lM3 6.5L6.5 3.5M21 6.5L17.5 3.5
    timer lA12 12.5 9 -90 210M12 12.5L7.5 8M12 3.5V7
    stopwatch bO12 13.5 8 dM12 9V13.5 lM9.5 2.5H14.5M12 2.5V5.5
    hourglass lM5 3H19M5 21H19M7 3C7 9 12 9.5 12 12C12 14.5 7 15 7 21M17 3C17 9 12 9.5 12 12C12 14.5 17 15 17 21
    hourglass.bottomhalf.filled =hourglass sM8 20C8 18 10 16.5 12 16C14 16.5 16 18 16 20Z
    hourglass.tophalf.filled =hourglass sM8 5H16C16 8 13 9 12 10.5C11 9 8 8 8 5Z
    # Money and goods
    cart bM6 7H21L18.5 15H7.5Z lM2 3.5H5L6 7M7.5 15L6.5 18H18.5 sO8.5 21 1.6O17 21 1.6
    bag bM4.5 8H19.5L20.5 21.5H3.5Z dM8.5 11C8.5 16 15.5 16 15.5 11 lM8.5 8C8.5 1.5 15.5 1.5 15.5 8
    handbag bM4 10H20L21.5 21H2.5Z lM7.5 10C7.5 0.5 16.5 0.5 16.5 10
    basket bM3 10H21L18.5 20.5H5.5Z dM9 13V17.5M12 13V17.5M15 13V17.5 lM8 10L10.5 3.5M16 10L13.5 3.5
    gift bM4.5 12H19.5V21H4.5ZM3 8H21V12H3Z dM12 8V21 lM12 8C8 8 6.5 3.5 9.5 3.5C11.5 3.5 12 6 12 8C12 6 12.5 3.5 \
    14.5 3.5C17.5 3.5 16 8 12 8
    giftcard bR2 5 20 14 2.5 dM2 12H22M8 5V19M8 12L5 9M8 12L11 9
    creditcard bR2 5 20 14 2.5 dM2 10H22M5.5 15H9
    banknote bR1.5 5.5 21 13 2 dO12 12 3 oO5 12 1O19 12 1
    wallet.pass bR3.5 3 17 18 2.5 dM3.5 8H8.5C9 12.5 15 12.5 15.5 8H20.5
    wallet.bifold =creditcard
    purchased =checkmark.seal
    purchased.circle =checkmark.circle
    tag bM3 3H11.5L21 12.5L12.5 21L3 11.5Z oO7.5 7.5 1.7
    shippingbox bM12 2.5L20.5 7V17L12 21.5L3.5 17V7Z dM3.5 7L12 11.5L20.5 7M12 11.5V21.5M8 4.8L16.5 9.2
    ticket bM2.5 6H21.5V10a21.5 12 2 -90 -270V18H2.5V14a2.5 12 2 90 -90Z dM15 6V18
    flag bM5 4C9 2.5 13 6 19.5 4V13.5C13 15.5 9 12 5 13.5Z lM5 3V21.5
    flag.checkered =flag oR5 4.5 4.5 4.5 0R14 5 5 4.5 0R9.5 9 4.5 4 0
    flag.2.crossed bM4 4L11 3L12 9L6 10.5ZM20 4L13 3L12 9L18 10.5Z lM4 4L10 21M20 4L14 21
    briefcase bR2 7.5 20 13 2.5 lM8 7.5V5C8 4 8.5 3.5 9.5 3.5H14.5C15.5 3.5 16 4 16 5V7.5 dM2 13H22
    case bR2 7.5 20 13 2.5 lM8 7.5V5C8 4 8.5 3.5 9.5 3.5H14.5C15.5 3.5 16 4 16 5V7.5
    latch.2.case =briefcase
    suitcase bR2 7.5 20 13 2.5 lM8 7.5V5C8 4 8.5 3.5 9.5 3.5H14.5C15.5 3.5 16 4 16 5V7.5 dM6.5 7.5V20.5M17.5 7.5V20.5
    suitcase.rolling bR6 7 12 13 2 lM9.5 7V2.5H14.5V7M8 20V22M16 20V22 dM10 10V17M14 10V17
    backpack bM6 21.5C5 21.5 4.5 21 4.5 20V12C4.5 3 19.5 3 19.5 12V20C19.5 21 19 21.5 18 21.5Z lM9.5 5.5V3H14.5V5.5 d\
    M8 21.5V15H16V21.5M10 10.5H14
    tshirt bM8 3C9 5.5 15 5.5 16 3L22 6.5L20 11L17 10V21H7V10L4 11L2 6.5Z
    shoe bM2 16V6H8L10 9.5L16 13C19 13.5 22 14.5 22 18H2Z dM2 15.5H21M11 10.5L9.5 12.5M13.5 12L12 14
    eyeglasses lO6 14 4O18 14 4M10 13C11 12 13 12 14 13M2.5 12L5 6.5M21.5 12L19 6.5
    sunglasses bM1.5 9H10.5C10.5 17.5 2 17.5 1.5 9ZM13.5 9H22.5C22 17.5 13.5 17.5 13.5 9Z lM10.5 9H13.5
    comb lM3 7H21V11M3 7V17M6 11V17M9 11V17M12 11V17M15 11V17M18 11V17M21 11V17M3 11H21
    graduationcap bM12 4.5L22.5 9.5L12 14.5L1.5 9.5Z lM6 12V17C9 19.5 15 19.5 18 17V12M22.5 9.5V15
    studentdesk lM2 7H22M4.5 7V20M19.5 7V20M4.5 13H19.5
    theatermasks bM2 4H13V10C13 16 2 16 2 10Z dM5 11.5C6.5 9.5 8.5 9.5 10 11.5M5.5 7.5H5.6M9.5 7.5H9.6 lM15.5 8H22V14\
    C22 19.5 13 21 11.5 15.5M15.5 15C16.5 16.5 18 16.5 19 15
    theatermask.and.paintbrush =theatermasks
    party.popper lM3 21L8 8.5L15.5 16ZM13 8C13 5 14.5 3 17 2.5M16 11C18.5 10 20.5 10 22 11.5M18.5 6H18.6M11 4H11.1M21 \
    16H21.1
    balloon bM12 2C20 2 19 13.5 12 16C5 13.5 4 2 12 2Z lM12 16C13.5 18 10.5 20 12 22.5
    atom lM12 12M2 12C2 7.5 22 7.5 22 12C22 16.5 2 16.5 2 12ZM7 3.3C10.9 1 20.9 18.4 17 20.7C13.1 23 3.1 5.6 7 3.3Z\
    M17 3.3C20.9 5.6 10.9 23 7 20.7C3.1 18.4 13.1 1 17 3.3Z sO12 12 1.6
    testtube.2 bM4 3H10V17C10 22 4 22 4 17ZM14 3H20V17C20 22 14 22 14 17Z dM4 11H10M14 8H20
    flask bM9.5 2.5V9L4 19C3.5 20.5 4 21.5 5.5 21.5H18.5C20 21.5 20.5 20.5 20 19L14.5 9V2.5Z lM8 2.5H16 dM7 15H17
    binoculars bM5.5 6H9.5L11 14V19H2.5V14ZM14.5 6H18.5L21.5 14V19H13V14Z lM11 13H13M6 6V4H9V6M15 6V4H18V6
    ferriswheel lO12 11 8.5O12 11 2M12 2.5V19.5M3.5 11H20.5M6 5L18 17M18 5L6 17M9 22L12 13L15 22
    # Talking
    bubble.left bM12 4C24.5 4 24.5 17.5 12 17.5L6.5 21.5L7 16.7C-0.5 13.5 1 4 12 4Z
    bubble.right =bubble.left@x
    bubble =bubble.left
    bubble.middle.bottom bM5 3.5H19C21 3.5 22 4.5 22 6.5V14C22 16 21 17 19 17H15L12 21L9 17H5C3 17 2 16 2 14V6.5C2 \
    4.5 3 3.5 5 3.5Z
    bubble.middle.top =bubble.middle.bottom@y
    message =bubble.left
    text.bubble =bubble.left dM8 9H16M8 12.5H13.5
    quote.bubble =bubble.left dM9.5 9.5V12M14.5 9.5V12
    captions.bubble bM4.5 4H19.5C21 4 22 5 22 6.5V15C22 16.5 21 17.5 19.5 17.5H11L6.5 21.5V17.5H4.5C3 17.5 2 16.5 2 15\
    V6.5C2 5 3 4 4.5 4Z dM6 10H10M13 10H18M6 13.5H12M15 13.5H18
    bubble.left.and.bubble.right bM9 3C19.5 3 19.5 14 9 14L4.5 17L5 13.3C-0.5 11 0.5 3 9 3Z lM18.5 7.5C24 9 24 15.5 \
    19.5 17L20 20.5L16 18C13.5 18 11.5 17.3 10.5 16
    bubble.left.and.text.bubble.right =bubble.left.and.bubble.right
    phone bM6 3L9.5 3.5L10.5 8L8 10C9.5 13 11 14.5 14 16L16 13.5L20.5 14.5L21 18C20 20.5 18 21.5 15.5 20.5C9 18 6 15 \
    3.5 8.5C2.5 6 3.5 4 6 3Z
    phone.down bM1.5 14.5C1.5 6 22.5 6 22.5 14.5C22.5 17 21.5 17 20 16.5L17 15.5C15.5 15 15.5 14 15.5 12C13.5 11 10.5 \
    11 8.5 12C8.5 14 8.5 15 7 15.5L4 16.5C2.5 17 1.5 17 1.5 14.5Z
    phone.arrow.up.right =phone lM14.5 9.5L21 3M16 3H21V8
    phone.arrow.down.left =phone lM21 3L14.5 9.5M14.5 4.5V9.5H19.5
    phone.bubble.left =phone.bubble
    video.bubble.left =video.bubble
    """
}
