/// The drawings of things, by name and without variants.
extension SymbolGlyph {
  static let things: [String: SymbolGlyph] = [
    "star": SymbolGlyph(
      body: "M12 2.9L14.5 9.4L21.5 9.8L16.1 14.2L17.9 21L12 17.2L6.1 21L7.9 14.2L2.5 9.8L9.5 9.4Z"),
    "heart": SymbolGlyph(body: "M12 20.5C-3 11.5 4.5 0.5 12 7.5C19.5 0.5 27 11.5 12 20.5Z"),
    "house": SymbolGlyph(body: "M3 12L12 4L21 12H18.5V20H5.5V12Z", details: "M10 20V14.5H14V20"),
    "person": SymbolGlyph(body: "O12 7.5 4M4 20.5C4 11.5 20 11.5 20 20.5Z"),
    "person.2": SymbolGlyph(
      body: "O9 8 3.5M2 19.5C2 11.5 16 11.5 16 19.5Z", lines: "A16 8 3 -110 110M17 13C20 13.5 22 16 22 19.5H19.5"),
    "person.3": SymbolGlyph(
      body: "O12 8 3M6.5 18.5C6.5 11.5 17.5 11.5 17.5 18.5Z",
      lines: "O4.5 9 2O19.5 9 2M1 17.5C1 15 2 13.5 4.5 13.5M23 17.5C23 15 22 13.5 19.5 13.5"),
    "person.crop.circle": SymbolGlyph(body: "O12 12 9.5", details: "O12 9.5 3.3M5.5 19C7 13.5 17 13.5 18.5 19"),
    "person.crop.square": SymbolGlyph(
      body: "R3 3 18 18 3.5",
      details: "O12 9.5 3.3M5.5 20.5C6.5 14 17.5 14 18.5 20.5"),
    "person.badge.plus": SymbolGlyph(body: "O9 8 4M2 20C2 11.5 16 11.5 16 20Z", lines: "M19 5V12M15.5 8.5H22.5"),
    "gear": SymbolGlyph(body: gear, details: "O12 12 3.3"),
    "gearshape": SymbolGlyph(body: gear, details: "O12 12 3.3"),
    "magnifyingglass": SymbolGlyph(lines: "O10.5 10.5 7M15.7 15.7L21 21"),
    "trash": SymbolGlyph(
      body: "M5.5 7L6.5 21H17.5L18.5 7Z", details: "M9.8 10.5V17.5M14.2 10.5V17.5",
      lines: "M3.5 6.5H20.5M9 6.5V3.5H15V6.5"),
    "pencil": SymbolGlyph(body: "M4 20L5 15.5L16.5 4C18 2.5 21.5 6 20 7.5L8.5 19Z", details: "M14.5 6L18 9.5"),
    "square.and.pencil": SymbolGlyph(
      lines: "M12 4.5H6C4.5 4.5 3.5 5.5 3.5 7V18C3.5 19.5 4.5 20.5 6 20.5H17C18.5 20.5 19.5 19.5 19.5 18V12"
        + "M9.5 14.5L10.5 11.5L19 3L21.5 5.5L13 14Z"),
    "square.and.arrow.up": SymbolGlyph(
      lines: "M8.5 9H5.5V21H18.5V9H15.5M12 15V2.5M8 6.5L12 2.5L16 6.5"),
    "square.and.arrow.down": SymbolGlyph(
      lines: "M8.5 9H5.5V21H18.5V9H15.5M12 2.5V15M8 11L12 15L16 11"),
    "bell": SymbolGlyph(
      body: "M3.5 17.5C6 15 5.5 12 6 9C7 1.5 17 1.5 18 9C18.5 12 18 15 20.5 17.5Z",
      lines: "M9.5 20.5C10.5 22 13.5 22 14.5 20.5"),
    "envelope": SymbolGlyph(body: "R2.5 5 19 14 2.5", details: "M3.5 7L12 13.5L20.5 7"),
    "phone": SymbolGlyph(
      body: "M6 3L9.5 3.5L10.5 8L8 10C9.5 13 11 14.5 14 16L16 13.5L20.5 14.5L21 18C20 20.5 18 21.5 15.5 20.5"
        + "C9 18 6 15 3.5 8.5C2.5 6 3.5 4 6 3Z"),
    "calendar": SymbolGlyph(
      lines: "R3 4.5 18 16.5 3M3 9.5H21M8 2.5V6M16 2.5V6",
      solid: "O8 13 1.2O12 13 1.2O16 13 1.2O8 17 1.2O12 17 1.2O16 17 1.2"),
    "clock": SymbolGlyph(body: "O12 12 9.5", details: "M12 6.5V12L16 14"),
    "alarm": SymbolGlyph(body: "O12 13 8", details: "M12 8.5V13L15 15", lines: "M3 6.5L6.5 3.5M21 6.5L17.5 3.5"),
    "timer": SymbolGlyph(lines: "A12 12.5 9 -90 210M12 12.5L7.5 8M12 3.5V7"),
    "stopwatch": SymbolGlyph(body: "O12 13.5 8", details: "M12 9V13.5", lines: "M9.5 2.5H14.5M12 2.5V5.5"),
    "hourglass": SymbolGlyph(
      lines: "M5 3H19M5 21H19M7 3C7 9 12 9.5 12 12C12 14.5 7 15 7 21M17 3C17 9 12 9.5 12 12C12 14.5 17 15 17 21"),
    "play": SymbolGlyph(body: "M6.5 4L20 12L6.5 20Z"),
    "pause": SymbolGlyph(body: "R5.5 4 4.5 16 1R14 4 4.5 16 1"),
    "stop": SymbolGlyph(body: "R5 5 14 14 2"),
    "forward": SymbolGlyph(body: "M3 5.5L12 12L3 18.5ZM12 5.5L21 12L12 18.5Z"),
    "backward": SymbolGlyph(body: "M21 5.5L12 12L21 18.5ZM12 5.5L3 12L12 18.5Z"),
    "playpause": SymbolGlyph(body: "M3 5L12 12L3 19ZR14 5 2 14 0.5R19 5 2 14 0.5"),
    "speaker": SymbolGlyph(body: "M6 9.5H9L14.5 4.5V19.5L9 14.5H6Z"),
    "speaker.wave.2": SymbolGlyph(
      body: "M2.5 9.5H5.5L11 4.5V19.5L5.5 14.5H2.5Z",
      lines: "A10.5 12 5.5 -45 45A10.5 12 10 -50 50"),
    "speaker.wave.1": SymbolGlyph(body: "M4 9.5H7L12.5 4.5V19.5L7 14.5H4Z", lines: "A12 12 5.5 -45 45"),
    "speaker.wave.3": SymbolGlyph(
      body: "M1 9.5H3.5L8.5 4.5V19.5L3.5 14.5H1Z",
      lines: "A8 12 5 -45 45A8 12 9.5 -50 50A8 12 14 -52 52"),
    "music.note": SymbolGlyph(body: "O7.5 18.5 2.5", lines: "M10 18.5V4L18.5 3V8L10 9.5"),
    "mic": SymbolGlyph(body: "R8.5 2.5 7 12 3.5", lines: "M5 11.5C5 20.5 19 20.5 19 11.5M12 18.5V21.5M8 21.5H16"),
    "headphones": SymbolGlyph(body: "R3.5 13.5 4 7 1.5R16.5 13.5 4 7 1.5", lines: "M4 14V12C4 1.5 20 1.5 20 12V14"),
    "bookmark": SymbolGlyph(body: "M6 3H18V21L12 16L6 21Z"),
    "book": SymbolGlyph(
      body: "M12 6C9 4 5.5 4 2.5 5V19C5.5 18 9 18 12 20C15 18 18.5 18 21.5 19V5C18.5 4 15 4 12 6Z",
      details: "M12 6V20"),
    "folder": SymbolGlyph(body: "M2.5 18.5V5.5H9L11 8H21.5V18.5Z"),
    "tray": SymbolGlyph(body: "M6 5H18L21.5 13V19H2.5V13Z", details: "M2.5 13H8C8.5 16.5 15.5 16.5 16 13H21.5"),
    "archivebox": SymbolGlyph(body: "M4 9V20H20V9ZM2.5 4H21.5V9H2.5Z", details: "M9.5 13H14.5"),
    "doc": SymbolGlyph(body: "M5 2.5H13.5L19 8V21.5H5Z", details: "M13.5 2.5V8H19"),
    "doc.text": SymbolGlyph(body: "M5 2.5H13.5L19 8V21.5H5Z", details: "M13.5 2.5V8H19M8.5 12.5H15.5M8.5 16.5H15.5"),
    "doc.on.doc": SymbolGlyph(body: "M8 6.5H15L20.5 12V21.5H8Z", lines: "M5 17.5H3.5V2.5H10.5L12 4"),
    "note.text": SymbolGlyph(lines: "R3.5 3.5 17 17 2.5M7.5 8.5H16.5M7.5 12H16.5M7.5 15.5H12.5"),
    "paperclip": SymbolGlyph(
      lines: "M19 11L11.5 18.5C7 23 0.5 16.5 5 12L13.5 3.5C17 0 22 5 18.5 8.5L10.5 16.5"
        + "C8.5 18.5 5.5 15.5 7.5 13.5L14.5 6.5"),
    "link": SymbolGlyph(
      lines: "M9.5 14.5C7.5 12.5 7.5 10 9.5 8L13 4.5C17 0.5 23.5 7 19.5 11L17.5 13M14.5 9.5"
        + "C16.5 11.5 16.5 14 14.5 16L11 19.5C7 23.5 0.5 17 4.5 13L6.5 11"),
    "photo": SymbolGlyph(
      body: "R2.5 4.5 19 15 2.5",
      details: "M3.5 17.5L9.5 11.5L14 16L16.5 13.5L20.5 17.5",
      dots: "O15.5 9 1.8"),
    "camera": SymbolGlyph(body: "M2.5 7.5H7L8.5 4.5H15.5L17 7.5H21.5V19.5H2.5Z", details: "O12 13 4"),
    "video": SymbolGlyph(body: "R2 6.5 13 11 2.5M17 10.5L22 7.5V16.5L17 13.5Z"),
    "film": SymbolGlyph(
      body: "R2.5 4.5 19 15 2",
      details: "M7 4.5V19.5M17 4.5V19.5M2.5 9.5H7M2.5 14.5H7M17 9.5H21.5M17 14.5H21.5"),
    "tv": SymbolGlyph(body: "R2 4 20 13.5 2", lines: "M8 20.5H16"),
    "display": SymbolGlyph(body: "R2 3.5 20 13.5 2", lines: "M8 20.5H16M12 17V20.5"),
    "desktopcomputer": SymbolGlyph(body: "R2 3.5 20 13.5 2", lines: "M8 20.5H16M12 17V20.5"),
    "laptopcomputer": SymbolGlyph(body: "R4.5 5 15 11 1.5", lines: "M1.5 19H22.5"),
    "iphone": SymbolGlyph(lines: "R6.5 2 11 20 2.5M10.5 4.5H13.5"),
    "printer": SymbolGlyph(body: "M2.5 8.5H21.5V17H2.5Z", lines: "M6.5 8.5V3.5H17.5V8.5M6.5 17V21H17.5V17"),
    "keyboard": SymbolGlyph(body: "R1.5 6 21 12.5 2", details: "M5 10H6M9 10H10M13 10H14M17.5 10H19M8 14.5H16"),
    "wifi": SymbolGlyph(lines: "A12 19 15.5 -135 -45A12 19 10 -135 -45A12 19 5 -135 -45", solid: "O12 19 1.6"),
    "antenna.radiowaves.left.and.right": SymbolGlyph(
      lines: "A12 10 5 -50 50A12 10 9.5 -50 50A12 10 5 130 230A12 10 9.5 130 230M12 11V21", solid: "O12 10 2"),
    "battery.100": SymbolGlyph(lines: "R1.5 7 18 10 2.5M22 10.5V13.5", solid: "R4 9.5 13 5 1"),
    "globe": SymbolGlyph(lines: "O12 12 9.5M2.5 12H21.5M12 2.5C6 8.5 6 15.5 12 21.5C18 15.5 18 8.5 12 2.5Z"),
    "network": SymbolGlyph(
      lines: "O12 12 9.5M2.5 12H21.5M12 2.5V21.5M12 2.5C6 8.5 6 15.5 12 21.5C18 15.5 18 8.5 12 2.5Z"),
    "sun.max": SymbolGlyph(body: "O12 12 4", lines: rays),
    "sun.min": SymbolGlyph(
      body: "O12 12 4",
      solid: "O12 4 1.2O12 20 1.2O4 12 1.2O20 12 1.2O6.3 6.3 1.2O17.7 6.3 1.2O6.3 17.7 1.2O17.7 17.7 1.2"),
    "moon": SymbolGlyph(body: "M9 3.5C6.5 13 13 18 20.5 15C15 25 2.5 20 3.5 11.5C4 8 6 5 9 3.5Z"),
    "cloud": SymbolGlyph(body: "M6.5 19C0.5 18.5 1 11 6.5 11.5C7 3.5 17.5 3.5 18 10.5C23.5 10.5 23.5 18.5 18 19Z"),
    "cloud.rain": SymbolGlyph(
      body: "M6.5 15C0.5 14.5 1 8 6.5 8.5C7 1.5 17.5 1.5 18 7.5C23.5 7.5 23.5 14.5 18 15Z",
      lines: "M8 18L7 21M12.5 18L11.5 21M17 18L16 21"),
    "cloud.sun": SymbolGlyph(
      body: "M6.5 20C1.5 19.5 2 13.5 6.5 14C7 8 15.5 8 16 13.5C20.5 13.5 20.5 20 16 20Z",
      lines: "M13 8.5C14 4.5 20.5 6 19.5 10.5M16.5 2V3.5M22.5 8H21M20.8 3.8L19.8 4.8M12 4L13 5"),
    "snowflake": SymbolGlyph(
      lines: "M12 2.5V21.5M3.8 7.2L20.2 16.8M20.2 7.2L3.8 16.8M9.5 4L12 6L14.5 4M9.5 20L12 18L14.5 20"),
    "bolt": SymbolGlyph(body: "M13.5 2L4.5 13.5H11L10 22L19.5 10H13Z"),
    "flame": SymbolGlyph(
      body: "M12 2C13 6.5 18.5 9 18.5 15C18.5 24 5.5 24 5.5 15C5.5 12 7 10 8.5 8.5C9 10.5 10 11.5 11 11.5"
        + "C12.5 9 12.5 5.5 12 2Z"),
    "drop": SymbolGlyph(body: "M12 2.5C14.5 7 18.5 10.5 18.5 15C18.5 23.5 5.5 23.5 5.5 15C5.5 10.5 9.5 7 12 2.5Z"),
    "leaf": SymbolGlyph(
      body: "M20.5 3.5C21 15 16 20 9 18.5C3 17 3 9 9.5 7.5C13.5 6.5 17.5 6.5 20.5 3.5Z",
      details: "M3 21C6 15.5 10 12.5 14.5 11"),
    "umbrella": SymbolGlyph(body: "M2.5 13C3 1 21 1 21.5 13Z", lines: "M12 13V18.5C12 21.5 8 21.5 8 18.5"),
    "sparkles": SymbolGlyph(
      body: "M10 6C10.8 11 12 12.2 17 13C12 13.8 10.8 15 10 20C9.2 15 8 13.8 3 13C8 12.2 9.2 11 10 6ZM18 2"
        + "C18.4 4.6 19 5.2 21.5 5.5C19 5.8 18.4 6.4 18 9C17.6 6.4 17 5.8 14.5 5.5C17 5.2 17.6 4.6 18 2Z"),
    "wand.and.stars": SymbolGlyph(lines: "M4 20L14 10M16 3V7M14 5H18M20 10V13M18.5 11.5H21.5M9 4V6M8 5H10"),
    "lightbulb": SymbolGlyph(
      body: "M8.5 17C8.5 14 5.5 13 5.5 9C5.5 0.5 18.5 0.5 18.5 9C18.5 13 15.5 14 15.5 17Z",
      lines: "M9 20H15M10.5 22.5H13.5"),
    "eye": SymbolGlyph(body: "M1.5 12C6 4.5 18 4.5 22.5 12C18 19.5 6 19.5 1.5 12Z", details: "O12 12 3.2"),
    "lock": SymbolGlyph(body: "R5 11 14 10.5 2", lines: "M8 11V8C8 2 16 2 16 8V11"),
    "lock.open": SymbolGlyph(body: "R3 11 14 10.5 2", lines: "M14 11V7C14 1.5 21.5 1.5 21.5 7V10"),
    "key": SymbolGlyph(body: "O8 8 5", lines: "M11.5 11.5L20.5 20.5M17.5 17.5L20 15M15 15L17 13"),
    "cart": SymbolGlyph(
      body: "M6 7H21L18.5 15H7.5Z",
      lines: "M2 3.5H5L6 7M7.5 15L6.5 18H18.5",
      solid: "O8.5 21 1.6O17 21 1.6"),
    "bag": SymbolGlyph(
      body: "M4.5 8H19.5L20.5 21.5H3.5Z",
      details: "M8.5 11C8.5 16 15.5 16 15.5 11",
      lines: "M8.5 8C8.5 1.5 15.5 1.5 15.5 8"),
    "gift": SymbolGlyph(
      body: "M4.5 12H19.5V21H4.5ZM3 8H21V12H3Z",
      details: "M12 8V21",
      lines: "M12 8C8 8 6.5 3.5 9.5 3.5C11.5 3.5 12 6 12 8C12 6 12.5 3.5 14.5 3.5C17.5 3.5 16 8 12 8"),
    "creditcard": SymbolGlyph(body: "R2 5 20 14 2.5", details: "M2 10H22M5.5 15H9"),
    "tag": SymbolGlyph(body: "M3 3H11.5L21 12.5L12.5 21L3 11.5Z", dots: "O7.5 7.5 1.7"),
    "flag": SymbolGlyph(body: "M5 4C9 2.5 13 6 19.5 4V13.5C13 15.5 9 12 5 13.5Z", lines: "M5 3V21.5"),
    "map": SymbolGlyph(
      body: "M2.5 6L8.5 3.5L15.5 6.5L21.5 4V18L15.5 20.5L8.5 17.5L2.5 20Z",
      details: "M8.5 3.5V17.5M15.5 6.5V20.5"),
    "mappin": SymbolGlyph(body: "O12 7 4.5", lines: "M12 11.5V21.5"),
    "mappin.and.ellipse": SymbolGlyph(
      body: "O12 6.5 3.5",
      lines: "M12 10V18M8 15C-1 16.5 2 21.5 12 21.5C22 21.5 25 16.5 16 15"),
    "location": SymbolGlyph(body: "M21 3L3 11L11.5 12.5L13 21Z"),
    "paperplane": SymbolGlyph(body: "M21.5 2.5L2.5 10.5L10 14L13.5 21.5Z", details: "M21.5 2.5L10 14"),
    "airplane": SymbolGlyph(
      body: "M12 2C13.5 2 14 4 14 8L22 14V16L14 13.5V18.5L16.5 20.5V22L12 21L7.5 22V20.5L10 18.5V13.5L2 16"
        + "V14L10 8C10 4 10.5 2 12 2Z"),
    "car": SymbolGlyph(
      body: "M3 17V12.5L5.5 11L7.5 6H16.5L18.5 11L21 12.5V17Z",
      details: "M5.5 11H18.5",
      lines: "M5.5 17V19.5M18.5 17V19.5"),
    "bubble.left": SymbolGlyph(body: "M12 4C24.5 4 24.5 17.5 12 17.5L6.5 21.5L7 16.7C-0.5 13.5 1 4 12 4Z"),
    "bubble.right": SymbolGlyph(body: "M12 4C-0.5 4 -0.5 17.5 12 17.5L17.5 21.5L17 16.7C24.5 13.5 23 4 12 4Z"),
    "message": SymbolGlyph(body: "M12 4C24.5 4 24.5 17.5 12 17.5L6.5 21.5L7 16.7C-0.5 13.5 1 4 12 4Z"),
    "text.bubble": SymbolGlyph(
      body: "M12 4C24.5 4 24.5 17.5 12 17.5L6.5 21.5L7 16.7C-0.5 13.5 1 4 12 4Z",
      details: "M8 9H16M8 12.5H13.5"),
    "quote.bubble": SymbolGlyph(
      body: "M12 4C24.5 4 24.5 17.5 12 17.5L6.5 21.5L7 16.7C-0.5 13.5 1 4 12 4Z",
      details: "M9.5 9.5V12M14.5 9.5V12"),
    "hand.thumbsup": SymbolGlyph(
      body: "M7.5 10.5L11 3C14 3 14 5.5 13 9.5H19.5C21 9.5 20.5 20 18 20H7.5Z",
      lines: "M3.5 10.5V20"),
    "hand.thumbsdown": SymbolGlyph(
      body: "M7.5 13.5L11 21C14 21 14 18.5 13 14.5H19.5C21 14.5 20.5 4 18 4H7.5Z",
      lines: "M3.5 13.5V4"),
    "face.smiling": SymbolGlyph(
      body: "O12 12 9.5",
      details: "M7.5 14C9 18 15 18 16.5 14",
      dots: "O9 9.5 1.3O15 9.5 1.3"),
    "crown": SymbolGlyph(body: "M3 7L7.5 12L12 4.5L16.5 12L21 7L19 19H5Z"),
    "trophy": SymbolGlyph(
      body: "M7 3.5H17V9C17 16 7 16 7 9Z",
      lines: "M7 5.5H3.5C3.5 9 5 11 7.5 11M17 5.5H20.5C20.5 9 19 11 16.5 11M12 14.5V18M8 20.5H16"),
    "rosette": SymbolGlyph(body: "O12 9 6.5", lines: "M8.5 14.5L7 22L12 19L17 22L15.5 14.5"),
    "cube": SymbolGlyph(body: "M12 2.5L20.5 7V17L12 21.5L3.5 17V7Z", details: "M3.5 7L12 11.5L20.5 7M12 11.5V21.5"),
    "shippingbox": SymbolGlyph(
      body: "M12 2.5L20.5 7V17L12 21.5L3.5 17V7Z",
      details: "M3.5 7L12 11.5L20.5 7M12 11.5V21.5M8 4.8L16.5 9.2"),
    "hammer": SymbolGlyph(
      lines: "M4 20L13 10M9 5.5C12 2.5 16 3.5 17 6.5L20.5 10L18 12.5L14.5 9C12.5 9 10.5 7.5 9 5.5Z"),
    "paintbrush": SymbolGlyph(
      body: "M9.5 13.5L18.5 3.5L20.5 5.5L12 15.5Z",
      lines: "M9.5 13.5C6 14.5 7.5 18.5 3.5 20C8 22 13 20 12 15.5"),
    "pin": SymbolGlyph(body: "M8 3.5H16L15 10.5L18 14H6L9 10.5Z", lines: "M12 14V21"),
    "viewfinder": SymbolGlyph(lines: "M3.5 8.5V3.5H8.5M15.5 3.5H20.5V8.5M20.5 15.5V20.5H15.5M8.5 20.5H3.5V15.5"),
    "gamecontroller": SymbolGlyph(
      body: "M6.5 7H17.5C22 7 24 19 20 19C17.5 19 17.5 16 15.5 16H8.5C6.5 16 6.5 19 4 19C0 19 2 7 6.5 7Z",
      details: "M8 9.5V13.5M6 11.5H10",
      dots: "O16 11.5 1.4"),
    "graduationcap": SymbolGlyph(
      body: "M12 4.5L22.5 9.5L12 14.5L1.5 9.5Z",
      lines: "M6 12V17C9 19.5 15 19.5 18 17V12M22.5 9.5V15"),
    "building.2": SymbolGlyph(
      body: "M3 21V3.5H13V21Z",
      details: "M6.5 7.5H9.5M6.5 11.5H9.5M6.5 15.5H9.5",
      lines: "M13 10H21V21H13M16.5 14H17.5M16.5 17.5H17.5"),
    "bed.double": SymbolGlyph(
      body: "M2.5 13H21.5V18H2.5Z",
      lines: "M4.5 13V6.5H19.5V13M7 13V10H17V13M2.5 18V20.5M21.5 18V20.5"),
    "fork.knife": SymbolGlyph(
      lines: "M5 3V8.5C5 10.5 6 11 7.5 11C9 11 10 10.5 10 8.5V3M7.5 3V21M17 21V3C14.5 5 14 9 14.5 13H17"),
    "cup.and.saucer": SymbolGlyph(
      body: "M4 6H17V11C17 18 4 18 4 11Z",
      lines: "M17 7.5C21.5 6.5 21.5 13.5 16.5 12.5M3 20H18"),
    "ticket": SymbolGlyph(body: "M2.5 6H21.5V10a21.5 12 2 -90 -270V18H2.5V14a2.5 12 2 90 -90Z", details: "M15 6V18"),
    "questionmark.app": SymbolGlyph(
      lines: "R3.5 3.5 17 17 3.5M9 9.5C9 6 15 6 15 9.5C15 12 12 11.5 12 13.5", solid: "O12 16.7 1.2"),
  ]

  private static let gear =
    "M9.8 4.7L10.3 2.1H13.7L14.2 4.7L15.5 5.3L17.8 3.8L20.2 6.2L18.7 8.5L19.3 9.8L21.9 10.3V13.7L19.3 14.2L18.7 15.5"
    + "L20.2 17.8L17.8 20.2L15.5 18.7L14.2 19.3L13.7 21.9H10.3L9.8 19.3L8.5 18.7L6.2 20.2L3.8 17.8L5.3 15.5L4.7 14.2"
    + "L2.1 13.7V10.3L4.7 9.8L5.3 8.5L3.8 6.2L6.2 3.8L8.5 5.3Z"

  private static let rays =
    "M12 5V2M16.9 7.1L19.1 4.9M19 12H22M16.9 16.9L19.1 19.1M12 19V22M7.1 16.9L4.9 19.1M5 12H2M7.1 7.1L4.9 4.9"
}
