import ViewKernel

private struct Sky: Hashable {
  let title: String
  let symbol: String
  let top: Color
  let bottom: Color
  var hasSun = false

  static let clear = Sky(
    title: "Sunny", symbol: "sun.max.fill", top: Color(red: 0.10, green: 0.38, blue: 0.78),
    bottom: Color(red: 0.36, green: 0.64, blue: 0.91), hasSun: true)
  static let night = Sky(
    title: "Clear", symbol: "moon.stars.fill", top: Color(red: 0.04, green: 0.06, blue: 0.20),
    bottom: Color(red: 0.24, green: 0.23, blue: 0.48))
  static let partlyCloudy = Sky(
    title: "Partly Cloudy", symbol: "cloud.sun.fill", top: Color(red: 0.20, green: 0.40, blue: 0.68),
    bottom: Color(red: 0.51, green: 0.65, blue: 0.80), hasSun: true)
  static let cloudy = Sky(
    title: "Cloudy", symbol: "cloud.fill", top: Color(red: 0.33, green: 0.40, blue: 0.50),
    bottom: Color(red: 0.54, green: 0.60, blue: 0.67))
  static let rain = Sky(
    title: "Rain", symbol: "cloud.rain.fill", top: Color(red: 0.18, green: 0.26, blue: 0.37),
    bottom: Color(red: 0.37, green: 0.48, blue: 0.58))
  static let storm = Sky(
    title: "Thunderstorms", symbol: "cloud.bolt.rain.fill", top: Color(red: 0.15, green: 0.14, blue: 0.25),
    bottom: Color(red: 0.40, green: 0.37, blue: 0.50))
  static let snow = Sky(
    title: "Snow", symbol: "cloud.snow.fill", top: Color(red: 0.37, green: 0.50, blue: 0.64),
    bottom: Color(red: 0.63, green: 0.72, blue: 0.80))
}

private struct City: Identifiable, Hashable {
  let name: String
  let hour: Int
  let sky: Sky
  let low: Double
  let high: Double
  let humidity: Int
  let wind: Int
  let windDirection: Double
  let uvIndex: Int
  let sunrise: Double
  let sunset: Double

  var id: String { name }
  var temperature: Double { temperature(at: hour) }
  var dewPoint: Double { temperature - Double(100 - humidity) / 5 }
  var daylight: Double { min(max((Double(hour) - sunrise) / (sunset - sunrise), 0), 1) }

  var hours: [HourForecast] {
    (0..<24).map { offset in
      let hour = (hour + offset) % 24
      let isDark = Double(hour) < sunrise || Double(hour) > sunset
      return HourForecast(
        id: offset, title: offset == 0 ? "Now" : clockTime(Double(hour)),
        sky: sky != .clear && sky != .night ? sky : isDark ? .night : .clear, temperature: temperature(at: hour))
    }
  }

  var days: [DayForecast] {
    let today = sky == .night ? .clear : sky
    let days: [(String, Sky, warmer: Double)] = [
      ("Today", today, 0), ("Tue", .clear, 1), ("Wed", .partlyCloudy, 2), ("Thu", .cloudy, -1), ("Fri", .rain, -4),
      ("Sat", .storm, -3), ("Sun", .partlyCloudy, 0), ("Mon", .clear, 1), ("Tue", .clear, 3), ("Wed", .partlyCloudy, 2),
    ]
    return days.enumerated().map { index, day in
      DayForecast(id: index, title: day.0, sky: day.1, low: low + day.warmer / 2, high: high + day.warmer)
    }
  }

  private func temperature(at hour: Int) -> Double {
    let warmth = (1 + cos(Double(hour - 15) / 12 * .pi)) / 2
    return low + (high - low) * warmth
  }

  static let all = [
    City(
      name: "Lisbon", hour: 16, sky: .clear, low: 18, high: 28, humidity: 52, wind: 18, windDirection: 320, uvIndex: 7,
      sunrise: 7.2, sunset: 19.6),
    City(
      name: "Copenhagen", hour: 17, sky: .partlyCloudy, low: 11, high: 19, humidity: 64, wind: 24, windDirection: 250,
      uvIndex: 3, sunrise: 6.8, sunset: 19.3),
    City(
      name: "Tokyo", hour: 23, sky: .night, low: 20, high: 27, humidity: 71, wind: 9, windDirection: 140, uvIndex: 0,
      sunrise: 5.4, sunset: 17.8),
    City(
      name: "Reykjavík", hour: 15, sky: .rain, low: 5, high: 9, humidity: 88, wind: 41, windDirection: 200, uvIndex: 1,
      sunrise: 6.9, sunset: 19.8),
    City(
      name: "Nairobi", hour: 18, sky: .storm, low: 14, high: 25, humidity: 79, wind: 14, windDirection: 60, uvIndex: 2,
      sunrise: 6.3, sunset: 18.4),
    City(
      name: "Ushuaia", hour: 12, sky: .snow, low: -3, high: 2, humidity: 81, wind: 33, windDirection: 270, uvIndex: 1,
      sunrise: 6.7, sunset: 18.9),
  ]
}

