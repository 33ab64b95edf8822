import HostTree
import ViewKernel
import XCTest

/// Where reading begins on the right, all is mirrored. `MirrorImageTests` try it with random programs.
@MainActor
final class LayoutDirectionTests: HostTestCase {
  private struct Row: View {
    var body: some View {
      HStack(spacing: 10) {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("red")
        Color.blue.frame(width: 40, height: 20).padding(.leading, 5).accessibilityIdentifier("blue")
      }
      .frame(width: 200, alignment: .leading)
    }
  }

  private func places<V: View>(_ screen: Screen<V>, _ names: String...) -> [CGFloat] {
    names.map { name in screen.host(name).map { $0.convert($0.bounds, to: nil).minX } ?? -1 }
  }

  func testPlacesAreMirrored() {
    let screen = show(Row(), width: 200)
    XCTAssertEqual(places(screen, "red", "blue"), [0, 30])
    let mirrored = show(Row().environment(\.layoutDirection, .rightToLeft), width: 200)
    XCTAssertEqual(places(mirrored, "red", "blue"), [180, 125])
  }

  private struct Turning: View {
    @State private var direction = LayoutDirection.leftToRight
    var body: some View {
      VStack {
        Button("Turn") { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
        Row().environment(\.layoutDirection, direction)
      }
    }
  }

  func testOnlyWhatIsInsideTurnsAndTurnsBack() {
    let screen = show(Turning(), width: 200)
    let former = screen.window.treeDescription()
    screen.tap("Turn")
    XCTAssertEqual(places(screen, "red", "blue"), [180, 125])
    screen.tap("Turn")
    XCTAssertEqual(screen.window.treeDescription(), former)
  }

  func testTheWindowSaysIt() {
    struct Reader: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        Text("\(direction == .rightToLeft ? "right" : "left")").frame(width: 200, alignment: .leading)
      }
    }
    let screen = show(Reader(), width: 200)
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.settle()
    XCTAssertEqual(screen.texts, ["right"])
    let label = screen.hosts(of: HostLabel.self)[0]
    XCTAssertEqual(label.convert(label.bounds, to: nil).maxX, 200)
    XCTAssertEqual(label.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    screen.window.traitOverrides.layoutDirection = .unspecified
    screen.settle()
    XCTAssertEqual(screen.texts, ["left"])
    XCTAssertEqual(label.convert(label.bounds, to: nil).minX, 0)
  }

  func testLinesOfTextEndOnTheLeft() {
    func lines(_ alignment: TextAlignment) -> [CGFloat] {
      let screen = show(
        Text("A long line of text\nshort").multilineTextAlignment(alignment)
          .environment(\.layoutDirection, .rightToLeft))
      let drawing = HostDrawing(of: screen.hosts(of: HostLabel.self)[0])
      return drawing.commands.compactMap { if case .text(let line) = $0 { line.origin.x } else { nil } }
    }
    XCTAssertGreaterThan(lines(.leading)[1], 60)
    XCTAssertEqual(lines(.trailing), [0, 0])
  }

  func testOffsetsGoTheOtherWay() {
    let screen = show(
      Color.red.frame(width: 20, height: 20).offset(x: 30).accessibilityIdentifier("moved")
        .frame(width: 200, alignment: .leading).environment(\.layoutDirection, .rightToLeft), width: 200)
    let color = screen.hosts(of: HostColorView.self)[0]
    XCTAssertEqual(color.convert(color.bounds, to: nil).minX, 150)
  }

