import Foundation
import HostTree
import ViewKernel

extension DemoScene {
  static let pagesWithDots = DemoScene(
    "J5", "pages-with-dots",
    "A tab view as pages: a finger that drags shows two of them, and goes on or back when it is lifted; so do the dots."
  ) { stage in
    stage.show(Tour(log: stage.log))
    var finger: HostTouch?
    stage.step("drag to the left") {
      finger = stage.window.beginTouch(at: CGPoint(x: 300, y: 200))
      finger?.move(to: CGPoint(x: 100, y: 200))
    }
    stage.step("lift the finger") { finger?.end() }
    stage.step("tap the dots, on the right") {
      let dots = stage.host(HostPageControl.self)
      stage.window.tap(at: dots.convert(CGPoint(x: dots.bounds.maxX - 5, y: dots.bounds.midY), to: nil))
    }
    stage.tap("Begin again")
  }
}

private struct Tour: View {
  let log: CallLog
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { number in
        VStack {
          Text("Step \(number + 1)").font(.title)
          if number == 2 { Button("Begin again") { page = 0 } }
        }
        .onAppear { log("step \(number + 1) appears") }
        .onDisappear { log("step \(number + 1) disappears") }
      }
    }
    .tabViewStyle(.page)
  }
}

#Preview { Tour(log: CallLog()) }
