/// Sound, pictures and machines: drawings by name, one per row; see ``SymbolTable``.
///
/// They are original drawings, distinguishable at 20 points; the names are those for `Image(systemName:)`.
///
/// `moon.stars =moon sM17 2Z` is `moon` with a solid area whose outline is `M17 2Z`: fields begin with `b` (body), `d`
/// (details), `l` (lines), `o` (dots) or `s` (solid), outlines have SVG's letters and `O` for circles, `=` starts from
/// another drawing. To add a symbol, add a row, and look at it with `swift run Demo --svg`.
extension SymbolTable {
  static let devices: StaticString = """
    # Playing
    play bM6.5 4L20 12L6.5 20Z
    pause bR5.5 4 4.5 16 1R14 4 4.5 16 1
    stop bR5 5 14 14 2
    forward bM3 5.5L12 12L3 18.5ZM12 5.5L21 12L12 18.5Z
    backward =forward@x
    forward.end bM6 4.5L17 12L6 19.5Z lM19 4.5V19.5
    backward.end =forward.end@x
    forward.end.alt bM2.5 5.5L10.5 12L2.5 18.5ZM10.5 5.5L18.5 12L10.5 18.5Z lM21 5.5V18.5
    backward.end.alt =forward.end.alt@x
    forward.frame =forward.end
    backward.frame =backward.end
    playpause bM3 5L12 12L3 19ZR14 5 2 14 0.5R19 5 2 14 0.5
    play.square.stack bR4 9 16 12 2.5 lM6 6H18M8 3H16 oM10 12L15 15L10 18Z
    play.rectangle.on.rectangle =rectangle.on.rectangle oM12 11.5L17.5 14.2L12 17Z
    airplayvideo lM6 17H4.5C3 17 2 16 2 14.5V7C2 5.5 3 4.5 4.5 4.5H19.5C21 4.5 22 5.5 22 7V14.5C22 16 21 17 19.5 17\
    H18 sM12 14L17.5 20.5H6.5Z
    airplay.video =airplayvideo
    airplayaudio lA12 11 9.5 130 410A12 11 5.5 140 400 sM12 14L17 21H7Z
    airplay.audio =airplayaudio
    pip bR2 4 20 16 2.5 dR12 11.5 7.5 5.5 1
    pip.enter =pip
    pip.exit =pip
    memories lA12 12 9.5 -150 150M2 6.5L3.8 10L7.5 8.5M8 8L12 10V16M12 10L16 8
    opticaldisc bO12 12 9.5 dO12 12 2.5
    recordingtape lO6.5 12 4.5O17.5 12 4.5M6.5 16.5H17.5
    # Sound
    speaker bM6 9.5H9L14.5 4.5V19.5L9 14.5H6Z
    speaker.wave.1 bM4 9.5H7L12.5 4.5V19.5L7 14.5H4Z lA12 12 5.5 -45 45
    speaker.wave.2 bM2.5 9.5H5.5L11 4.5V19.5L5.5 14.5H2.5Z lA10.5 12 5.5 -45 45A10.5 12 10 -50 50
    speaker.wave.3 bM1 9.5H3.5L8.5 4.5V19.5L3.5 14.5H1Z lA8 12 5 -45 45A8 12 9.5 -50 50A8 12 14 -52 52
    speaker.1 =speaker.wave.1
    speaker.2 =speaker.wave.2
    speaker.3 =speaker.wave.3
    speaker.zzz bM2.5 9.5H5.5L11 4.5V19.5L5.5 14.5H2.5Z lM14 8H21L14 16H21
    hifispeaker bR5 2 14 20 2.5 dO12 14.5 4 oO12 6.5 1.6
    music.note bO7.5 18.5 2.5 lM10 18.5V4L18 3V8L10 9.5
    music.note.list bO14.5 19 2.3 lM16.8 19V8.5L22 7.5V11L16.8 12M2.5 6H12M2.5 11H12M2.5 16H9
    music.quarternote.3 sO4.5 18.5 2.3O12 16.5 2.3O19.5 18.5 2.3 lM6.8 18.5V7M14.3 16.5V4M21.8 18.5V7
    music.mic bO16.5 7.5 5 lM12.5 10.5L3.5 20.5L5.5 22L15 13 dM13.5 4.5L19.5 10.5
    mic bR8.5 2.5 7 12 3.5 lM5 11.5C5 20.5 19 20.5 19 11.5M12 18.5V21.5M8 21.5H16
    headphones bR3.5 13.5 4 7 1.5R16.5 13.5 4 7 1.5 lM4 14V12C4 1.5 20 1.5 20 12V14
    earbuds bO6 6.5 3.5O18 6.5 3.5 lM7.5 9.5V20M16.5 9.5V20
    airpods =earbuds
    guitars bM4.5 13C6 11.5 8 12.5 9 11.5C11 10 14 13 12.5 15C11.5 16 12.5 18 11 19.5C6.5 23 1 17.5 4.5 13Z lM11.5 \
    12.5L18.5 5.5M17 3.5L20.5 7M19 2L22 5
    pianokeys bR2.5 4.5 19 15 2 dM8.8 13V19.5M15.2 13V19.5 oR7.3 4.5 3 8.5 0R13.7 4.5 3 8.5 0
    metronome bM8.5 3H15.5L19.5 21H4.5Z dM5.5 16H18.5M12 15L19 6
    tuningfork lM7 2.5V9C7 14.5 17 14.5 17 9V2.5M12 13.5V21.5
    megaphone bM19 4V18L8.5 15H4.5C1.5 15 1.5 8 4.5 8H8.5Z dM8.5 8V15 lM6.5 15.5L8 20.5H11L10 15.5M22 9V13
    radio bR2.5 8 19 12.5 2.5 dO16 14.2 2.8M6 12H10M6 16.5H10 lM5 8L17 3
    bell bM3.5 17.5C6 15 5.5 12 6 9C7 1.5 17 1.5 18 9C18.5 12 18 15 20.5 17.5Z lM9.5 20.5C10.5 22 13.5 22 14.5 20.5
    bell.and.waves.left.and.right bM6 17.5C8 15 7.5 12.5 8 10C9 4 15 4 16 10C16.5 12.5 16 15 18 17.5Z lM10 20.5C11 \
    21.5 13 21.5 14 20.5M4.5 5C3 7 2.5 9 2.5 11M19.5 5C21 7 21.5 9 21.5 11
    bell.and.waveform =bell.and.waves.left.and.right
    ipad.and.iphone bR2 3 14 18 2.5 lR17 9 6 12 1.5
    # Pictures
    photo bR2.5 4.5 19 15 2.5 dM3.5 17.5L9.5 11.5L14 16L16.5 13.5L20.5 17.5 oO15.5 9 1.8
    photo.artframe =photo
    photo.on.rectangle bR6 7.5 16.5 13 2.5 dM7 18.5L11.5 13.5L15.5 17.5L17.5 15.5L21.5 19 oO18 11.5 1.4 lM3.5 15.5C2 \
    15 1.5 14.5 1.5 13V6C1.5 4.5 2.5 3.5 4 3.5H15.5C17 3.5 18 4 18 5
    photo.on.rectangle.angled =photo.on.rectangle
    photo.stack bR2.5 8 19 13 2.5 dM3.5 19L9 13.5L13.5 18L16 15.5L20.5 19.5 lM4.5 5H19.5M7 2.5H17
    text.below.photo bR3 2.5 18 11.5 2 dM4 12.5L9 7.5L13 11L15 9L20 13 lM3 17.5H21M3 21.5H15
    camera bM2.5 7.5H7L8.5 4.5H15.5L17 7.5H21.5V19.5H2.5Z dO12 13 4
    camera.viewfinder =viewfinder lM7 9.5H9L10 8H14L15 9.5H17V16H7ZO12 12.7 1.7
    camera.aperture lO12 12 9.5M12 2.5L17 11M20.2 7.2L15.2 15.8M20.2 16.8L10.2 16.8M12 21.5L7 13M3.8 16.8L8.8 8.2M3.8 \
    7.2L13.8 7.2
    camera.metering.center.weighted =rectangle oO12 12 3
    video bR2 6.5 13 11 2.5M17 10.5L22 7.5V16.5L17 13.5Z
    film bR2.5 4.5 19 15 2 dM7 4.5V19.5M17 4.5V19.5M2.5 9.5H7M2.5 14.5H7M17 9.5H21.5M17 14.5H21.5
    movieclapper bR2.5 9.5 19 11.5 2 lM2.5 9.5L20.5 4.5L19.5 2L2 7Z dM2.5 13.5H21.5
    wand.and.stars lM4 20L14 10M16 3V7M14 5H18M20 10V13M18.5 11.5H21.5M9 4V6M8 5H10
    wand.and.rays lM4 20L13 11M15.5 2.5V5.5M15.5 11.5V14M10 8H12.5M18.5 8H21.5M11.5 4L13 5.5M19.5 4L18 5.5M19.5 12L18 \
    10.5
    paintpalette bM12 2.5C25 2.5 24 15 17.5 15C14 15 13.5 16.5 14.5 18.5C15.5 20.5 14 21.5 12 21.5C-1 21.5 -1 2.5 12 \
    2.5Z oO7 9 1.5O11.5 6.5 1.5O16.5 8.5 1.5O6.5 14 1.5
    paintbrush bM9.5 13.5L18.5 3.5L20.5 5.5L12 15.5Z lM9.5 13.5C6 14.5 7.5 18.5 3.5 20C8 22 13 20 12 15.5
    paintbrush.pointed =paintbrush
    eyedropper lM13 6.5L17.5 11M14.5 8L4.5 17.5L3.5 20.5L6.5 19.5L16 9.5M14 5L15.5 6.5L18 3C20 1.5 22.5 4 21 6L17.5 \
    8.5L19 10
    eyedropper.halffull =eyedropper
    # Machines
    tv bR2 4 20 13.5 2 lM8 20.5H16
    play.tv =tv oM10 8L15 10.7L10 13.5Z
    display bR2 3.5 20 13.5 2 lM8 20.5H16M12 17V20.5
    desktopcomputer =display dM2 13.5H22
    pc bR3 4 6.5 17 1.5R12 7 10 8.5 1.5 dM5 7.5H7.5M5 10.5H7.5 lM17 15.5V19.5M14 20H20
    laptopcomputer bR4.5 5 15 11 1.5 lM1.5 19H22.5
    macbook =laptopcomputer
    laptopcomputer.and.iphone bR1.5 5 15 10.5 1.5 lM0.8 18.5H15M17.5 9H21.5C22.5 9 23 9.5 23 10.5V19C23 20 22.5 20.5 \
    21.5 20.5H19C18 20.5 17.5 20 17.5 19Z
    macbook.and.iphone =laptopcomputer.and.iphone
    macmini bR2 8.5 20 7 2 oO18 12 1
    iphone bR6.5 1.5 11 21 2.5 dM10.5 4.2H13.5
    iphone.gen2 =iphone
    iphone.gen3 =iphone
    smartphone =iphone
    candybarphone bR7 2 10 20 2.5 dR9.5 5 5 5.5 0.5M10 14H10.1M14 14H14.1M10 17.5H10.1M14 17.5H14.1
    iphone.homebutton bR6.5 1.5 11 21 2.5 dM6.5 5H17.5M6.5 18H17.5 oO12 20.3 0.8
    iphone.landscape =iphone@l
    iphone.radiowaves.left.and.right bR8 3.5 8 17 2 lM5 8C3.5 10.5 3.5 13.5 5 16M19 8C20.5 10.5 20.5 13.5 19 16M2.5 6\
    C0.5 9.5 0.5 14.5 2.5 18M21.5 6C23.5 9.5 23.5 14.5 21.5 18
    iphone.gen3.radiowaves.left.and.right =iphone.radiowaves.left.and.right
    apps.iphone =iphone oR8.7 7 2.6 2.6 0.5R12.7 7 2.6 2.6 0.5R8.7 11 2.6 2.6 0.5R12.7 11 2.6 2.6 0.5
    ipad bR4 2 16 20 2.5 dM10 19.5H14
    ipad.landscape =ipad@l
    applewatch bR6 6 12 12 3 lM8.5 6L9.5 2H14.5L15.5 6M8.5 18L9.5 22H14.5L15.5 18M20 10.5V12.5
    applewatch.watchface =applewatch dM12 9V12L14 13.5
    homepod bR3.5 4 17 16 6.5 dM8 7C10 8.5 14 8.5 16 7
    appletv bR2 6 20 12 3 oO18 12 1
    printer bM2.5 8.5H21.5V17H2.5Z lM6.5 8.5V3.5H17.5V8.5M6.5 17V21H17.5V17
    scanner bR2 12 20 7.5 2 dM5 15.7H10 lM4 12L19 4.5
    faxmachine =printer
    keyboard bR1.5 6 21 12.5 2 dM5 10H6M9 10H10M13 10H14M17.5 10H19M8 14.5H16
    keyboard.chevron.compact.down bR1.5 3 21 12 2 dM5 6.8H6M9 6.8H10M13 6.8H14M17.5 6.8H19M8 11.2H16 lM8 18.5L12 21\
    L16 18.5
    computermouse bR6 2 12 20 6 dM12 6V9.5
    magicmouse bR6 2 12 20 6
    cursorarrow bM6 2.5L19 13.5H13L16 20L13.5 21.5L10.5 15L6 19Z
    cursorarrow.rays bM10 10L21 14.5L16.5 16.5L14.5 21Z lM8 2V4.5M2 8H4.5M3.8 3.8L5.5 5.5M12.2 3.8L10.5 5.5M3.8 12.2\
    L5.5 10.5
    cursorarrow.click =cursorarrow.rays
    cursorarrow.click.2 =cursorarrow.rays
    server.rack bR3 2.5 18 5.5 1.5R3 9.3 18 5.5 1.5R3 16 18 5.5 1.5 dM11 5.3H17M11 12H17M11 18.7H17 oO6.3 5.3 0.9O6.3 \
    12 0.9O6.3 18.7 0.9
    externaldrive bM5.5 5.5H18.5L21.5 14V18.5H2.5V14Z dM2.5 14H21.5 oO18 16.3 0.9
    memorychip bR3 7 18 10 1.5 dM7.5 10V14M12 10V14M16.5 10V14 lM5.5 17V20M9.8 17V20M14.2 17V20M18.5 17V20
    cpu bR6 6 12 12 2 dR9.5 9.5 5 5 0.5 lM9 6V3M12 6V3M15 6V3M9 18V21M12 18V21M15 18V21M6 9H3M6 12H3M6 15H3M18 9H21\
    M18 12H21M18 15H21
    sdcard bM5 8L10 3H18.5V21H5Z dM10.5 6V9M13.2 6V9M16 6V9
    simcard bM5.5 3H13.5L18.5 8V21H5.5Z dR8.5 12 7 6 1M12 12V18
    wifi lA12 19 15.5 -135 -45A12 19 10 -135 -45A12 19 5 -135 -45 sO12 19 1.6
    wifi.exclamationmark =wifi.badge.exclamationmark
    wifi.router bR2.5 13 19 7 2 oO7 16.5 1O11 16.5 1 lM12 13V8M8.5 6.5C10.5 4.5 13.5 4.5 15.5 6.5M6 3.5C9.5 0.8 14.5 \
    0.8 18 3.5
    antenna.radiowaves.left.and.right lA12 10 5 -50 50A12 10 9.5 -50 50A12 10 5 130 230A12 10 9.5 130 230M12 11V21 s\
    O12 10 2
    cellularbars sR2 16 3.5 5 1R7.3 12 3.5 9 1R12.6 7.5 3.5 13.5 1R18 3 3.5 18 1
    personalhotspot lM9 15C6 18 1.5 15 3 11L6 7C8.5 4 13 5.5 13 9M15 9C18 6 22.5 9 21 13L18 17C15.5 20 11 18.5 11 15
    battery.0 lR1.5 7 18.5 10 2.5M22.3 10.5V13.5
    battery.25 =battery.0 sR3.7 9.2 4 5.6 1
    battery.50 =battery.0 sR3.7 9.2 7.5 5.6 1
    battery.75 =battery.0 sR3.7 9.2 11 5.6 1
    battery.100 =battery.0 sR3.7 9.2 14 5.6 1
    battery.0percent =battery.0
    battery.25percent =battery.25
    battery.50percent =battery.50
    battery.75percent =battery.75
    battery.100percent =battery.100
    battery.100.bolt lM7 17H4C2.5 17 1.5 16 1.5 14.5V9.5C1.5 8 2.5 7 4 7H8M14 7H17.5C19 7 20 8 20 9.5V14.5C20 16 19 \
    17 17.5 17H13M22.3 10.5V13.5 sM12 5.5L6.5 12.8H10.2L9.5 18.5L15 11H11.3Z
    battery.100percent.bolt =battery.100.bolt
    powerplug bM6 8H18V12C18 18 6 18 6 12Z lM9 8V3M15 8V3M12 16.5V22
    powerplug.portrait =powerplug
    cable.connector lM7 3H17V9H7ZM9.5 9V13H14.5V9M12 13V21.5
    lightbulb bM8.5 17C8.5 14 5.5 13 5.5 9C5.5 0.5 18.5 0.5 18.5 9C18.5 13 15.5 14 15.5 17Z lM9 20H15M10.5 22.5H13.5
    lightbulb.max =lightbulb
    lightbulb.min =lightbulb
    flashlight.on bM7 6H17V9L14.5 12.5V22H9.5V12.5L7 9Z lM7 2.5L8 3.5M12 1.5V3M17 2.5L16 3.5 dM12 14V16
    flashlight.off bM7 4H17V8L14.5 12V22H9.5V12L7 8Z dM7 7.5H17M12 14V16
    lamp.floor bM8 3H16L19 10H5Z lM12 10V21M8 21.5H16
    fanblades bM12 12C8 9 8 3 12 2.5C16.5 2.5 15 8.5 12 12ZM12 12C16 9.5 21.5 11.5 21 15.5C19.5 19.5 14.5 16 12 12Z\
    M12 12C12 16.5 7 20.5 4 17.5C2 14 7.5 11.5 12 12Z
    gamecontroller bM6.5 7H17.5C22 7 24 19 20 19C17.5 19 17.5 16 15.5 16H8.5C6.5 16 6.5 19 4 19C0 19 2 7 6.5 7Z dM8 \
    9.5V13.5M6 11.5H10 oO16 11.5 1.4
    arcade.stick sO12 5 3.2 lM12 5V15 bR3 15 18 6 1.5
    dpad bM9 2.5H15V9H21.5V15H15V21.5H9V15H2.5V9H9Z oO12 5.5 0.8O12 18.5 0.8O5.5 12 0.8O18.5 12 0.8
    visionpro bM2 12C2 6 7 6.5 12 6.5C17 6.5 22 6 22 12C22 17.5 17.5 18.5 14.5 16C13 15 11 15 9.5 16C6.5 18.5 2 17.5 \
    2 12Z
    """
}
