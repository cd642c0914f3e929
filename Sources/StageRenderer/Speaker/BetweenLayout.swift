/// How large the parts of a screen between talks are, and where they stand.
///
/// The parts of the first level are larger by a third than those of the second may be, and by one
/// more third for each further level, as far as strokes can be that small. Rows that a part cannot
/// use go to the others, and what nobody can use is air between them.
struct BetweenLayout {
  /// A part as it is drawn.
  struct Block: Sendable {
    enum Picture: Sendable {
      case text(BigText)
      /// A row in the terminal's own letters.
      case line(String)
      case digits(ClockFaceContent.Picture, Size)
    }

    let part: BetweenScreen.Part
    let picture: Picture
    /// How many rows it takes.
    let rows: Int
    /// How large a capital letter or a digit is.
    let letterSize: TextPixel.Limit
  }

  /// What a block is made for.
  fileprivate struct Question: Hashable {
    let part: BetweenScreen.Part
    let columns: Int
    let rows: Int
    let limit: TextPixel.Limit
  }

  /// The blocks that were made last: most texts are the same in the next second.
  struct Memory: Sendable {
    private static let most = 64
    private var blocks: [Question: Block?] = [:]
    private var palette: Palette?

    fileprivate mutating func block(
      _ question: Question, _ palette: Palette, make: () -> Block?
    ) -> Block? {
      if palette != self.palette || blocks.count >= Self.most { blocks = [:] }
      self.palette = palette
      if let known = blocks[question] { return known }
      let block = make()
      blocks[question] = .some(block)
      return block
    }
  }

  /// The blocks from the top to the bottom, with the first row of each.
  let blocks: [(block: Block, row: Int)]

  init(
    _ parts: [BetweenScreen.Part], in size: Size, _ palette: Palette, _ dots: String,
    _ memory: inout Memory
  ) {
    let parts = Array(parts.prefix(max(1, size.rows)))
    let air = size.rows >= 4 * parts.count ? max(1, size.rows / 20) : 0
    var sizes = Sizes(
      parts: parts, columns: size.columns, rows: max(1, size.rows - air * (parts.count - 1)),
      palette: palette, dots: dots, memory: memory)
    sizes.fill()
    memory = sizes.memory
    blocks = Self.placed(sizes.blocks.compactMap(\.self), in: size.rows, air: air)
  }

  /// The blocks with air between them, and what is left of the rows shared out above, between and
  /// below them.
  private static func placed(
    _ blocks: [Block], in rows: Int, air: Int
  ) -> [(block: Block, row: Int)] {
    let free = rows - blocks.reduce(0) { $0 + $1.rows }
    let rest = free - air * (blocks.count - 1)
    var passed = 0
    return blocks.enumerated().map { index, block in
      defer { passed += block.rows + air }
      return (block, passed + rest * (index + 1) / (blocks.count + 1))
    }
  }

  /// Finds the sizes of all parts in a number of rows without the air between them.
  private struct Sizes {
    /// How many rows more a part may get, to be drawn.
    private static let mostRowsMoved = 10

    let parts: [BetweenScreen.Part]
    let columns: Int
    let rows: Int
    let palette: Palette
    let dots: String
    var memory: Memory
    /// The block of each part that has one.
    var blocks: [Block?] = []

    private var used: Int { blocks.reduce(0) { $0 + ($1?.rows ?? 0) } }

    /// Gives each part its share, the most important one first, or more where that brings letters;
    /// then letters to those that have none; then what is left to those that can use it, the least
    /// important one first.
    mutating func fill() {
      blocks = parts.map { _ in nil }
      let order = parts.indices.sorted { (parts[$0].level, $0) < (parts[$1].level, $1) }
      var weight = parts.reduce(0) { $0 + $1.weight }
      for (position, index) in order.enumerated() {
        let others = parts.count - position - 1
        let left = rows - used
        let most = max(1, left - others)
        let share = max(1, min(left * parts[index].weight / weight, most))
        weight -= parts[index].weight
        blocks[index] = firstDrawn(index, share...most) ?? block(of: index, rows: share)
      }
      for index in order { giveLetters(to: index) }
      for index in Array(order.reversed()) + order { grow(index) }
    }

    /// The lowest block of a part that is not in the terminal's own letters; `nil` if none is.
    private mutating func firstDrawn(_ index: Int, _ rows: ClosedRange<Int>) -> Block? {
      for rows in rows {
        if let block = block(of: index, rows: rows), block.isDrawn { return block }
      }
      return nil
    }

