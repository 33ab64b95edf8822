#if !canImport(Darwin)
  extension UTType {
    /// Anything: files and folders.
    public static let item = UTType(known: "public.item")

    /// Content such as documents, pictures and text.
    public static let content = UTType(known: "public.content")

    /// Bytes of any kind.
    public static let data = UTType(known: "public.data")

    /// Content of several kinds, such as text with pictures.
    public static let compositeContent = UTType(known: "public.composite-content")

    /// A folder of files.
    public static let directory = UTType(known: "public.directory")

    /// A folder that users see as such.
    public static let folder = UTType(known: "public.folder")

    /// A folder that users see as a file.
    public static let package = UTType(known: "com.apple.package")

    /// A folder with a layout that programs know.
    public static let bundle = UTType(known: "com.apple.bundle")

    /// Files packed into one.
    public static let archive = UTType(known: "public.archive")

    /// A zip archive.
    public static let zip = UTType(known: "public.zip-archive")

    /// A gzip archive.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")

    /// An address.
    public static let url = UTType(known: "public.url")

    /// The address of a file.
    public static let fileURL = UTType(known: "public.file-url")

    /// Text of any kind.
    public static let text = UTType(known: "public.text")

    /// Text without styles.
    public static let plainText = UTType(known: "public.plain-text")

    /// Text without styles, in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")

    /// Text without styles, in UTF-16.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")

    /// Rich text.
    public static let rtf = UTType(known: "public.rtf")

    /// A page of the web.
    public static let html = UTType(known: "public.html")

    /// XML.
    public static let xml = UTType(known: "public.xml")

    /// YAML.
    public static let yaml = UTType(known: "public.yaml")

    /// JSON.
    public static let json = UTType(known: "public.json")

    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")

    /// Text with separators between its values.
    public static let delimitedText = UTType(known: "public.delimited-values-text")

    /// Values with commas between them.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")

    /// Values with tabulators between them.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")

    /// Source code.
    public static let sourceCode = UTType(known: "public.source-code")

    /// Swift code.
    public static let swiftSource = UTType(known: "public.swift-source")

    /// JavaScript code.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")

    /// A picture of any kind.
    public static let image = UTType(known: "public.image")

    /// A JPEG picture.
    public static let jpeg = UTType(known: "public.jpeg")

    /// A PNG picture.
    public static let png = UTType(known: "public.png")

    /// A GIF picture.
    public static let gif = UTType(known: "com.compuserve.gif")

    /// A WebP picture.
    public static let webP = UTType(known: "org.webmproject.webp")

    /// A HEIC picture.
    public static let heic = UTType(known: "public.heic")

    /// A TIFF picture.
    public static let tiff = UTType(known: "public.tiff")

    /// A BMP picture.
    public static let bmp = UTType(known: "com.microsoft.bmp")

    /// An SVG drawing.
    public static let svg = UTType(known: "public.svg-image")

    /// A picture that moves for a moment.
    public static let livePhoto = UTType(known: "com.apple.live-photo")

    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")

    /// Sounds and moving pictures.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")

    /// Sounds.
    public static let audio = UTType(known: "public.audio")

    /// MP3 sounds.
    public static let mp3 = UTType(known: "public.mp3")

    /// WAV sounds.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")

    /// MPEG-4 sounds.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")

    /// Moving pictures with or without sounds.
    public static let movie = UTType(known: "public.movie")

    /// Moving pictures without sounds.
    public static let video = UTType(known: "public.video")

    /// An MPEG-4 film.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")

    /// A QuickTime film.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")

    /// A contact.
    public static let contact = UTType(known: "public.contact")

    /// A contact as a vCard.
    public static let vCard = UTType(known: "public.vcard")

    /// An event of a calendar.
    public static let calendarEvent = UTType(known: "public.calendar-event")

    /// A font.
    public static let font = UTType(known: "public.font")

    /// A message.
    public static let message = UTType(known: "public.message")

    /// A program.
    public static let executable = UTType(known: "public.executable")

    /// A database.
    public static let database = UTType(known: "public.database")

    /// A book.
    public static let epub = UTType(known: "org.idpf.epub-container")

    /// A log.
    public static let log = UTType(known: "com.apple.log")
  }

  extension UTType {
    /// A type a line: its identifier, then those it conforms to (`<`), the extensions of its files (`.`), its MIME type
    /// (`=`).
    static let knownTypes = """
      public.item
      public.content
      public.data <public.item =application/octet-stream
      public.composite-content <public.content
      public.directory <public.item
      public.folder <public.directory
      com.apple.package <public.directory
      com.apple.bundle <public.directory
      public.archive <public.item
      public.zip-archive <public.data,public.archive .zip =application/zip
      org.gnu.gnu-zip-archive <public.data,public.archive .gz =application/gzip
      public.url <public.data
      public.file-url <public.url
      public.text <public.data,public.content
      public.plain-text <public.text .txt,text =text/plain
      public.utf8-plain-text <public.plain-text =text/plain;charset=utf-8
      public.utf16-plain-text <public.plain-text =text/plain;charset=utf-16
      public.rtf <public.text .rtf =text/rtf
      public.html <public.text .html,htm =text/html
      public.xml <public.text .xml =application/xml
      public.yaml <public.text .yml,yaml =application/x-yaml
      public.json <public.text .json =application/json
      com.apple.property-list <public.data .plist
      public.delimited-values-text <public.text
      public.comma-separated-values-text <public.delimited-values-text .csv =text/csv
      public.tab-separated-values-text <public.delimited-values-text .tsv =text/tab-separated-values
      public.source-code <public.plain-text
      public.swift-source <public.source-code .swift
      com.netscape.javascript-source <public.source-code .js =text/javascript
      public.image <public.data,public.content
      public.jpeg <public.image .jpeg,jpg =image/jpeg
      public.png <public.image .png =image/png
      com.compuserve.gif <public.image .gif =image/gif
      org.webmproject.webp <public.image .webp =image/webp
      public.heic <public.image .heic =image/heic
      public.tiff <public.image .tiff,tif =image/tiff
      com.microsoft.bmp <public.image .bmp =image/bmp
      public.svg-image <public.image,public.xml .svg =image/svg+xml
      com.apple.live-photo <public.data
      com.adobe.pdf <public.data,public.composite-content .pdf =application/pdf
      public.audiovisual-content <public.data,public.content
      public.audio <public.audiovisual-content
      public.mp3 <public.audio .mp3 =audio/mpeg
      com.microsoft.waveform-audio <public.audio .wav =audio/vnd.wave
      public.mpeg-4-audio <public.audio .m4a =audio/mp4
      public.movie <public.audiovisual-content
      public.video <public.movie
      public.mpeg-4 <public.movie .mp4 =video/mp4
      com.apple.quicktime-movie <public.movie .mov =video/quicktime
      public.contact
      public.vcard <public.text,public.contact .vcf =text/vcard
      public.calendar-event
      public.font
      public.message
      public.executable <public.item
      public.database
      org.idpf.epub-container <public.data,public.composite-content .epub =application/epub+zip
      com.apple.log <public.plain-text .log
      """
  }
#endif
