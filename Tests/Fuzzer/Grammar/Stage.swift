import Foundation
import HostTree
import ViewKernel

/// What is around a program, and no part of its model.
struct Surroundings: Hashable, Codable {
  var width = 320
  var height = 480
  var isDark = false
  var typeSize = 3
  var isRightToLeft = false
  var locale = 0
  /// Whether size classes follow the window; else there is always much room from side to side.
  var isCompact = true
  /// Whether a status bar and a home indicator cover the edges of the window; nil for no, as in older files.
  var hasSafeArea: Bool?

  var systemInsets: EdgeInsets {
    hasSafeArea == true ? EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0) : EdgeInsets()
  }

  static let locales = ["en_US", "de_DE", "ar_EG", "ja_JP"]
}

/// The one root of all programs: it hands the model on by the program's data flow.
struct Root<Program: AnyTerm>: View {
  let program: Program
  let flow: DataFlow
  let model: Model
  let surroundings: Surroundings
  let store: Store
  @State var state: Model
  @ObservedObject var object: PublishedModel

  var body: some View {
    let _ = store.adopt($state)
    program(access)
      .environment(\.layoutDirection, surroundings.isRightToLeft ? .rightToLeft : .leftToRight)
      .environment(\.locale, Locale(identifier: Surroundings.locales[surroundings.locale % 4]))
      .transformEnvironment(\.horizontalSizeClass) { if !surroundings.isCompact { $0 = .regular } }
      .environment(\.dynamicTypeSize, DynamicTypeSize.allCases[surroundings.typeSize % DynamicTypeSize.allCases.count])
      .environmentObject(object)
      .environment(store.observable)
  }

  private var access: Access {
    switch flow {
    case .value: Access(source: .value(model, store.binding), report: store.report)
    case .state: Access(source: .state($state), report: store.report)
    case .observable: Access(source: .observable(store.observable), report: store.report)
    case .object: Access(source: .object(object, $object, version: object.version), report: store.report)
    }
  }
}

/// Where a window's model is: one source of truth, by the data flow.
@MainActor
final class Store {
  let flow: DataFlow
  let observable: ObservableModel
  let object: PublishedModel
  let report = Report()
  private var value: Model
  private var state: Binding<Model>?
  var modelDidChange: @MainActor () -> Void = {}

  init(flow: DataFlow, model: Model) {
    self.flow = flow
    value = model
    observable = ObservableModel(model)
    object = PublishedModel(model)
  }

  func adopt(_ state: Binding<Model>) { if self.state == nil { self.state = state } }

  var model: Model {
    get {
      switch flow {
      case .value: value
      case .state: state?.wrappedValue ?? value
      case .observable: observable.model
      case .object: object.model
      }
    }
    set {
      guard newValue != model else { return }
      switch flow {
      case .value:
        value = newValue
        modelDidChange()
      case .state: state?.wrappedValue = newValue
      case .observable: observable.model = newValue
      case .object: object.model = newValue
      }
    }
  }

  /// For the flow in which values are handed down.
  var binding: Binding<Model> {
    Binding(get: { self.model }, set: { self.model = $0 })
  }
}

/// A program in a window.
@MainActor
final class Stage {
  let clock = HostManualClock()
  let window: HostWindow
  let store: Store
  private(set) var surroundings: Surroundings
  private(set) var hosting: HostView
  private let show: (Surroundings) -> Void
  private let viewInvariants: () -> [String]

  init(
    _ program: any AnyTerm, flow: DataFlow, model: Model, surroundings: Surroundings, now: TimeInterval,
    recordsCauses: Bool = false
  ) {
    func open<Program: AnyTerm>(_ program: Program, _ store: Store) -> (
      HostView, (Surroundings) -> Void, () -> [String]
    ) {
      func root(_ surroundings: Surroundings) -> Root<Program> {
        Root(
          program: program, flow: flow, model: store.flow == .value ? store.model : Model(), surroundings: surroundings,
          store: store, state: model, object: store.object)
      }
      let hosting = HostingView(rootView: root(surroundings))
      return (
        hosting, { [weak hosting] in hosting?.rootView = root($0) },
        { [weak hosting] in hosting?.checkViewInvariants() ?? [] }
      )
    }
    let store = Store(flow: flow, model: model)
    self.store = store
    self.surroundings = surroundings
    window = HostWindow(
      frame: CGRect(x: 0, y: 0, width: surroundings.width, height: surroundings.height), clock: clock)
    window.recordsCauses = recordsCauses
    clock.advance(by: now)
    window.screen.resize(to: window.frame.size)
    window.systemInsets = surroundings.systemInsets
    (hosting, show, viewInvariants) = open(program, store)
    window.overrideUserInterfaceStyle = surroundings.isDark ? .dark : .light
    hosting.frame = window.bounds
    window.makeKeyAndVisible()
    window.addSubview(hosting)
    store.modelDidChange = { [weak self] in self?.showAgain() }
    window.settle()
  }