private struct HourForecast: Identifiable {
  let id: Int
  let title: String
  let sky: Sky
  let temperature: Double
}

private struct DayForecast: Identifiable {
  let id: Int
  let title: String
  let sky: Sky
  let low: Double
  let high: Double
}

private func clockTime(_ hour: Double) -> String {
  let minutes = Int((hour * 60).rounded())
  let minute = minutes % 60
  return "\(minutes / 60):\(minute < 10 ? "0" : "")\(minute)"
}

private enum TemperatureUnit: String {
  case celsius, fahrenheit

  func value(ofCelsius celsius: Double) -> Int {
    Int((self == .celsius ? celsius : celsius * 9 / 5 + 32).rounded())
  }
}

private struct Degrees: View {
  let celsius: Double
  var prefix = ""
  @AppStorage("temperatureUnit") private var unit = TemperatureUnit.celsius

  var body: some View { Text("\(prefix)\(unit.value(ofCelsius: celsius))°") }
}

private struct HighAndLow: View {
  let city: City

  var body: some View {
    HStack(spacing: 8) {
      Degrees(celsius: city.high, prefix: "H:")
      Degrees(celsius: city.low, prefix: "L:")
    }
  }
}

private struct SkySymbol: View {
  let sky: Sky

  var body: some View {
    Image(systemName: sky.symbol)
      .symbolRenderingMode(.multicolor)
      .foregroundStyle(.white)
      .accessibilityLabel(sky.title)
  }
}

private struct SkyBackground: View {
  let sky: Sky

  var body: some View {
    LinearGradient(colors: [sky.top, sky.bottom], startPoint: .top, endPoint: .bottom)
      .overlay(alignment: .top) {
        if sky.hasSun { Sun().offset(x: 36, y: -200) }
        if sky == .night { Stars() }
      }
      .clipped()
  }
}

private struct Sun: View {
  private let light = Color(red: 1, green: 0.95, blue: 0.78)

  var body: some View {
    RadialGradient(
      stops: [
        .init(color: light, location: 0), .init(color: light, location: 0.13),
        .init(color: light.opacity(0.4), location: 0.15), .init(color: light.opacity(0.12), location: 0.5),
        .init(color: light.opacity(0), location: 1),
      ],
      center: .center, startRadius: 0, endRadius: 200
    )
    .frame(width: 400, height: 400)
  }
}

private struct Stars: View {
  var body: some View {
    GeometryReader { proxy in
      ForEach(0..<40) { index in
        Circle()
          .fill(.white.opacity(0.3 + Double(index % 5) / 10))
          .frame(width: 1 + CGFloat(index % 3), height: 1 + CGFloat(index % 3))
          .position(
            x: proxy.size.width * CGFloat(index * 61 % 100) / 100,
            y: proxy.size.height * CGFloat(index * 37 % 100) / 100)
      }
    }
  }
}

private struct CityCard: View {
  let city: City

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 2) {
        Text(city.name).font(.title2.bold())
        Text(clockTime(Double(city.hour))).font(.subheadline.weight(.medium))
        Spacer(minLength: 8)
        Text(city.sky.title).font(.subheadline.weight(.medium))
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 0) {
        Degrees(celsius: city.temperature).font(.system(size: 52, weight: .light))
        Spacer(minLength: 0)
        HighAndLow(city: city).font(.subheadline.weight(.medium))
      }
    }
    .padding(16)
    .frame(height: 116)
    .foregroundStyle(.white)
    .background { SkyBackground(sky: city.sky) }
    .clipShape(.rect(cornerRadius: 22))
  }
}

private struct Card<Content: View>: View {
  let title: LocalizedStringKey
  let symbol: String
  var height: CGFloat?
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label(title, systemImage: symbol)
        .font(.caption.weight(.semibold))
        .textCase(.uppercase)
        .foregroundStyle(.white.opacity(0.75))
      content
    }
    .padding(14)
    .frame(maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: .topLeading)
    .background(.black.opacity(0.15), in: .rect(cornerRadius: 18))
  }
}

