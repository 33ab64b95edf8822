import Foundation
import HostTree
import ViewKernel
import XCTest

/// Colours and gradients of numbers that are none: what is painted instead.
@MainActor
final class StylesBadInputTests: BadInputTestCase {
  func testColorInit() {
    row(
      "Color.init", "not-a-number",
      says: "A part of a colour is nan; it counts as 0. Give it a finite number.",
      shows: "HostColorView (0, 0, 100 x 100) background=black"
    ) { Color(red: .nan, green: 0, blue: 0) }
    row(
      "Color.init", "infinite",
      says: "A part of a colour is inf; it counts as 0. Give it a finite number.",
      shows: "HostColorView (0, 0, 100 x 100) background=black"
    ) { Color(red: .infinity, green: 0, blue: 0) }
    row(
      "Color.init", "negative",
      shows: "HostColorView (0, 0, 100 x 100) background=black"
    ) { Color(red: -7, green: 0, blue: 0) }
    row(
      "Color.init", "more than 1",
      shows: "HostColorView (0, 0, 100 x 100) background=#FF0000"
    ) { Color(red: 3, green: 0, blue: 0) }
    row(
      "Color.init", "opacity not-a-number",
      says: "The opacity of a colour is nan; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostColorView (0, 0, 100 x 100) background=#FF0000"
    ) { Color(red: 1, green: 0, blue: 0, opacity: .nan) }
    row(
      "Color.init", "opacity infinite",
      says: "The opacity of a colour is inf; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostColorView (0, 0, 100 x 100) background=#FF0000"
    ) { Color(red: 1, green: 0, blue: 0, opacity: .infinity) }
    row(
      "Color.init", "opacity negative",
      says: "The opacity of a colour is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostColorView (0, 0, 100 x 100) background=#FF000000"
    ) { Color(red: 1, green: 0, blue: 0, opacity: -7) }
    row(
      "Color.init", "grey not-a-number",
      says: "A part of a colour is nan; it counts as 0. Give it a finite number.",
      shows: "HostColorView (0, 0, 100 x 100) background=black"
    ) { Color(white: .nan) }
    row(
      "Color.init", "hue not-a-number",
      says: "A part of a colour is nan; it counts as 0. Give it a finite number.",
      shows: "HostColorView (0, 0, 100 x 100) background=#FF0000"
    ) { Color(hue: .nan, saturation: 1, brightness: 1) }
    row(
      "Color.init", "hue infinite",
      says: "A part of a colour is inf; it counts as 0. Give it a finite number.",
      shows: "HostColorView (0, 0, 100 x 100) background=#FF0000"
    ) { Color(hue: .infinity, saturation: 1, brightness: 1) }
    row(
      "Color.init", "space not-a-number",
      says: "A part of a colour is nan; it counts as 0. Give it a finite number.",
      shows: "HostColorView (0, 0, 100 x 100) background=black"
    ) { Color(.displayP3, red: .nan, green: 0, blue: 0) }
    row(
      "Color.init", "linear grey not-a-number",
      says: "A part of a colour is nan; it counts as 0. Give it a finite number.",
      shows: "HostColorView (0, 0, 100 x 100) background=black"
    ) { Color(.sRGBLinear, white: .nan) }
  }

  func testColorOpacity() {
    row(
      "Color.opacity", "not-a-number",
      says: "The opacity of a colour is nan; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostColorView (0, 0, 100 x 100) background=red"
    ) { Color.red.opacity(.nan) }
    row(
      "Color.opacity", "infinite",
      says: "The opacity of a colour is inf; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostColorView (0, 0, 100 x 100) background=red"
    ) { Color.red.opacity(.infinity) }
    row(
      "Color.opacity", "negative",
      says: "The opacity of a colour is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostColorView (0, 0, 100 x 100) background=#FF3B3000"
    ) { Color.red.opacity(-7) }
  }

  func testColorMix() {
    row(
      "Color.mix", "not-a-number",
      says: "A share of a mixed colour is nan; it counts as 0. Give it a finite number.",
      shows: "HostColorView (0, 0, 100 x 100) background=#FF3B30"
    ) { Color.red.mix(with: .blue, by: .nan) }
    row(
      "Color.mix", "infinite",
      says: "A share of a mixed colour is inf; it counts as 0. Give it a finite number.",
      shows: "HostColorView (0, 0, 100 x 100) background=#FF3B30"
    ) { Color.red.mix(with: .blue, by: .infinity) }
  }

  func testShapeStyleOpacity() {
    row(
      "ShapeStyle.opacity", "not-a-number",
      says: "The opacity of a colour is nan; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=tintColor"
    ) { Rectangle().fill(.tint.opacity(.nan)) }
    row(
      "ShapeStyle.opacity", "infinite",
      says: "The opacity of a colour is inf; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=tintColor"
    ) { Rectangle().fill(.tint.opacity(.infinity)) }
    row(
      "ShapeStyle.opacity", "negative",
      says: "The opacity of a colour is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=#007AFF00"
    ) { Rectangle().fill(.tint.opacity(-7)) }
  }

