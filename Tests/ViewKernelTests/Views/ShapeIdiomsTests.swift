import Foundation
import HostTree
import ViewKernel
import XCTest

// Code as people write it: what counts is that it compiles, and that it shows the hosts one would expect.

private struct Wave: Shape {
  var phase: Angle
  var strength: CGFloat = 10

  var animatableData: Double {
    get { phase.degrees }
    set { phase = Angle(degrees: newValue) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 10) {
      path.addLine(to: CGPoint(x: x, y: rect.midY + strength * sin(Double(x) / 20 + phase.radians)))
    }
    return Path(path.strokedPath(.init(lineWidth: 2)).boundingRect)
  }
}

private struct PieSlice: Shape {
  let startAngle: Angle
  let endAngle: Angle

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { p in
      p.move(to: center)
      p.addArc(
        center: center, radius: rect.width / 2, startAngle: startAngle, endAngle: endAngle, clockwise: false)
      p.closeSubpath()
    }
  }
}

private struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * 3), y: 0))
  }
}

private struct Card<S: InsettableShape, Fill: ShapeStyle>: View {
  let shape: S
  let fill: Fill

  var body: some View {
    shape
      .fill(fill)
      .overlay(shape.stroke(Color.white, lineWidth: 4))
      .background(shape.inset(by: 2).foregroundColor(.gray))
      .clipShape(shape)
      .contentShape(shape)
  }
}

private struct ProgressRing: View {
  var progress: Double
  let gradient = AngularGradient(
    gradient: Gradient(colors: [.red, .yellow]), center: .center, startAngle: .degrees(0), endAngle: .degrees(360))

  var body: some View {
    ZStack {
      Circle()
        .stroke(lineWidth: 20.0)
        .opacity(0.3)
        .foregroundColor(Color.red)
      Circle()
        .trim(from: 0.0, to: CGFloat(min(self.progress, 1.0)))
        .stroke(style: StrokeStyle(lineWidth: 20.0, lineCap: .round, lineJoin: .round))
        .foregroundColor(Color.red)
        .rotationEffect(Angle(degrees: 270.0))
      Circle().trim(from: 0, to: progress).stroke(gradient, style: StrokeStyle(lineWidth: 4, lineCap: .round))
    }
  }
}

extension View {
  fileprivate func glow(color: Color = .red, radius: CGFloat = 20) -> some View {
    self.shadow(color: color, radius: radius / 3).shadow(color: color, radius: radius / 3, x: 0, y: 2)
  }
}

@MainActor
final class ShapeIdiomsTests: HostTestCase {
  private func count(_ view: some View) -> Int {
    show(view, width: 300, height: 300).all.filter { $0 is HostShapeView }.count
  }

  func testShapes() {
    let isOn = true
    XCTAssertEqual(count(ProgressRing(progress: 0.4)), 3)
    XCTAssertEqual(count(Card(shape: RoundedRectangle(cornerRadius: 25, style: .continuous), fill: .blue.gradient)), 3)
    XCTAssertEqual(
      count(
        HStack {
          Wave(phase: .degrees(10)).fill(Color.blue)
          PieSlice(startAngle: .degrees(0), endAngle: .degrees(40)).fill(isOn ? Color.green : .clear)
          Circle().fill(isOn ? .green : .red).frame(width: 20, height: 20)
          Capsule().strokeBorder(Color.black, lineWidth: 0.8).background(Color.red).clipped()
          Rectangle().fill(Color.red).frame(width: 50, height: 50).border(Color.black, width: 2)
          AnyShape(isOn ? AnyShape(Circle()) : AnyShape(Rectangle()))
        }), 6)
  }

  func testPaths() {
    let view = VStack {
      Path { path in
        path.move(to: CGPoint(x: 200, y: 100))
        path.addLine(to: CGPoint(x: 100, y: 300))
        path.addLines([.zero, .init(x: 5, y: 5)])
        path.addQuadCurve(to: CGPoint(x: 0, y: 50), control: CGPoint(x: 20, y: 20))
        path.addArc(
          center: .init(x: 50, y: 50), radius: 20, startAngle: Angle(degrees: 0.0), endAngle: Angle(degrees: 190),
          clockwise: true)
        path.closeSubpath()
      }
      .stroke(Color.blue, lineWidth: 10)
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 80)).fill(.blue)
      Path(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 80), cornerRadius: 4)
        .trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 1, dash: [4]))
      Path(CGRect(x: 0, y: 0, width: 50, height: 80)).applying(CGAffineTransform(rotationAngle: .pi / 4))
    }
    XCTAssertEqual(count(view), 4)
  }

  func testDecorations() {
    let gradient = Gradient(colors: [Color.blue, .red.opacity(0.5)])
    XCTAssertEqual(
      count(
        VStack {
          Image(systemName: "star").clipShape(Circle()).overlay(Circle().stroke(Color.white, lineWidth: 4))
            .shadow(radius: 7)
          Text("a").background(Color.blue.cornerRadius(10))
          Text("b").background(RoundedRectangle(cornerRadius: 10).fill(Color.white).shadow(radius: 5))
          Text("c").background(RoundedRectangle(cornerRadius: 8).stroke())
          Text("d").overlay(RoundedRectangle(cornerRadius: 16).stroke(.blue, lineWidth: 1))
          Text("e").background(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
          Text("f").background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
          Text("g").background { Capsule().fill(.tint) }
          Text("h").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }), 6)
  }

  func testMasksAndEffects() {
    let isOn = true
    XCTAssertEqual(
      count(
        VStack {
          Color.red.mask(Circle())
          Color.red.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
          Text("a").rotationEffect(.degrees(isOn ? 90 : 0)).scaleEffect(isOn ? 1.2 : 1)
          Text("b").scaleEffect(x: -1, y: 1, anchor: .center).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
          Text("c").hueRotation(Angle(degrees: 45)).blendMode(.screen).blur(radius: isOn ? 20 : 0)
          Text("d").modifier(Shake(animatableData: 0.5)).glow()
          Text("e").transformEffect(.init(translationX: 0, y: 5)).transformEffect(.identity)
          Text("f").colorMultiply(.red).brightness(0.1).saturation(isOn ? 0 : 1).compositingGroup()
        }), 2)
  }
}
