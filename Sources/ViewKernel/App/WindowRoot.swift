// Tests: `AppGraphTests`.

/// The root view of a window: the content of its scene, in the environment that the scene's modifiers have written.
struct WindowRoot<Content: View>: View {
  let content: Content
  var environment: WindowEnvironment

  var body: some View {
    let commands = environment.scene.sceneCommands.views
    Group {
      content
      // They show nothing.
      ForEach(commands.indices, id: \.self) { commands[$0] }
      ForEach(environment.shortcuts.indices, id: \.self) { SceneShortcutItem(shortcut: environment.shortcuts[$0]) }
    }
    .modifier(environment)
  }
}

/// Writes the environment of a window.
struct WindowEnvironment: EnvironmentWriter {
  typealias Body = Never

  /// The environment of the scene in the application's graph, and the environment of the application around it: values
  /// written in between are the scene's.
  let scene: EnvironmentValues
  let application: EnvironmentValues
  let phase: ScenePhase
  let window: AppWindow
  /// The shortcuts that open windows of the application's scenes.
  let shortcuts: [SceneShortcut]

  init(_ scene: EnvironmentValues, inside application: EnvironmentValues, of window: AppWindow) {
    (self.scene, self.application, self.window) = (scene, application, window)
    phase = window.phase
    shortcuts = window.app?.shortcuts ?? []
  }

  func write(to values: inout EnvironmentValues) {
    values.scenePhase = phase
    values.presentedWindowValue = window.presented
    values.windowPresentation = window.presentation
    window.app?.writeActions(of: window, to: &values)
    window.app?.delegates.write(to: &values)
    values.rewrite(scene, since: application)
  }
}
