// Tests: `SceneCommandsTests`.

extension Scene {
  /// Adds commands to the application while this scene's window is shown: see ``Commands``.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = AnyView(CommandsView(commands: content()))
    return transformCommands { if !$0.areRemoved { $0.views.append(commands) } }
  }

  /// Removes the commands of this scene: commands that were added inside, and a ``DocumentGroup``'s.
  public func commandsRemoved() -> some Scene { transformCommands { $0.areRemoved = true } }

  /// Replaces the commands of this scene: commands that were added inside, and a ``DocumentGroup``'s.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = AnyView(CommandsView(commands: content()))
    return transformCommands {
      if !$0.areRemoved { $0.views.append(commands) }
      $0.areRemoved = true
    }
  }

  /// Scenes that are further inside transform later.
  private func transformCommands(_ transform: @escaping (inout CommandsOfScene) -> Void) -> some Scene {
    SceneOfView(self) { $0.transformEnvironment(\.sceneCommands, transform: transform) }
  }

  /// Sets the shortcut that opens a window of this scene, from any window of the application: command and the key by
  /// default.
  ///
  /// The item stands in the menu "Window", with the title of the scene.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the shortcut that opens a window of this scene, and whether its key is mirrored where the layout is from
  /// right to left.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets the shortcut that opens a window of this scene, from any window of the application; nil sets none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    SceneOfView(self) { $0.environment(\.sceneOptions.shortcut, shortcut) }
  }
}

/// The commands of a scene, each a ``CommandsView``. Its windows have their nodes, so that they see what is focused
/// there.
struct CommandsOfScene {
  var views: [AnyView] = []
  /// Whether those that are further inside do not count.
  var areRemoved = false
}

private enum SceneCommandsKey: EnvironmentKey { static var defaultValue: CommandsOfScene { CommandsOfScene() } }

extension EnvironmentValues {
  /// The commands of the scene.
  var sceneCommands: CommandsOfScene {
    get { self[SceneCommandsKey.self] }
    set { self[SceneCommandsKey.self] = newValue }
  }
}

/// A shortcut that opens a window of a scene.
struct SceneShortcut {
  let title: String
  let shortcut: KeyboardShortcut
  /// The place of the scene in the application.
  let scene: Int
  let app: AppHandle
}

/// The item of a shortcut in the menu "Window".
struct SceneShortcutItem: View {
  let shortcut: SceneShortcut

  var body: some View {
    CommandItems(
      place: CommandPlace(menu: .standard(.singleWindowList)),
      content: Button {
        shortcut.app.app?.openScene(at: shortcut.scene)
      } label: {
        Text(verbatim: shortcut.title)
      }
      .keyboardShortcut(shortcut.shortcut))
  }
}

extension AppGraph {
  /// The shortcuts of all scenes that have one.
  var shortcuts: [SceneShortcut] {
    scenes.enumerated().compactMap { index, scene in
      guard scene.isInserted, let shortcut = scene.options.shortcut else { return nil }
      return SceneShortcut(title: scene.title ?? scene.id ?? "Window", shortcut: shortcut, scene: index, app: handle)
    }
  }

  func openScene(at index: Int) { if scenes.indices.contains(index) { open(scenes[index], nil) } }
}
