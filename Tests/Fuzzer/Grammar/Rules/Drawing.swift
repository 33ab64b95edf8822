import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel

extension Rules {
  func drawing() {
    if rule("Color.red", weight: 0.7) { make { _ in Color.red } }
    if rule("(#color as Color)", weight: 1, names: "Color") { make { m in p.color(0, m) } }
    if rule("Rectangle().fill(#color)") { make { m in Rectangle().fill(p.color(0, m)) } }
    if rule("Circle().stroke(#color, lineWidth: #length)") {
      make { m in Circle().stroke(p.color(0, m), lineWidth: p.length(1, m)) }
    }
    if rule("RoundedRectangle(cornerRadius: #length)") { make { m in RoundedRectangle(cornerRadius: p.length(0, m)) } }
    if rule("Capsule().trim(from: 0, to: #unit)", weight: 0.5) {
      make { m in Capsule().trim(from: 0, to: min(p.unit(0, m), 1)) }
    }
    if rule("Ellipse()", weight: 0.5) { make { _ in Ellipse() } }
    if rule(
      "Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(#color)) }",
      weight: 0.6)
    {
      make { m in
        let color = p.color(0, m)
        return Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color)) }
      }
    }
    if rule("Sketch(amount: #unit, length: #length, text: #text)", weight: 0.6, names: "Canvas") {
      make { m in Sketch(amount: p.unit(0, m), length: p.length(1, m), text: p.text(2, m)) }
    }
    if rule("Canvas { $0.resolveSymbol(id: 1).map($0.draw(at:)) } symbols: { Group { #a }.tag(1) }", weight: 0.5) {
      make { m in
        Canvas { context, size in
          guard let symbol = context.resolveSymbol(id: 1) else { return }
          context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
        } symbols: {
          Group { a(m) }.tag(1)
        }
      }
    }
    if rule("Image(uiImage: drawn(#color, #length)).resizable(#flag)", weight: 0.3) {
      make { m in
        let image = Image(uiImage: drawn(p.color(0, m), p.length(1, m), turned: p.flag(2, m)))
        return p.flag(2, m) ? image.resizable() : image.renderingMode(.template)
      }
    }
    if rule("Image(uiImage: pageOfPDF(width: #n)).resizable(#flag)", weight: 0.3) {
      make { m in
        let image = Image(uiImage: pageOfPDF(width: p.n(0, m)))
        return p.flag(1, m) ? image.resizable() : image.renderingMode(.template)
      }
    }
    if rule("UIKitGauge(amount: #unit, color: #color)", weight: 0.4, names: "UIViewRepresentable") {
      make { m in UIKitGauge(amount: p.unit(0, m), color: p.color(1, m)) }
    }
    if rule("UIKitPages(number: #n, text: #text)", weight: 0.3, names: "UIViewControllerRepresentable") {
      make { m in UIKitPages(number: p.n(0, m), text: p.text(1, m)) }
    }
    if rule("UIKitPicker(number: #n, text: #text)", weight: 0.2, names: "UIViewRepresentable") {
      make { m in UIKitPicker(number: p.n(0, m), text: p.text(1, m)) }
    }
    if rule("UIKitCalendar(day: #n, color: #color)", weight: 0.2, names: "UIViewRepresentable") {
      make { m in UIKitCalendar(day: p.n(0, m), color: p.color(1, m)) }
    }
    if rule("UIKitButton(text: #text, isOn: #flag, color: #color)", weight: 0.4, names: "UIViewRepresentable") {
      make { m in UIKitButton(text: p.text(0, m), isOn: p.flag(1, m), color: p.color(2, m)) }
    }
    if rule(
      "UIKitTable(text: #text, isOn: #flag, row: Label(#text, systemImage: \"star\").opacity(#unit))", weight: 0.3,
      names: "UIViewRepresentable", "HostingConfiguration")
    {
      make { m in
        UIKitTable(
          text: p.text(0, m), isOn: p.flag(1, m),
          row: Label(p.text(0, m), systemImage: "star").opacity(min(p.unit(2, m), 1)))
      }
    }
    if rule("AsyncImage(url: nil)", weight: 0.2) { make { _ in AsyncImage(url: nil) } }
    if rule("AsyncImage(url: dot, scale: #scale) { $0.resizable() } placeholder: { #a }", weight: 0.5) {
      make { m in
        let dot = URL(string: "data:image/gif;base64,R0lGODdhAgABAPAAAAAAAP///ywAAAAAAgABAAACAgQKADs=")
        let scale = abs(p.scale(0, m)) + 0.5
        return AsyncImage(url: p.flag(0, m) ? dot : nil, scale: scale) {
          $0.resizable()
        } placeholder: {
          a(m)
        }
      }
    }
    if rule("LinearGradient(colors: [#color, .blue], startPoint: #unitPoint, endPoint: .bottom)", weight: 0.7) {
      make { m in LinearGradient(colors: [p.color(0, m), .blue], startPoint: p.unitPoint(1, m), endPoint: .bottom) }
    }
    if rule("Circle().fill(#color.shadow(.drop(radius: #length)))", weight: 0.4) {
      make { m in Circle().fill(p.color(0, m).shadow(.drop(radius: p.length(1, m)))) }
    }
    if rule(".foregroundStyle(#color.shadow(.inner(radius: 2, x: #length)))", weight: 0.4) {
      make { m in a(m).foregroundStyle(p.color(0, m).shadow(.inner(radius: 2, x: p.length(1, m)))) }
    }
    if rule("Circle().fill(#color.blendMode(.multiply))", weight: 0.3) {
      make { m in Circle().fill(p.color(0, m).blendMode(.multiply)) }
    }
    if rule(".foregroundStyle(.shadow(.drop(color: #color, radius: 3)))", weight: 0.3) {
      make { m in a(m).foregroundStyle(.shadow(.drop(color: p.color(0, m), radius: 3))) }
    }
    if rule(".background(.thinMaterial.shadow(.drop(radius: #length)), in: ButtonBorderShape.capsule)", weight: 0.3) {
      make { m in
        a(m).background(.thinMaterial.shadow(.drop(radius: p.length(0, m))), in: ButtonBorderShape.capsule)
      }
    }
    if rule(".border(ImagePaint(image: Image(systemName: \"star\"), scale: #scale), width: #length)", weight: 0.3) {
      make { m in
        a(m).border(ImagePaint(image: Image(systemName: "star"), scale: p.scale(0, m)), width: p.length(1, m))
      }
    }
    if rule(".foregroundStyle(.image(Image(systemName: #flag ? \"star\" : \"heart\")))", weight: 0.3) {
      make { m in a(m).foregroundStyle(.image(Image(systemName: p.flag(0, m) ? "star" : "heart"))) }
    }
    if rule(".foregroundColor(#color)") { make { m in a(m).foregroundColor(p.color(0, m)) } }
    if rule(".foregroundStyle(#color)") { make { m in a(m).foregroundStyle(p.color(0, m)) } }
    if rule(".tint(#color)") { make { m in a(m).tint(p.color(0, m)) } }
    if rule(".background { #b }", weight: 2) { make { m in a(m).background { b(m) } } }
    if rule(".background(#color)") { make { m in a(m).background(p.color(0, m)) } }
    if rule(".overlay(alignment: #alignment) { #b }", weight: 2) {
      make { m in a(m).overlay(alignment: p.alignment(0, m)) { b(m) } }
    }
    if rule(".border(#color, width: #length)") { make { m in a(m).border(p.color(0, m), width: p.length(1, m)) } }
    if rule(".clipShape(RoundedRectangle(cornerRadius: #length))") {
      make { m in a(m).clipShape(RoundedRectangle(cornerRadius: p.length(0, m))) }
    }
    if rule(".clipped()", weight: 0.5) { make { m in a(m).clipped() } }
    if rule(".cornerRadius(#length)", weight: 0.5) { make { m in a(m).cornerRadius(p.length(0, m)) } }
    if rule(".mask { #b }") { make { m in a(m).mask { b(m) } } }
    if rule("Rectangle().inset(by: #length)", weight: 0.2) { make { m in Rectangle().inset(by: p.length(0, m)) } }
    if rule("Rectangle().rotation(#degrees)", weight: 0.2) { make { m in Rectangle().rotation(p.degrees(0, m)) } }
    if rule("Capsule().offset(x: #length)", weight: 0.2) { make { m in Capsule().offset(x: p.length(0, m)) } }
    if rule("Circle().scale(#scale)", weight: 0.2) { make { m in Circle().scale(p.scale(0, m)) } }
    if rule("Ellipse().size(width: #length, height: 9)", weight: 0.2) {
      make { m in Ellipse().size(width: p.length(0, m), height: 9) }
    }
    if rule("Rectangle().transform(CGAffineTransform(scaleX: #scale, y: 1))", weight: 0.2) {
      make { m in Rectangle().transform(CGAffineTransform(scaleX: p.scale(0, m), y: 1)) }
    }
    if rule("Circle().strokeBorder(#color, lineWidth: #length)", weight: 0.2) {
      make { m in Circle().strokeBorder(p.color(0, m), lineWidth: p.length(1, m)) }
    }
    if rule("RoundedRectangle(cornerRadius: #length).stroke(style: StrokeStyle(lineWidth: 3, dash: [2]))", weight: 0.2)
    {
      make { m in RoundedRectangle(cornerRadius: p.length(0, m)).stroke(style: StrokeStyle(lineWidth: 3, dash: [2])) }
    }
    if rule("UnevenRoundedRectangle(topLeadingRadius: #length)", weight: 0.2) {
      make { m in UnevenRoundedRectangle(topLeadingRadius: p.length(0, m)) }
    }
    if rule("ContainerRelativeShape()", weight: 0.2) { make { _ in ContainerRelativeShape() } }
    if rule("AnyShape(Circle())", weight: 0.2) { make { m in AnyShape(Circle()) } }
    if rule("Circle().union(Rectangle().inset(by: #length))", weight: 0.2) {
      make { m in Circle().union(Rectangle().inset(by: p.length(0, m))) }
    }
    if rule("Rectangle().subtracting(Circle().offset(x: #length), eoFill: #flag)", weight: 0.2) {
      make { m in Rectangle().subtracting(Circle().offset(x: p.length(0, m)), eoFill: p.flag(1, m)) }
    }
    if rule("Capsule().intersection(Rectangle().rotation(#degrees))", weight: 0.2) {
      make { m in Capsule().intersection(Rectangle().rotation(p.degrees(0, m))) }
    }
    if rule("Ellipse().symmetricDifference(Wave(animatableData: #length)).stroke(#color)", weight: 0.2) {
      make { m in Ellipse().symmetricDifference(Wave(animatableData: p.length(0, m))).stroke(p.color(1, m)) }
    }
    if rule("Rectangle().lineIntersection(Circle().scale(#scale)).stroke(#color)", weight: 0.2) {
      make { m in Rectangle().lineIntersection(Circle().scale(p.scale(0, m))).stroke(p.color(1, m)) }
    }
    if rule("Circle().lineSubtraction(Capsule().inset(by: #length)).stroke(#color)", weight: 0.2) {
      make { m in Circle().lineSubtraction(Capsule().inset(by: p.length(0, m))).stroke(p.color(1, m)) }
    }
    if rule("Wave(animatableData: #length)", weight: 0.2) { make { m in Wave(animatableData: p.length(0, m)) } }
    if rule("RadialGradient(colors: [#color, .red], center: .center, startRadius: 0, endRadius: 50)", weight: 0.2) {
      make { m in RadialGradient(colors: [p.color(0, m), .red], center: .center, startRadius: 0, endRadius: 50) }
    }
    if rule(
      "MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [#color, .red, .blue, .clear])",
      weight: 0.2)
    {
      make { m in
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [p.color(0, m), .red, .blue, .clear])
      }
    }
    if rule("AngularGradient(colors: [#color, .red], center: #unitPoint)", weight: 0.2) {
      make { m in AngularGradient(colors: [p.color(0, m), .red], center: p.unitPoint(1, m)) }
    }
    if rule("EllipticalGradient(colors: [#color, .red])", weight: 0.2) {
      make { m in EllipticalGradient(colors: [p.color(0, m), .red]) }
    }
    if rule("Color.red.opacity(#unit)", weight: 0.2) { make { m in Color.red.opacity(min(p.unit(0, m), 1)) } }
    if rule("Color.red.mix(with: #color, by: #unit)", weight: 0.2) {
      make { m in Color.red.mix(with: p.color(0, m), by: min(p.unit(1, m), 1)) }
    }
    if rule("Rectangle().fill(AnyShapeStyle(#color))", weight: 0.2) {
      make { m in Rectangle().fill(AnyShapeStyle(p.color(0, m))) }
    }
    if rule("Rectangle().fill(Gradient(colors: [#color, .red]))", weight: 0.2) {
      make { m in Rectangle().fill(Gradient(colors: [p.color(0, m), .red])) }
    }
    if rule("Rectangle().fill(.tint)", weight: 0.2) { make { m in Rectangle().fill(.tint) } }
    if rule("Rectangle().fill(.ultraThinMaterial)", weight: 0.2) { make { m in Rectangle().fill(.ultraThinMaterial) } }
    if rule("Rectangle().fill(.background)", weight: 0.2) { make { m in Rectangle().fill(.background) } }
    if rule("Rectangle().fill(.foreground.opacity(#unit))", weight: 0.2) {
      make { m in Rectangle().fill(.foreground.opacity(min(p.unit(0, m), 1))) }
    }
    if rule("Rectangle().fill(.separator)", weight: 0.2) { make { m in Rectangle().fill(.separator) } }
    if rule("Rectangle().fill(.placeholder)", weight: 0.2) { make { m in Rectangle().fill(.placeholder) } }
    if rule("Rectangle().fill(.link)", weight: 0.2) { make { m in Rectangle().fill(.link) } }
    if rule("Rectangle().fill(.fill)", weight: 0.2) { make { m in Rectangle().fill(.fill) } }
    if rule("Rectangle().fill(.secondary)", weight: 0.2) { make { m in Rectangle().fill(.secondary) } }
    if rule("Rectangle().fill(#color.gradient)", weight: 0.2) { make { m in Rectangle().fill(p.color(0, m).gradient) } }
    if rule(".background(#color, in: Capsule())", weight: 0.4) {
      make { m in a(m).background(p.color(0, m), in: Capsule()) }
    }
    if rule(".overlay(#color, in: Circle())", weight: 0.3) { make { m in a(m).overlay(p.color(0, m), in: Circle()) } }
    if rule(".backgroundStyle(#color)", weight: 0.2) { make { m in a(m).backgroundStyle(p.color(0, m)) } }
    if rule(".background(alignment: #alignment) { #b }", weight: 0.5) {
      make { m in a(m).background(alignment: p.alignment(0, m)) { b(m) } }
    }
    if rule(
      "Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: #unitPoint, endPoint: .bottom))", weight: 0.2
    ) {
      make { m in
        Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: p.unitPoint(0, m), endPoint: .bottom))
      }
    }
    if rule(
      "Rectangle().fill(.radialGradient(Gradient(colors: [#color, .red]), center: .center, startRadius: 0, endRadius: 10))",
      weight: 0.2)
    {
      make { m in
        Rectangle().fill(
          .radialGradient(Gradient(colors: [p.color(0, m), .red]), center: .center, startRadius: 0, endRadius: 10))
      }
    }
    if rule(
      "Rectangle().fill(.angularGradient(colors: [#color, .red], center: .center, startAngle: .zero, endAngle: #degrees))",
      weight: 0.2)
    {
      make { m in
        Rectangle().fill(
          .angularGradient(
            colors: [p.color(0, m), .red], center: .center, startAngle: .zero, endAngle: p.degrees(1, m)))
      }
    }
    if rule("Rectangle().fill(.conicGradient(colors: [#color, .red], center: .center))", weight: 0.2) {
      make { m in Rectangle().fill(.conicGradient(colors: [p.color(0, m), .red], center: .center)) }
    }
    if rule("Rectangle().fill(.ellipticalGradient(colors: [#color, .red]))", weight: 0.2) {
      make { m in Rectangle().fill(.ellipticalGradient(colors: [p.color(0, m), .red])) }
    }
    if rule("Arc(insetAmount: #length).strokeBorder(#color)", weight: 0.2) {
      make { m in Arc(insetAmount: p.length(0, m)).strokeBorder(p.color(1, m)) }
    }
    if rule(".clipShape(.capsule)", weight: 0.3) { make { m in a(m).clipShape(.capsule) } }
  }
}

