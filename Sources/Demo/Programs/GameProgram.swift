import ViewKernel

private struct Cell: Hashable {
  var row: Int
  var column: Int

  static let all = (0..<16).map { Cell(row: $0 / 4, column: $0 % 4) }
}

private struct Tile: Identifiable, Equatable {
  let id: Int
  var value: Int
  var cell: Cell
  /// It lies under the tile that it has joined until the next move, so that it is seen to slide there.
  var hasJoined = false
}

private enum Direction: CaseIterable {
  case left, right, up, down

  init(_ translation: CGSize) {
    if abs(translation.width) > abs(translation.height) {
      self = translation.width < 0 ? .left : .right
    } else {
      self = translation.height < 0 ? .up : .down
    }
  }

  /// The cells of a line, from the edge to which its tiles slide.
  func cells(inLine line: Int) -> [Cell] {
    (0..<4).map { step in
      switch self {
      case .left: Cell(row: line, column: step)
      case .right: Cell(row: line, column: 3 - step)
      case .up: Cell(row: step, column: line)
      case .down: Cell(row: 3 - step, column: line)
      }
    }
  }
}

/// SplitMix64: the same numbers for the same seed.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

private struct Board {
  private(set) var tiles: [Tile] = []
  private(set) var score = 0
  private var generator: SeededGenerator
  private var lastID = 0

  init(seed: UInt64) {
    generator = SeededGenerator(state: seed)
    addRandomTile()
    addRandomTile()
  }

  init(seed: UInt64, score: Int, values: [[Int]]) {
    generator = SeededGenerator(state: seed)
    self.score = score
    for cell in Cell.all where values[cell.row][cell.column] > 0 { add(values[cell.row][cell.column], at: cell) }
  }

  var isStuck: Bool {
    Direction.allCases.allSatisfy { direction in
      var next = self
      return !next.slide(direction)
    }
  }

  var highest: Int { tiles.map(\.value).max() ?? 0 }

  /// - Returns: Whether a tile has moved.
  mutating func move(_ direction: Direction) -> Bool {
    guard slide(direction) else { return false }
    addRandomTile()
    return true
  }

  private mutating func slide(_ direction: Direction) -> Bool {
    let old = tiles
    tiles.removeAll(where: \.hasJoined)
    var hasMoved = false
    for line in 0..<4 {
      let cells = direction.cells(inLine: line)
      var free = 0
      var partner: Int?
      for cell in cells {
        guard let index = tiles.firstIndex(where: { $0.cell == cell && !$0.hasJoined }) else { continue }
        if let other = partner, tiles[other].value == tiles[index].value {
          tiles[index].hasJoined = true
          tiles[index].cell = tiles[other].cell
          tiles[other].value *= 2
          score += tiles[other].value
          partner = nil
          hasMoved = true
        } else {
          hasMoved = hasMoved || cell != cells[free]
          tiles[index].cell = cells[free]
          free += 1
          partner = index
        }
      }
    }
    if !hasMoved { tiles = old }
    return hasMoved
  }

  private mutating func addRandomTile() {
    let free = Cell.all.filter { cell in !tiles.contains { $0.cell == cell } }
    guard let cell = free.randomElement(using: &generator) else { return }
    add(Int.random(in: 0..<10, using: &generator) == 0 ? 4 : 2, at: cell)
  }

  private mutating func add(_ value: Int, at cell: Cell) {
    lastID += 1
    tiles.append(Tile(id: lastID, value: value, cell: cell))
  }
}

@Observable
private final class Game {
  private(set) var board: Board
  private var history: [Board] = []
  private var seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    board = Board(seed: seed)
  }

  init(board: Board, seed: UInt64) {
    self.seed = seed
    self.board = board
  }

  var canUndo: Bool { !history.isEmpty }

  func move(_ direction: Direction) {
    let old = board
    if board.move(direction) { history.append(old) }
  }

  func undo() {
    if let last = history.popLast() { board = last }
  }

  func startAgain() {
    seed += 1
    history = []
    board = Board(seed: seed)
  }
}

