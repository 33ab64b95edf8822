// A file of a model, which imports Foundation alone, as many do.

import Foundation

final class Counter: ObservableObject {
  @Published var count = 0
}

@Observable
final class Settings {
  var isLoud = false
}