/// A shape of a program's own.
struct Wave: Shape {
  var animatableData: CGFloat
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY + animatableData))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// A shape of a program's own that can be inset.
struct Arc: InsettableShape {
  var insetAmount: CGFloat = 0
  func inset(by amount: CGFloat) -> Arc { Arc(insetAmount: insetAmount + amount) }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: max(rect.width / 2 - insetAmount, 0), startAngle: .zero,
        endAngle: .degrees(90), clockwise: false)
    }
  }
}

/// A drawing with all kinds of operations, by the foreground style and the font around.
struct Sketch: View {
  let amount: Double
  let length: CGFloat
  let text: String

  var body: some View {
    Canvas { context, size in
      var copy = context
      copy.opacity = min(max(amount, 0), 1)
      copy.translateBy(x: length, y: 0)
      copy.addFilter(.blur(radius: 2))
      copy.draw(Text(text), at: .zero, anchor: .topLeading)
      copy.clip(to: Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 20)))
      copy.blendMode = .destinationOut
      copy.drawLayer { layer in
        layer.stroke(Path(CGRect(origin: .zero, size: size)), with: .foreground, lineWidth: max(length, 0))
        layer.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        layer.withCGContext { context in
          context.clip(to: CGRect(x: 0, y: 0, width: 30, height: max(length, 0)))
          context.setLineDash(phase: 0, lengths: [2, 3])
          context.strokeEllipse(in: CGRect(origin: .zero, size: size))
        }
      }
    }
  }
}

/// An image that is a drawing.
private func drawn(_ color: Color, _ length: CGFloat, turned: Bool) -> UIImage {
  let image = UIGraphicsImageRenderer(size: CGSize(width: length, height: 10)).image { context in
    UIColor(color).setFill()
    context.fill(CGRect(x: 0, y: 0, width: length, height: 10))
    "·".draw(at: .zero)
  }
  return image.withOrientation(turned ? .left : .up)
}

/// An image of an asset catalog's PDF: a page of a width, half of which is black.
private func pageOfPDF(width: Int) -> UIImage {
  let width = abs(width % 100) + 1
  let file = """
    %PDF-1.4
    1 0 obj <</Type /Page /MediaBox [0 0 \(width) 12] /Contents 2 0 R>> endobj
    2 0 obj <<>> stream
    q 0 0 \(width) 6 re f Q
    endstream endobj
    """
  return UIImage(pdf: Data(file.utf8), named: "page") ?? UIImage()
}
