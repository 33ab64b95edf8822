import ViewKernel

/// An application whose body prints.
struct PrintingApp: App {
  var body: some Scene { WindowGroup { PrintingView() } }
}

private struct PrintingView: View {
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()
    Button("Count \(count)") { count += 1 }
  }
}
