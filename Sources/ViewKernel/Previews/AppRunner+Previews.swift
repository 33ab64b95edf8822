extension AppRunner {
  /// Shows the previews of the program as the options for a gallery say, and leaves the process.
  package static func showPreviews(_ options: [String]) -> Int32 { PreviewGallery.main(options) }
}
