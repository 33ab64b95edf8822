import HostTree

/// A menu of an application's commands, between those for viewing and for windows.
///
/// Its items are like a ``Menu``'s: buttons, toggles, pickers and menus. Their shortcuts (`keyboardShortcut`) work
/// while a window of the scene is shown.
public struct CommandMenu<Content: View> {
  private let title: Text
  private let content: Content

  /// Creates a menu with a title.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  /// Creates a menu with a localized title.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu with a title. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }
}

extension CommandMenu: Commands {
  /// The items, in a menu of their own.
  public var body: some Commands {
    CommandsOfView(content: CommandItems(place: CommandPlace(menu: .own(title.string)), content: content))
  }
}

/// Items that are added to the menus that each application has, or replace items there.
///
/// ```swift
/// struct NewLetter: Commands {
///   var body: some Commands {
///     CommandGroup(replacing: .newItem) {
///       Button("New Letter") { print("new") }.keyboardShortcut("n")
///     }
///   }
/// }
/// ```
///
/// The menus have no items by themselves here, so a group that replaces adds its own.
public struct CommandGroup<Content: View> {
  private let place: CommandPlace
  private let content: Content

  /// Creates a group before a placement.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = CommandPlace(menu: .standard(group), side: 0)
    content = addition()
  }

  /// Creates a group after a placement.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = CommandPlace(menu: .standard(group), side: 2)
    content = addition()
  }

  /// Creates a group at a placement.
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = CommandPlace(menu: .standard(group), side: 1)
    content = addition()
  }
}

extension CommandGroup: Commands {
  /// The items, in the menu of the placement.
  public var body: some Commands { CommandsOfView(content: CommandItems(place: place, content: content)) }
}

/// A place in the menus that each application has.
public struct CommandGroupPlacement: Sendable, Equatable {
  enum Menu: Int, CaseIterable {
    case app, file, edit, format, view, own, window, help

    var title: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }
  }

  let menu: Menu
  /// The order of the groups in a menu.
  let order: Int

  private init(_ menu: Menu, _ order: Int) {
    self.menu = menu
    self.order = order
  }

  /// Commands that inform about the application, in the menu "App".
  public static let appInfo = CommandGroupPlacement(.app, 0)
  /// The application's settings.
  public static let appSettings = CommandGroupPlacement(.app, 1)
  /// The services of other applications.
  public static let systemServices = CommandGroupPlacement(.app, 2)
  /// Commands that hide and show the application.
  public static let appVisibility = CommandGroupPlacement(.app, 3)
  /// Commands that end the application.
  public static let appTermination = CommandGroupPlacement(.app, 4)
  /// Commands that make and open documents, in the menu "File".
  public static let newItem = CommandGroupPlacement(.file, 0)
  /// Commands that save documents.
  public static let saveItem = CommandGroupPlacement(.file, 1)
  /// Commands that import and export.
  public static let importExport = CommandGroupPlacement(.file, 2)
  /// Commands that print.
  public static let printItem = CommandGroupPlacement(.file, 3)
  /// Commands that undo and redo, in the menu "Edit".
  public static let undoRedo = CommandGroupPlacement(.edit, 0)
  /// Commands that cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement(.edit, 1)
  /// Commands that edit text.
  public static let textEditing = CommandGroupPlacement(.edit, 2)
  /// Commands that change the look of text, in the menu "Format".
  public static let textFormatting = CommandGroupPlacement(.format, 0)
  /// Commands that show and change tool bars, in the menu "View".
  public static let toolbar = CommandGroupPlacement(.view, 0)
  /// Commands that show and hide side bars and full screen.
  public static let sidebar = CommandGroupPlacement(.view, 1)
  /// Commands that change the size of windows, in the menu "Window".
  public static let windowSize = CommandGroupPlacement(.window, 0)
  /// The windows that there is one of.
  public static let singleWindowList = CommandGroupPlacement(.window, 1)
  /// The open windows.
  public static let windowList = CommandGroupPlacement(.window, 2)
  /// Commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement(.window, 3)
  /// The application's help, in the menu "Help".
  public static let help = CommandGroupPlacement(.help, 0)
}

/// The system's commands for side bars. There are none here.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The system's commands for editing text. There are none here.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The system's commands for the look of text. There are none here.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The system's commands for tool bars. There are none here.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The system's commands for inspectors. There are none here.
public struct InspectorCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// The system's commands for cameras and scanners nearby. There are none here.
public struct ImportFromDevicesCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}
