// Canvases and what is drawn in them, as code for SwiftUI writes it: every overload here must go on compiling, in Swift
// 5 and in Swift 6 mode.
import ViewKernel

struct Ellipses: View {
  var body: some View {
    Canvas { context, size in
      context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 4)
    }
    .frame(width: 300, height: 200)
    .border(Color.blue)
    Canvas(opaque: true, colorMode: .extendedLinear, rendersAsynchronously: true) {
      (context: inout GraphicsContext, size: CGSize) in
      let halfSize = size.applying(CGAffineTransform(scaleX: 0.5, y: 0.5))
      context.clip(to: Path(CGRect(origin: .zero, size: halfSize)))
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
      var maskedContext = context
      maskedContext.clip(
        to: Path(CGRect(origin: .zero, size: halfSize)), style: FillStyle(eoFill: true), options: .inverse)
      maskedContext.fill(
        Path(ellipseIn: CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.green, .blue]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: size.height)))
    }
  }
}

struct Scatter<Mark: View>: View {
  let rects: [CGRect]
  let mark: Mark
  enum SymbolID: Int { case mark }

  var body: some View {
    Canvas { context, size in
      if let mark = context.resolveSymbol(id: SymbolID.mark) {
        for rect in rects { context.draw(mark, in: rect) }
        context.draw(mark, at: CGPoint(x: size.width / 2, y: size.height / 2))
        context.draw(mark, at: .zero, anchor: .topLeading)
        _ = mark.size.width
      }
    } symbols: {
      mark.tag(SymbolID.mark)
    }
    .background(.black)
  }
}

final class Particles {
  struct Particle: Hashable {
    let x: Double
    let y: Double
    let birth: Double
  }
  let image = Image(systemName: "sparkle")
  var particles = Set<Particle>()
  var center = UnitPoint.center
  func update(date: TimeInterval) { particles.insert(Particle(x: center.x, y: center.y, birth: date)) }
}

struct Sparkles: View {
  @State private var system = Particles()

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let now = timeline.date.timeIntervalSinceReferenceDate
        system.update(date: now)
        context.blendMode = .plusLighter
        context.addFilter(.colorMultiply(.green))
        for particle in system.particles {
          let x = particle.x * size.width
          var contextCopy = context
          contextCopy.addFilter(.hueRotation(.degrees(40)))
          contextCopy.opacity = 1 - (now - particle.birth)
          contextCopy.draw(system.image, at: CGPoint(x: x, y: particle.y * size.height))
          contextCopy.draw(contextCopy.resolve(system.image), in: CGRect(x: x, y: 0, width: 9, height: 9))
        }
      }
    }
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { drag in
        system.center.x = drag.location.x / 100
      }
    )
    .ignoresSafeArea()
  }
}

struct Metaballs: View {
  @State private var offset = CGSize.zero

  var body: some View {
    Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .yellow))
      context.addFilter(.blur(radius: 30))
      context.drawLayer { ctx in
        for index in [1, 2] {
          if let resolvedView = ctx.resolveSymbol(id: index) {
            ctx.draw(resolvedView, at: CGPoint(x: size.width / 2, y: size.height / 2))
          }
        }
      }
    } symbols: {
      Ball().tag(1)
      Ball(offset: offset).tag(2)
    }
  }

  @ViewBuilder func Ball(offset: CGSize = .zero) -> some View {
    Circle().fill(.white).frame(width: 150, height: 150).offset(offset)
  }
}

