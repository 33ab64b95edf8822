import UIKitCompatibility

@main
struct ShopApp: App {
  var body: some Scene { WindowGroup("Shop") { ShopView() } }
}

struct ShopView: View {
  var body: some View {
    VStack {
      Image(.logo)
      Image("Logo").foregroundStyle(.brand)
      Text("Brand").foregroundStyle(Color.brand)
      Color(.Theme.leaf).frame(width: 40, height: 20)
      Color("Brand").frame(width: 40, height: 20)
      Button("Accent") {}
      Text("\(UIColor.tintColor)")
      Text("\(UIColor.brand) \(UIImage.logo.size.width)")
    }
  }
}
