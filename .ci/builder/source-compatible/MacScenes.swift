// Scenes of programs for macOS, as code for SwiftUI writes them: every overload here must go on compiling, in Swift 5
// and in Swift 6 mode.
import Foundation
import UIKitCompatibility
import ViewKernel

struct M2TextFile: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText, .json]
  static let writableContentTypes: [UTType] = [.plainText]
  var text: String

  init(text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let string = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = string
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

final class M2Drawing: ReferenceFileDocument {
  typealias Snapshot = [Int]
  static var readableContentTypes: [UTType] { [.json] }
  @Published var lines: [Int] = []

  init() {}
  init(configuration: ReadConfiguration) throws {
    lines = try JSONDecoder().decode([Int].self, from: configuration.file.regularFileContents ?? Data())
  }
  func snapshot(contentType: UTType) throws -> [Int] { lines }
  func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
    let data = try JSONEncoder().encode(snapshot)
    if let existing = configuration.existingFile { print(existing.isRegularFile) }
    return FileWrapper(regularFileWithContents: data)
  }
}

struct M2Editor: View {
  @Binding var document: M2TextFile
  @Environment(\.newDocument) private var newDocument
  @Environment(\.openDocument) private var openDocument
  @Environment(\.openSettings) private var openSettings
  @Environment(\.documentConfiguration) private var configuration
  @State private var url: URL?

  var body: some View {
    TextEditor(text: $document.text)
      .toolbar {
        Button("New") { newDocument(M2TextFile(text: "draft")) }
        Button("Drawing") { newDocument { M2Drawing() } }
        Button("Text") { newDocument(contentType: .plainText) }
        Button("Recent") {
          Task {
            do { try await openDocument(at: url ?? URL(fileURLWithPath: "/a.txt")) } catch { print(error) }
          }
        }
        SettingsLink()
        SettingsLink { Label("Settings", systemImage: "gear") }
      }
      .navigationTitle(configuration?.fileURL?.lastPathComponent ?? "None")
      .windowDismissBehavior(.disabled)
      .windowMinimizeBehavior(.automatic)
      .windowResizeBehavior(.enabled)
      .windowFullScreenBehavior(.disabled)
      .handlesExternalEvents(preferring: ["a"], allowing: ["*"])
  }
}

struct M2DrawingView: View {
  @ObservedObject var drawing: M2Drawing
  var body: some View { Text("\(drawing.lines.count)") }
}

struct M2App: App {
  @Environment(\.scenePhase) private var phase
  @AppStorage("showsMenuBarExtra") private var showsMenuBarExtra = true
  @State private var labelStyle = ToolbarLabelStyle.automatic

  var body: some Scene {
    DocumentGroup(newDocument: M2TextFile()) { file in
      M2Editor(document: file.$document).disabled(!file.isEditable)
    }
    .commands { CommandGroup(replacing: .saveItem) {} }
    DocumentGroup(newDocument: { M2Drawing() }) { file in M2DrawingView(drawing: file.document) }
    DocumentGroup(viewing: M2TextFile.self) { Text($0.document.text) }
    M2MoreScenes(labelStyle: $labelStyle)
    MenuBarExtra("Clock", systemImage: "clock") { Button("Quit") {} }
    MenuBarExtra("Clock", systemImage: "clock", isInserted: $showsMenuBarExtra) { Text("a") }
      .menuBarExtraStyle(.window)
    MenuBarExtra("Clock", image: "clock") { Text("a") }.menuBarExtraStyle(.menu)
    MenuBarExtra("Clock") { Text("a") }.menuBarExtraStyle(.automatic)
  }
}

struct M2MoreScenes: Scene {
  @Binding var labelStyle: ToolbarLabelStyle
  @State private var count = 0

  var body: some Scene {
    MenuBarExtra(isInserted: .constant(true)) {
      Text("a")
    } label: {
      Image(systemName: "star")
    }
    UtilityWindow("Inspector", id: "inspector") { Text("a") }
      .windowLevel(.floating)
      .windowIdealSize(.fitToContent)
      .windowManagerRole(.associated)
      .windowBackgroundDragBehavior(.enabled)
      .keyboardShortcut("i", modifiers: [.command, .option])
    Window("About", id: "about") { Text("a") }
      .defaultLaunchBehavior(.suppressed)
      .restorationBehavior(.disabled)
      .defaultPosition(.topTrailing)
      .defaultSize(width: 300, height: 200)
      .windowResizability(.contentSize)
      .windowStyle(.hiddenTitleBar)
      .keyboardShortcut(nil)
      .commandsRemoved()
    WindowGroup { Text("a") }
      .windowToolbarStyle(.unified(showsTitle: false))
      .windowToolbarLabelStyle($labelStyle)
      .windowToolbarLabelStyle(fixed: .iconOnly)
      .defaultWindowPlacement { content, context in
        let size = content.sizeThatFits(.unspecified)
        let bounds = context.defaultDisplay.visibleRect
        return WindowPlacement(CGPoint(x: bounds.midX - size.width / 2, y: bounds.minY), size: size)
      }
      .windowIdealPlacement { _, context in WindowPlacement(.center, size: context.defaultDisplay.bounds.size) }
      .handlesExternalEvents(matching: ["main"])
      .backgroundTask(.appRefresh("refresh")) { await M2MoreScenes.refresh() }
      .backgroundTask(.urlSession("downloads")) {}
      .onChange(of: count) { print("changed") }
      .onChange(of: count, initial: true) { old, new in print(old, new) }
    if #available(macOS 14, iOS 17, *) { Settings { Text("a") }.windowToolbarStyle(.unifiedCompact) }
  }

  static func refresh() async {}
}

struct M2Item: Identifiable {
  let id: Int
  var name = ""
  var isOld = false
}

struct M2Tables: View {
  var items: [M2Item] = []
  var showsSize = true
  @State private var isImporting = false
  @Environment(\.tabBarPlacement) private var placement
  @Environment(\.isTabBarShowingSections) private var showsSections

  var body: some View {
    Table(items) {
      TableColumn("Name", value: \.name)
      if showsSize { TableColumn("Size") { _ in Text("1") } }
    }
    .tableStyle(.inset(alternatesRowBackgrounds: true))
    .accessibilityRotor("Items") {
      ForEach(items) { item in
        if item.isOld { AccessibilityRotorEntry(item.name, id: item.id) }
      }
      if showsSize {
        AccessibilityRotorEntry("Size", id: 0)
      } else {
        AccessibilityRotorEntry("None", id: 1)
      }
    }
    Table(items) { TableColumn("Name", value: \.name) }
      .tableStyle(.bordered)
      .tableStyle(.bordered(alternatesRowBackgrounds: false))
      .alternatingRowBackgrounds()
      .alternatingRowBackgrounds(.disabled)
    Text(placement == .sidebar ? "side" : showsSections ? "sections" : "bar")
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { print($0) }
      .fileDialogMessage("Choose")
      .fileDialogMessage(Text("Choose"))
      .fileDialogMessage(items[0].name)
      .fileDialogConfirmationLabel("Open")
      .fileExporterFilenameLabel("Name:")
      .fileDialogCustomizationID("a")
      .fileDialogBrowserOptions([.includeHiddenFiles])
      .fileDialogImportsUnresolvedAliases(true)
      .fileDialogDefaultDirectory(.documentsDirectory)
      .fileDialogURLEnabled(#Predicate { $0.isFileURL })
  }
}
