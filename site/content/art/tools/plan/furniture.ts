/**
 * Furniture as it is drawn on plans. Each piece is drawn in metres with its back at y 0 and its
 * left at x 0; `furnish.ts` turns it to the wall where it stands.
 */

/** The line styles of pdfkit; `stroke` closes a path. */
export interface Pen {
  rect(x: number, y: number, w: number, h: number): Pen
  roundedRect(x: number, y: number, w: number, h: number, r: number): Pen
  circle(x: number, y: number, r: number): Pen
  ellipse(x: number, y: number, rx: number, ry?: number): Pen
  moveTo(x: number, y: number): Pen
  lineTo(x: number, y: number): Pen
  stroke(): Pen
}

export interface Piece {
  w: number
  d: number
  draw(pen: Pen): void
}

export const bed = (width: number): Piece => {
  const tables = width > 1.2 ? 0.5 : 0
  return {
    w: width + 2 * tables,
    d: 2.1,
    draw(pen) {
      const left = tables
      pen.rect(left, 0, width, 0.08).stroke()
      pen.roundedRect(left, 0.08, width, 2, 0.06).stroke()
      pen
        .moveTo(left, 0.85)
        .lineTo(left + width, 0.85)
        .stroke()
      pen
        .moveTo(left + width, 0.85)
        .lineTo(left + width * 0.62, 1.25)
        .lineTo(left + width * 0.62, 0.85)
        .stroke()
      const pillows = width > 1.2 ? 2 : 1
      const each = width / pillows
      for (let i = 0; i < pillows; i++) {
        pen.roundedRect(left + i * each + 0.1, 0.18, each - 0.2, 0.42, 0.1).stroke()
      }
      if (!tables) return
      for (const x of [0.04, left + width + 0.04]) {
        pen.rect(x, 0.05, 0.42, 0.4).stroke()
        pen.circle(x + 0.21, 0.25, 0.11).stroke()
      }
    },
  }
}

export const wardrobe = (length: number): Piece => ({
  w: length,
  d: 0.6,
  draw(pen) {
    pen.rect(0, 0, length, 0.6).stroke()
    pen
      .moveTo(0.05, 0.3)
      .lineTo(length - 0.05, 0.3)
      .stroke()
    for (let x = 0.18; x < length - 0.1; x += 0.16)
      pen
        .moveTo(x, 0.1)
        .lineTo(x + 0.04, 0.5)
        .stroke()
  },
})

export const sofa = (length: number): Piece => ({
  w: length,
  d: 0.95,
  draw(pen) {
    pen.roundedRect(0, 0, length, 0.95, 0.1).stroke()
    pen
      .moveTo(0.18, 0.95)
      .lineTo(0.18, 0.24)
      .lineTo(length - 0.18, 0.24)
      .lineTo(length - 0.18, 0.95)
      .stroke()
    const seats = Math.max(1, Math.round((length - 0.36) / 0.75))
    for (let i = 1; i < seats; i++) {
      const x = 0.18 + ((length - 0.36) * i) / seats
      pen.moveTo(x, 0.24).lineTo(x, 0.95).stroke()
    }
  },
})

/** Sofa, low table, rug, and armchairs across. */
export const seating = (length: number, deep: boolean): Piece => ({
  w: length + 0.6,
  d: deep ? 3.5 : 2.4,
  draw(pen) {
    const {w} = this
    pen.rect(0.1, 1.08, w - 0.2, 1.2).stroke()
    shifted(pen, 0.3, 0, sofa(length))
    pen.roundedRect(w / 2 - 0.6, 1.35, 1.2, 0.6, 0.05).stroke()
    if (!deep) return
    for (const x of [w / 2 - 1, w / 2 + 0.15]) {
      pen.roundedRect(x, 2.45, 0.85, 0.85, 0.2).stroke()
      pen
        .moveTo(x + 0.15, 2.45)
        .lineTo(x + 0.15, 3.05)
        .lineTo(x + 0.7, 3.05)
        .lineTo(x + 0.7, 2.45)
        .stroke()
    }
  },
})

export const sideboard = (length: number): Piece => ({
  w: length,
  d: 0.45,
  draw(pen) {
    pen.rect(0, 0, length, 0.45).stroke()
    pen
      .moveTo(length * 0.2, 0.2)
      .lineTo(length * 0.8, 0.2)
      .stroke()
  },
})