  func testGradientInit() {
    row(
      "Gradient.init", "place not-a-number",
      says: "The place of a colour in a gradient is nan; it counts as 0. Give it a finite number "
        + "from 0 to 1.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=linear(red, blue; (0.5, 0) to "
        + "(0.5, 1))"
    ) {
      LinearGradient(
        stops: [Gradient.Stop(color: .red, location: .nan), Gradient.Stop(color: .blue, location: 1)], startPoint: .top,
        endPoint: .bottom)
    }
    row(
      "Gradient.init", "place infinite",
      says: "The place of a colour in a gradient is inf; it counts as 1. Give it a finite number "
        + "from 0 to 1.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=linear(red 1, blue 1; (0.5, 0) to "
        + "(0.5, 1))"
    ) {
      LinearGradient(
        stops: [Gradient.Stop(color: .red, location: .infinity), Gradient.Stop(color: .blue, location: 1)],
        startPoint: .top, endPoint: .bottom)
    }
    row(
      "Gradient.init", "place negative",
      says: "The place of a colour in a gradient is -7; it counts as 0. Give it a finite number from "
        + "0 to 1.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=linear(red, blue; (0.5, 0) to "
        + "(0.5, 1))"
    ) {
      LinearGradient(
        stops: [Gradient.Stop(color: .red, location: -7), Gradient.Stop(color: .blue, location: 1)], startPoint: .top,
        endPoint: .bottom)
    }
    row(
      "Gradient.init", "place more than 1",
      says: "The place of a colour in a gradient is 3; it counts as 1. Give it a finite number from "
        + "0 to 1.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=linear(red 1, blue 1; (0.5, 0) to "
        + "(0.5, 1))"
    ) {
      LinearGradient(
        stops: [Gradient.Stop(color: .red, location: 3), Gradient.Stop(color: .blue, location: 1)], startPoint: .top,
        endPoint: .bottom)
    }
    row(
      "Gradient.init", "no colours",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=linear(; (0.5, 0) to (0.5, 1))"
    ) { LinearGradient(gradient: Gradient(colors: []), startPoint: .top, endPoint: .bottom) }
    row(
      "Gradient.init", "no stops",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=radial(; (0.5, 0.5), 0 to 5)"
    ) { RadialGradient(gradient: Gradient(stops: []), center: .center, startRadius: 0, endRadius: 5) }
  }

