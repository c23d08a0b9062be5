/**
 * The comparison. Where all homes are alike a row is quieter, so that the eye finds what differs. On
 * a phone two homes fill the width, further ones are scrolled to, and the labels stay.
 */

import type {ReactNode} from 'react'
import {otherLanguage} from '#kit/i18n/locale.ts'
import {useMoney} from '#trade/money/use-money.ts'
import {useSite} from '../../../core/site-context.tsx'
import {type AmenityCell, amenityRows} from './amenity-rows.ts'
import {ComparedNames} from './compared-names.tsx'
import {positionRow, type SpreadsByHome} from './compared-prices.ts'
import {factRows, isSame, permitRows, type Row} from './comparison.ts'
import type {ComparedHome} from './load-compared.ts'

interface CompareTableProps {
  homes: ComparedHome[]
  spreads: SpreadsByHome
}

export function CompareTable({homes, spreads}: CompareTableProps) {
  const {i18n} = useSite()
  const name = i18n._('Homes side by side')
  const money = useMoney()
  const amenities = amenityRows(homes, i18n)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what it can focus.
    <section className="compare__scroll" tabIndex={0} aria-label={name}>
      <table className={`compare__table compare__table--${homes.length}`}>
        <caption className="visually-hidden">{name}</caption>
        <ComparedNames homes={homes} />
        <tbody>
          {factRows(homes, i18n, money, [positionRow(homes, spreads, i18n, money)]).map(row => (
            <Values key={row.label} row={row} />
          ))}
        </tbody>
        {amenities.length > 0 && (
          <tbody className="compare__amenities">
            <Above label={i18n._('Amenities')} columns={homes.length} />
            <tr>
              <th className="compare__group" scope="rowgroup" colSpan={homes.length + 1}>
                {i18n._('Amenities')}
              </th>
            </tr>
            {amenities.map(row => (
              <Marks key={row.label} row={row} />
            ))}
          </tbody>
        )}
        <tbody className="compare__permits">
          {permitRows(homes, i18n).map(row => (
            <Values key={row.label} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Values = ({row}: {row: Row}) => <Line row={row}>{value => value ?? <NotStated />}</Line>

const Marks = ({row}: {row: Row<AmenityCell | undefined>}) => (
  <Line row={row}>
    {words => {
      if (!words) return <NotStated />
      if (words.length === 0) return <Yes />
      return words.map(({text, lang}) => (
        <span key={text} className="compare__words" {...otherLanguage(lang)}>
          {text}
        </span>
      ))
    }}
  </Line>
)

/** A record that does not mention something does not deny it. */
function NotStated() {
  const {i18n} = useSite()
  return <span className="compare__not-stated">{i18n._('not stated')}</span>
}

interface LineProps<Value> {
  row: Row<Value>
  children: (value: Value) => ReactNode
}

function Line<Value>({row, children}: LineProps<Value>) {
  return (
    <>
      <Above label={row.label} lang={row.lang} columns={row.values.length} />
      <tr className={isSame(row) ? 'compare__same' : undefined}>
        <th scope="row" {...otherLanguage(row.lang)}>
          {row.label}
        </th>
        {row.values.map((value, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
          <td key={column}>{children(value)}</td>
        ))}
      </tr>
    </>
  )
}

/** On a phone a label stands above its values; the header of their row says the same. */
const Above = ({label, lang, columns}: Pick<Row, 'label' | 'lang'> & {columns: number}) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a table has no focus.
  <tr className="compare__above" aria-hidden="true">
    <td colSpan={columns + 1} {...otherLanguage(lang)}>
      <span>{label}</span>
    </td>
  </tr>
)

function Yes() {
  const {i18n} = useSite()
  return (
    <>
      <svg className="compare__sign" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M4.5 12.5l5 5L19.5 7" />
      </svg>
      <span className="visually-hidden">{i18n._('Yes')}</span>
    </>
  )
}
