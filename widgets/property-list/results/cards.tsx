/** The homes of a page of results, in as many columns as there is room for. */
import {useMemo} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {sizesOf, useWidgetWidth} from '#kit/ui/picture-sizes.ts'
import {comparedPeriod} from '#trade/contract/rent.ts'
import {PropertyCard} from '#trade/property/card.tsx'
import {CardPictures} from '#trade/property/card-pictures.tsx'
import type {Results} from '../attributes.ts'
import {useList} from '../context.ts'

interface CardsProps {
  results: Pick<Results, 'properties'>
  besideMap?: boolean
  /** The accessible name of the list; the heading by default. */
  label?: string
}

/** @csspart list - The list of cards. */
export function Cards({results, besideMap = false, label}: CardsProps) {
  const {i18n} = useServices()
  const {props, model, listQuery} = useList()
  const {columns, sizes} = useColumns(besideMap)
  const period = comparedPeriod(listQuery.query)
  const {heading, limit, detailsUrl} = props
  const isHost = model.isHost()
  const {properties} = results
  // Cards are most of what a press of a filter would render again, before their answer is there.
  const cards = useMemo(
    () =>
      properties.slice(0, limit || undefined).map((property, at) => (
        <li key={property.slug} id={`home-${property.slug}`}>
          <PropertyCard
            property={property}
            sizes={sizes}
            first={isHost && at < 2}
            eager={at < (isHost ? 2 : columns)}
            level={heading ? 3 : 2}
            Pictures={CardPictures}
            detailsUrl={detailsUrl}
            period={period}
          />
        </li>
      )),
    [properties, limit, sizes, isHost, columns, heading, detailsUrl, period],
  )
  return (
    <ul
      className="cards card-room"
      part="list"
      aria-label={label || heading || i18n._('Properties')}
    >
      {cards}
    </ul>
  )
}

/** As the grid has its columns in the agency's own pages, and as few pixels as a dense phone needs. */
const SIZES = [
  '(min-width: 1745px) 376px',
  '(min-width: 1020px) 29vw',
  '(min-width: 660px) 47vw',
  '(min-resolution: 2.5dppx) 49vw',
  '(min-resolution: 1.6dppx) 76vw',
  '92vw',
].join(', ')
const SIZES_BESIDE_MAP = SIZES.replace(/^.*29vw/, '(min-width: 1020px) 380px')

const GAP = 32
const WIDTH_BESIDE_MAP = 380

/** The page of the agency is as wide as its window; elsewhere the widget says how wide it is. */
function useColumns(besideMap: boolean) {
  const {model} = useList()
  const width = useWidgetWidth()
  if (model.isHost() || !width) {
    return {columns: 1, sizes: besideMap ? SIZES_BESIDE_MAP : SIZES}
  }
  if (besideMap && width >= 960) return {columns: 1, sizes: sizesOf(WIDTH_BESIDE_MAP)}
  const columns = width >= 1536 ? 4 : width >= 960 ? 3 : width >= 600 ? 2 : 1
  return {columns, sizes: sizesOf((width - GAP * (columns - 1)) / columns)}
}
