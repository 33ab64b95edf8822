package import Foundation
public import HostTree

/// Shows windows in a browser: a server on the loopback interface, one page for each window.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// window.makeKeyAndVisible()
/// let display = try BrowserDisplay(port: 0)
/// display.show(window, title: "Reader")
/// print(display.url.hasPrefix("http://127.0.0.1:"))
/// // Prints "true"
/// display.stop()
/// ```
///
/// A program goes on with `RunLoop.main.run()`.
///
/// The page draws the output of ``/HostTree/HostSVGRenderer``, and sends touches, keys and text back. A
/// ``/HostTree/HostDisplayLink`` drives each window while a page of it is visible; otherwise nothing runs. Only this
/// machine can connect, and only with the token in ``url``.
@MainActor
public final class BrowserDisplay {
  let server: LocalServer
  private let index: DisplayIndex?
  private var hasIndex: Bool { index != nil }
  /// The page that got the last input.
  private var lastPage: PageID?
  private var sessions: [WindowSession] = []
  private var pages: Set<PageID> = []
  /// The sessions that pages show; none for a page whose window was hidden.
  private var sessionOfPage: [PageID: WindowSession] = [:]
  /// The windows of the pages that show variants side by side, while there are such pages.
  var variants: [VariantKey: WindowSession] = [:]

  /// Makes the window of a variant, by the number of the window and the identifier of the variant; nil if there is
  /// none.
  package var makeVariant: (@MainActor (Int, String) -> (HostWindow, DisplaySurroundings)?)?

  /// The number of the next window. A number is not used again.
  private var nextNumber = 0
  /// The message of a build that is not done.
  private var lastBuild: FrameMessage?

  /// Called when the user has chosen other surroundings for a window, before its frame, its appearance and its layout
  /// direction are set: for settings that a window has no properties for.
  public var didChangeSurroundings: (@MainActor (HostWindow, DisplaySurroundings) -> Void)?

  /// Called when the first page begins to show a window, and when no page shows it any more.
  public var didChangeVisibility: (@MainActor (HostWindow, Bool) -> Void)?

  /// The names of the windows that a page's user can open, in the list of windows in the page's bar.
  package var newWindowTitles: [String] = [] {
    didSet { if newWindowTitles != oldValue { tellOfWindows() } }
  }

  /// Called when a page's user has chosen one of ``newWindowTitles``, by its index.
  package var didRequestNewWindow: (@MainActor (Int) -> Void)?

  /// Begins to listen.
  ///
  /// - Parameter port: The port; the next free one if it is taken, any free one for 0. Defaults to 8117.
  /// - Throws: An error whose description says what to do if no port is free, or the system has no sockets.
  public convenience init(port: Int = 8117) throws { try self.init(port: port, token: nil) }

  /// Begins to listen, with an index at ``url`` whose cards lead to the windows, in the order in which they are shown.
  ///
  /// - Parameters:
  ///   - port: The port; the next free one if it is taken, any free one for 0. Defaults to 8117.
  ///   - index: The index, with its pictures as they are now.
  /// - Throws: An error whose description says what to do if no port is free, or the system has no sockets.
  public convenience init(port: Int = 8117, index: DisplayIndex) throws {
    try self.init(port: port, index: index, token: nil)
  }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - port: The port.
  ///   - index: The index; nil for none.
  ///   - token: The token of a former run, whose pages may then reconnect; nil for a new one.
  package init(port: Int = 8117, index: DisplayIndex? = nil, token: String?) throws {
    var files = PageFiles.all
    for (path, page) in index?.pages ?? [:] {
      files[path] = LocalServer.File(type: "text/html; charset=utf-8", bytes: Array(page.utf8))
    }
    self.index = index
    server = try LocalServer(port: port, files: files, token: token ?? AccessToken.random())
    server.start(self)
  }

  /// The port that it listens on.
  package var port: Int { server.port }

  /// The address with the token that lets a page in: of the index, if there is one, else of the first window.
  public var url: String { hasIndex ? server.url.replacingOccurrences(of: "/?", with: "/index?") : server.url }

