import ViewKernel

extension Color {
  fileprivate init(hex: Int) {
    self.init(red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
  }
}

private struct Sky: Hashable {
  let title: String
  let symbol: String
  let top: Int
  let bottom: Int

  var image: some View { Image(systemName: symbol).symbolRenderingMode(.multicolor).accessibilityLabel(title) }

  static let clear = Sky(title: "Sunny", symbol: "sun.max.fill", top: 0x1A61C7, bottom: 0x5CA3E8)
  static let night = Sky(title: "Clear", symbol: "moon.stars.fill", top: 0x0A0F33, bottom: 0x3D3B7A)
  static let partlyCloudy = Sky(title: "Partly Cloudy", symbol: "cloud.sun.fill", top: 0x3366AD, bottom: 0x82A6CC)
  static let cloudy = Sky(title: "Cloudy", symbol: "cloud.fill", top: 0x546680, bottom: 0x8A99AB)
  static let rain = Sky(title: "Rain", symbol: "cloud.rain.fill", top: 0x2E425E, bottom: 0x5E7A94)
  static let storm = Sky(title: "Thunderstorms", symbol: "cloud.bolt.rain.fill", top: 0x262440, bottom: 0x665E80)
  static let snow = Sky(title: "Snow", symbol: "cloud.snow.fill", top: 0x5E80A3, bottom: 0xA1B8CC)
}

private struct City: Hashable {
  let name: String
  let hour: Int
  let sky: Sky
  let range: ClosedRange<Double>
  let wind: Int
  let bearing: Double
  let uv: Int
  let sun: ClosedRange<Double>

  static let all = [
    City(name: "Lisbon", hour: 16, sky: .clear, range: 18...28, wind: 18, bearing: 320, uv: 7, sun: 7.2...19.6),
    City(name: "Oslo", hour: 17, sky: .partlyCloudy, range: 9...17, wind: 24, bearing: 250, uv: 3, sun: 6.8...19.3),
    City(name: "Tokyo", hour: 23, sky: .night, range: 20...27, wind: 9, bearing: 140, uv: 0, sun: 5.4...17.8),
    City(name: "Reykjavík", hour: 15, sky: .rain, range: 5...9, wind: 41, bearing: 200, uv: 1, sun: 6.9...19.8),
    City(name: "Nairobi", hour: 18, sky: .storm, range: 14...25, wind: 14, bearing: 60, uv: 2, sun: 6.3...18.4),
    City(name: "Ushuaia", hour: 12, sky: .snow, range: -3...2, wind: 33, bearing: 270, uv: 1, sun: 6.7...18.9),
  ]

  var temperature: Double { temperature(at: hour) }
  var highAndLow: String { "H:\(degrees(range.upperBound))  L:\(degrees(range.lowerBound))" }

  var days: [(title: String, sky: Sky, range: ClosedRange<Double>)] {
    let days: [(String, Sky, warmer: Double)] = [
      ("Today", sky(at: 12), 0), ("Tue", .clear, 1), ("Wed", .cloudy, 2), ("Thu", .rain, -1), ("Fri", .storm, -4),
      ("Sat", .rain, -3), ("Sun", .partlyCloudy, 0), ("Mon", .clear, 1), ("Tue", .clear, 3), ("Wed", .partlyCloudy, 2),
    ]
    return days.map { ($0, $1, (range.lowerBound + $2 / 2)...(range.upperBound + $2)) }
  }

  func temperature(at hour: Int) -> Double {
    let warmth = (1 + cos(Double(hour - 15) / 12 * .pi)) / 2
    return range.lowerBound + (range.upperBound - range.lowerBound) * warmth
  }

  func sky(at hour: Int) -> Sky {
    guard sky == .clear || sky == .night else { return sky }
    return sun.contains(Double(hour)) ? .clear : .night
  }
}

private func degrees(_ celsius: Double) -> String { "\(Int(celsius.rounded()))°" }
private func clock(_ hour: Double) -> String { Duration.seconds(hour * 3600).formatted(.time(pattern: .hourMinute)) }

private struct SkyBackground: View {
  let sky: Sky
  private let light = Color(hex: 0xFFF2C7)

  var body: some View {
    LinearGradient(colors: [Color(hex: sky.top), Color(hex: sky.bottom)], startPoint: .top, endPoint: .bottom)
      .overlay(alignment: .top) {
        if sky == .night { stars }
        if sky == .clear || sky == .partlyCloudy {
          RadialGradient(
            colors: [0.4, 0.12, 0].map { light.opacity($0) }, center: .center, startRadius: 27, endRadius: 200
          )
          .overlay { Circle().fill(light).frame(width: 54, height: 54) }
          .frame(width: 400, height: 400)
          .offset(x: 36, y: -200)
        }
      }
      .clipped()
  }

  private var stars: some View {
    Canvas { context, size in
      for index in 0..<40 {
        let origin = CGPoint(x: Double(index * 61 % 100) / 100, y: Double(index * 37 % 100) / 100)
        let star = CGRect(x: origin.x * size.width, y: origin.y * size.height, width: 2, height: 2)
        context.fill(Path(ellipseIn: star), with: .color(.white.opacity(0.3 + Double(index % 5) / 10)))
      }
    }
  }
}

private struct CityCard: View {
  let city: City

  var body: some View {
    VStack {
      HStack(alignment: .top) {
        Text(city.name).font(.title2.bold())
        Spacer()
        Text(degrees(city.temperature)).font(.system(size: 52, weight: .light))
      }
      HStack {
        Text("\(clock(Double(city.hour))), \(city.sky.title)")
        Spacer()
        Text(city.highAndLow)
      }
      .font(.subheadline.weight(.medium))
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
      Label(title, systemImage: symbol).font(.caption.weight(.semibold)).textCase(.uppercase).opacity(0.75)
      content
    }
    .padding(14)
    .frame(maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: .topLeading)
    .background(.black.opacity(0.15), in: .rect(cornerRadius: 18))
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
          Capsule().frame(width: (range.upperBound - range.lowerBound) * scale)
            .offset(x: (range.lowerBound - bounds.lowerBound) * scale)
        }
    }
    .frame(height: 5)
  }
}

