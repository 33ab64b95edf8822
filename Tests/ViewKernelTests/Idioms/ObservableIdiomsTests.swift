import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Ways in which programs cut their model into objects.
@MainActor
final class ObservableIdiomsTests: HostTestCase {
  // MARK: @Observable

  @Observable
  fileprivate final class Account {
    var name: String
    var balance = 0
    init(_ name: String) { self.name = name }
    var summary: String { "\(name): \(balance)" }
  }

  @Observable
  fileprivate final class Bank {
    var accounts = [Account("Ada"), Account("Bob")]
    var favorite: Account?
    var total: Int { accounts.reduce(0) { $0 + $1.balance } }
  }

  /// Objects in an array in an object: a row follows its own, the total all of them.
  func testObjectsInAnObject() {
    struct Row: View {
      let account: Account
      var body: some View { Text(account.summary) }
    }
    struct BankView: View {
      let bank: Bank
      var body: some View {
        VStack {
          ForEach(bank.accounts, id: \.name) { Row(account: $0) }
          Text("total \(bank.total)")
        }
      }
    }
    let bank = Bank()
    let screen = show(BankView(bank: bank))
    screen.assertShows("Ada: 0", "Bob: 0", "total 0")
    bank.accounts[1].balance = 5
    screen.assertShows("Ada: 0", "Bob: 5", "total 5")
    bank.accounts.insert(Account("Cy"), at: 0)
    bank.accounts[0].balance = 1
    screen.assertShows("Cy: 1", "Ada: 0", "Bob: 5", "total 6")
    let bob = bank.accounts.removeLast()
    bob.balance = 100
    screen.assertShows("Cy: 1", "Ada: 0", "total 1")
    bank.accounts[1] = bob
    screen.assertShows("Cy: 1", "Bob: 100", "total 101")
  }

  /// An optional object: the view follows the one that is there, and no longer the one that was.
  func testAnOptionalObject() {
    struct Favorite: View {
      let bank: Bank
      var body: some View {
        if let favorite = bank.favorite {
          Text(favorite.summary)
          Button("Forget") { bank.favorite = nil }
        } else {
          Button("Choose") { bank.favorite = bank.accounts[0] }
        }
      }
    }
    let bank = Bank()
    let screen = show(Favorite(bank: bank))
    screen.assertShows("Choose")
    screen.tap("Choose")
    screen.assertShows("Ada: 0", "Forget")
    bank.accounts[0].balance = 3
    screen.assertShows("Ada: 3", "Forget")
    bank.favorite = bank.accounts[1]
    screen.assertShows("Bob: 0", "Forget")
    bank.accounts[1].name = "Bo"
    screen.assertShows("Bo: 0", "Forget")
    screen.tap("Forget")
    screen.assertShows("Choose")
  }

  /// `@Bindable` made in a body, for an object that came by another way.
  func testABindableInABody() {
    struct Row: View {
      let account: Account
      var body: some View {
        @Bindable var account = account
        HStack {
          TextField("Name", text: $account.name)
          Stepper("\(account.balance)", value: $account.balance)
        }
      }
    }
    let (ada, bob) = (Account("Ada"), Account("Bob"))
    let screen = show(Row(account: ada), width: 300)
    screen.assertShows("Ada", "0")
    XCTAssertTrue(screen.hosts(of: HostStepper.self)[0].increment())
    screen.assertShows("Ada", "1")
    screen.view = Row(account: bob)
    screen.assertShows("Bob", "0")
    screen.type("by", into: "Bob")
    XCTAssertEqual([ada.name, bob.name], ["Ada", "Bobby"])
    screen.window.endEditing()
    screen.assertShows("Bobby", "0")
  }

  /// A view's own object in `@State`, handed down as a plain constant.
  func testAnObjectInState() {
    struct Total: View {
      let bank: Bank
      var body: some View { Text("total \(bank.total)") }
    }
    struct Root: View {
      @State var bank = Bank()
      var body: some View {
        VStack {
          Total(bank: bank)
          Button("Earn") { bank.accounts[0].balance += 10 }
          Button("Start again") { bank = Bank() }
        }
      }
    }
    let bank = Bank()
    let screen = show(Root(bank: bank))
    screen.tap("Earn")
    screen.tap("Earn")
    screen.assertShows("total 20", "Earn", "Start again")
    screen.tap("Start again")
    screen.assertShows("total 0", "Earn", "Start again", fresh: Root(bank: Bank()))
    screen.tap("Earn")
    XCTAssertEqual(screen.shownTexts, ["total 10", "Earn", "Start again"])
    XCTAssertEqual(bank.total, 20, "the first one is left alone")
  }

  @Observable
  fileprivate final class Volume {
    var level = 5 { didSet { if level > 10 { level = 10 } } }
    var bars: String { String(repeating: "|", count: level) }
  }

