import ViewKernel

// Views that take another one's place, as programs write them for iOS.

struct HeroCard: View {
  @Namespace private var hero
  @State private var isExpanded = false

  var body: some View {
    ZStack {
      if isExpanded {
        VStack {
          RoundedRectangle(cornerRadius: 30).fill(.blue).matchedGeometryEffect(id: "shape", in: hero)
            .frame(height: 300)
          Text("Title").font(.largeTitle).matchedGeometryEffect(
            id: "title", in: hero, properties: .position, anchor: .topLeading)
        }
        .transition(.asymmetric(insertion: .opacity, removal: .scale))
      } else {
        HStack {
          RoundedRectangle(cornerRadius: 10).fill(.blue).matchedGeometryEffect(id: "shape", in: hero)
            .frame(width: 60, height: 60)
          Text("Title").matchedGeometryEffect(id: "title", in: hero, properties: .position, anchor: .topLeading)
        }
      }
    }
    .onTapGesture { withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { isExpanded.toggle() } }
  }
}

struct SegmentBar: View {
  let titles = ["One", "Two", "Three"]
  @State private var selection = "One"
  @Namespace var animation

  var body: some View {
    HStack {
      ForEach(titles, id: \.self) { title in
        Button(title) { withAnimation(.snappy) { selection = title } }
          .padding(8)
          .background {
            if selection == title {
              Capsule().fill(.tint).matchedGeometryEffect(id: "selection", in: animation)
            }
          }
      }
    }
  }
}

struct Underline: View {
  @Binding var selection: Int
  let namespace: Namespace.ID

  var body: some View {
    HStack {
      ForEach(0..<3) { index in
        Text("\(index)").matchedGeometryEffect(id: index, in: namespace, isSource: true)
      }
    }
    .overlay {
      Rectangle().frame(height: 2).matchedGeometryEffect(
        id: selection, in: namespace, properties: [.position, .size], isSource: false)
    }
    .animation(.default, value: selection)
  }
}

struct FromMatchedGeometry<ID: Hashable>: ViewModifier {
  var isActive: Bool
  var id: ID
  var namespace: Namespace.ID

  func body(content: Content) -> some View {
    content.matchedGeometryEffect(id: id, in: namespace, properties: .frame, anchor: .center, isSource: !isActive)
  }
}

extension AnyTransition {
  static func fromMatchedGeometry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> AnyTransition {
    .modifier(
      active: FromMatchedGeometry(isActive: true, id: id, namespace: namespace),
      identity: FromMatchedGeometry(isActive: false, id: id, namespace: namespace))
  }
}

struct Gallery: View {
  @Namespace private var namespace
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
          ForEach(0..<20) { number in
            NavigationLink {
              Text("\(number)").navigationTransition(.zoom(sourceID: number, in: namespace))
            } label: {
              Color.red.frame(height: 80).matchedTransitionSource(id: number, in: namespace)
            }
          }
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("More") {} }.matchedTransitionSource(id: "more", in: namespace)
        ToolbarItem {
          Button("Info") { isShown = true }.matchedTransitionSource(id: "info", in: namespace) {
            $0.background(.blue).clipShape(.rect(cornerRadius: 8))
          }
        }
      }
      .sheet(isPresented: $isShown) { Text("Info").navigationTransition(.zoom(sourceID: "info", in: namespace)) }
      .navigationTransition(.automatic)
    }
  }
}