private struct CurrentConditions: View {
  let city: City

  var body: some View {
    VStack(spacing: 0) {
      Text(city.name).font(.system(size: 34))
      Degrees(celsius: city.temperature).font(.system(size: 100, weight: .thin))
      Text(city.sky.title).font(.title3.weight(.medium))
      HighAndLow(city: city).font(.title3.weight(.medium))
    }
    .frame(maxWidth: .infinity)
    .padding(.bottom, 20)
  }
}

private struct HourlyForecast: View {
  let hours: [HourForecast]

  var body: some View {
    Card(title: "Hourly forecast", symbol: "clock") {
      ScrollView(.horizontal) {
        HStack(spacing: 22) {
          ForEach(hours) { hour in
            VStack(spacing: 10) {
              Text(hour.title).font(.footnote.weight(.medium))
              SkySymbol(sky: hour.sky).font(.title2).frame(height: 28)
              Degrees(celsius: hour.temperature).font(.title3.weight(.medium))
            }
          }
        }
      }
      .scrollIndicators(.hidden)
    }
  }
}

private struct TenDayForecast: View {
  let days: [DayForecast]

  private var bounds: ClosedRange<Double> {
    (days.map(\.low).min() ?? 0)...(days.map(\.high).max() ?? 0)
  }

  var body: some View {
    Card(title: "10-day forecast", symbol: "calendar") {
      VStack(spacing: 0) {
        ForEach(days) { day in
          Divider().overlay(.white.opacity(0.3))
          DayRow(day: day, bounds: bounds)
        }
      }
    }
  }
}

private struct DayRow: View {
  let day: DayForecast
  let bounds: ClosedRange<Double>

  var body: some View {
    HStack(spacing: 8) {
      Text(day.title).frame(width: 66, alignment: .leading)
      SkySymbol(sky: day.sky).frame(width: 30)
      Degrees(celsius: day.low).opacity(0.7).frame(width: 42, alignment: .trailing)
      RangeBar(range: day.low...day.high, bounds: bounds)
      Degrees(celsius: day.high).frame(width: 42, alignment: .trailing)
    }
    .font(.title3.weight(.medium))
    .frame(height: 46)
  }
}

private struct RangeBar: View {
  let range: ClosedRange<Double>
  let bounds: ClosedRange<Double>

  var body: some View {
    GeometryReader { proxy in
      let scale = proxy.size.width / (bounds.upperBound - bounds.lowerBound)
      Capsule().fill(.black.opacity(0.2))
      LinearGradient(colors: [.mint, .green, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
        .mask(alignment: .leading) {
          Capsule()
            .frame(width: (range.upperBound - range.lowerBound) * scale)
            .offset(x: (range.lowerBound - bounds.lowerBound) * scale)
        }
    }
    .frame(height: 5)
  }
}

private struct DetailGrid: View {
  let city: City
  private let columns = [GridItem(.flexible(), spacing: 12), GridItem(.flexible())]

  var body: some View {
    LazyVGrid(columns: columns, spacing: 12) {
      Card(title: "Humidity", symbol: "humidity", height: 164) { Humidity(city: city) }
      Card(title: "Wind", symbol: "wind", height: 164) { WindCompass(city: city) }
      Card(title: "UV index", symbol: "sun.max", height: 164) { UVIndex(index: city.uvIndex) }
      Card(title: "Sunrise", symbol: "sunrise", height: 164) { SunriseAndSunset(city: city) }
    }
  }
}

private struct Humidity: View {
  let city: City

  var body: some View {
    Text("\(city.humidity)%").font(.largeTitle)
    Spacer()
    HStack(spacing: 4) {
      Text("Dew point:")
      Degrees(celsius: city.dewPoint)
    }
    .font(.subheadline)
  }
}

private struct WindCompass: View {
  let city: City

  var body: some View {
    ZStack {
      ForEach(0..<36) { tick in
        Capsule()
          .fill(.white.opacity(tick % 9 == 0 ? 1 : 0.4))
          .frame(width: 1.5, height: 8)
          .offset(y: -46)
          .rotationEffect(.degrees(Double(tick) * 10))
      }
      Image(systemName: "arrowtriangle.up.fill")
        .font(.system(size: 12))
        .offset(y: -33)
        .rotationEffect(.degrees(city.windDirection))
      VStack(spacing: 0) {
        Text("\(city.wind)").font(.title2.bold())
        Text("km/h").font(.caption)
      }
    }
    .frame(height: 104)
    .frame(maxWidth: .infinity)
  }
}

private struct UVIndex: View {
  let index: Int

  private var danger: LocalizedStringKey {
    switch index {
    case ..<3: "Low"
    case ..<6: "Moderate"
    case ..<8: "High"
    default: "Very high"
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(index)").font(.largeTitle)
      Text(danger).font(.title3.weight(.medium))
    }
    Spacer()
    GeometryReader { proxy in
      Capsule()
        .fill(
          LinearGradient(
            colors: [.green, .yellow, .orange, .red, .purple], startPoint: .leading, endPoint: .trailing)
        )
      Circle()
        .fill(.white)
        .frame(width: 9, height: 9)
        .shadow(radius: 2)
        .position(x: 4 + (proxy.size.width - 8) * CGFloat(index) / 11, y: proxy.size.height / 2)
    }
    .frame(height: 5)
  }
}

private struct SunPath: Shape {
  let end: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(stride(from: 0, through: end, by: 0.01).map { Self.point(at: $0, in: rect) })
    return path
  }

  static func point(at share: Double, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.midX - cos(share * .pi) * rect.width / 2, y: rect.maxY - sin(share * .pi) * rect.height)
  }
}

