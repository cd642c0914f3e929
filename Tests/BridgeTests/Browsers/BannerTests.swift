import Testing

@testable import Bridge

/// A logo or a name above a break on the page.
struct BannerTests {
  private static let logo = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- Made with Inkscape -->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape' viewBox="0 0 20 10">
      <style>.a { fill: url(#g); }</style>
      <defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs>
      <metadata>&lt;Ours&gt;</metadata>
      <g inkscape:label="Layer&#10;1"><path class="a" d="M0 0L20 10Z"/></g>
      <use xlink:href="#g" /><text style="fill: url('#g')">A > B</text>
    </svg>
    """

  private static func svg(_ content: String, _ attributes: String = "") -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
  }

  @Test func aLogoIsAnImageThatHoldsItself() throws {
    let page = Page(banner: try Banner(svg: Array(Self.logo.utf8))).stage()
    let image = "<div id=\"banner\"><img alt=\"\" src=\"data:image/svg+xml;base64,PD94"
    #expect(page.body.contains(image))
    let policy = try #require(page.headers["Content-Security-Policy"])
    #expect(policy.contains("img-src data:"))
    #expect(page.body.ranges(of: "<script").count == 1)
  }

  @Test(arguments: [
    ("<svg></svg>", "PHN2Zz48L3N2Zz4="), ("<svg></svg> ", "PHN2Zz48L3N2Zz4g"),
    ("<svg></svg>  ", "PHN2Zz48L3N2Zz4gIA=="),
  ])
  func bytesAreWrittenInBase64(text: String, expected: String) throws {
    #expect(try Banner(svg: Array(text.utf8)).source.hasSuffix(";base64," + expected))
  }

  @Test func aNameIsText() throws {
    let page = Page(banner: try Banner(text: "Forum <b> & {{script}}")).stage()
    #expect(page.body.contains("<p id=\"banner\">Forum &lt;b&gt; &amp; {{script}}</p>"))
    #expect(!Page().stage().body.contains("id=\"banner\""))
    #expect(!Page(banner: try Banner(text: "Forum")).remote([]).body.contains("Forum"))
  }

  @Test(arguments: ["", "  ", "a\nb", "a\u{1b}[1m", String(repeating: "a", count: 61)])
  func otherTextsAreRefused(text: String) {
    #expect(throws: BannerError.noText) { try Banner(text: text) }
  }

  @Test(
    arguments: [
      (svg("<script>alert(1)</script>"), .element("script")),
      (svg("<svg:SCRIPT/>"), .element("svg:SCRIPT")),
      (svg("<foreignObject><p/></foreignObject>"), .element("foreignObject")),
      (svg("<animate attributeName='href'/>"), .element("animate")),
      (svg("", "onload=\"alert(1)\""), .handler("onload")),
      (svg("<path OnClick = 'a'/>"), .handler("OnClick")),
      (svg("<image href='https://example.com/a.png'/>"), .reference("https://example.com/a.png")),
      (svg("<image href='data:image/svg+xml,A'/>"), .reference("data:image/svg+xml,A")),
      (svg("<use xlink:href=\"other.svg#a\"/>"), .reference("other.svg#a")),
      (svg("<a href='javascript:alert(1)'/>"), .reference("javascript:alert(1)")),
      (svg("<path fill=\"url( 'http://a/b')\"/>"), .reference("http://a/b'")),
      (svg("<path style=\"fill: u&#114;l(http://a)\"/>"), .reference("fill: u&#114;l(http://a)")),
      (svg("<style>@IMPORT 'a.css';</style>"), .reference("@import")),
      (svg("<style>.a { fill: \\75rl(a) }</style>"), .reference("style")),
      (svg("<style>.a { src: url(a.woff) }</style>"), .reference("a.woff")),
      (svg("", "xml:base='http://a'"), .reference("http://a")),
      (Array("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg></svg>".utf8), .element("!ENTITY")),
      (Array("<?xml-stylesheet href='a'?><svg></svg>".utf8), .element("?xml-stylesheet")),
      (svg("<![CDATA[a]]>"), .element("![CDATA[")),
      (Array("<svg><g></svg>".utf8), .noPicture), (Array("<svg".utf8), .noPicture),
      (Array("<html></html>".utf8), .noPicture), ([], .noPicture), ([0xff], .noPicture),
      (Array("<svg a=b></svg>".utf8), .noPicture),
      ([UInt8](repeating: 32, count: 100_001), .tooLarge),
    ] as [([UInt8], BannerError)])
  func aPictureThatCouldDoMoreIsRefused(bytes: [UInt8], error: BannerError) {
    #expect(throws: error) { try Banner(svg: bytes) }
  }
}
