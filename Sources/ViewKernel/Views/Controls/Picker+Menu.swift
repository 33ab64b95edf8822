import HostTree

/// A button that shows the selected option and opens a menu of all.
struct MenuPicker<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.showsFormLabels) private var showsFormLabels
  @Environment(\.labelMetrics) private var metrics
  let label: Label
  let title: Text?
  let choice: Choice

  init(label: Label, title: Text?, choice: Choice) {
    self.label = label
    self.title = title
    self.choice = choice
  }

  var body: some View {
    if (showsFormLabels || metrics.isOfRow) && !hidesLabels {
      HStack {
        SubtitledLabel(label)
        Spacer()
        MenuPickerButton(choice: choice, chosen: choice.index, title: title)
      }
    } else {
      MenuPickerButton(choice: choice, chosen: choice.index, title: title)
    }
  }
}

extension HostView {
  /// Whether a shape or a colour is in the view, as behind a label.
  fileprivate var hasPaintedGround: Bool {
    self is HostShapeView || self is HostColorView || subviews.contains(where: \.hasPaintedGround)
  }
}

private struct MenuPickerButton: HostedContainer, HostConfiguration {
  typealias Body = Never
  let choice: Choice
  let chosen: Int?
  let title: Text?

  struct Shown: View {
    let option: ViewElement?
    var body: some View {
      HStack(spacing: 4) {
        if let option, option.host.hasPaintedGround {
          // As in the menu: the image and the text alone.
          if let image = option.host.shownImage { Image(uiImage: image).imageScale(.large) }
          Text(verbatim: option.host.shownTitle)
        } else {
          option
        }
        Image(systemName: "chevron.up.chevron.down")
      }
    }
  }

  var own: Self { self }
  var content: Shown { Shown(option: chosen.map { choice.options[$0] }) }

  func makeHost(context: HostContext<Self>) -> HostButton {
    let button = HostButton()
    button.buttonType = .popUp
    button.showsMenuAsPrimaryAction = true
    button.menuProvider = { context.newest.menu }
    return button
  }

  private var menu: HostMenu {
    let chosen = choice.index
    return HostMenu(
      children: choice.options.enumerated().map { index, option in
        HostAction(title: option.host.shownTitle, image: option.host.shownImage, state: index == chosen ? .on : .off) {
          [choice] _ in choice.choose(index)
        }
      })
  }

  func updateHost(_ host: HostButton, context: HostContext<Self>) {
    host.isEnabled = context.environment.isEnabled
    host.unseenLabel = title.unseenLabel(in: context.environment)
    // In a form or a list the value is a secondary detail beside the label.
    host.tintColor =
      context.environment.showsFormLabels || context.environment.labelMetrics.isOfRow
      ? .secondaryLabel : context.environment.tint?.resolved(in: context.environment)
    let order = context.environment.menuOrder
    host.preferredMenuElementOrder = order == .automatic ? .fixed : order.host
    choice.check(context) { context.newest.choice }
  }

  static func dismantleHost(_ host: HostButton) { host.menuProvider = nil }
}

/// The text of a picker's label: a text, or the title of a ``Label``. Nil for other views.
@MainActor
func pickerTitle<Label: View>(_ label: Label) -> Text? {
  label as? Text ?? (label as? ViewKernel.Label<Text, Image>)?.ownTitle
}

extension Text? {
  /// What assistive tools say for a label that is not shown; nil for none.
  func unseenLabel(in environment: EnvironmentValues) -> String? {
    let text = string(in: environment)
    return text.isEmpty ? nil : text
  }
}
