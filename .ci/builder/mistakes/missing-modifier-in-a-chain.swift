// A modifier that does not exist, in a long chain with bars, gestures and styles with shadows.
import ViewKernel
struct Chain: View {
  @State private var isShown = false
  @State private var title = "a"
  var isSale: Bool { isShown }
  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<9) { Text("\($0)").foregroundStyle(isSale ? .primary : .secondary).listRowBackground(Color.clear) }
        Button("Buy") {}.buttonStyle(.bordered).buttonBorderShape(.capsule).menuOrder(.fixed)
        Circle().fill(.red.shadow(.drop(radius: 4)).shadow(.inner(radius: 2)).opacity(0.5))
      }
      .listRowSpacing(12)
      .scrollContentBackground(.hidden)
      .background(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom).ignoresSafeArea())
      .navigationTitle($title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.purple.gradient, for: .navigationBar, .tabBar)
      .toolbarBackground(.hidden, for: .bottomBar)
      .toolbarBackground(.ultraThinMaterial)
      .toolbarBackgroundOf(.visible)  // here
      .toolbarTitleMenu { Button("Duplicate") {} }
      .foregroundStyle(.shadow(.drop(radius: 1)))
      .gesture(isShown ? TapGesture().onEnded { title = "b" } : nil)
      .padding(.horizontal, 8).frame(maxWidth: .infinity).opacity(0.5).tint(.red)
    }
  }
}
