import ViewKernel

// Views, shapes and styles whose types are known at run time only.

struct Q1Erased: View {
  let shape: any Shape
  let inset: any InsettableShape
  let content: any View
  let style: any ShapeStyle

  var body: some View {
    VStack {
      AnyView(shape.fill(Color.white))
      AnyView(shape.fill())
      AnyView(shape.stroke(Color.red, lineWidth: 2))
      AnyView(shape.fill(style))
      AnyView(content.opacity(0.5))
      AnyView(changed(content))
      AnyView(Text("x").clipShape(shape).foregroundStyle(style))
      Circle().fill(.red).stroke(.blue).strokeBorder(.green).padding()
      Circle().trim(from: 0, to: 1).stroke(style: StrokeStyle(lineWidth: 3)).frame(width: 3)
    }
  }

  private var border: any View { inset.strokeBorder(Color.red) }

  private func changed(_ view: any View) -> any View {
    view.padding().frame(width: 10).background(style).contentShape(shape).background(.red, in: shape).onTapGesture {}
      .id(3).tag(2).shadow(radius: 3).offset(x: 3).rotationEffect(.degrees(3)).environment(\.lineLimit, 3).font(.body)
  }
}
