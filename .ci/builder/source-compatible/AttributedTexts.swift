// Attributed strings, images and lines in texts, as code for SwiftUI writes them: every form here must go on compiling,
// in Swift 5 and in Swift 6 mode.
import ViewKernel

struct A1Attributed: View {
  var body: some View {
    VStack {
      Text(message)
      Text("Hello, \(message)")
      Text(AttributedString("plain"))
      if let markdown = try? AttributedString(markdown: "**Bold** and [a link](https://example.com)") { Text(markdown) }
      Text((try? AttributedString(markdown: "*a*", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))) ?? "")
    }
  }

  private var message: AttributedString {
    var string = AttributedString("The letter is red.")
    string.font = .title
    string.foregroundColor = .secondary
    string.kern = 1.5
    string.tracking = 2
    string.baselineOffset = -2
    if let range = string.range(of: "red") {
      string[range].foregroundColor = .red
      string[range].backgroundColor = .yellow.opacity(0.4)
      string[range].underlineStyle = .single
      string[range].strikethroughStyle = Text.LineStyle(pattern: .dashDot, color: .blue)
      string[range].font = .system(.title, design: .rounded).bold()
      string[range].link = URL(string: "https://example.com")
      string[range].inlinePresentationIntent = .stronglyEmphasized
    }
    var container = AttributeContainer()
    container.foregroundColor = .blue
    string.mergeAttributes(container, mergePolicy: .keepCurrent)
    for run in string.runs where run.link != nil {
      string[run.range].foregroundColor = .orange
    }
    for (color, range) in string.runs[\.foregroundColor] where color == nil { string[range].swiftUI.foregroundColor = .primary }
    return string + AttributedString(" More", attributes: AttributeContainer().font(.caption).foregroundColor(.gray))
  }
}

struct A1Images: View {
  let count = 3
  var body: some View {
    VStack {
      Text("Tap \(Image(systemName: "plus.circle")) to add \(count)")
      Text(Image(systemName: "star.fill")).foregroundColor(.yellow) + Text(" \(count)").bold()
      Text("\(Image("logo")) Name").font(.largeTitle)
      Text("dashed").underline(true, pattern: .dash, color: .red).strikethrough(pattern: .dot)
      VStack { Text("all") }.underline(pattern: .dashDotDot, color: .green)
    }
  }
}