/** A table with chairs along its sides, and at its ends when it is long. */
export const dining = (chairs: number): Piece => {
  const along = Math.max(1, Math.floor((chairs - (chairs > 6 ? 2 : 0)) / 2))
  const length = along * 0.65 + 0.2
  const ends = chairs > 6 ? 0.5 : 0
  return {
    w: length + 2 * ends,
    d: 2,
    draw(pen) {
      pen.roundedRect(ends, 0.5, length, 1, 0.06).stroke()
      for (let i = 0; i < along; i++) {
        const x = ends + 0.1 + i * 0.65 + 0.1
        for (const y of [0.08, 1.47]) pen.roundedRect(x, y, 0.45, 0.45, 0.1).stroke()
      }
      if (!ends) return
      for (const x of [0.05, ends + length - 0.02])
        pen.roundedRect(x, 0.78, 0.45, 0.45, 0.1).stroke()
    },
  }
}

export const counter = (length: number): Piece => ({
  w: length,
  d: 0.62,
  draw(pen) {
    pen.rect(0, 0, length, 0.62).stroke()
    pen.rect(0.05, 0.05, 0.6, 0.52).stroke()
    pen.moveTo(0.05, 0.05).lineTo(0.65, 0.57).moveTo(0.65, 0.05).lineTo(0.05, 0.57).stroke()
    if (length < 1.6) return
    const sink = length < 2.6 ? 0.85 : length * 0.42
    pen.roundedRect(sink, 0.12, 0.6, 0.38, 0.06).stroke()
    if (length < 2.2) return
    const hob = length - 0.85
    pen.rect(hob, 0.06, 0.6, 0.5).stroke()
    for (const [x, y] of [
      [0.17, 0.16],
      [0.43, 0.16],
      [0.17, 0.37],
      [0.43, 0.37],
    ] as const) {
      pen.circle(hob + x, 0.04 + y, 0.08).stroke()
    }
  },
})

export const island = (length: number): Piece => ({
  w: length,
  d: 1.5,
  draw(pen) {
    pen.rect(0, 0, length, 0.95).stroke()
    const stools = Math.floor(length / 0.65)
    for (let i = 0; i < stools; i++) pen.circle((length / stools) * (i + 0.5), 1.22, 0.18).stroke()
  },
})

export const bathtub: Piece = {
  w: 1.7,
  d: 0.78,
  draw(pen) {
    pen.rect(0, 0, 1.7, 0.78).stroke()
    pen.roundedRect(0.07, 0.07, 1.56, 0.64, 0.28).stroke()
    pen.circle(0.28, 0.39, 0.035).stroke()
  },
}

export const shower = (w: number): Piece => ({
  w,
  d: 0.95,
  draw(pen) {
    pen.rect(0, 0, w, 0.95).stroke()
    pen.moveTo(0, 0).lineTo(w, 0.95).moveTo(w, 0).lineTo(0, 0.95).stroke()
    pen.circle(w / 2, 0.475, 0.06).stroke()
  },
})

export const toilet: Piece = {
  w: 0.55,
  d: 0.72,
  draw(pen) {
    pen.rect(0.06, 0.02, 0.43, 0.17).stroke()
    pen.ellipse(0.275, 0.45, 0.19, 0.25).stroke()
  },
}

export const basins = (count: number): Piece => ({
  w: count === 1 ? 0.65 : 1.4,
  d: 0.5,
  draw(pen) {
    const each = this.w / count
    pen.rect(0, 0, this.w, 0.5).stroke()
    for (let i = 0; i < count; i++) pen.ellipse(each * (i + 0.5), 0.27, 0.2, 0.15).stroke()
  },
})

export const washers: Piece = {
  w: 1.3,
  d: 0.65,
  draw(pen) {
    for (const x of [0, 0.65]) {
      pen.rect(x, 0, 0.62, 0.62).stroke()
      pen.circle(x + 0.31, 0.33, 0.2).stroke()
    }
  },
}

export const shelves = (length: number): Piece => ({
  w: length,
  d: 0.4,
  draw(pen) {
    pen.rect(0, 0, length, 0.4).stroke()
    pen.moveTo(0, 0).lineTo(length, 0.4).stroke()
  },
})