  func testAHorizontalScrollViewBeginsAtItsRightEnd() {
    struct Strip: View {
      let count: Int
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("\($0)").frame(width: 50, height: 20) }
          }
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    let screen = show(Strip(count: 10), width: 200)
    let scroll = screen.hosts(of: HostScrollView.self)[0]
    XCTAssertEqual(scroll.contentOffset.x, 300)
    func left(of text: String) -> CGFloat { screen.host(text).map { $0.convert($0.bounds, to: nil).midX } ?? -1 }
    XCTAssertEqual(left(of: "0"), 175)
    XCTAssertTrue(scroll.scroll(by: CGPoint(x: -100, y: 0)))
    screen.settle()
    XCTAssertEqual(left(of: "2"), 175)
    screen.view = Strip(count: 20)
    XCTAssertEqual(left(of: "2"), 175, "what is shown stays where it is")
  }

  func testALazyRowMakesWhatIsVisible() {
    let screen = show(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Text("\($0)").frame(width: CGFloat(50 + $0 % 3 * 10), height: 20) }
        }
      }
      .environment(\.layoutDirection, .rightToLeft), width: 200)
    XCTAssertEqual(screen.texts, ["0", "1", "2", "3"])
    let scroll = screen.hosts(of: HostScrollView.self)[0]
    for _ in 0..<20 {
      XCTAssertTrue(scroll.scroll(by: CGPoint(x: -170, y: 0)))
      screen.settle()
    }
    // Three of them are 180 points wide, from the right.
    let first = Int(screen.texts.first ?? "") ?? -1
    XCTAssertEqual(first, 3_400 / 180 * 3 + 2, "\(screen.texts)")
    let right = screen.host("\(first + 1)").map { $0.superview!.convert($0.superview!.bounds, to: nil).maxX } ?? -1
    XCTAssertTrue((140...200).contains(right), "\(right)")
  }

  func testASliderGrowsToTheLeft() {
    struct Volume: View {
      @State private var value = 0.25
      var body: some View {
        VStack {
          Slider(value: $value)
          Text("\(Int(value * 100))")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    let screen = show(Volume(), width: 227)
    let slider = screen.hosts(of: HostSlider.self)[0]
    let place = slider.convert(slider.bounds, to: nil)
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: place.minX + 13.5 + 50, y: place.midY)))
    screen.settle()
    XCTAssertEqual(screen.texts, ["75"])
  }

  func testSegmentsBeginOnTheRight() {
    let control = HostSegmentedControl(items: ["a", "b", "c"])
    control.frame.size = CGSize(width: 150, height: 32)
    let window = makeWindow(control)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.settle()
    XCTAssertTrue(window.tap(at: control.convert(CGPoint(x: 125, y: 16), to: nil)))
    XCTAssertEqual(control.selectedSegmentIndex, 0)
    XCTAssertEqual(control.subviews.map { $0.frame.midX.rounded() }, [125, 75, 25])
  }

  func testSymbolsThatPointForwardPointLeft() {
    func path(_ name: String, _ direction: LayoutDirection) -> Path? {
      let screen = show(Image(systemName: name).environment(\.layoutDirection, direction))
      for command in HostDrawing(of: screen.hosts(of: HostImageView.self)[0]).commands {
        if case .stroke(let path, _, _) = command { return path }
      }
      return nil
    }
    XCTAssertNotNil(path("chevron.forward", .leftToRight))
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0)
    XCTAssertEqual(
      path("chevron.forward", .rightToLeft), path("chevron.forward", .leftToRight)?.applying(mirror))
    XCTAssertEqual(path("chevron.right", .rightToLeft), path("chevron.right", .leftToRight))
  }

  func testShapesAreMirrored() {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    }
    func shown(_ direction: LayoutDirection) -> CGRect? {
      let screen = show(Corner().frame(width: 100, height: 20).environment(\.layoutDirection, direction))
      for command in HostDrawing(of: screen.hosts(of: HostShapeView.self)[0]).commands {
        if case .fill(let path, _, _) = command { return path.boundingRect }
      }
      return nil
    }
    XCTAssertEqual(shown(.leftToRight)?.minX, 0)
    XCTAssertEqual(shown(.rightToLeft)?.minX, 90)
  }

  func testASheetReadsLikeTheViewsThatShowIt() {
    struct Sheet: View {
      var body: some View {
        Color.clear.sheet(isPresented: .constant(true)) {
          Text("inside").frame(maxWidth: .infinity, alignment: .leading)
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    let screen = show(Sheet())
    let label = screen.host("inside")
    XCTAssertEqual(label.map { $0.convert($0.bounds, to: nil).maxX }, screen.window.bounds.maxX)
    screen.close()
  }

  func testTheEdgeOfAPopoverIsWhereReadingSays() {
    struct Popover: View {
      let direction: LayoutDirection
      var body: some View {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("source")
          .popover(isPresented: .constant(true), arrowEdge: .leading) { Text("inside") }
          .environment(\.layoutDirection, direction)
      }
    }
    func isRight(_ direction: LayoutDirection) -> Bool {
      let screen = show(Popover(direction: direction), width: 900, height: 600)
      defer { screen.close() }
      let label = screen.host("inside") ?? screen.window
      let source = screen.hosts(of: HostColorView.self)[0]
      return label.convert(label.bounds, to: nil).minX > source.convert(source.bounds, to: nil).minX
    }
    XCTAssertFalse(isRight(.leftToRight))
    XCTAssertTrue(isRight(.rightToLeft))
  }

  // MARK: The safe area

  private func showRightToLeft<V: View>(_ view: V, covered: EdgeInsets = EdgeInsets()) -> Screen<V> {
    let screen = show(view, width: 100, height: 200)
    screen.window.systemInsets = covered
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.settle()
    return screen
  }

  func testTheLeadingEdgeOfTheSafeAreaIsOnTheRight() {
    struct Insets: View {
      let log: EventLog
      var body: some View {
        GeometryReader { proxy in
          let _ = log.add("\(proxy.safeAreaInsets.leading) \(proxy.safeAreaInsets.trailing)")
          Color.red
        }
        .ignoresSafeArea(edges: .leading)
      }
    }
    let covered = EdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 5)
    XCTAssertEqual(showRightToLeft(Color.red, covered: covered).colorFrames, [CGRect(5, 0, 80, 200)])
    let log = EventLog()
    XCTAssertEqual(showRightToLeft(Insets(log: log), covered: covered).colorFrames, [CGRect(5, 0, 95, 200)])
    XCTAssertEqual(log.take().last, "15.0 0.0")
  }

  func testAViewReachesBehindABarOnTheRight() {
    let view = Color.red.ignoresSafeArea().safeAreaInset(edge: .leading) { Color.blue.frame(width: 10) }
    XCTAssertEqual(showRightToLeft(view).colorFrames, [CGRect(0, 0, 100, 200), CGRect(90, 0, 10, 200)])
  }

  func testAMenuKeepsClearOfWhatIsCoveredOnTheRight() {
    let screen = show(Menu("Menu") { Button("a") {} }, width: 390, height: 600)
    screen.window.systemInsets = EdgeInsets(top: 0, leading: 100, bottom: 0, trailing: 0)
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.settle()
    screen.tap("Menu")
    let card = screen.window.presentedMenu?.subviews.first?.frame
    XCTAssertEqual(card?.maxX, 282)
    screen.window.presentedMenu?.dismiss()
  }
}
