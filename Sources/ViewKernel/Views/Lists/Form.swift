/// A container for controls, in sections: a list that is inset and grouped by default.
///
/// `formStyle(_:)` sets its appearance. Rows cannot be selected.
///
/// ```swift
/// struct Account: View {
///   @State private var name = ""
///   @State private var isNotified = false
///
///   var body: some View {
///     Form {
///       Section("Account") {
///         TextField("Name", text: $name)
///         Toggle("Notifications", isOn: $isNotified)
///       }
///     }
///   }
/// }
///
/// let host = HostingView(rootView: Account())
/// host.frame.size = CGSize(width: 320, height: 480)
/// host.layoutIfNeeded()
/// print(host.treeDescription(options: .structure))
/// // Prints:
/// // HostingView<Account>
/// // └─ HostTableView
/// //    ├─ HostTableViewCell
/// //    │  ├─ HostCellContentView
/// //    │  │  └─ HostTextField ""
/// //    │  └─ HostSeparatorView
/// //    ├─ HostTableViewCell
/// //    │  └─ HostCellContentView
/// //    │     └─ HostStackView
/// //    │        ├─ HostLabel "Notifications"
/// //    │        ├─ HostSpacer
/// //    │        └─ HostSwitch
/// //    └─ HostTableViewHeaderFooterView
/// //       └─ HostCellContentView
/// //          └─ HostLabel "ACCOUNT"
/// ```
public struct Form<Content: View>: StyleableView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  nonisolated(unsafe) private let content: Content

  /// Creates a form with rows of `content`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  var plain: FormRows<Content> { FormRows(content: content) }

  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: (any FormStyle).self]
    return styles.last?.view(styles, FormStyleConfiguration(content: .init(content: AnyView(content))))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates an empty form.
  @available(*, deprecated, message: "Form has no content: add a closure, Form { ... }.")
  nonisolated public init() { self.init(.empty) }

  /// Creates a form from a style's configuration, for use in `FormStyle`; the next outer style is applied to it.
  ///
  /// Pass a configuration. With the default value the compiler reports mistakes in a closure where they are; without
  /// it, it reports that the closure is no configuration.
  nonisolated public init(_ configuration: FormStyleConfiguration = .empty) { self.init { configuration.content } }
}

/// The list that a form is, without selection.
struct FormRows<Content: View>: View {
  let content: Content

  private var list: List<Never, Content> {
    var list = List { content }
    list.isForm = true
    return list
  }

  var body: some View { list.environment(\.showsFormLabels, true) }
}
