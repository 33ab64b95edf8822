import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel

extension Rules {
  /// Modifiers for commands, modifier keys and pointers.
  func commands() {
    if rule(
      ".onDeleteCommand { model.flags[#n].toggle() }.onMoveCommand { _ in }.onExitCommand {}.onPlayPauseCommand {}",
      weight: 0.2)
    {
      make { m in
        a(m).onDeleteCommand { m.flagBinding(1).wrappedValue.toggle() }.onMoveCommand { _ in }.onExitCommand {}
          .onPlayPauseCommand {}
      }
    }
    if rule(".onCopyCommand { [] }.onCutCommand { [] }.onPasteCommand(of: [.text]) { _ in }", weight: 0.2) {
      make { m in a(m).onCopyCommand { [] }.onCutCommand { [] }.onPasteCommand(of: [UTType.text]) { _ in } }
    }
    if rule(
      ".copyable([#text]).cuttable(for: String.self) { [] }.pasteDestination(for: String.self) { _ in }", weight: 0.2)
    {
      make { m in
        a(m).copyable([p.text(0, m)]).cuttable(for: String.self) { [] }.pasteDestination(for: String.self) { _ in }
      }
    }
    if rule(".onModifierKeysChanged(mask: .shift) { _, _ in }", weight: 0.2) {
      make { m in a(m).onModifierKeysChanged(mask: .shift) { _, _ in } }
    }
    // Outside of an application a tap is told to be of no use.
    if rule("SettingsLink { Text(#text) }.disabled(true)", weight: 0.1, names: "DefaultSettingsLinkLabel") {
      make { m in SettingsLink { Text(p.text(0, m)) }.disabled(true) }
    }
    if rule(
      ".windowDismissBehavior(.disabled).windowMinimizeBehavior(.enabled).windowResizeBehavior(.automatic)"
        + ".windowFullScreenBehavior(.disabled)", weight: 0.1)
    {
      make { m in
        a(m).windowDismissBehavior(.disabled).windowMinimizeBehavior(.enabled).windowResizeBehavior(.automatic)
          .windowFullScreenBehavior(.disabled)
      }
    }
    if rule(
      ".fileDialogConfirmationLabel(#text).fileExporterFilenameLabel(#text).fileDialogCustomizationID(#text)"
        + ".fileDialogBrowserOptions([]).fileDialogImportsUnresolvedAliases(#flag)", weight: 0.1,
      names: "fileDialogURLEnabled")
    {
      make { m in
        a(m).fileDialogConfirmationLabel(p.text(0, m)).fileExporterFilenameLabel(p.text(1, m))
          .fileDialogCustomizationID(p.text(2, m)).fileDialogBrowserOptions([])
          .fileDialogImportsUnresolvedAliases(p.flag(3, m))
      }
    }
    if rule(".pointerStyle(#flag ? .link : nil).pointerVisibility(#flag ? .hidden : .automatic)", weight: 0.2) {
      make { m in
        a(m).pointerStyle(p.flag(0, m) ? .link : nil).pointerVisibility(p.flag(1, m) ? .hidden : .automatic)
      }
    }
  }
}
