import Foundation
package import HostTree

/// Shows previews in windows, with the size, orientation and modifiers of their traits.
@MainActor
package final class PreviewStage {
  /// The contexts of preview modifiers by type, or the error of creating them.
  private var contexts: [ObjectIdentifier: Result<Any, any Error>] = [:]

  /// The date with which each window's clock begins; nil for the current one.
  private let date: Date?

  package init(at date: Date? = nil) { self.date = date }

  /// Creates the contexts of a preview's modifiers that do not exist yet.
  package func prepare(_ preview: Preview) async {
    for case .modifier(let modifier) in preview.traits.map(\.kind) where contexts[modifier.type] == nil {
      do {
        contexts[modifier.type] = .success(try await modifier.makeContext())
      } catch {
        contexts[modifier.type] = .failure(error)
      }
    }
  }

  /// Returns a settled window that shows a preview. Call ``prepare(_:)`` before.
  ///
  /// The window's clock is advanced by up to 4 seconds as long as animations run.
  package func window(showing preview: Preview, as variant: PreviewVariant = .light) -> HostWindow {
    let device = Self.deviceSize(of: preview)
    let clock = HostManualClock(date: date ?? Date())
    let window = HostWindow(
      frame: CGRect(origin: .zero, size: device), screen: HostScreen(bounds: CGRect(origin: .zero, size: device)),
      clock: clock)
    window.overrideUserInterfaceStyle = variant == .dark ? .dark : .light
    let controller = controller(of: preview, as: variant, isFlat: device.width > device.height)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.settle()
    if let size = Self.ownSize(of: preview, controller: controller, device: device) {
      window.frame.size = size
      window.settle()
    }
    for _ in 0..<8 where window.isAnimating {
      clock.advance(by: 0.5)
      window.settle()
    }
    return window
  }

  private func controller(
    of preview: Preview, as variant: PreviewVariant, isFlat: Bool
  ) -> HostViewController {
    switch preview.body {
    case .view(let make):
      var view = variant.surround(modified(Self.erased(make()), by: preview))
      if isFlat { view = AnyView(view.environment(\.verticalSizeClass, .compact)) }
      return HostingController(rootView: view)
    case .hostView(let make):
      let controller = HostViewController()
      controller.view = make()
      return controller
    case .controller(let make): return make()
    }
  }

  private static func erased(_ view: some View) -> AnyView { AnyView(view) }

  private func modified(_ view: AnyView, by preview: Preview) -> AnyView {
    preview.traits.reduce(view) { view, trait in
      guard case .modifier(let modifier) = trait.kind else { return view }
      switch contexts[modifier.type] {
      case .success(let context)?: return modifier.apply(view, context)
      case .failure(let error)?:
        HostDiagnostics.report(
          "\(modifier.typeName).makeSharedContext() failed: \(error). The preview is shown without the modifier.")
      case nil: HostDiagnostics.report("The context of \(modifier.typeName) was not made before its preview is shown.")
      }
      return view
    }
  }

  // MARK: Sizes

  /// Whether a preview fills a device, and has no layout of its own.
  static func hasSizeOfDevice(_ preview: Preview) -> Bool {
    preview.traits.allSatisfy { trait in
      switch trait.kind {
      case .layout(.fixed), .layout(.sizeThatFits), .orientation: false
      default: true
      }
    }
  }

  /// The size of a phone in the preview's orientation, in points.
  private static func deviceSize(of preview: Preview) -> CGSize {
    var size = HostScreen.main.bounds.size
    for case .orientation(let orientation) in preview.traits.map(\.kind) {
      let isFlat = orientation == .landscapeLeft || orientation == .landscapeRight
      if isFlat != (size.width > size.height) { size = CGSize(width: size.height, height: size.width) }
    }
    return size
  }

  /// The size by the preview's traits, in points; nil for the size of the device.
  private static func ownSize(of preview: Preview, controller: HostViewController, device: CGSize) -> CGSize? {
    var layout = PreviewLayout.device
    for case .layout(let said) in preview.traits.map(\.kind) { layout = said }
    switch layout {
    case .device: return nil
    case .fixed(let width, let height):
      let isSound = width > 0 && height > 0 && width <= 10_000 && height <= 10_000
      if !isSound {
        HostDiagnostics.report(
          "A preview can't be \(width) x \(height): both are numbers above zero, up to 10000. It has the device's size."
        )
      }
      return isSound ? CGSize(width: width, height: height) : nil
    case .sizeThatFits:
      let size = controller.view.sizeThatFits(device)
      // An empty view still gets a picture.
      return CGSize(width: max(1, min(size.width, device.width)), height: max(1, min(size.height, device.height)))
    }
  }
}