  func change(_ surroundings: Surroundings) {
    guard surroundings != self.surroundings else { return }
    window.overrideUserInterfaceStyle = surroundings.isDark ? .dark : .light
    self.surroundings = surroundings
    window.frame.size = CGSize(width: surroundings.width, height: surroundings.height)
    window.screen.resize(to: window.frame.size)
    window.systemInsets = surroundings.systemInsets
    hosting.frame = window.bounds
    show(surroundings)
  }

  /// Gives the window a size in which all rows are visible, so that nothing is estimated.
  func becomeHuge() {
    window.frame.size = CGSize(width: 3_000, height: 16_000)
    hosting.frame = window.bounds
    window.settle()
    _ = comeToRest()
  }

  func becomeUsual() {
    window.frame.size = CGSize(width: surroundings.width, height: surroundings.height)
    hosting.frame = window.bounds
    window.settle()
  }

  func showAgain() { show(surroundings) }

  func leave() { hosting.removeFromSuperview() }

  func comeBack() { if hosting.superview == nil { window.insertSubview(hosting, at: 0) } }

  /// Views that are off screen wait with their updates.
  var invariants: [String] { (hosting.superview == nil ? [] : viewInvariants()) + window.checkInvariants() }

  /// All hosts in the window, parents before children.
  var all: [HostView] {
    var result: [HostView] = []
    var rest = Array(window.subviews.reversed())
    while let host = rest.popLast() {
      result.append(host)
      rest.append(contentsOf: host.subviews.reversed())
    }
    return result
  }

  /// Ends what is under way: animations, typing, scrolling. A row that was swiped stays open, whatever happens to the
  /// model, so it is closed.
  ///
  /// - Returns: Whether the animations ended within a minute.
  func comeToRest() -> Bool {
    window.endEditing()
    window.presentedMenu?.dismiss()
    for case let table as HostTableView in all { table.hideSwipes() }
    window.settle()
    passUntilRest()
    for case let scroll as HostScrollView in all where scroll.contentOffset != restingOffset(scroll) {
      scroll.contentOffset = restingOffset(scroll)
    }
    window.settle()
    // Transitions in scroll views follow the offset.
    passUntilRest()
    return !window.isAnimating
  }

  /// Lets time pass until nothing moves, for a minute at most.
  private func passUntilRest() {
    var frames = 0
    while window.isAnimating && frames < 240 {
      clock.advance(by: frames < 40 ? 0.05 : 0.25)
      window.settle()
      frames += 1
    }
  }

  /// Lets as much time pass as has passed on another stage.
  func catchUp(with other: Stage) {
    guard other.clock.now > clock.now else { return }
    clock.advance(by: other.clock.now - clock.now)
    window.settle()
  }

  /// Where reading begins.
  private func restingOffset(_ scroll: HostScrollView) -> CGPoint {
    let insets = scroll.adjustedContentInset
    guard scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft else {
      return CGPoint(x: 0 - insets.leading, y: 0 - insets.top)
    }
    let end = scroll.contentSize.width + insets.leading - scroll.bounds.width
    let x = scroll.axes.contains(.horizontal) ? max(end, 0 - insets.trailing) : 0 - insets.trailing
    return CGPoint(x: x, y: 0 - insets.top)
  }

  func close() {
    hosting.removeFromSuperview()
    window.settle()
    // What is presented stays in front of the window without the view that says so, and what waited for it follows.
    for _ in 0..<1_000 where presentedCount > 0 {
      for presenter in presenters { presenter.dismissPresented(animated: false) }
      window.settle()
    }
  }

  /// How many things are shown in front of the window.
  var presentedCount: Int { presenters.count }

  /// The controllers that present something.
  private var presenters: [HostViewController] { all.compactMap { $0.viewController?.presentingViewController } }

  /// Whether something is not shown because something else is: which of them came first depends on what happened
  /// before.
  var isPresentationWaiting: Bool { presenters.contains { $0.isPresentationWaiting } }
}
