// Tests: `LabelStyleTests`, `TabViewTests`.

import HostTree

/// Shows nothing, and passes the hosts of its content to a closure that reads them: the title and the image of a tab,
/// for instance.
struct HostReader<Content: View>: View {
  typealias Body = Never

  let content: Content
  /// Whether what is read is shown around the screen that this view is in, as the item of a tab is in the bar.
  var isOfScreenItself = false
  /// Called in the update pass, when all nodes are updated and committed, after the content was mounted or a host in it
  /// may have changed.
  let receive: @MainActor ([HostView]) -> Void

  static func _makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(HostReaderNode(view, in: builder))
  }

  static func _updateNodes(_ view: Self, in cursor: inout NodeCursor) { cursor.update(view) }
}

/// The node of a host reader.
final class HostReaderNode<Content: View>: ValueNode<HostReader<Content>>, ContentReading, ReadAroundScreen {
  private var view: HostReader<Content>
  private var isWaiting = false

  init(_ view: HostReader<Content>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  var isReadOnScreen: Bool {
    guard view.isOfScreenItself else { return false }
    var screen = parent
    while let node = screen, !(node is any ScreenStage) { screen = node.parent }
    return (screen?.parent ?? parent)?.isOnScreen ?? graph.isVisible
  }

  override func mount() {
    graph.commitWatcherCount += 1
    graph.propertyWatcherCount += 1
    mountChildren(view.content)
    readLater()
  }

  override func willUnmount() {
    graph.commitWatcherCount -= 1
    graph.propertyWatcherCount -= 1
    super.willUnmount()
  }

  override func update(with new: HostReader<Content>) {
    view = new
    updateChildren(view.content)
    readLater()
  }

  override var passesOn: NodeFlags { [] }

  override func contribute(to gathering: Gathering) {
    switch gathering {
    case is HostCollector: break
    default: super.contribute(to: gathering)
    }
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.isShownElsewhere = true }

  override func contentDidChange(_ change: ContentChange) {
    switch change {
    case .contribution: return readLater()
    case .commit, .properties: readLater()
    case .preference: break
    }
    super.contentDidChange(change)
  }

  private func readLater() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.readContentLater(self)
  }

  func readContent() {
    isWaiting = false
    guard !flags.contains(.isUnmounted) else { return }
    let hosts = collectContentHosts { $0.hosts }
    view.receive(hosts)
  }
}

/// A node whose content is read for what is around the screen that it is in.
@MainActor
protocol ReadAroundScreen: ViewNode {
  /// Whether what is around the screen is on screen, also while the screen is not: another tab is selected.
  var isReadOnScreen: Bool { get }
}
