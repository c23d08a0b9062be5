/** Units of area as feeds spell them, in square feet. */

const SQUARE_METRE = 10.7639

/** In small letters, without blanks and dots. */
const spellings: [squareFeet: number, names: string[]][] = [
  [
    1,
    [
      ...['sqft', 'sqf', 'sf', 'ft', 'ft2', 'ftsq', 'feet', 'foot', 'sqfeet', 'sqfoot'],
      ...['squareft', 'squarefeet', 'squarefoot', 'قدم', 'قدممربع', 'قدممربعة'],
    ],
  ],
  [
    SQUARE_METRE,
    [
      ...['sqm', 'sm', 'm', 'm2', 'msq', 'mt', 'mt2', 'mts', 'mts2', 'mtr', 'mtr2', 'mtrs'],
      ...['sqmt', 'sqmts', 'sqmtr', 'sqmtrs', 'squarem', 'متر', 'مترمربع', 'م2'],
      ...['', 'sq', 'square'].flatMap(square =>
        ['meter', 'meters', 'metre', 'metres'].map(metre => square + metre),
      ),
    ],
  ],
  [9, ['sqyd', 'sqyds', 'yd2', 'yd', 'yards', 'sqyard', 'sqyards', 'squareyard', 'squareyards']],
]

const units = new Map(
  spellings.flatMap(([squareFeet, names]) => names.map(name => [name, squareFeet] as const)),
)

/** How many square feet one has; undefined for an unknown unit. `Sq. Ft.`, `ft²` and `SQFT` are one. */
export const squareFeetIn = (unit: string): number | undefined =>
  units.get(
    unit
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s._^/-]/g, ''),
  )
