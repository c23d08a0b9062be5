/**
 * Facts that decide whether people write, as feeds spell them: add a line for a spelling that is
 * missing. Null is left out, and said; undefined is left out in silence.
 */
type Spelling = [spelling: string, value: string | number | null | undefined]

export const spellings: Record<string, Spelling[]> = {
  furnishing: [
    ['Yes', 'furnished'],
    ['true', 'furnished'],
    ['Furnished', 'furnished'],
    ['Fully furnished', 'furnished'],
    ['مفروش', 'furnished'],
    ['Partly', 'part-furnished'],
    ['Semi-furnished', 'part-furnished'],
    ['part-furnished', 'part-furnished'],
    ['No', 'unfurnished'],
    ['Unfurnished', 'unfurnished'],
    ['без мебели', 'unfurnished'],
    ['Shell and core', null],
    ['Furnished or unfurnished', null],
  ],
  completion: [
    ['ready', 'ready'],
    ['completed', 'ready'],
    ['completed_primary', 'ready'],
    ['off_plan', 'off-plan'],
    ['Off-Plan', 'off-plan'],
    ['off_plan_primary', 'off-plan'],
    ['Under construction', 'off-plan'],
    ['Yes', null],
    ['2027', null],
  ],
  service_charge: [
    ['16.5', 16.5],
    ['AED 18.25', 18.25],
    ['14.7500', 14.75],
    ['None', 0],
    ['0', undefined],
    ['24,500', null],
    ['16.125', null],
    ['included', null],
  ],
  floor: [
    ['12', 12],
    ['12th floor', 12],
    ['Floor 12', 12],
    ['G', 0],
    ['Ground floor', 0],
    ['-1', -1],
    ['0', undefined],
    ['High', null],
    ['12-14', null],
  ],
  parking: [
    ['2', 2],
    ['2 covered spaces', 2],
    ['٢', 2],
    ['No', 0],
    ['0', undefined],
    ['2 or 3', null],
    ['On request', null],
  ],
}

export const rented: Record<string, Spelling[]> = {
  cheques: [
    ['4', 4],
    ['4 cheques', 4],
    ['0', undefined],
    ['1-4', null],
    ['24', null],
    ['flexible', null],
  ],
  deposit: [
    ['9250', 9_250],
    ['AED 9,250.00', 9_250],
    ['0', undefined],
    ['5', null],
    ['5%', null],
    ['9.250', null],
  ],
  available_from: [
    ['2027-01-31', '2027-01-31'],
    ['31/01/2027', '2027-01-31'],
    ['Immediately', null],
  ],
}

/** Views of a home, and names that the site does not know as one. */
export const views: [spelling: string, views: string[], others?: string][] = [
  ['Sea', ['sea-view']],
  ['Full sea view', ['sea-view']],
  ['Sea and Marina views', ['sea-view', 'marina-view']],
  ['Golf course / Skyline', ['golf-view', 'skyline-view']],
  ['vue sur la mer', ['sea-view']],
  ['Community', [], 'Community'],
  ['Canal; Burj Khalifa', ['canal-view'], 'Burj Khalifa'],
]
