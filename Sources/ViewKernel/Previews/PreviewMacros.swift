public import HostTree

/// Declares a preview: a sample of a view that ``PreviewGallery`` and other tools show. Programs do nothing with it.
///
///     #Preview("Empty") { TaskList(tasks: []) }
///     #Preview("Wide", traits: .fixedLayout(width: 600, height: 200)) { TaskList(tasks: .sample) }
///
/// - Parameters:
///   - name: What it is called; the name of its file where that is nil.
///   - traits: How it is shown. Of two that say the same, the last counts.
///   - body: Makes the view. Properties with ``Previewable()`` keep their values while the preview is on screen.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

// A closure of several statements fits all of these. That it is optional in the others makes the compiler prefer the one for views.

/// Declares a preview of a host view, which fills the device unless a trait says otherwise.
///
/// - Parameters:
///   - name: What it is called; the name of its file where that is nil.
///   - traits: How it is shown. Of two that say the same, the last counts.
///   - body: Makes the host view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> HostView)?
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a view controller.
///
/// - Parameters:
///   - name: What it is called; the name of its file where that is nil.
///   - traits: How it is shown. Of two that say the same, the last counts.
///   - body: Makes the controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> HostViewController)?
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Lets a preview have state without a view of its own. It stands at the top level of a `#Preview`'s body only.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Sound", isOn: $isOn)
///     }
///
/// The property becomes one of a view that the rest of the body is the body of; so its value can't use others of the body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
