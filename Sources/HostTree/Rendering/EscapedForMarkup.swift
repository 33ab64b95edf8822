/// A text as it is written in HTML, XML and SVG, in elements and in attributes.
package func escapedForMarkup(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    // XML cannot represent most control characters.
    case "\u{0}"..<"\u{20}": result += " "
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
