import UIKitCompatibility
import ViewKernel

// What libraries wrap: closures that do not escape go on to SwiftUI's own modifiers, and images of Core Graphics.

extension View {
  public func question<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  public func choice<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, titleVisibility: .visible, presenting: data, actions: actions)
  }
}

extension Image {
  public static func picture(
    _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
  ) -> Image {
    Image(cgImage, scale: scale, orientation: orientation, label: label)
  }
}

@MainActor
func snapshot(of view: some View, scale: CGFloat) -> CGImage? {
  let renderer = ImageRenderer(content: view)
  renderer.scale = scale
  renderer.colorMode = .linear
  return renderer.cgImage
}

@MainActor
func share(_ view: some View) -> Image? {
  guard let image = ImageRenderer(content: view).uiImage, let pixels = image.cgImage else { return nil }
  print(pixels.width, pixels.height, image.imageOrientation == .up)
  return Image(uiImage: UIImage(cgImage: pixels, scale: image.scale, orientation: .upMirrored))
}

func described<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) -> Text {
  Text(subject, formatter: formatter)
}

extension String {
  var isMail: Bool {
    let expression = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    return NSPredicate(format: "SELF MATCHES %@", expression).evaluate(with: self)
  }
}

func click() {
  AudioServicesPlaySystemSound(1104)
  AudioServicesPlaySystemSoundWithCompletion(1157, nil)
  AudioServicesPlayAlertSound(SystemSoundID(kSystemSoundID_Vibrate))
}

struct Segments: UIViewRepresentable {
  var icons: [String]
  @Environment(\.horizontalSizeClass) private var sizeClass

  func makeUIView(context: Context) -> UISegmentedControl {
    let control = UISegmentedControl(items: icons)
    let font = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large)
    for (index, icon) in icons.enumerated() {
      control.setImage(UIImage(systemName: icon, withConfiguration: font), forSegmentAt: index)
    }
    control.setContentHuggingPriority(.required - 1, for: .vertical)
    return control
  }

  func updateUIView(_ control: UISegmentedControl, context: Context) {
    let isCompact = UserInterfaceSizeClass(control.traitCollection.horizontalSizeClass) == .compact
    control.isMomentary = isCompact
  }
}

final class PictureController: UIViewController {
  private let picture: UIImageView

  init(image: UIImage?) {
    picture = UIImageView(image: image)
    super.init(nibName: nil, bundle: nil)
  }
  // As Xcode writes it: nothing here makes a controller from an archive.
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    view.addSubview(picture)
  }
}