struct Everything: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Canvas(rendersAsynchronously: true) { context, size in
      drawText(in: context, size: size)
      drawPaths(in: &context, size: size)
      drawFilters(context)
      if context.environment.colorScheme == .dark {
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
      }
    }
  }

  func drawText(in context: GraphicsContext, size: CGSize) {
    context.draw(Text("Hello").font(.title).bold().foregroundColor(.red), at: CGPoint(x: 50, y: 50))
    context.draw(Text(verbatim: "a"), in: CGRect(origin: .zero, size: size))
    var text = context.resolve(Text("World").font(.system(size: 20)))
    let area = text.measure(in: CGSize(width: size.width, height: .infinity))
    text.shading = .color(.white)
    let baseline = text.firstBaseline(in: size) + text.lastBaseline(in: size)
    context.draw(text, at: CGPoint(x: area.width / 2, y: baseline), anchor: .bottomLeading)
    context.draw(text, in: CGRect(origin: .zero, size: area))
    let image = context.resolve(Image(systemName: "star"))
    context.draw(image, at: CGPoint(x: image.size.width, y: image.baseline), anchor: .center)
    var tinted = context.resolve(Image("photo"))
    tinted.shading = .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 0, y: 9))
    context.draw(tinted, in: CGRect(x: 0, y: 0, width: 10, height: 10), style: FillStyle(eoFill: true))
    context.draw(Image("photo"), in: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  func drawPaths(in context: inout GraphicsContext, size: CGSize) {
    let path = Path { p in
      p.move(to: .zero)
      p.addLine(to: CGPoint(x: size.width, y: size.height))
    }
    let rect = context.clipBoundingRect
    context.stroke(path, with: .color(red: 1, green: 0, blue: 0, opacity: 0.5))
    context.stroke(
      path, with: .color(.sRGBLinear, white: 0.5), style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 3]))
    context.fill(Circle().path(in: rect), with: .style(.tint))
    context.fill(path, with: .style(Color.red.opacity(0.5)), style: FillStyle(eoFill: true, antialiased: false))
    context.fill(path, with: .palette([.foreground, .backdrop]))
    context.fill(
      path,
      with: .radialGradient(
        Gradient(colors: [.white, .clear]), center: CGPoint(x: 5, y: 5), startRadius: 0, endRadius: 9, options: .repeat)
    )
    context.fill(
      path, with: .conicGradient(Gradient(stops: [.init(color: .red, location: 0)]), center: .zero, angle: .degrees(90))
    )
    context.fill(
      path,
      with: .linearGradient(
        Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero, options: [.mirror, .linearColor]))
    context.fill(
      path,
      with: .tiledImage(Image("tile"), origin: .zero, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 2))
    let shading: GraphicsContext.Shading = .color(.orange)
    context.fill(path, with: context.resolve(shading))
    context.translateBy(x: size.width / 2, y: size.height / 2)
    context.scaleBy(x: 2, y: 1)
    context.rotate(by: .degrees(45))
    context.concatenate(CGAffineTransform(translationX: 1, y: 2))
    let old = context.transform
    context.transform = .identity
    context.transform = old
    context.blendMode = .multiply
    context.blendMode = GraphicsContext.BlendMode.destinationOut
    context.clipToLayer(opacity: 0.5, options: .inverse) { layer in
      layer.fill(path, with: .color(.black))
    }
    context.clipToLayer { $0.fill(path, with: .color(.black)) }
  }

  func drawFilters(_ context: GraphicsContext) {
    var context = context
    context.addFilter(.shadow(radius: 5))
    context.addFilter(
      .shadow(
        color: .black.opacity(0.5), radius: 5, x: 1, y: 2, blendMode: .multiply, options: [.shadowOnly, .invertsAlpha]))
    context.addFilter(.blur(radius: 2, options: .dithersResult), options: .linearColor)
    context.addFilter(.colorInvert())
    context.addFilter(.colorInvert(0.5))
    context.addFilter(.grayscale(1))
    context.addFilter(.saturation(2))
    context.addFilter(.brightness(0.2))
    context.addFilter(.contrast(0.2))
    context.addFilter(.luminanceToAlpha)
    context.addFilter(.projectionTransform(ProjectionTransform(.identity)))
    var matrix = ColorMatrix()
    matrix.r1 = 0.5
    matrix.a5 = 0.1
    context.addFilter(.colorMatrix(matrix))
    context.drawLayer { layer in
      layer.opacity *= 0.5
      layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
  }
}

struct Chart: View {
  let values: [Double]
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }

  var body: some View {
    Canvas(renderer: renderer)
    Canvas { [values] context, size in
      guard !values.isEmpty else { return }
      for (index, value) in values.enumerated() {
        let bar = CGRect(x: CGFloat(index) * 10, y: size.height - CGFloat(value), width: 8, height: CGFloat(value))
        context.fill(Path(roundedRect: bar, cornerRadius: 2), with: .color(.blue.opacity(0.5)))
      }
    }
    .drawingGroup()
    .accessibilityLabel("Chart")
  }
}

nonisolated func someCanvas() -> some View { Canvas { context, size in context.opacity = 0.5 } }

nonisolated func drawn(in context: GraphicsContext) {
  context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
}
