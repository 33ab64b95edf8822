// Frames, fonts, colours, gradients, shapes and looks, as code for SwiftUI writes them: every overload here must go on
// compiling, in Swift 5 and in Swift 6 mode.
import UIKitCompatibility
import ViewKernel

struct A1: View {
  @State private var isOn = false
  @State private var name: String = ""
  @State private var value = 0.5
  @State private var date = Date()
  @State var items = ["a", "b"]
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("a").fontWeight(.heavy).foregroundColor(.red)
      Text("a").font(.system(size: 20, weight: .bold, design: .rounded))
      Text("a").font(.system(size: 20)).bold().italic()
      Text("a").font(.system(.title, design: .rounded)).bold()
      Text("a").font(.system(.title, design: .rounded, weight: .heavy))
      Text("a").font(Font.custom("Avenir", size: 20))
      Text("a").font(.custom("Avenir", size: 20, relativeTo: .body))
      Text("a").font(.custom("Avenir", fixedSize: 20))
      Text("a").font(Font.system(size: 12).weight(.bold).monospacedDigit())
      Text("a").font(.title.bold()).font(.caption.italic()).font(.body).font(.body)
    }
    .frame(width: 10, height: 10, alignment: .center)
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
    .frame(maxWidth: .infinity)
    .frame(width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.height / 2)
    .frame(idealWidth: 10)
    .frame(height: 10)
  }
}
typealias UIScreen = HostScreen

struct A2: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Color(.systemGray6)
      Color(red: 0.1, green: 0.2, blue: 0.3)
      Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5)
      Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)
      Color(.displayP3, white: 0.3)
      Color(hue: 0.1, saturation: 0.2, brightness: 1)
      Color(white: 0.5)
      Color(white: 0.5, opacity: 0.2)
      Color("name")
      Color(#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
      Color("name", bundle: nil)
      Color.red.opacity(0.5)
      Color(HostColor.systemBackground)
    }
    VStack {
      Color(.systemBackground)
      Color(.secondarySystemBackground)
      Color(.label)
      Color(.systemGroupedBackground).edgesIgnoringSafeArea(.all)
      Color.primary
      Color.secondary
      Color.accentColor
    }
    Color.teal; Color.mint; Color.indigo; Color.brown; Color.cyan
    Color.black.ignoresSafeArea()
    Color.clear
  }
}

struct A3: View {
  @State private var isOn = false
  @State private var scale: CGFloat = 1
  @State private var rotation = 0.0
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .bottomTrailing)
      LinearGradient(
        gradient: Gradient(stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]),
        startPoint: UnitPoint(x: 0, y: 0), endPoint: .init(x: 1, y: 1))
      LinearGradient(stops: [.init(color: .red, location: 0)], startPoint: .top, endPoint: .bottom)
      RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 100)
      RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 10)
      AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
      AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, angle: .degrees(90))
      AngularGradient(
        gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .zero, endAngle: .degrees(360))
      AngularGradient(colors: [.red], center: .center)
    }
    ZStack {
      Circle().fill(Color.red).frame(width: 10)
      Circle().fill(.red)
      Circle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      Circle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      Circle().fill(.radialGradient(Gradient(colors: [.red]), center: .center, startRadius: 0, endRadius: 10))
      Circle().fill(.blue.gradient)
      Circle().fill(Color.blue.gradient)
      Circle().stroke(Color.red, lineWidth: 2)
      Circle().stroke(
        .red,
        style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 1, dash: [1, 2], dashPhase: 0))
    }
    ZStack {
      Circle().stroke(lineWidth: 10).foregroundColor(.red)
      Circle().stroke(style: StrokeStyle(lineWidth: 4))
      Circle().strokeBorder(Color.red, lineWidth: 2)
      Circle().strokeBorder(lineWidth: 2)
      Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2))
      Circle().trim(from: 0, to: 0.5).stroke(Color.red, style: .init(lineWidth: 2, lineCap: .round)).rotationEffect(
        .degrees(-90))
      Circle().inset(by: 10)
      RoundedRectangle(cornerRadius: 10, style: .continuous).fill(Color.red).shadow(radius: 10)
      RoundedRectangle(cornerSize: CGSize(width: 10, height: 10))
      Capsule(style: .circular)
    }
    ZStack {
      Rectangle().fill(.red).stroke(.blue, lineWidth: 2)
      Rectangle().rotation(.degrees(45)).offset(x: 10)
      Rectangle().scale(0.5).fill(.red)
      Rectangle().size(width: 10, height: 10)
      Rectangle().fill(.ultraThinMaterial)
      UnevenRoundedRectangle(
        topLeadingRadius: 10, bottomLeadingRadius: 0, bottomTrailingRadius: 0, topTrailingRadius: 10)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 10))
      Ellipse().fill(.tint)
      Circle().union(Rectangle().inset(by: 4)).fill(.red)
      RoundedRectangle(cornerRadius: 8).subtracting(Circle(), eoFill: true).intersection(Capsule()).stroke(.red)
      Path(CGRect(x: 0, y: 0, width: 9, height: 9)).normalized().symmetricDifference(Path(ellipseIn: .zero)).union(
        Path(), eoFill: true)
      Path { path in
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: .init(x: 10, y: 10))
        path.addLines([.zero, CGPoint(x: 1, y: 1)])
        path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .radians(.pi), clockwise: true)
        path.addArc(tangent1End: .zero, tangent2End: .zero, radius: 2)
        path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(10))
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRects([.zero])
        path.addEllipse(in: .zero)
        path.addRoundedRect(in: .zero, cornerSize: CGSize(width: 2, height: 2))
        path.addPath(Path(ellipseIn: .zero))
        path.addPath(
          Circle().path(in: .zero),
          transform: CGAffineTransform(rotationAngle: 1).translatedBy(x: 1, y: 1).scaledBy(x: 2, y: 2))
        path.closeSubpath()
      }
      .stroke(.red)
    }
  }
}

