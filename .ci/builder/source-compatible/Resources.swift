// Literals, and the resources that Xcode declares for an asset catalogue.
import UIKitCompatibility
import ViewKernel

// MARK: What Xcode generates

private let resourceBundle = Bundle.main

extension ColorResource {
  static let brand = ColorResource(name: "Brand", bundle: resourceBundle)
  enum Chart {
    static let bar = ColorResource(name: "Chart/Bar", bundle: resourceBundle)
  }
}

extension ImageResource {
  static let logo = ImageResource(name: "Logo", bundle: resourceBundle)
}

extension ViewKernel.Color {
  static var brand: ViewKernel.Color { .init(.brand) }
}

extension ViewKernel.ShapeStyle where Self == ViewKernel.Color {
  static var brand: ViewKernel.Color { .init(.brand) }
}

extension HostColor {
  static var brand: HostColor { .init(resource: .brand) }
}

extension HostImage {
  static var logo: HostImage { .init(resource: .logo) }
}

// MARK: What programs write

struct Resources: View {
  @State private var isOn = false
  @State private var choice = 0
  let tile = ImagePaint(image: Image(.logo), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 0.25)

  var body: some View {
    VStack {
      Image(.logo)
      Image(.logo).resizable().scaledToFit().accessibilityHidden(true)
      Image(ImageResource.logo).resizable()
      Color(.brand).frame(height: 2)
      Color(ColorResource.Chart.bar)
      Color.brand.opacity(0.5)
      Text("Name").foregroundStyle(.brand).background(Color(.brand))
      Label("Home", image: .logo)
      Button("Buy", image: .logo) {}
      Button("Drop", image: .logo, role: .destructive) {}
      Toggle("Sound", image: .logo, isOn: $isOn)
      Menu("More", image: .logo) { Button("One") {} }
      Picker("Choice", image: .logo, selection: $choice) { Text("0").tag(0) }
    }
    .background(Image(.logo))
    .tint(.brand)
  }

  var painted: some View {
    VStack {
      Circle().fill(tile)
      Rectangle().fill(.image(Image("stripes"), scale: 0.1))
      Capsule().strokeBorder(ImagePaint(image: Image(systemName: "star")), lineWidth: 20)
      Text("Image").foregroundStyle(.image(Image("stripes"), sourceRect: CGRect(x: 0, y: 0, width: 1, height: 0.5)))
      Text("Border").border(ImagePaint(image: Image("stripes"), scale: 0.2), width: 10)
    }
  }

  var literals: some View {
    VStack {
      Image(hostImage: #imageLiteral(resourceName: "Logo"))
      Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
      Color(hostColor: #colorLiteral(red: 0, green: 0.5, blue: 0, alpha: 1))
    }
  }
}

let globalResource = Image(.logo)
let pictures: [HostImage] = [#imageLiteral(resourceName: "a"), #imageLiteral(resourceName: "b")]
let literalColors = [
  #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1),
]
