/** The names of the demonstration, as people type them. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import fc from 'fast-check'
import {foldName, readingsOf} from '#server/catalogue/names/fold-name.ts'
import {emirateNames, type NamedRecord, namesOf} from '#server/catalogue/names/names-of.ts'
import {rankNames} from '#server/catalogue/names/rank-names.ts'
import {checkFolder} from '#server/content/import/check-folder.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {
  emirateAliases,
  emirates,
  emirateTitle,
} from '../../../../../site/app/shared-with-server/emirate-names.ts'
import {assertProperty} from '../../../../support/property-based.ts'
import {DEMO} from '../../support/content/demo-homes.ts'

type Known = NamedRecord & {kind: string}

/** As many as a suggestion list asks for. */
const FIRST_RESULTS = 10

describe('names of the demonstration', () => {
  let known: Known[]
  before(async () => {
    const {records} = await checkFolder(DEMO, officeDay())
    const kinds = ['neighborhoods', 'communities', 'builders']
    known = [
      ...records
        .filter(({kind}) => kinds.includes(kind))
        .map(({kind, values}) => ({...(values as unknown as NamedRecord), kind})),
      ...emirates.map(name => ({
        kind: 'emirates',
        name,
        title: emirateTitle(name),
        aliases: emirateAliases(name),
      })),
    ]
  })

  it('no alias is a name or an alias of another place, community or developer', () => {
    const spellings = (texts: string[]) =>
      new Set(texts.flatMap(readingsOf).map(({letters}) => letters))
    const all = known.map(one => ({
      one,
      aliases: [...spellings(one.aliases ?? [])],
      texts: spellings([one.name, ...Object.values(one.title ?? {}), ...(one.aliases ?? [])]),
    }))
    const shared = all.flatMap(({one, aliases}) =>
      all
        .filter(other => other.one !== one && aliases.some(alias => other.texts.has(alias)))
        .map(other => `${one.kind} ${one.name} / ${other.one.kind} ${other.one.name}`),
    )
    assert.deepEqual(shared, [])
  })

  it('an alias says what neither the name nor the titles say', () => {
    const repeated = known.flatMap(({name, title, aliases}) => {
      const said = [name, ...Object.values(title ?? {})].map(foldName)
      return (aliases ?? []).filter(alias => said.includes(foldName(alias)))
    })
    assert.deepEqual(repeated, [])
  })

  const typed: [text: string, found: string][] = [
    ['JVC', 'Jumeirah Village Circle'],
    ['jbr', 'Jumeirah Beach Residence'],
    ['The Palm', 'Palm Jumeirah'],
    ['пальма', 'Palm Jumeirah'],
    ['النخلة', 'Palm Jumeirah'],
    ['المارينا', 'Dubai Marina'],
    ['джей ви си', 'Jumeirah Village Circle'],
    ['جي في سي', 'Jumeirah Village Circle'],
    ['alfurjan', 'Al Furjan'],
    ['Al-Furjan', 'Al Furjan'],
    ['furjan', 'Al Furjan'],
    ['jumeira village', 'Jumeirah Village Circle'],
    ['dubia m', 'Dubai Marina'],
    ['RAK', 'Ras Al Khaimah'],
    ['abu-dabi', 'Abu Dhabi'],
  ]
  for (const [text, found] of typed) {
    it(`"${text}" finds ${found} first`, () => {
      assert.equal(rankNames(places(), text)[0]?.item.name, found)
    })
  }

  it('a name of the demonstration with one wrong, missing, added or swapped letter is found', () => {
    const all = places()
    const names = known
      .filter(isPlace)
      .flatMap(({name, title, aliases}) =>
        [name, ...Object.values(title ?? {}), ...(aliases ?? [])].map(text => ({name, text})),
      )
    const mistaken = fc
      .record({
        of: fc.constantFrom(...names),
        kind: fc.constantFrom('wrong', 'missing', 'added', 'swapped'),
        at: fc.nat(30),
        letter: fc.constantFrom(...'aeilmnrstабеилмнрсاردسلمن'),
      })
      .map(({of, kind, at, letter}) => ({name: of.name, text: mistake(of.text, kind, at, letter)}))
      .filter(({text}) => foldName(text).replaceAll(' ', '').length >= 5)
    assertProperty(
      fc.property(mistaken, ({name, text}) => {
        const found = rankNames(all, text).slice(0, FIRST_RESULTS)
        // One letter may make it a word of another name: Al Furjan and Al Marjan in Arabic.
        const isOtherName = found[0] && !['part', 'typo', 'typo-prefix'].includes(found[0].rank)
        assert.ok(
          isOtherName || found.some(({item}) => item.name === name),
          `${text}: ${found.map(({item}) => item.name)}`,
        )
      }),
      {once: 400},
    )
  })

  const isPlace = ({kind}: Known) => kind === 'neighborhoods' || kind === 'emirates'
  const places = () =>
    known.filter(isPlace).map(one => ({
      name: one.name,
      names: one.kind === 'emirates' ? emirateNames(one.name) : namesOf(one),
    }))
})

/** Places of letters only: a blank or a hyphen is no letter. */
function mistake(text: string, kind: string, at: number, letter: string) {
  const letters = [...foldName(text)]
  const places = letters.flatMap((one, index) => (one === ' ' ? [] : [index]))
  const place = places[at % places.length] ?? 0
  const next = letters[place + 1]
  if (kind === 'wrong') letters[place] = letter
  else if (kind === 'missing') letters.splice(place, 1)
  else if (kind === 'added') letters.splice(place, 0, letter)
  else if (next && next !== ' ') letters.splice(place, 2, next, letters[place] ?? '')
  return letters.join('')
}
