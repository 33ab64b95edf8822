import Foundation

extension HostDragSession {
  /// Finds the view that takes the drag at its place, and the operation it proposes.
  ///
  /// - Parameter hasMoved: Whether the drag or what is below has moved.
  func update(hasMoved: Bool = false) {
    guard !isOver else { return }
    let found = findTarget()
    let isNew = found !== target
    if isNew { enter(found) }
    guard let target, let delegate = target.delegate else { return proposal = HostDropProposal(operation: .cancel) }
    let new = configured(delegate.dropInteraction(target, sessionDidUpdate: dropSession))
    if !isOver { proposal = new }
    if hasMoved, !isNew { tellTarget(.active) }
  }

  func enter(_ new: HostDropInteraction?) {
    let former = target
    if let former {
      former.delegate?.dropInteraction(former, sessionDidExit: dropSession)
      tellTarget(.exiting)
    }
    target = new
    dropContainers = WeakList(new?.view?.around(HostDropContainerView.self) ?? [])
    preview?.formation = dropContainers.first { $0.formation != nil }?.formation ?? formation
    guard let new else { return }
    new.delegate?.dropInteraction(new, sessionDidEnter: dropSession)
    tellTarget(.entering)
  }

  /// A proposal as the containers around the target change it, limited to the operations that the source allows.
  private func configured(_ proposal: HostDropProposal) -> HostDropProposal {
    var proposal = proposal
    guard proposal.operation.isPerformed else { return proposal }
    for container in dropContainers.all {
      guard let configure = container.configure, let new = configure(dropSession) else { continue }
      proposal.operation = new.operation
      proposal.itemLimit = new.itemLimit
      break
    }
    if proposal.operation.isPerformed, !allowedOperations.contains(proposal.operation) {
      proposal.operation = .forbidden
    }
    return proposal
  }

  /// The interaction of the innermost view at the place that takes the drag.
  private func findTarget() -> HostDropInteraction? {
    guard let window else { return nil }
    var asked: [(interaction: HostDropInteraction, isTaken: Bool)] = []
    defer { answers = asked }
    var view = window.hitTest(place, with: HostEvent(dragAt: window.clock.now))
    while let current = view {
      for case let interaction as HostDropInteraction in current.interactions.reversed() where interaction.isEnabled {
        let isTaken =
          answers.first { $0.interaction === interaction }?.isTaken
          ?? interaction.delegate?.dropInteraction(interaction, canHandle: dropSession) ?? false
        asked.append((interaction, isTaken))
        if isTaken { return interaction }
      }
      view = current.superview
    }
    return nil
  }
}