  /// Shows a window on a page of its own: the first at ``url``, others by the list of windows in a page's bar.
  ///
  /// - Parameters:
  ///   - window: The window. Its frame, appearance and layout direction follow the page; the display drives it.
  ///   - title: The title of the page.
  ///   - surroundings: The settings until a page chooses others.
  public func show(_ window: HostWindow, title: String, in surroundings: DisplaySurroundings = DisplaySurroundings()) {
    let session = WindowSession(
      window, number: nextNumber, title: title, surroundings: surroundings.limited, scheduler: HostMainQueueScheduler()
    ) { [server] in server.send($0, to: $1) }
    session.didChangeSurroundings = { [weak self, unowned session] in
      self?.didChangeSurroundings?(session.window, $0)
    }
    session.didChangeVisibility = { [weak self, unowned session] in self?.didChangeVisibility?(session.window, $0) }
    session.didChangeTitle = { [weak self] in self?.tellOfWindows() }
    session.scene = index?.scene(nextNumber)
    nextNumber += 1
    sessions.append(session)
    tellOfWindows()
  }

  /// Stops showing a window. Its pages show another one, or report that it was closed.
  public func hide(_ window: HostWindow) {
    guard let index = sessions.firstIndex(where: { $0.window === window }) else { return }
    let session = sessions.remove(at: index)
    session.invalidate()
    for (page, shown) in sessionOfPage where shown === session { sessionOfPage[page] = nil }
    tellOfWindows()
  }

  /// Sends the state of a build of the program to all pages.
  package func tell(_ build: BuildState) {
    var message = FrameMessage()
    message.build = build
    lastBuild = build.state == .done ? nil : message
    for page in pages { tell(message, page) }
  }

  /// Has all pages say why, if the program crashes. The standard error of the process is a pipe from now on; what is
  /// written there is passed on.
  package func reportCrashes() {
    CrashWatch.begin { [server] report in
      var message = FrameMessage()
      message.crash = report
      if let text = message.json { server.sendToAll(text) }
    }
  }

  /// Gives the standard error back, for a process that becomes another program.
  package static func endReportingCrashes() { CrashWatch.end() }

  /// Asks the page that got the last input to show a window.
  package func bringToFront(_ window: HostWindow) {
    guard let lastPage, let session = sessions.first(where: { $0.window === window }),
      sessionOfPage[lastPage] !== session
    else { return }
    var message = FrameMessage()
    message.front = session.number
    tell(message, lastPage)
  }

  /// Sends the list of windows to all pages.
  private func tellOfWindows() { for page in pages { tellOfWindows(page) } }

  private func tellOfWindows(_ page: PageID) {
    var message = FrameMessage()
    message.windows = sessions.map { FrameMessage.Window(number: $0.number, title: $0.shownTitle) }
    message.newWindows = newWindowTitles
    message.hasIndex = hasIndex ? true : nil
    message.isClosed = sessionOfPage[page] == nil ? true : nil
    tell(message, page)
  }

  private func tell(_ message: FrameMessage, _ page: PageID) {
    if let text = message.json { server.send(text, to: page) }
  }

  /// Asks the user of the page that got the last input whether to open a URL, in a tab of its own.
  ///
  /// - Returns: Whether the user is asked. False if no page is active, or the scheme is not http(s), mailto or tel.
  package func open(_ url: URL) -> Bool {
    guard let lastPage, ["http", "https", "mailto", "tel"].contains(url.scheme?.lowercased()) else { return false }
    var message = FrameMessage()
    message.address = url.absoluteString
    tell(message, lastPage)
    return true
  }

  /// Stops listening, and driving the windows.
  public func stop() {
    for session in sessions + variants.values { session.invalidate() }
    (sessions, variants) = ([], [:])
    (sessionOfPage, pages) = ([:], [])
    server.stop()
  }
}

extension BrowserDisplay: ServerHandler {
  package func pageDidOpen(_ page: PageID, path: String, query: [String: String]) {
    let number = query["window"].flatMap { Int($0) } ?? 0
    let key = query["variant"].map { VariantKey(number: number, id: $0) }
    let session = key.map { variant($0) } ?? sessions.first { $0.number == number }
    pages.insert(page)
    sessionOfPage[page] = session
    // A page of a closed window gets the list of the others.
    tellOfWindows(page)
    session?.open(page)
    if let lastBuild { tell(lastBuild, page) }
  }

  package func page(_ page: PageID, didSend message: String) {
    guard let input = InputMessage(message) else { return }
    lastPage = page
    if case .requestedWindow(let index) = input { didRequestNewWindow?(index) }
    guard let session = sessionOfPage[page] else { return }
    for other in variantsInStep(with: session) { other.repeatInput(input, of: session) }
    session.receive(input, from: page)
  }

  package func pageDidClose(_ page: PageID) {
    if lastPage == page { lastPage = nil }
    pages.remove(page)
    guard let session = sessionOfPage.removeValue(forKey: page) else { return }
    session.close(page)
    if !sessionOfPage.values.contains(where: { $0 === session }) { endVariant(session) }
  }
}