    /// Gives a part that is in the terminal's own letters the rows that drawn ones need: those that
    /// are left, and some of the part that has most; what matters most gives none.
    private mutating func giveLetters(to index: Int) {
      guard let own = blocks[index], !own.isDrawn,
        let drawn = firstDrawn(index, own.rows + 1...own.rows + Self.mostRowsMoved)
      else { return }
      let missing = used - own.rows + drawn.rows - rows
      guard missing > 0 else {
        blocks[index] = drawn
        return
      }
      let giver = parts.indices.filter {
        $0 != index && parts[$0].level > 1 && blocks[$0]?.isDrawn == true
      }
      .max { (blocks[$0]?.rows ?? 0) < (blocks[$1]?.rows ?? 0) }
      guard let giver, let given = blocks[giver], given.rows > missing,
        let smaller = block(of: giver, rows: given.rows - missing), smaller.isDrawn
      else { return }
      (blocks[index], blocks[giver]) = (drawn, smaller)
    }

    private mutating func grow(_ index: Int) {
      let free = rows - used
      guard free > 0,
        let larger = block(of: index, rows: free + (blocks[index]?.rows ?? 0)),
        blocks[index].map({ $0.isSmaller(than: larger) }) ?? true
      else { return }
      blocks[index] = larger
    }

    /// The largest letters that a part may have; digits may always have an eighth of the rows.
    private func limit(of index: Int) -> TextPixel.Limit {
      let level = parts[index].level
      let first = parts.indices.filter { parts[$0].level == 1 && level > 1 }
        .compactMap { blocks[$0]?.letterSize }
      var limit = TextPixel.Limit.smallest(of: first)
      for _ in 1..<max(1, level) { limit = limit.lessAQuarter(palette.digits.hasSubcellEdges) }
      if case .digits = parts[index].content { limit.halfRows = max(limit.halfRows, rows / 4) }
      return limit
    }

    private mutating func block(of index: Int, rows: Int) -> Block? {
      let question = Question(
        part: parts[index], columns: columns, rows: rows, limit: limit(of: index))
      return memory.block(question, palette) { [palette, dots] in
        Block(
          question.part, in: Size(columns: question.columns, rows: question.rows),
          within: question.limit, palette, dots)
      }
    }
  }
}

extension BetweenLayout.Block {
  /// A part as large as it fits; a text of which not even one line fits is shortened, and a time
  /// left out.
  fileprivate init?(
    _ part: BetweenScreen.Part, in area: Size, within limit: TextPixel.Limit, _ palette: Palette,
    _ dots: String
  ) {
    switch part.content {
    case .text(let text), .time(let text):
      if let big = BigText(text, in: area, palette, as: part.role, within: limit) {
        let size = big.isDrawn ? big.letterSize : Self.sizeOfLines(text, palette)
        self.init(part: part, picture: .text(big), rows: big.rows, letterSize: size)
      } else if case .text = part.content {
        self.init(
          part: part, picture: .line(text.shortened(to: area.columns, with: dots)), rows: 1,
          letterSize: Self.sizeOfLines(text, palette))
      } else {
        return nil
      }
    case .digits(let time): self.init(digits: time, of: part, in: area, within: limit, palette)
    }
  }

  private init?(
    digits time: String, of part: BetweenScreen.Part, in area: Size,
    within limit: TextPixel.Limit, _ palette: Palette
  ) {
    let least = min(area.rows, CompactDigits.rows)
    let rows = max(least, min(area.rows, limit.halfRows / 2))
    // In portrait they would be the largest of all.
    let widest = part.level == 1 ? area.columns : max(20, area.columns * 2 / 3)
    let digits = DisplayText(time).flatMap {
      MessageLayout.digits(
        $0, in: Size(columns: min(area.columns, widest), rows: rows), nil,
        hasSubcellEdges: palette.digits.hasSubcellEdges)
    }
    if let (picture, size) = digits {
      let height = 2 * (picture.rowsOfDigit ?? size.rows)
      self.init(
        part: part, picture: .digits(picture, size), rows: size.rows,
        letterSize: TextPixel.Limit(halfRows: height))
    } else if time.columns <= area.columns {
      self.init(part: part, picture: .line(time), rows: 1, letterSize: TextPixel.Limit())
    } else {
      return nil
    }
  }

  /// What the terminal's own letters leave to other parts: the smallest letters, unless none could
  /// be drawn anyway.
  private static func sizeOfLines(_ text: String, _ palette: Palette) -> TextPixel.Limit {
    PixelText.canDraw(text, palette.font) ? TextPixel.Limit(halfRows: 1) : TextPixel.Limit()
  }

  /// Whether it has letters or digits, and not the terminal's own ones.
  fileprivate var isDrawn: Bool {
    switch picture {
    case .text(let text): text.isDrawn
    case .line: false
    case .digits: true
    }
  }

  /// Whether another block of the same part can be read from farther.
  fileprivate func isSmaller(than other: BetweenLayout.Block) -> Bool {
    switch (picture, other.picture) {
    case (.text(let own), .text(let text)): own.legibility < text.legibility
    case (.digits, .digits): letterSize.halfRows < other.letterSize.halfRows
    default: true
    }
  }
}
