// Tests: `HostGraphicsImageRendererTests`.

public import Foundation

#if !(os(macOS) || os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  extension NSAttributedString {
    /// Draws the text with its upper left corner at a point, in as many lines as it has, into
    /// ``HostGraphicsContext/current``; reported if there is none. Characters without attributes are black, in the
    /// system font of 12 points.
    public func draw(at point: CGPoint) {
      draw(in: CGRect(origin: point, size: size()), width: nil, .usesLineFragmentOrigin)
    }

    /// Draws the text from the upper edge of a rectangle, broken at its width; lines that begin below it are left out.
    public func draw(in rect: CGRect) { draw(in: rect, width: rect.width, .usesLineFragmentOrigin) }

    /// Draws the text in a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle. A width of 0 stands for any.
    ///   - options: Without `.usesLineFragmentOrigin` the text is one line, whose baseline begins at the origin of the
    ///     rectangle.
    ///   - context: Has no effect.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
      draw(in: rect, width: rect.width > 0 ? rect.width : nil, options)
    }

    private func draw(in rect: CGRect, width: CGFloat?, _ options: NSStringDrawingOptions) {
      guard let context = HostGraphicsContext.currentOrReport("A text's draw(at:) or draw(in:)"),
        let (layout, text, font, extras) = layout(in: width, options: options, height: rect.height)
      else { return }
      var place = CGRect(origin: rect.origin, size: CGSize(width: width ?? layout.size.width, height: rect.height))
      let isFromBaseline = !options.contains(.usesLineFragmentOrigin)
      if isFromBaseline { place.origin.y -= layout.firstBaseline }
      let isRightToLeft = context.layer.drawing.traits.layoutDirection == .rightToLeft
      let lines = extras.lines(
        of: layout, text: text, font: font, plain: HostTextRun("", font: font), in: place,
        alignment: paragraphStyle?.alignment ?? .natural, isRightToLeft: isRightToLeft)
      context.draw { drawing in
        for line in lines where isFromBaseline || rect.height <= 0 || line.frame.minY < rect.maxY {
          for piece in line.pieces { drawing.text(piece, color: .black) }
        }
      }
    }
  }

  extension String {
    /// Draws the text with its upper left corner at a point into the current context: see
    /// `NSAttributedString.draw(at:)`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// Draws the text from the upper edge of a rectangle, broken at its width: see `NSAttributedString.draw(in:)`.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// Draws the text in a rectangle: see `NSAttributedString.draw(with:options:context:)`.
    public func draw(
      with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
      context: NSStringDrawingContext?
    ) {
      NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
  }

  extension NSString {
    /// Draws the text with its upper left corner at a point into the current context: see
    /// `NSAttributedString.draw(at:)`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      "\(self)".draw(at: point, withAttributes: attributes)
    }

    /// Draws the text from the upper edge of a rectangle, broken at its width: see `NSAttributedString.draw(in:)`.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      "\(self)".draw(in: rect, withAttributes: attributes)
    }

    /// Draws the text in a rectangle: see `NSAttributedString.draw(with:options:context:)`.
    public func draw(
      with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
      context: NSStringDrawingContext?
    ) { "\(self)".draw(with: rect, options: options, attributes: attributes, context: context) }
  }
#endif
