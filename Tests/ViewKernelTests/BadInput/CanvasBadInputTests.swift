import Foundation
import HostTree
import ViewKernel
import XCTest

/// What is drawn in a canvas with numbers that are none: what they count as.
@MainActor
final class CanvasBadInputTests: BadInputTestCase {
  private let path = Path(CGRect(x: 0, y: 0, width: 9, height: 9))

  private func row(
    _ api: String, _ kind: String, says: String = "", line: UInt = #line,
    _ draw: @escaping (inout GraphicsContext, Path) -> Void
  ) {
    row(
      api, kind, says: says, shows: "HostCanvas (0, 0, 100 x 100)", line: line,
      view: { [path] in
        Canvas { context, _ in
          draw(&context, path)
          context.fill(path, with: .color(.black))
        }
      })
  }

  func testAsyncImageInit() {
    row(
      "AsyncImage.init", "not-a-number",
      says: "The scale of an image is nan; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostImageView (0, 0, 100 x 100) image= resizable"
    ) { AsyncImage(url: nil, scale: .nan) }
    row(
      "AsyncImage.init", "negative",
      says: "The scale of an image is -2; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostImageView (0, 0, 100 x 100) image= resizable"
    ) { AsyncImage(url: nil, scale: -2) }
  }

  func testDrawing() {
    row(
      "GraphicsContext.scaleBy", "not-a-number",
      says: "The transform of a shape has the number nan, so the shape is not transformed. Give it finite numbers."
    ) { context, _ in
      context.scaleBy(x: .nan, y: 1)
    }
    row(
      "GraphicsContext.translateBy", "not-a-number",
      says: "The transform of a shape has the number nan, so the shape is not transformed. Give it finite numbers."
    ) { context, _ in
      context.translateBy(x: .nan, y: 1)
    }
    row(
      "GraphicsContext.translateBy", "infinite",
      says: "The transform of a shape has the number inf, so the shape is not transformed. Give it finite numbers."
    ) { context, _ in
      context.translateBy(x: .infinity, y: 1)
    }
    row(
      "GraphicsContext.rotate", "not-a-number",
      says: "The transform of a shape has the number nan, so the shape is not transformed. Give it finite numbers."
    ) { context, _ in
      context.rotate(by: .radians(.nan))
    }
    row(
      "GraphicsContext.concatenate", "not-a-number",
      says: "The transform of a shape has the number nan, so the shape is not transformed. Give it finite numbers."
    ) { context, _ in
      context.concatenate(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    }
    row("GraphicsContext.concatenate", "of no area") { context, _ in
      context.concatenate(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
      context.addFilter(.blur(radius: 2))
      _ = context.clipBoundingRect
    }
    row(
      "GraphicsContext.clipToLayer", "not-a-number",
      says: "The opacity of a clip is nan; it counts as 1. Give it a finite number from 0 to 1."
    ) { context, _ in
      context.clipToLayer(opacity: .nan) { $0.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .foreground) }
    }
    row(
      "GraphicsContext.alphaThreshold", "no number",
      says: "A limit of an opacity is nan; it counts as 0. Give it a finite number from 0 to 1."
    ) { context, _ in
      context.addFilter(.alphaThreshold(min: .nan))
    }
    row(
      "GraphicsContext.blur", "negative",
      says: "The radius of a blur is -1; it counts as 0. Give it a finite number of 0 or more."
    ) { context, _ in
      context.addFilter(.blur(radius: -1))
    }
    row(
      "GraphicsContext.brightness", "no number",
      says: "The amount of brightness is nan; it counts as 0. Give it a finite number."
    ) { context, _ in
      context.addFilter(.brightness(.nan))
    }
    row(
      "GraphicsContext.colorInvert", "no number",
      says: "The amount of an inversion is nan; it counts as 1. Give it a finite number."
    ) { context, _ in
      context.addFilter(.colorInvert(.nan))
    }
    row(
      "GraphicsContext.contrast", "no number",
      says: "The amount of contrast is nan; it counts as 1. Give it a finite number."
    ) { context, _ in
      context.addFilter(.contrast(.nan))
    }
    row(
      "GraphicsContext.grayscale", "no number",
      says: "The amount of grey is inf; it counts as 0. Give it a finite number."
    ) { context, _ in
      context.addFilter(.grayscale(.infinity))
    }
    row(
      "GraphicsContext.hueRotation", "no number",
      says: "The angle of a hue rotation is nan; it counts as 0. Give it a finite number."
    ) { context, _ in
      context.addFilter(.hueRotation(.degrees(.nan)))
    }
    row(
      "GraphicsContext.saturation", "no number",
      says: "The amount of saturation is nan; it counts as 1. Give it a finite number."
    ) { context, _ in
      context.addFilter(.saturation(.nan))
    }
    row(
      "GraphicsContext.shadow", "no number",
      says:
        "The distance of a shadow is inf; it counts as 0. Give it a finite number. / The radius of a shadow is nan; it counts as 0. Give it a finite number of 0 or more."
    ) { context, _ in
      context.addFilter(.shadow(radius: .nan, x: .infinity))
    }
    row("GraphicsContext.projectionTransform", "no number") { context, _ in
      context.addFilter(
        .projectionTransform(ProjectionTransform(CGAffineTransform(a: .nan, b: 0, c: 0, d: .nan, tx: 0, ty: .infinity)))
      )
    }
    row(
      "GraphicsContext.color", "bad",
      says:
        "A part of a colour is nan; it counts as 0. Give it a finite number. / The opacity of a colour is nan; it counts as 1. Give it a finite number of 0 or more."
    ) { context, path in
      context.fill(path, with: .color(red: .nan, green: 2, blue: -1, opacity: .nan))
    }
    row(
      "GraphicsContext.conicGradient", "bad",
      says:
        "The angle of a gradient is nan; it counts as 0. Give it a finite number. / The x of the centre of a gradient is nan; it counts as 0. Give it a finite number."
    ) { context, path in
      context.fill(
        path,
        with: .conicGradient(Gradient(colors: [.red]), center: CGPoint(x: CGFloat.nan, y: 0), angle: .degrees(.nan)))
    }
    row(
      "GraphicsContext.linearGradient", "bad",
      says:
        "The x of the start of a gradient is nan; it counts as 0. Give it a finite number. / The y of the end of a gradient is inf; it counts as 0. Give it a finite number."
    ) { context, path in
      context.fill(
        path,
        with: .linearGradient(
          Gradient(colors: [.red]), startPoint: CGPoint(x: CGFloat.nan, y: 0),
          endPoint: CGPoint(x: 0, y: CGFloat.infinity), options: .repeat))
    }
    row(
      "GraphicsContext.radialGradient", "bad",
      says:
        "The x of the centre of a gradient is nan; it counts as 0. Give it a finite number. / The radius of a gradient is -1; it counts as 0. Give it a finite number of 0 or more. / The radius of a gradient is nan; it counts as 0. Give it a finite number of 0 or more."
    ) { context, path in
      context.fill(
        path,
        with: .radialGradient(
          Gradient(colors: [.red]), center: CGPoint(x: CGFloat.nan, y: 0), startRadius: -1, endRadius: .nan,
          options: .mirror))
    }
    row(
      "GraphicsContext.palette", "bad",
      says: "A palette of shadings is empty, so the foreground style takes its place. Give it one shading or more."
    ) { context, path in
      context.fill(path, with: .palette([]))
    }
    row(
      "GraphicsContext.tiledImage", "bad",
      says: "The scale of an image paint is nan; it counts as 1. Give it a finite number of 0 or more."
    ) { context, path in
      context.fill(
        path, with: .tiledImage(Image(systemName: "star"), origin: CGPoint(x: CGFloat.nan, y: 0), scale: .nan))
    }
    row(
      "GraphicsContext.stroke", "bad",
      says: "The width of a line is nan; it counts as 1. Give it a finite number of 0 or more."
    ) { context, path in
      context.stroke(path, with: .foreground, lineWidth: .nan)
    }
    row(
      "GraphicsContext.stroke", "negative",
      says: "The width of a line is -1; it counts as 0. Give it a finite number of 0 or more."
    ) { context, path in
      context.stroke(path, with: .foreground, lineWidth: -1)
    }
    row("GraphicsContext.draw", "bad") { context, _ in
      context.draw(Text("a"), in: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
      context.draw(Text("a"), at: CGPoint(x: CGFloat.infinity, y: 0))
      context.draw(Image(systemName: "star"), in: CGRect(x: CGFloat.nan, y: 0, width: CGFloat.nan, height: -10))
      context.draw(Text("a"), in: CGRect(x: 0, y: 0, width: -10, height: CGFloat.nan))
    }
    row("GraphicsContext.measure", "bad") { context, _ in
      let text = context.resolve(Text("a"))
      _ = text.measure(in: CGSize(width: CGFloat.nan, height: -1))
    }
    row("GraphicsContext.firstBaseline", "bad") { context, _ in
      let text = context.resolve(Text("a"))
      _ = text.firstBaseline(in: CGSize(width: CGFloat.nan, height: -1))
    }
    row("GraphicsContext.lastBaseline", "bad") { context, _ in
      let text = context.resolve(Text(""))
      _ = text.lastBaseline(in: CGSize(width: CGFloat.nan, height: CGFloat.infinity))
    }
    row("GraphicsContext.resolveSymbol", "bad") { context, _ in
      _ = context.resolveSymbol(id: "none")
    }
    row(
      "GraphicsContext.opacity", "not-a-number",
      says: "The opacity of a graphics context is nan; it counts as 1. Give it a finite number from 0 to 1."
    ) { context, _ in
      context.opacity = .nan
    }
  }
}
