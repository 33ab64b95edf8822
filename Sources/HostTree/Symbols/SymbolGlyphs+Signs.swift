/// The drawings by name, without variants: signs, arrows and shapes.
///
/// They are our own, drawn to be told apart at 20 points; the names are those that applications know.
extension SymbolGlyph {
  static let signs: [String: SymbolGlyph] = [
    // Signs
    "plus": SymbolGlyph(lines: "M12 4V20M4 12H20"),
    "minus": SymbolGlyph(lines: "M4 12H20"),
    "xmark": SymbolGlyph(lines: "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"),
    "multiply": SymbolGlyph(lines: "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"),
    "divide": SymbolGlyph(lines: "M4 12H20", solid: "O12 6.5 1.6O12 17.5 1.6"),
    "equal": SymbolGlyph(lines: "M4 9H20M4 15H20"),
    "percent": SymbolGlyph(lines: "M18.5 5.5L5.5 18.5O7.5 7.5 2.5O16.5 16.5 2.5"),
    "plusminus": SymbolGlyph(lines: "M12 3V15M6 9H18M6 20H18"),
    "number": SymbolGlyph(lines: "M9.5 4L7.5 20M16.5 4L14.5 20M4.5 9H20M4 15H19.5"),
    "checkmark": SymbolGlyph(lines: "M4 13L9.5 19L20 5.5"),
    "exclamationmark": SymbolGlyph(lines: "M12 4V14", solid: "O12 19 1.7"),
    "questionmark": SymbolGlyph(
      lines: "M7.5 8.5C7.5 3 16.5 3 16.5 8.5C16.5 12 12 11.5 12 15", solid: "O12 19.5 1.6"),
    "info": SymbolGlyph(lines: "M9.5 10.5H12.3V19M9 19H15.5", solid: "O12 5.5 1.8"),
    "ellipsis": SymbolGlyph(solid: "O5 12 2O12 12 2O19 12 2"),
    "at": SymbolGlyph(lines: "O12 12 4M16 8V13C16 17 21 16.5 21 12A12 12 9 0 -310"),
    "dollarsign": SymbolGlyph(lines: "M12 2.5V21.5M17 8C17 3.5 7 3.5 7 8C7 12.5 17 11 17 16C17 20.5 7 20.5 7 16"),
    "eurosign": SymbolGlyph(lines: "A14 12 7 -45 -315M4.5 10H14M4.5 14H14"),
    "asterisk": SymbolGlyph(lines: "M12 4V20M5 8L19 16M19 8L5 16"),
    "bold": SymbolGlyph(
      lines: "M7 4.5H12.5C18 4.5 18 11.5 12.5 11.5H7ZM7 11.5H13.5C19.5 11.5 19.5 19.5 13.5 19.5H7Z"),
    "italic": SymbolGlyph(lines: "M10 4.5H18M6 19.5H14M14.5 4.5L9.5 19.5"),
    "underline": SymbolGlyph(lines: "M7 4V11C7 17.5 17 17.5 17 11V4M5.5 20.5H18.5"),
    "strikethrough": SymbolGlyph(
      lines: "M17 8C17 3.5 7 3.5 7 8C7 10 9 11 12 12C15 13 17 14 17 16C17 20.5 7 20.5 7 16M3.5 12H20.5"),
    "textformat": SymbolGlyph(
      lines: "M2.5 19L8 5L13.5 19M4.5 14.5H11.5M21 19V11M21 15C21 10 15 10 15 15C15 20 21 20 21 15"),
    "textformat.size": SymbolGlyph(lines: "M2.5 19L8 5L13.5 19M4.5 14.5H11.5M15 19L18.2 11L21.5 19M16.2 16.5H20.3"),
    "power": SymbolGlyph(lines: "M12 3V12A12 13 8 -60 240"),
    "command": SymbolGlyph(
      lines:
        "M9 9H15V15H9ZM9 9H7A7 7 2 90 360V9M15 9V7A17 7 2 180 450H15M15 15H17A17 17 2 -90 180V15M9 15V17A7 17 2 0 270H9"
    ),

    // Chevrons and arrows
    "chevron.left": SymbolGlyph(lines: "M15.5 4L7.5 12L15.5 20"),
    "chevron.right": SymbolGlyph(lines: "M8.5 4L16.5 12L8.5 20"),
    "chevron.backward": SymbolGlyph(lines: "M15.5 4L7.5 12L15.5 20"),
    "chevron.forward": SymbolGlyph(lines: "M8.5 4L16.5 12L8.5 20"),
    "chevron.up": SymbolGlyph(lines: "M4 15.5L12 7.5L20 15.5"),
    "chevron.down": SymbolGlyph(lines: "M4 8.5L12 16.5L20 8.5"),
    "chevron.left.2": SymbolGlyph(lines: "M11.5 5L4.5 12L11.5 19M19.5 5L12.5 12L19.5 19"),
    "chevron.right.2": SymbolGlyph(lines: "M12.5 5L19.5 12L12.5 19M4.5 5L11.5 12L4.5 19"),
    "chevron.up.chevron.down": SymbolGlyph(lines: "M6.5 9L12 3.5L17.5 9M6.5 15L12 20.5L17.5 15"),
    "chevron.compact.down": SymbolGlyph(lines: "M3 10L12 14L21 10"),
    "chevron.compact.up": SymbolGlyph(lines: "M3 14L12 10L21 14"),
    "arrow.left": SymbolGlyph(lines: "M20.5 12H4M11 5L4 12L11 19"),
    "arrow.right": SymbolGlyph(lines: "M3.5 12H20M13 5L20 12L13 19"),
    "arrow.backward": SymbolGlyph(lines: "M20.5 12H4M11 5L4 12L11 19"),
    "arrow.forward": SymbolGlyph(lines: "M3.5 12H20M13 5L20 12L13 19"),
    "arrow.up": SymbolGlyph(lines: "M12 20.5V4M5 11L12 4L19 11"),
    "arrow.down": SymbolGlyph(lines: "M12 3.5V20M5 13L12 20L19 13"),
    "arrow.up.right": SymbolGlyph(lines: "M5.5 18.5L18.5 5.5M8 5.5H18.5V16"),
    "arrow.up.left": SymbolGlyph(lines: "M18.5 18.5L5.5 5.5M16 5.5H5.5V16"),
    "arrow.down.right": SymbolGlyph(lines: "M5.5 5.5L18.5 18.5M18.5 8V18.5H8"),
    "arrow.down.left": SymbolGlyph(lines: "M18.5 5.5L5.5 18.5M5.5 8V18.5H16"),
    "arrow.left.arrow.right": SymbolGlyph(lines: "M21 8H4M8.5 3.5L4 8L8.5 12.5M3 16H20M15.5 11.5L20 16L15.5 20.5"),
    "arrow.up.arrow.down": SymbolGlyph(lines: "M8 21V4M3.5 8.5L8 4L12.5 8.5M16 3V20M11.5 15.5L16 20L20.5 15.5"),
    "arrow.clockwise": SymbolGlyph(lines: "A12 12.5 8 -30 270M12 1L16.5 4.5L12 8"),
    "arrow.counterclockwise": SymbolGlyph(lines: "A12 12.5 8 -150 -450M12 1L7.5 4.5L12 8"),
    "arrow.triangle.2.circlepath": SymbolGlyph(
      lines: "A12 12 8 -160 -25A12 12 8 20 155", solid: "M22 5.5V11H16.5ZM2 18.5V13H7.5Z"),
    "arrow.2.circlepath": SymbolGlyph(lines: "A12 12 8 -160 -25A12 12 8 20 155M19.5 4V9H14.5M4.5 20V15H9.5"),
    "arrow.uturn.left": SymbolGlyph(lines: "M9 4L4 9L9 14M4 9H14C21.5 9 21.5 19.5 14 19.5H9"),
    "arrow.uturn.right": SymbolGlyph(lines: "M15 4L20 9L15 14M20 9H10C2.5 9 2.5 19.5 10 19.5H15"),
    "arrow.turn.up.left": SymbolGlyph(lines: "M9 4L4 9L9 14M4 9H19V20"),
    "arrowtriangle.left": SymbolGlyph(body: "M18 4.5V19.5L6 12Z"),
    "arrowtriangle.right": SymbolGlyph(body: "M6 4.5V19.5L18 12Z"),
    "arrowtriangle.up": SymbolGlyph(body: "M4.5 18H19.5L12 6Z"),
    "arrowtriangle.down": SymbolGlyph(body: "M4.5 6H19.5L12 18Z"),

    // Shapes
    "circle": SymbolGlyph(body: "O12 12 9"),
    "square": SymbolGlyph(body: "R3.5 3.5 17 17 3.5"),
    "rectangle": SymbolGlyph(body: "R2.5 5.5 19 13 2.5"),
    "rectangle.portrait": SymbolGlyph(body: "R5.5 2.5 13 19 2.5"),
    "triangle": SymbolGlyph(body: "M12 4L21.5 20H2.5Z"),
    "diamond": SymbolGlyph(body: "M12 2.5L21.5 12L12 21.5L2.5 12Z"),
    "capsule": SymbolGlyph(body: "R2 6.5 20 11 5.5"),
    "oval": SymbolGlyph(body: "M2 12C2 4 22 4 22 12C22 20 2 20 2 12Z"),
    "hexagon": SymbolGlyph(body: "M12 2.5L20.5 7.2V16.8L12 21.5L3.5 16.8V7.2Z"),
    "seal": SymbolGlyph(
      body: "M12 2L15.2 4.3L19.1 4.9L19.7 8.8L22 12L19.7 15.2L19.1 19.1L15.2 19.7L12 22L8.8 19.7L4.9 19.1L4.3 15.2"
        + "L2 12L4.3 8.8L4.9 4.9L8.8 4.3Z"),
    "shield": SymbolGlyph(
      body: "M12 2.5C14.5 4.5 17.5 5.3 20 5.3C20.5 13 18 18.5 12 21.5C6 18.5 3.5 13 4 5.3C6.5 5.3 9.5 4.5 12 2.5Z"),
    "square.grid.2x2": SymbolGlyph(body: "R3.5 3.5 7 7 1.5R13.5 3.5 7 7 1.5R3.5 13.5 7 7 1.5R13.5 13.5 7 7 1.5"),
    "rectangle.grid.1x2": SymbolGlyph(body: "R3 3.5 18 7 1.5R3 13.5 18 7 1.5"),
    "square.stack": SymbolGlyph(body: "R4 9 16 12 2.5", lines: "M6 6H18M8 3H16"),
    "square.on.square": SymbolGlyph(
      body: "R8 8 13 13 2.5",
      lines: "M5 16C3.5 16 3 15 3 13.5V5.5C3 4 4 3 5.5 3H13.5C15 3 16 3.5 16 5"),
    "circle.grid.3x3": SymbolGlyph(
      body: "O5 5 2O12 5 2O19 5 2O5 12 2O12 12 2O19 12 2O5 19 2O12 19 2O19 19 2"),

    // Lists and bars
    "line.3.horizontal": SymbolGlyph(lines: "M3.5 6H20.5M3.5 12H20.5M3.5 18H20.5"),
    "line.horizontal.3": SymbolGlyph(lines: "M3.5 6H20.5M3.5 12H20.5M3.5 18H20.5"),
    "line.3.horizontal.decrease": SymbolGlyph(lines: "M3.5 6.5H20.5M7 12H17M10 17.5H14"),
    "line.horizontal.3.decrease": SymbolGlyph(lines: "M3.5 6.5H20.5M7 12H17M10 17.5H14"),
    "list.bullet": SymbolGlyph(lines: "M9 6H21M9 12H21M9 18H21", solid: "O4 6 1.5O4 12 1.5O4 18 1.5"),
    "list.dash": SymbolGlyph(lines: "M9 6H21M9 12H21M9 18H21M3 6H5M3 12H5M3 18H5"),
    "list.number": SymbolGlyph(lines: "M9.5 6H21M9.5 12H21M9.5 18H21M3.5 5L5 4V8M3 16.5C3 15 6 15 6 16.5L3 20H6"),
    "text.alignleft": SymbolGlyph(lines: "M3.5 5H20.5M3.5 10H14M3.5 15H20.5M3.5 20H14"),
    "text.aligncenter": SymbolGlyph(lines: "M3.5 5H20.5M7 10H17M3.5 15H20.5M7 20H17"),
    "text.alignright": SymbolGlyph(lines: "M3.5 5H20.5M10 10H20.5M3.5 15H20.5M10 20H20.5"),
    "sidebar.left": SymbolGlyph(body: "R2.5 4.5 19 15 2.5", details: "M9 4.5V19.5"),
    "sidebar.right": SymbolGlyph(body: "R2.5 4.5 19 15 2.5", details: "M15 4.5V19.5"),
    "slider.horizontal.3": SymbolGlyph(
      lines: "M2.5 6H5.5M10.5 6H21.5M2.5 12H13.5M18.5 12H21.5M2.5 18H5.5M10.5 18H21.5O8 6 2.5O16 12 2.5O8 18 2.5"),
    "chart.bar": SymbolGlyph(body: "R3 12 4.5 9 1R9.8 7 4.5 14 1R16.5 3 4.5 18 1"),
    "chart.pie": SymbolGlyph(body: "A11 13 9 0 270L11 13Z", lines: "A14 10 8 -90 0L14 10Z"),
    "waveform": SymbolGlyph(lines: "M3 10V14M7.5 6V18M12 3V21M16.5 7V17M21 10V14"),
  ]
}
