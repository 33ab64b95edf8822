// Views, images and canvases that draw as programs for iOS do.
import UIKitCompatibility
import ViewKernel

struct Sparkline: UIViewRepresentable {
  var values: [CGFloat]

  func makeUIView(context: Context) -> SparklineView {
    let view = SparklineView()
    view.backgroundColor = .clear
    view.isOpaque = false
    view.contentMode = .redraw
    return view
  }

  func updateUIView(_ uiView: SparklineView, context: Context) {
    uiView.values = values
    uiView.setNeedsDisplay()
  }
}

class SparklineView: UIView {
  var values: [CGFloat] = []

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext(), values.count > 1 else { return }
    context.saveGState()
    context.setStrokeColor(UIColor.systemBlue.cgColor)
    context.setLineWidth(2)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor.black.cgColor)
    for (index, value) in values.enumerated() {
      let point = CGPoint(x: rect.width * CGFloat(index) / CGFloat(values.count - 1), y: rect.height * (1 - value))
      if index == 0 { context.move(to: point) } else { context.addLine(to: point) }
    }
    context.strokePath()
    context.restoreGState()

    let colors = [UIColor.red.cgColor, UIColor.clear.cgColor] as CFArray
    if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
      context.clip(to: rect)
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: rect.maxY), options: [])
    }

    let path = UIBezierPath(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: 8)
    UIColor.separator.setStroke()
    path.lineWidth = 1
    path.setLineDash([4, 2], count: 2, phase: 0)
    path.stroke()

    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.label]
    "max".draw(at: CGPoint(x: 4, y: 4), withAttributes: attributes)
  }
}

extension UIImage {
  func resized(to size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  func resizedTheOldWay(to size: CGSize) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, 0.0)
    defer { UIGraphicsEndImageContext() }
    draw(in: CGRect(origin: .zero, size: size))
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
    let rect = CGRect(origin: .zero, size: size)
    UIGraphicsBeginImageContextWithOptions(rect.size, false, 0)
    color.setFill()
    UIRectFill(rect)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    guard let cgImage = image?.cgImage else { return nil }
    self.init(cgImage: cgImage)
  }
}

extension View {
  @MainActor
  func snapshot() -> UIImage {
    let controller = UIHostingController(rootView: self)
    let view = controller.view
    let targetSize = controller.view.intrinsicContentSize
    view?.bounds = CGRect(origin: .zero, size: targetSize)
    view?.backgroundColor = .clear
    let renderer = UIGraphicsImageRenderer(size: targetSize)
    return renderer.image { _ in
      view?.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
    }
  }
}

extension UIView {
  func asImage() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    return renderer.image { rendererContext in layer.render(in: rendererContext.cgContext) }
  }
}

struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY), control1: CGPoint(x: rect.midX, y: rect.minY),
      control2: CGPoint(x: rect.midX, y: rect.maxY))
    return Path(path)
  }
}

struct Drawn: View {
  var body: some View {
    Canvas { context, size in
      context.withCGContext { cgContext in
        cgContext.addEllipse(in: CGRect(origin: .zero, size: size))
        cgContext.setFillColor(UIColor.systemPink.cgColor)
        cgContext.drawPath(using: .fillStroke)
      }
    }
    Path(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath)
    Path(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil))
    if let image = UIImage(color: .red) { Image(uiImage: image.resized(to: CGSize(width: 20, height: 20))) }
  }
}
