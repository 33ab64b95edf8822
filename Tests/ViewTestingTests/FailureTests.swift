import Testing
import ViewKernel
import ViewTesting

/// Failures are recorded at the line that asked, with a reason that helps.
@Suite(.views) @MainActor
final class FailureTests: Sendable {
  @Test func nothingHasTheName() {
    let screen = show(
      VStack {
        Button("Save") {}; Text("Safe")
      })
    let messages = failures {
      screen.tap("Sav")
    }
    #expect(
      messages == [#"\#(#line - 2): Nothing on screen is called "Sav", but there is "Save". The window is 390 x 844."#]
    )
  }

  @Test func moreIsOutOfSight() {
    let screen = show(
      NavigationStack {
        List(0..<20, id: \.self) { Text("Row \($0)") }.navigationTitle("Rows").toolbar(.hidden)
      }, width: 200, height: 200)
    let messages = failures {
      screen.tap("Last")
      screen.scroll(to: "Row 19")
      // The room below the last row, too.
      let list = screen.hosts(of: HostTableView.self)[0]
      list.contentOffset.y = list.contentSize.height - list.bounds.height
      screen.settle()
      screen.tap("Last")
    }
    let sentences: [String] = messages.map { String($0.drop { $0 != " " }.dropFirst()) }
    let expected: [String] = [
      #"Nothing on screen is called "Last", but there is "Row 0", "Row 1", "Row 2". "#
        + "The window is 200 x 200; HostTableView (0, 0, 200 x 200) goes on below: scroll there first.",
      #"Nothing on screen is called "Last", but there is "Row 15", "Row 16", "Row 17". The window is 200 x 200."#,
    ]
    #expect(sentences == expected)
  }

  @Test func aUserCouldNotDoIt() {
    let screen = show(
      VStack {
        Button("Save") {}.disabled(true)
        Text("Idle")
        Toggle("Wi-Fi", isOn: .constant(true))
      })
    let messages = failures {
      screen.tap("Save")
      screen.tap("Idle")
      screen.type("a", into: "Idle")
      screen.turn("Wi-Fi", on: false)
      screen.press("s", .command)
      screen.goBack()
    }
    #expect(
      messages.map { $0.drop { $0 != " " }.dropFirst() } == [
        #"Can't tap HostLabel "Save": HostButton "Save" around it is disabled."#,
        #"Can't tap HostLabel "Idle": nobody there takes a touch."#,
        #"Can't type into HostLabel "Idle": it is no text field, nor has it one inside."#,
        #"Can't turn off HostSwitch "Wi-Fi": it went back, because what it stands for did not change."#,
        #"Nothing on screen has a shortcut with the key "s" and these modifiers."#,
        #"Can't go back in HostWindow: it is no navigation bar, nor has it one inside."#,
      ])
  }

  @Test func textsDiffer() {
    let lines = (1...12).map { "line \($0)" }
    var others = lines
    others[6] = "line seven"
    let messages = failures { assertText(others.joined(separator: "\n"), lines.joined(separator: "\n")) }
    #expect(
      messages.map { $0.drop { $0 != " " }.dropFirst() } == [
        """
        Lines with - were expected, lines with + are there instead:
          … 3 equal lines
          line 4
          line 5
          line 6
        - line 7
        + line seven
          line 8
          line 9
          line 10
          … 2 equal lines
        """
      ])
  }

  @Test func treesDiffer() {
    let screen = show(Text("Hello"))
    assertTree(
      of: screen,
      """
      HostWindow (0, 0, 390 x 844)
      └─ HostingView<Text> (0, 0, 390 x 844)
         └─ HostLabel "Hello" (175.67, 411.83, 38.67 x 20.33)
      """)
    let messages = failures { assertTree(of: screen, options: .structure, "HostWindow\n└─ HostingView<Text>") }
    #expect(messages.first?.hasSuffix("\n+    └─ HostLabel \"Hello\"") == true)
  }

  @Test func otherBodiesRun() {
    struct Row: View {
      var number: Int
      var body: some View { Text("\(number)") }
    }
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Add") { count += 1 }
          Row(number: count)
          Row(number: 7)
        }
      }
    }
    let screen = show(Page())
    assertBodies(of: screen, ran: ["Page", "Row"]) { screen.tap("Add") }
    assertBodies(of: screen, ran: []) {}
    let messages = failures { assertBodies(of: screen, ran: ["Row", "Row"]) { screen.tap("Add") } }
    #expect(
      messages.map { $0.drop { $0 != " " }.dropFirst() } == [
        """
        Bodies with - were expected to run, those with + ran instead:
        - Row
        + Page
          Row
        Settle 3 after tap "Add": 1 write, 2 bodies, 1 host
        count of Page: 1 → 2
        └─ Page, which reads count
           └─ Row, which got number: 1 → 2
              └─ HostLabel 1: text: 1 → 2
        """
      ])
  }
}
