import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Small forms in the ways in which programs combine them: gestures that come and go, styles with shadows that are
/// chosen, bars and lists that follow the model, resources.
@MainActor
final class SmallFormsIdiomsTests: HostTestCase {
  @Observable
  fileprivate final class Model {
    var isLocked = false
    var isPressed = false
    var isSale = false
    var spacing: CGFloat? = 4
    var names = ["Tea", "Bread"]
    var title = "Shop"
    var place = CGSize.zero
  }

  /// A card that can be dragged unless it is locked.
  func testACardThatCanBeLocked() {
    struct Card: View {
      @Bindable var model: Model
      @GestureState(initialValue: .zero, reset: { _, transaction in transaction.animation = nil })
      private var shift: CGSize

      init(model: Model) { self.model = model }

      private var drag: some Gesture {
        model.isLocked
          ? nil
          : DragGesture()
            .updating($shift) { value, state, _ in state = value.translation }
            .onEnded { model.place.width += $0.translation.width }
      }

      var body: some View {
        Text("\(Int(model.place.width + shift.width))").frame(width: 100, height: 100).contentShape(.rect)
          .gesture(drag)
      }
    }
    let model = Model()
    let screen = show(Card(model: model))
    func drag() {
      screen.settle()
      let touch = screen.window.beginTouch(at: CGPoint(x: 100, y: 100))
      touch.move(to: CGPoint(x: 130, y: 100))
      touch.end()
    }
    drag()
    screen.assertShows("30")
    model.isLocked = true
    drag()
    screen.assertShows("30")
    model.isLocked = false
    drag()
    screen.assertShows("60")
  }

  /// A button style whose surface is pressed in, as a style that is chosen.
  func testASurfaceThatIsPressedIn() {
    struct Surface: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(8)
          .background(
            configuration.isPressed
              ? AnyShapeStyle(.gray.shadow(.inner(radius: 3))) : AnyShapeStyle(.gray.shadow(.drop(radius: 3))),
            in: ButtonBorderShape.capsule)
      }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        Button(model.isSale ? "Sale" : "Buy") { model.isSale.toggle() }.buttonStyle(Surface())
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    func paint() -> String { "\(screen.hosts(of: HostShapeView.self)[0].layers[0].paint)" }
    XCTAssertTrue(paint().contains("drop"), paint())
    let touch = screen.window.beginTouch(at: CGPoint(x: 100, y: 100))
    screen.settle()
    XCTAssertTrue(paint().contains("inner"), paint())
    touch.end()
    screen.assertShows("Sale")
    XCTAssertTrue(paint().contains("drop"), paint())
  }

  /// A list of cards on a colour, under a bar that has its colour while there is a sale.
  func testAListOfCardsUnderAColouredBar() {
    struct Shop: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack {
          List(model.names, id: \.self) { name in
            Label(name, systemImage: "cart").foregroundStyle(.primary.shadow(.drop(radius: model.isSale ? 2 : 0)))
          }
          .listRowSpacing(model.spacing)
          .scrollContentBackground(model.isSale ? .hidden : .automatic)
          .background(model.isSale ? Color.yellow : .clear)
          .navigationTitle($model.title)
          .navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(model.isSale ? .orange : .clear, for: .navigationBar)
          .toolbarBackground(model.isSale ? .visible : .automatic, for: .navigationBar)
          .toolbarTitleMenu {
            Button("Sale") { model.isSale = true }
            if model.isSale { Button("No sale") { model.isSale = false } }
          }
        }
      }
    }
    let model = Model()
    let screen = show(Shop(model: model), width: 300, height: 400)
    screen.assertAgreesWithFresh()
    screen.tap("Shop")
    screen.tap("Sale")
    screen.assertAgreesWithFresh()
    XCTAssertEqual(screen.navigation.navigationBar.topItem?.barBackground.backgroundVisibility, .visible)
    model.spacing = nil
    model.names.insert("Apples", at: 0)
    screen.assertAgreesWithFresh()
    model.title = "Market"
    model.spacing = 20
    screen.assertAgreesWithFresh()
    screen.tap("Market")
    screen.tap("No sale")
    model.names = []
    screen.assertAgreesWithFresh()
    XCTAssertEqual(screen.navigation.navigationBar.topItem?.barBackground.backgroundVisibility, .automatic)
  }

  /// Modifiers of which only some are animated.
  func testOnlySomeModifiersAreAnimated() {
    struct Row: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 10, height: 10)
          .animation(.linear(duration: 1)) { $0.opacity(model.isPressed ? 0 : 1) }
          .scaleEffect(model.isPressed ? 2 : 1)
      }
    }
    let model = Model()
    let screen = show(Row(model: model), width: 100, height: 10)
    model.isPressed = true
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(screen.hosts(of: HostOpacityView.self).map(\.alpha), [0.5])
    XCTAssertEqual(screen.colorFrames.map(\.width), [20])
  }

  /// A program that declares what Xcode generates.
  func testGeneratedResources() {
    HostAssets.register(HostColor(red: 1, green: 0, blue: 0), named: "SmallForms.brand")
    HostAssets.register(HostImage(named: "SmallForms.logo", size: CGSize(width: 20, height: 10)))
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          Image(.logo).resizable().scaledToFit().frame(width: model.isSale ? 40 : 20)
          Text("a").foregroundStyle(model.isSale ? .brand : .primary).background(Color(.brand))
          Rectangle().fill(.image(Image(.logo), scale: model.isSale ? 0.5 : 1)).frame(height: 20)
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.assertAgreesWithFresh()
    model.isSale = true
    screen.assertAgreesWithFresh()
    XCTAssertEqual(screen.hosts(of: HostImageView.self)[0].frame.size, CGSize(width: 40, height: 20))
    XCTAssertEqual(
      "\(screen.hosts(of: HostShapeView.self)[0].layers[0].paint)", "image(SmallForms.logo; scale 0.5)")
  }
}

extension ColorResource {
  fileprivate static let brand = ColorResource(name: "SmallForms.brand", bundle: .main)
}
extension ImageResource {
  fileprivate static let logo = ImageResource(name: "SmallForms.logo", bundle: .main)
}
extension ShapeStyle where Self == Color {
  fileprivate static var brand: Color { Color(.brand) }
}
