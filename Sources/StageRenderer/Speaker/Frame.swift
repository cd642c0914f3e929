package import TimerEngine

/// A drawn screen, with the targets of the mouse.
package struct Frame: Equatable, Sendable {
  /// What the mouse can point at.
  package enum Target: Hashable, Sendable {
    /// A slot, 1 to 9.
    case slot(Int)
    /// A lamp with its word.
    case lamp(Lamp)
    /// The time.
    case digits
    /// The control that stores the time somewhere.
    case store
    /// The control *Undo*.
    case undo

    /// Whether half a second on it means something else than a click.
    package var canBeHeld: Bool {
      switch self {
      case .slot, .lamp: true
      case .digits, .store, .undo: false
      }
    }
  }

  /// A target and where it is.
  package struct Place: Equatable, Sendable {
    /// The cells that it takes.
    package let rect: Rect
    /// The target in that place.
    package let target: Target
  }

  /// The picture.
  package var canvas: Canvas
  /// A target of the mouse.
  package private(set) var places: [Place] = []
  /// How many pages the help has on this screen, if it is open; 0 where there is no room for it.
  package var helpPages: Int?

  /// Creates a frame of equal cells.
  package init(size: Size, filledWith cell: Cell) {
    canvas = Canvas(size: size, filledWith: cell)
  }

  /// The target at a position; `nil` if there is none.
  package func target(at position: Position) -> Target? {
    places.first { $0.rect.contains(position) }?.target
  }

  mutating func add(_ target: Target, in rect: Rect) {
    places.append(Place(rect: rect, target: target))
  }

  /// Adds a smaller frame with its upper left at a position.
  package mutating func add(_ other: Frame, at origin: Position) {
    canvas.draw(other.canvas, at: origin)
    for place in other.places { add(place.target, in: place.rect.moved(to: origin)) }
  }
}