  func testLinearGradientInit() {
    row(
      "LinearGradient.init", "not-a-number",
      says: "The start of a gradient across is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=linear(red, blue; (0, 0) to (0.5, "
        + "1))"
    ) { LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: .nan, y: 0), endPoint: .bottom) }
    row(
      "LinearGradient.init", "infinite",
      says: "The start of a gradient across is inf; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=linear(red, blue; (0, 0) to (0.5, "
        + "1))"
    ) { LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: .infinity, y: 0), endPoint: .bottom) }
  }

  func testRadialGradientInit() {
    row(
      "RadialGradient.init", "not-a-number",
      says: "The last radius of a gradient is nan; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=radial(red, blue; (0.5, 0.5), 0 to "
        + "0)"
    ) { RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: .nan) }
    row(
      "RadialGradient.init", "infinite",
      says: "The last radius of a gradient is inf; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=radial(red, blue; (0.5, 0.5), 0 to "
        + "0)"
    ) { RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: .infinity) }
    row(
      "RadialGradient.init", "negative",
      says: "The last radius of a gradient is -7; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=radial(red, blue; (0.5, 0.5), 0 to "
        + "0)"
    ) { RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: -7) }
  }

  func testEllipticalGradientInit() {
    row(
      "EllipticalGradient.init", "not-a-number",
      says: "The last radius of a gradient is nan; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=elliptical(red, blue; (0.5, 0.5), "
        + "0 to 0)"
    ) { EllipticalGradient(colors: [.red, .blue], endRadiusFraction: .nan) }
    row(
      "EllipticalGradient.init", "infinite",
      says: "The last radius of a gradient is inf; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=elliptical(red, blue; (0.5, 0.5), "
        + "0 to 0)"
    ) { EllipticalGradient(colors: [.red, .blue], endRadiusFraction: .infinity) }
    row(
      "EllipticalGradient.init", "negative",
      says: "The last radius of a gradient is -7; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=elliptical(red, blue; (0.5, 0.5), "
        + "0 to 0)"
    ) { EllipticalGradient(colors: [.red, .blue], endRadiusFraction: -7) }
  }

  func testAngularGradientInit() {
    row(
      "AngularGradient.init", "not-a-number",
      says: "The first angle of a gradient is nan; it counts as 0. Give it a finite number. / The "
        + "last angle of a gradient is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=angular(red, blue; (0.5, 0.5), 0° "
        + "to 0°)"
    ) { AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(.nan)) }
    row(
      "AngularGradient.init", "infinite",
      says: "The first angle of a gradient is inf; it counts as 0. Give it a finite number. / The "
        + "last angle of a gradient is inf; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=angular(red, blue; (0.5, 0.5), 0° "
        + "to 0°)"
    ) { AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(.infinity)) }
  }

  func testShapeStyleLinearGradient() {
    row(
      "ShapeStyle.linearGradient", "not-a-number",
      says: "The start of a gradient across is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=linear(red, blue; (0, 0) to (0.5, "
        + "1))"
    ) {
      Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: .nan, y: 0), endPoint: .bottom))
    }
  }

  func testShapeStyleRadialGradient() {
    row(
      "ShapeStyle.radialGradient", "not-a-number",
      says: "The first radius of a gradient is nan; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=radial(red, blue; (0.5, 0.5), 0 to "
        + "1)"
    ) { Rectangle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: .nan, endRadius: 1)) }
  }

  func testShapeStyleEllipticalGradient() {
    row(
      "ShapeStyle.ellipticalGradient", "not-a-number",
      says: "The first radius of a gradient is nan; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=elliptical(red, blue; (0.5, 0.5), "
        + "0 to 0.5)"
    ) { Rectangle().fill(.ellipticalGradient(colors: [.red, .blue], startRadiusFraction: .nan)) }
  }

  func testShapeStyleAngularGradient() {
    row(
      "ShapeStyle.angularGradient", "not-a-number",
      says: "The first angle of a gradient is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=angular(red, blue; (0.5, 0.5), 0° "
        + "to 0°)"
    ) {
      Rectangle().fill(
        .angularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(.nan), endAngle: .zero))
    }
  }

  func testShapeStyleConicGradient() {
    row(
      "ShapeStyle.conicGradient", "not-a-number",
      says: "The first angle of a gradient is nan; it counts as 0. Give it a finite number. / The "
        + "last angle of a gradient is nan; it counts as 0. Give it a finite number.",
      shows: "HostShapeView (0, 0, 100 x 100) shape=Rectangle fill=angular(red, blue; (0.5, 0.5), 0° "
        + "to 0°)"
    ) { Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center, angle: .degrees(.nan))) }
  }

  func testLabelLengths() {
    row(
      "View.labelIconToTitleSpacing", "not-a-number",
      says: "The spacing of a label is nan; it counts as 8. Give it a finite number.",
      shows: "HostStackView (31, 40, 38 x 20) axis=horizontal spacing=8 · HostImageView (0, 0, 20 x 20) symbol=star · "
        + "HostLabel \"a\" (28, 0, 10 x 20)"
    ) { Label("a", systemImage: "star").labelIconToTitleSpacing(.nan) }
    row(
      "View.labelIconToTitleSpacing", "infinite",
      says: "The spacing of a label is inf; it counts as 8. Give it a finite number.",
      shows: "HostStackView (31, 40, 38 x 20) axis=horizontal spacing=8 · HostImageView (0, 0, 20 x 20) symbol=star · "
        + "HostLabel \"a\" (28, 0, 10 x 20)"
    ) { Label("a", systemImage: "star").labelIconToTitleSpacing(.infinity) }
    row(
      "View.labelIconToTitleSpacing", "negative",
      shows:
        "HostStackView (38.5, 40, 23 x 20) axis=horizontal spacing=-7 · HostImageView (0, 0, 20 x 20) symbol=star · "
        + "HostLabel \"a\" (13, 0, 10 x 20)"
    ) { Label("a", systemImage: "star").labelIconToTitleSpacing(-7) }
    row(
      "View.labelReservedIconWidth", "not-a-number",
      says: "The width for the icons of labels is nan; it counts as 20. Give it a finite number of 0 or more.",
      shows: "HostStackView (31, 40, 38 x 20) axis=horizontal · HostFrameView (0, 0, 20 x 20) width=20 · "
        + "HostImageView (0, 0, 20 x 20) symbol=star · HostLabel \"a\" (28, 0, 10 x 20)"
    ) { Label("a", systemImage: "star").labelReservedIconWidth(.nan) }
    row(
      "View.labelReservedIconWidth", "infinite",
      says: "The width for the icons of labels is inf; it counts as 20. Give it a finite number of 0 or more.",
      shows: "HostStackView (31, 40, 38 x 20) axis=horizontal · HostFrameView (0, 0, 20 x 20) width=20 · "
        + "HostImageView (0, 0, 20 x 20) symbol=star · HostLabel \"a\" (28, 0, 10 x 20)"
    ) { Label("a", systemImage: "star").labelReservedIconWidth(.infinity) }
    row(
      "View.labelReservedIconWidth", "negative",
      says: "The width for the icons of labels is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostStackView (41, 40, 18 x 20) axis=horizontal · HostFrameView (0, 0, 0 x 20) width=0 · "
        + "HostImageView (-10, 0, 20 x 20) symbol=star · HostLabel \"a\" (8, 0, 10 x 20)"
    ) { Label("a", systemImage: "star").labelReservedIconWidth(-7) }
  }
}