  /// A property that an object works out from others, with an observer that limits it.
  func testAPropertyWithAnObserver() {
    struct Bars: View {
      let volume: Volume
      var body: some View {
        Button("Louder") { volume.level += 4 }
        Text(volume.bars)
      }
    }
    let volume = Volume()
    let screen = show(Bars(volume: volume))
    screen.tap("Louder")
    screen.assertShows("Louder", "|||||||||")
    screen.tap("Louder")
    screen.assertShows("Louder", "||||||||||")
    volume.level = 1
    screen.assertShows("Louder", "|")
  }

  @Observable
  fileprivate final class Folder {
    var name: String
    weak var parent: Folder?
    var children: [Folder] = []
    init(_ name: String) { self.name = name }
    var path: String { (parent.map { $0.path + "/" } ?? "") + name }
  }

  /// A child knows its parent weakly, and shows it.
  func testAParentThatIsKnownWeakly() {
    struct PathView: View {
      let folder: Folder
      var body: some View { Text(folder.path) }
    }
    let (root, child) = (Folder("root"), Folder("child"))
    root.children = [child]
    child.parent = root
    let screen = show(PathView(folder: child))
    screen.assertShows("root/child")
    root.name = "disk"
    screen.assertShows("disk/child")
    let other = Folder("other")
    child.parent = other
    screen.assertShows("other/child")
    other.name = "new"
    screen.assertShows("new/child")
  }

  // MARK: ObservableObject

  fileprivate final class Player: ObservableObject {
    @Published var name: String
    @Published var score = 0
    init(_ name: String) { self.name = name }
  }

  fileprivate final class Game: ObservableObject {
    @Published var players = [Player("Ada"), Player("Bob")]
    @Published var round = 1
    private var subscriptions: [AnyCancellable] = []
    /// Tells of its players' changes as its own.
    func follow() {
      subscriptions = players.map { player in
        player.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
      }
    }
    var leader: String { players.max { $0.score < $1.score }?.name ?? "nobody" }
  }

  /// A row observes its own object; whoever observes the outer one doesn't see what changes in the inner ones.
  func testNestedObservableObjects() {
    struct Row: View {
      @ObservedObject var player: Player
      var body: some View { Button("\(player.name) \(player.score)") { player.score += 1 } }
    }
    struct GameView: View {
      @ObservedObject var game: Game
      var body: some View {
        VStack {
          ForEach(game.players, id: \.name) { Row(player: $0) }
          Text("leader \(game.leader), round \(game.round)")
        }
      }
    }
    let game = Game()
    game.players[0].score = 1
    let screen = show(GameView(game: game))
    screen.assertShows("Ada 1", "Bob 0", "leader Ada, round 1")
    screen.tap("Bob 0")
    screen.tap("Bob 1")
    XCTAssertEqual(screen.shownTexts, ["Ada 1", "Bob 2", "leader Ada, round 1"], "as in SwiftUI: nobody told the game")
    game.round = 2
    screen.assertShows("Ada 1", "Bob 2", "leader Bob, round 2")
    game.follow()
    screen.tap("Ada 1")
    screen.tap("Ada 2")
    screen.assertShows("Ada 3", "Bob 2", "leader Ada, round 2")
  }

  /// A row is given another object: it follows the new one only.
  func testAnotherObjectForTheSameView() {
    struct Score: View {
      @ObservedObject var player: Player
      var body: some View { Text("\(player.name) \(player.score)") }
    }
    let (ada, bob) = (Player("Ada"), Player("Bob"))
    let screen = show(Score(player: ada))
    ada.score = 1
    screen.assertShows("Ada 1")
    screen.view = Score(player: bob)
    screen.assertShows("Bob 0")
    ada.score = 9
    bob.score = 2
    screen.assertShows("Bob 2")
  }

  /// `@StateObject` made from what the parent says: it is made once for an identity, and anew for another.
  func testAStateObjectThatAParentFeeds() {
    struct Board: View {
      @StateObject private var player: Player
      init(name: String) { _player = StateObject(wrappedValue: Player(name)) }
      var body: some View { Button("\(player.name) \(player.score)") { player.score += 1 } }
    }
    struct Root: View {
      var name: String
      var hasIdentity = false
      var body: some View { Board(name: name).id(hasIdentity ? name : "") }
    }
    let screen = show(Root(name: "Ada"))
    screen.tap("Ada 0")
    screen.view = Root(name: "Bob")
    XCTAssertEqual(screen.shownTexts, ["Ada 1"], "the first one is kept")
    screen.view = Root(name: "Bob", hasIdentity: true)
    screen.assertShows("Bob 0")
    screen.tap("Bob 0")
    screen.view = Root(name: "Cy", hasIdentity: true)
    screen.assertShows("Cy 0")
  }
}
