// The compiler's side of `#Preview`, `@Previewable` and `@Entry`: a process that the compiler starts when it meets the
// first of them, asks to expand each, and ends by closing its input.
import PreviewExpansions

PluginChannel.standard.serve { MacroExpander.reply(to: $0) }