export const desk = (length: number): Piece => ({
  w: length,
  d: 1.35,
  draw(pen) {
    pen.rect(0, 0, length, 0.7).stroke()
    pen.rect(length / 2 - 0.25, 0.08, 0.5, 0.12).stroke()
    pen.roundedRect(length / 2 - 0.25, 0.8, 0.5, 0.48, 0.15).stroke()
  },
})

/** Four desks, two and two. */
export const desks: Piece = {
  w: 2.9,
  d: 2.6,
  draw(pen) {
    for (const x of [0, 1.45]) {
      pen.rect(x, 0.6, 1.43, 0.7).stroke()
      pen.rect(x, 1.3, 1.43, 0.7).stroke()
      for (const y of [0.05, 2.1]) pen.roundedRect(x + 0.48, y, 0.46, 0.46, 0.14).stroke()
    }
  },
}

export const receptionDesk: Piece = {
  w: 2.2,
  d: 1.5,
  draw(pen) {
    pen.roundedRect(0, 0.8, 2.2, 0.6, 0.1).stroke()
    pen.roundedRect(0.85, 0.2, 0.48, 0.46, 0.14).stroke()
  },
}

export const rack = (length: number): Piece => ({
  w: length,
  d: 2.4,
  draw(pen) {
    for (const y of [0, 1.2]) {
      pen.rect(0, y, length, 1.15).stroke()
      const bays = Math.max(1, Math.round(length / 2.7))
      for (let i = 0; i < bays; i++) {
        const [x, w] = [(length / bays) * i, length / bays]
        pen
          .moveTo(x, y)
          .lineTo(x, y + 1.15)
          .stroke()
        pen
          .moveTo(x, y)
          .lineTo(x + w, y + 1.15)
          .moveTo(x + w, y)
          .lineTo(x, y + 1.15)
          .stroke()
      }
    }
  },
})

export const display = (length: number): Piece => ({
  w: length,
  d: 0.9,
  draw(pen) {
    pen.roundedRect(0, 0, length, 0.9, 0.06).stroke()
    pen.rect(0.12, 0.12, length - 0.24, 0.66).stroke()
  },
})

/** A round table with four chairs. */
export const cafeTable: Piece = {
  w: 1.7,
  d: 1.7,
  draw(pen) {
    pen.circle(0.85, 0.85, 0.42).stroke()
    for (const [x, y] of [
      [0.85, 0.22],
      [0.85, 1.48],
      [0.22, 0.85],
      [1.48, 0.85],
    ] as const) {
      pen.roundedRect(x - 0.2, y - 0.2, 0.4, 0.4, 0.14).stroke()
    }
  },
}

export const car: Piece = {
  w: 1.9,
  d: 4.7,
  draw(pen) {
    pen.roundedRect(0, 0, 1.9, 4.7, 0.45).stroke()
    pen.roundedRect(0.2, 1.2, 1.5, 2.4, 0.25).stroke()
    pen.moveTo(0.2, 1.8).lineTo(1.7, 1.8).moveTo(0.2, 3.2).lineTo(1.7, 3.2).stroke()
  },
}

export const treadmill: Piece = {
  w: 0.85,
  d: 1.9,
  draw(pen) {
    pen.rect(0, 0, 0.85, 1.9).stroke()
    pen.rect(0.15, 0.45, 0.55, 1.4).stroke()
    pen.moveTo(0, 0.3).lineTo(0.85, 0.3).stroke()
  },
}

export const screen: Piece = {
  w: 3,
  d: 0.15,
  draw(pen) {
    pen.rect(0, 0, 3, 0.12).stroke()
  },
}

/** Draws a piece somewhere else within another. */
function shifted(pen: Pen, x: number, y: number, piece: Piece) {
  const moved: Pen = {
    rect: (a, b, w, h) => pen.rect(a + x, b + y, w, h),
    roundedRect: (a, b, w, h, r) => pen.roundedRect(a + x, b + y, w, h, r),
    circle: (a, b, r) => pen.circle(a + x, b + y, r),
    ellipse: (a, b, rx, ry) => pen.ellipse(a + x, b + y, rx, ry),
    moveTo(a, b) {
      pen.moveTo(a + x, b + y)
      return moved
    },
    lineTo(a, b) {
      pen.lineTo(a + x, b + y)
      return moved
    },
    stroke: () => pen.stroke(),
  }
  piece.draw(moved)
}