extension Color {
  fileprivate static func tile(_ value: Int) -> Color {
    switch value {
    case 2: Color(red: 0.93, green: 0.89, blue: 0.85)
    case 4: Color(red: 0.93, green: 0.86, blue: 0.74)
    case 8: Color(red: 0.95, green: 0.69, blue: 0.47)
    case 16: Color(red: 0.96, green: 0.58, blue: 0.39)
    case 32: Color(red: 0.96, green: 0.49, blue: 0.37)
    case 64: Color(red: 0.93, green: 0.34, blue: 0.21)
    case 128: Color(red: 0.93, green: 0.80, blue: 0.42)
    case 256: Color(red: 0.93, green: 0.78, blue: 0.34)
    case 512: Color(red: 0.92, green: 0.75, blue: 0.25)
    case 1024: Color(red: 0.91, green: 0.71, blue: 0.15)
    default: Color(red: 0.88, green: 0.64, blue: 0.05)
    }
  }
}

private struct TileView: View {
  let value: Int
  let size: CGFloat

  private var fontSize: CGFloat {
    switch value {
    case ..<100: size * 0.45
    case ..<1000: size * 0.37
    default: size * 0.29
    }
  }

  var body: some View {
    Text(verbatim: "\(value)")
      .font(.system(size: fontSize, weight: .bold, design: .rounded))
      .foregroundStyle(value < 8 ? Color(red: 0.42, green: 0.36, blue: 0.31) : .white)
      .frame(width: size, height: size)
      .background(Color.tile(value).gradient, in: .rect(cornerRadius: size * 0.14))
  }
}

private struct BoardView: View {
  let tiles: [Tile]
  private let spacing: CGFloat = 10

  var body: some View {
    GeometryReader { proxy in
      let size = (proxy.size.width - 5 * spacing) / 4
      ZStack(alignment: .topLeading) {
        ForEach(Cell.all, id: \.self) { cell in
          RoundedRectangle(cornerRadius: size * 0.14)
            .fill(.brown.opacity(0.22))
            .frame(width: size, height: size)
            .offset(offset(of: cell, size))
        }
        ForEach(tiles) { tile in
          TileView(value: tile.value, size: size)
            .phaseAnimator([1, 1.12, 1], trigger: tile.value) { view, scale in
              view.scaleEffect(scale)
            } animation: { _ in
              .easeOut(duration: 0.12)
            }
            .offset(offset(of: tile.cell, size))
            .zIndex(tile.hasJoined ? 0 : 1)
            .transition(
              .asymmetric(insertion: .scale(scale: 0, anchor: center(of: tile.cell, size)), removal: .identity))
        }
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .background(.brown.opacity(0.3), in: .rect(cornerRadius: 18))
  }

  private func offset(of cell: Cell, _ size: CGFloat) -> CGSize {
    CGSize(
      width: spacing + CGFloat(cell.column) * (size + spacing), height: spacing + CGFloat(cell.row) * (size + spacing))
  }

  /// The point about which a new tile grows: its frame stays in the corner, and its offset moves it away from there.
  private func center(of cell: Cell, _ size: CGFloat) -> UnitPoint {
    let offset = offset(of: cell, size)
    return UnitPoint(x: 0.5 + offset.width / size, y: 0.5 + offset.height / size)
  }
}

private struct ScoreBox: View {
  let title: LocalizedStringKey
  let score: Int

  var body: some View {
    VStack(spacing: 0) {
      Text(title).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
      Text(score, format: .number)
        .font(.system(.title3, design: .rounded).weight(.bold))
        .contentTransition(.numericText())
        .lineLimit(1)
        .minimumScaleFactor(0.6)
    }
    .frame(width: 88, height: 56)
    .background(.brown.opacity(0.2), in: .rect(cornerRadius: 12))
  }
}

private struct Header: View {
  let score: Int
  let best: Int

  var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: "2048").font(.system(size: 50, weight: .heavy, design: .rounded)).foregroundStyle(.orange)
      Spacer(minLength: 0)
      ScoreBox(title: "Score", score: score)
      ScoreBox(title: "Best", score: best)
    }
  }
}

private struct Controls: View {
  let game: Game

  var body: some View {
    HStack {
      Text(game.board.highest < 2048 ? "Join the tiles, get to **2048!**" : "You have made **2048!**")
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Spacer()
      Button("Undo", systemImage: "arrow.uturn.backward") { withAnimation(.snappy) { game.undo() } }
        .disabled(!game.canUndo)
      Button("New game", systemImage: "arrow.clockwise") { withAnimation(.snappy) { game.startAgain() } }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.bordered)
    .buttonBorderShape(.circle)
    .tint(.orange)
  }
}