private struct SunriseAndSunset: View {
  let city: City

  var body: some View {
    Text(clockTime(city.sunrise)).font(.title)
    GeometryReader { proxy in
      let bounds = CGRect(origin: .zero, size: proxy.size)
      SunPath(end: 1).stroke(.white.opacity(0.3), style: StrokeStyle(lineWidth: 2, dash: [3, 3]))
      SunPath(end: city.daylight).stroke(.yellow, style: StrokeStyle(lineWidth: 3, lineCap: .round))
      Circle()
        .fill(.yellow)
        .frame(width: 13, height: 13)
        .shadow(color: .yellow, radius: 6)
        .position(SunPath.point(at: city.daylight, in: bounds))
    }
    .frame(height: 34)
    .padding(.horizontal, 8)
    Text("Sunset: \(clockTime(city.sunset))").font(.subheadline)
  }
}

private struct CityPage: View {
  let city: City
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        CurrentConditions(city: city)
        HourlyForecast(hours: city.hours)
        TenDayForecast(days: city.days)
        DetailGrid(city: city)
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 24)
    }
    .foregroundStyle(.white)
    .background { SkyBackground(sky: city.sky).ignoresSafeArea() }
    .navigationBarTitleDisplayMode(.inline)
    .navigationBarBackButtonHidden()
    .toolbarBackground(.hidden, for: .navigationBar)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button {
          dismiss()
        } label: {
          Label("Cities", systemImage: "list.bullet").foregroundStyle(.white)
        }
      }
    }
  }
}

private struct WeatherView: View {
  @State private var query = ""
  @AppStorage("temperatureUnit") private var unit = TemperatureUnit.celsius

  private var found: [City] {
    query.isEmpty ? City.all : City.all.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(found) { city in
            NavigationLink(value: city) { CityCard(city: city) }.buttonStyle(.plain)
          }
        }
        .padding(.horizontal, 16)
      }
      .overlay {
        if found.isEmpty { ContentUnavailableView.search(text: query) }
      }
      .navigationTitle("Weather")
      .navigationDestination(for: City.self) { CityPage(city: $0) }
      .searchable(text: $query, prompt: "Search for a city")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Picker("Unit", selection: $unit) {
            Text("°C").tag(TemperatureUnit.celsius)
            Text("°F").tag(TemperatureUnit.fahrenheit)
          }
          .pickerStyle(.segmented)
          .frame(width: 96)
        }
      }
    }
  }
}

#Preview("Weather") { WeatherView() }

extension DemoScene {
  static let weatherProgram = DemoScene(
    "P4", "weather", "A program as one writes it with SwiftUI: cities under their skies, and a forecast for each."
  ) { stage in
    let name = "ViewKernel.Demo.weather"
    guard let settings = UserDefaults(suiteName: name) else { return stage.note("there are no settings") }
    settings.removePersistentDomain(forName: name)
    stage.window.frame.size = CGSize(width: 390, height: 844)
    stage.show(WeatherView().defaultAppStorage(settings))
    stage.type("li", into: "Search for a city")
    stage.tap("Cancel")
    stage.tap("Lisbon")
    stage.step("scroll down") { stage.host(HostScrollView.self).scroll(by: CGPoint(x: 0, y: 480)) }
    stage.tap("Cities")
    stage.step("choose °F") { stage.host(HostSegmentedControl.self).tapSegment(at: 1) }
    stage.tap("Tokyo")
    settings.removePersistentDomain(forName: name)
  }
}