struct A4: View {
  @State private var isOn = false
  @State private var scale: CGFloat = 1
  let img = "x"
  var body: some View {
    Group {
      Image("a").resizable().scaledToFit().frame(width: 1, height: 1).clipShape(Circle()).overlay(
        Circle().stroke(Color.white, lineWidth: 4)
      ).shadow(radius: 7)
      Image("a", bundle: .main).resizable().aspectRatio(contentMode: .fit)
      Image(img).renderingMode(.original).resizable().interpolation(.none).antialiased(true)
      Image(systemName: "star").imageScale(.large).font(.title).foregroundColor(.accentColor)
      Image(systemName: isOn ? "star" : "star.fill").symbolRenderingMode(.hierarchical)
      Image(systemName: "star", variableValue: 0.5).symbolVariant(.fill)
      Image(decorative: "a").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
      Image(systemName: "heart").resizable().aspectRatio(1, contentMode: .fill).aspectRatio(
        CGSize(width: 1, height: 1), contentMode: .fit)
    }
    Group {
      Text("a").background(Color.red).background(.red).background(.red, in: Circle()).background(in: Capsule())
        .background { Color.red }
      Text("a").background(alignment: .top) { Color.red }.background(Color.red, alignment: .top).background(
        .regularMaterial, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
      Text("a").background(.ultraThinMaterial).background(.thinMaterial, in: .rect(cornerRadius: 10)).background(
        Color.red, ignoresSafeAreaEdges: .all)
      Text("a").background(Color.red.clipShape(Capsule())).background(RoundedRectangle(cornerRadius: 5).fill(Color.red))
        .background(GeometryReader { g in Color.clear.preference(key: SizeKey.self, value: g.size) })
      Text("a").overlay(Text("b"), alignment: .topTrailing).overlay(alignment: .bottom) { Text("x") }.overlay {
        Color.red
      }.overlay(RoundedRectangle(cornerRadius: 3).stroke(.red, lineWidth: 1)).overlay(.red, in: Circle())
      Text("a").padding().padding(10).padding(.horizontal).padding([.leading, .top], 10).padding(
        EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
      ).padding(.init(top: 0, leading: 0, bottom: 0, trailing: 0)).padding(.all, 4)
      Text("a").shadow(color: .black.opacity(0.3), radius: 10, x: 0, y: 10).shadow(color: Color.black, radius: 3)
      Text("a").cornerRadius(10).border(Color.red).border(.red, width: 2).clipped().clipShape(.circle).clipShape(
        .rect(cornerRadius: 3)
      ).clipShape(RoundedRectangle(cornerRadius: 25.0)).clipShape(.capsule)
      Text("a").rotationEffect(.degrees(isOn ? 90 : 0)).rotationEffect(Angle(degrees: 10), anchor: .bottom)
        .rotationEffect(.init(degrees: 3)).scaleEffect(isOn ? 1 : 2).scaleEffect(x: 1, y: 2).scaleEffect(
          CGSize(width: 1, height: 2)
        ).scaleEffect(scale, anchor: .top).scaleEffect(0.5)
      Text("a").rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0)).rotation3DEffect(
        .degrees(10), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 0.5)
    }
    Group {
      Text("a").offset(x: 10).offset(y: 10).offset(x: 1, y: 1).offset(CGSize(width: 1, height: 1)).position(x: 1, y: 1)
        .position(CGPoint(x: 1, y: 1))
      Text("a").opacity(isOn ? 1 : 0).blur(radius: 3).blur(radius: 2, opaque: true).brightness(0.1).contrast(2)
        .saturation(0).grayscale(1).hueRotation(.degrees(10)).colorInvert().colorMultiply(.red).luminanceToAlpha()
        .blendMode(.multiply)
      Text("a").ignoresSafeArea().ignoresSafeArea(.keyboard).ignoresSafeArea(.container, edges: .top).ignoresSafeArea(
        .all, edges: .all
      ).edgesIgnoringSafeArea(.top).edgesIgnoringSafeArea([.top, .bottom])
      Text("a").zIndex(1).id("a").tag(1).hidden().disabled(isOn).layoutPriority(1).fixedSize().fixedSize(
        horizontal: true, vertical: false
      ).compositingGroup().drawingGroup()
      Text("a").mask(Circle()).mask { Circle() }.mask(
        LinearGradient(gradient: Gradient(colors: [.black, .clear]), startPoint: .top, endPoint: .bottom)
      ).mask(alignment: .top) { Circle() }
      Text("a").contentShape(Rectangle()).contentShape(.rect).allowsHitTesting(false).transformEffect(
        .init(translationX: 1, y: 1)
      ).transformEffect(CGAffineTransform(scaleX: 1, y: 1)).transformEffect(.identity)
    }
  }
}
struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