private struct Ladder: View {
  let highest: Int
  private let values = (1...11).map { 1 << $0 }

  var body: some View {
    HStack {
      ForEach(values, id: \.self) { value in
        if value > 2 { Spacer(minLength: 0) }
        TileView(value: value, size: 28).opacity(value <= highest ? 1 : 0.25)
      }
    }
    .accessibilityHidden(true)
  }
}

private struct GameOver: View {
  let score: Int
  let startAgain: () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Text("Game over").font(.system(.largeTitle, design: .rounded).bold())
      Text("\(score) points").foregroundStyle(.secondary)
      Button("Try again") { startAgain() }.buttonStyle(.borderedProminent).tint(.orange)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.ultraThinMaterial, in: .rect(cornerRadius: 18))
  }
}

private struct GameView: View {
  @State private var game: Game
  @AppStorage("best") private var best = 0
  @FocusState private var isFocused: Bool

  init(_ game: Game) { _game = State(initialValue: game) }

  var body: some View {
    VStack(spacing: 22) {
      Header(score: game.board.score, best: max(best, game.board.score))
      Controls(game: game)
      BoardView(tiles: game.board.tiles)
        .overlay {
          if game.board.isStuck {
            GameOver(score: game.board.score) { withAnimation { game.startAgain() } }
          }
        }
        .accessibilityIdentifier("board")
      Ladder(highest: game.board.highest)
    }
    .padding(16)
    .frame(maxWidth: 480, maxHeight: .infinity)
    .frame(maxWidth: .infinity)
    .contentShape(.rect)
    .gesture(DragGesture(minimumDistance: 20).onEnded { move(Direction($0.translation)) })
    .focusable()
    .focused($isFocused)
    .onKeyPress(.leftArrow) { press(.left) }
    .onKeyPress(.rightArrow) { press(.right) }
    .onKeyPress(.upArrow) { press(.up) }
    .onKeyPress(.downArrow) { press(.down) }
    .onAppear { isFocused = true }
    .onChange(of: game.board.score) { _, score in best = max(best, score) }
  }

  private func press(_ direction: Direction) -> KeyPress.Result {
    move(direction)
    return .handled
  }

  private func move(_ direction: Direction) {
    withAnimation(.easeInOut(duration: 0.15)) { game.move(direction) }
  }
}

extension Game {
  fileprivate static var nearTheEnd: Game {
    let values = [[2, 4, 0, 2], [8, 4, 2, 0], [64, 32, 8, 128], [1024, 512, 256, 128]]
    return Game(board: Board(seed: 2048, score: 15_132, values: values), seed: 1)
  }
}

#Preview("New game") { GameView(Game(seed: 1)) }

#Preview("Near the end") { GameView(.nearTheEnd) }

extension DemoScene {
  static let gameProgram = DemoScene(
    "P6", "game", "A program as one writes it with SwiftUI: 2048, whose tiles slide as one drags or presses arrows."
  ) { stage in
    let name = "ViewKernel.Demo.game"
    guard let settings = UserDefaults(suiteName: name) else { return stage.note("there are no settings") }
    settings.removePersistentDomain(forName: name)
    stage.window.frame.size = CGSize(width: 390, height: 844)
    stage.show(GameView(.nearTheEnd).defaultAppStorage(settings))
    stage.step("drag down") { drag(by: CGSize(width: 10, height: 120), on: stage) }
    stage.step("wait for half of the animation") { stage.clock.advance(by: 0.075) }
    stage.step("wait for the rest") { stage.clock.advance(by: 1) }
    stage.step("drag to the left") { drag(by: CGSize(width: -120, height: 10), on: stage) }
    stage.step("wait for the animation") { stage.clock.advance(by: 1) }
    stage.tap("Undo")
    stage.step("wait for the animation") { stage.clock.advance(by: 1) }
    for _ in 1...3 {
      stage.step("press the right arrow, and wait") {
        stage.window.pressKey("\u{F703}")
        stage.window.settle()
        stage.clock.advance(by: 1)
      }
    }
    settings.removePersistentDomain(forName: name)
  }

  private static func drag(by distance: CGSize, on stage: Stage) {
    let board = stage.frame("board")
    let touch = stage.window.beginTouch(at: CGPoint(x: board.midX, y: board.midY))
    touch.move(to: CGPoint(x: board.midX + distance.width, y: board.midY + distance.height))
    touch.end()
  }
}