private struct CityPage: View {
  let city: City

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        VStack(spacing: 0) {
          Text(city.name).font(.system(size: 34))
          Text(degrees(city.temperature)).font(.system(size: 100, weight: .thin))
          Text(city.sky.title)
          Text(city.highAndLow)
        }
        .font(.title3.weight(.medium))
        .padding(.bottom, 20)
        Card(title: "Hourly forecast", symbol: "clock") { hours }
        Card(title: "10-day forecast", symbol: "calendar") { days }
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 12), GridItem(.flexible())], spacing: 12) {
          Card(title: "Feels like", symbol: "thermometer.medium", height: 164) {
            Text(degrees(city.temperature - Double(city.wind) / 8)).font(.largeTitle)
            Text("The wind makes it feel cooler.").font(.subheadline)
          }
          Card(title: "Wind", symbol: "wind", height: 164) { wind }
          Card(title: "UV index", symbol: "sun.max", height: 164) { uvIndex }
          Card(title: "Sunrise", symbol: "sunrise", height: 164) { sunrise }
        }
      }
      .padding([.horizontal, .bottom], 16)
    }
    .foregroundStyle(.white)
    .background { SkyBackground(sky: city.sky).ignoresSafeArea() }
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(.hidden, for: .navigationBar)
  }

  private var hours: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 22) {
        ForEach(city.hour..<city.hour + 24, id: \.self) { hour in
          VStack(spacing: 10) {
            Text(hour == city.hour ? "Now" : clock(Double(hour % 24))).font(.footnote)
            city.sky(at: hour % 24).image.frame(height: 28)
            Text(degrees(city.temperature(at: hour)))
          }
        }
      }
      .font(.title3.weight(.medium))
    }
    .scrollIndicators(.hidden)
  }

  private var days: some View {
    VStack(spacing: 0) {
      ForEach(Array(city.days.enumerated()), id: \.offset) { _, day in
        Divider().overlay(.white.opacity(0.3))
        HStack(spacing: 8) {
          Text(day.title).frame(width: 66, alignment: .leading)
          day.sky.image.frame(width: 30)
          Text(degrees(day.range.lowerBound)).opacity(0.7).frame(width: 42, alignment: .trailing)
          RangeBar(range: day.range, bounds: city.range.lowerBound - 2...city.range.upperBound + 3)
          Text(degrees(day.range.upperBound)).frame(width: 42, alignment: .trailing)
        }
        .frame(height: 46)
      }
    }
    .font(.title3.weight(.medium))
  }

  private var wind: some View {
    ZStack {
      Circle().stroke(.white.opacity(0.6), style: StrokeStyle(lineWidth: 8, dash: [1.5, 6.35]))
      Image(systemName: "arrowtriangle.up.fill").font(.caption).offset(y: -32).rotationEffect(.degrees(city.bearing))
      VStack(spacing: 0) {
        Text("\(city.wind)").font(.title2.bold())
        Text("km/h").font(.caption)
      }
    }
    .frame(width: 90, height: 90)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @ViewBuilder private var uvIndex: some View {
    let levels: [LocalizedStringKey] = ["Low", "Moderate", "High", "Very high"]
    Text("\(city.uv)").font(.largeTitle)
    Text(levels[min(city.uv / 3, 3)]).font(.title3.weight(.medium))
    Gauge(value: Double(city.uv), in: 0...11) { Text("UV index") }
      .gaugeStyle(.accessoryLinear)
      .tint(Gradient(colors: [.green, .yellow, .orange, .red, .purple]))
  }

  private var sunrise: some View {
    ZStack {
      let (start, end) = (city.sun.lowerBound, city.sun.upperBound)
      let share = min(max((Double(city.hour) - start) / (end - start), 0), 1)
      Circle().trim(from: 0.5, to: 1).stroke(.white.opacity(0.4), style: StrokeStyle(lineWidth: 2, dash: [3, 3]))
      Circle().trim(from: 0.5, to: 0.5 + share / 2).stroke(.yellow, lineWidth: 3)
      Circle().fill(.yellow).frame(width: 13, height: 13).offset(x: -58).rotationEffect(.degrees(180 * share))
      Text(clock(start)).font(.title).offset(y: -12)
      Text("Sunset: \(clock(end))").font(.subheadline).offset(y: 18)
    }
    .frame(width: 116, height: 116)
    .frame(maxWidth: .infinity)
  }
}

private struct WeatherView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(City.all, id: \.self) { city in
            NavigationLink(value: city) { CityCard(city: city) }.buttonStyle(.plain)
          }
        }
        .padding(.horizontal, 16)
      }
      .navigationTitle("Weather")
      .navigationDestination(for: City.self) { CityPage(city: $0) }
    }
    .tint(.white)
  }
}

#Preview("Weather") { WeatherView() }

extension DemoScene {
  static let weatherProgram = DemoScene(
    "P4", "weather", "A program as one writes it with SwiftUI: cities under their skies, and a forecast for each."
  ) { stage in
    stage.window.frame.size = CGSize(width: 390, height: 844)
    stage.show(WeatherView())
    stage.tap("Lisbon")
    stage.step("scroll down") { stage.host(HostScrollView.self).scroll(by: CGPoint(x: 0, y: 480)) }
    stage.tap("Weather")
    stage.tap("Tokyo")
  }
}
