// Tests: `SettleReportTests`.

import HostTree

extension CauseRecorder {
  func updates(_ host: AnyObject?, of node: ViewNode, _ update: () -> AnyObject?) {
    finishAnnouncements(to: node)
    let causes = takeCauses(of: node, isFirst: host == nil)
    guard let host else {
      let made = update()
      effects += 1
      guard let made else { return }
      let host = knownDowncast(made, to: HostView.self)
      HostOwners.note(host, of: node)
      return append(.made, host, node, causes, HostDescription(textOf: host))
    }
    let known = knownDowncast(host, to: HostView.self)
    let before = HostDescription(of: known)
    _ = update()
    let now = HostDescription(of: known)
    if now.isSame(as: before) { return }
    effects += 1
    append(.changed, known, node, causes, before, now)
  }

  func removes(_ host: AnyObject, of node: ViewNode) {
    effects += 1
    let host = knownDowncast(host, to: HostView.self)
    HostOwners.forget(host)
    append(.removed, host, node, Causes(), HostDescription(textOf: host))
  }

  private func append(
    _ kind: HostChangeEvent.Kind, _ host: HostView, _ node: ViewNode, _ causes: Causes,
    _ description: HostDescription, _ new: HostDescription? = nil
  ) {
    hosts.append(
      HostChangeEvent(
        kind: kind, window: window(of: node), settle: settle, type: type(of: host), description: description,
        newDescription: new, causes: causes, body: bodyUnderWay(causes, node)))
  }
}
