public import HostTree

/// Declares a preview of a view for ``PreviewGallery`` and other tools. It has no effect on the program.
///
/// ```swift
/// #Preview("Empty") { TaskList(tasks: []) }
/// #Preview("Wide", traits: .fixedLayout(width: 600, height: 200)) { TaskList(tasks: .sample) }
/// ```
///
/// - Parameters:
///   - name: The name; nil, the default, stands for the name of the file.
///   - traits: The size, orientation and modifiers. Of two traits of the same kind, the last one wins.
///   - body: Creates the view. Properties with ``Previewable()`` keep their values while the preview is shown.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

// A closure of several statements matches all of these. The others have an optional closure, so the compiler prefers
// the one for views.

/// Declares a preview of a host view, which fills the device unless a trait sets another size.
///
/// - Parameters:
///   - name: The name; nil, the default, stands for the name of the file.
///   - traits: The size and orientation; modifiers have no effect. Of two traits of the same kind, the last one wins.
///   - body: Creates the host view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> HostView)?
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a view controller.
///
/// - Parameters:
///   - name: The name; nil, the default, stands for the name of the file.
///   - traits: The size and orientation; modifiers have no effect. Of two traits of the same kind, the last one wins.
///   - body: Creates the controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> HostViewController)?
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares state at the top level of a `#Preview`'s body; an error anywhere else.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("Sound", isOn: $isOn)
/// }
/// ```
///
/// The property becomes one of a generated view, whose body is the rest of the preview's body. So its initial value
/// can't use other declarations of the body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
