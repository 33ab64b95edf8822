extension HostViewController {
  /// Loads ``view`` if it is not loaded yet.
  public final func loadViewIfNeeded() { _ = loadedView() }

  final func loadedView() -> HostView {
    if let viewIfLoaded { return viewIfLoaded }
    if isLoadingView {
      HostDiagnostics.report(
        "\(type(of: self)) reads its view in loadView() before it has set one: a plain view is used. "
          + "Set `view` first.")
      return adopt(HostView())
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if viewIfLoaded == nil {
      HostDiagnostics.report("\(type(of: self)).loadView() set no view: a plain view is used. Set `view` in it.")
    }
    let loaded = viewIfLoaded ?? adopt(HostView())
    viewDidLoad()
    return viewIfLoaded ?? loaded
  }

  @discardableResult
  final func adopt(_ view: HostView) -> HostView {
    guard view !== viewIfLoaded else { return view }
    if let other = view.viewController {
      HostDiagnostics.report(
        "\(type(of: self)) was given the view of \(type(of: other)), which has none now: a view belongs to one "
          + "controller. Make a view for each.")
      other.viewIfLoaded = nil
      view.root?.appearanceMayChange(of: other)
    }
    giveUpView()
    viewIfLoaded = view
    view.viewController = self
    view.root?.appearanceMayChange(of: self)
    return view
  }
  final func giveUpView() {
    guard let former = viewIfLoaded else { return }
    viewIfLoaded = nil
    former.viewController = nil
    former.root?.appearanceMayChange(of: self)
  }
}
