/**
 * Writes the `d` of a path, each point relative to the one before: those numbers are short, and
 * streets that run alike read alike, which is what a compressor needs.
 */
export type Pair = readonly [x: number, y: number]

/** Halfway: exact for whole pixels, since a pen takes halves too. */
export const between = ([ax, ay]: Pair, [bx, by]: Pair): Pair => [(ax + bx) / 2, (ay + by) / 2]

export const whole = ([x, y]: Pair): Pair => [Math.round(x), Math.round(y)]

/** Each path begins independently, so that paths may be joined. */
export function pen() {
  let path = ''
  let at: Pair = [0, 0]
  /** The mirrored control point, for a curve that omits its own. */
  let mirrored: Pair | null = null
  const write = (command: string, ...points: Pair[]) => {
    const numbers = points.map(([x, y]) => `${x - at[0]} ${y - at[1]}`).join(' ')
    path += command + numbers
    at = points.at(-1) ?? at
    mirrored = null
  }
  return {
    move([x, y]: Pair) {
      path += `M${x} ${y}`
      at = [x, y]
      mirrored = null
    },
    line: (to: Pair) => write('l', to),
    /** A curve that `corner` pulls; it is left out where the curve before says it. */
    bend(corner: Pair, to: Pair) {
      if (mirrored && isSame(mirrored, corner)) write('t', to)
      else write('q', corner, to)
      mirrored = [2 * to[0] - corner[0], 2 * to[1] - corner[1]]
    },
    /** An arc of an ellipse, clockwise. */
    arc([along, across]: Pair, turn: number, isLong: boolean, to: Pair) {
      write(`a${along} ${across} ${turn} ${isLong ? 1 : 0} 1 `, to)
    },
    close() {
      path += 'z'
    },
    path: () => path.replaceAll(' -', '-'),
  }
}

const isSame = ([ax, ay]: Pair, [bx, by]: Pair) => ax === bx && ay === by
