/** The whole view: it comes after the shell, and brings its styles. */
import {useStyles} from '../shared/core/view/use-styles.ts'
import type {OpenHouseCarouselProps} from './attributes.ts'
import {openHouseStyles} from './styles.ts'
import {OpenHouseCarousel} from './view.tsx'

export function LazyOpenHouses(props: OpenHouseCarouselProps) {
  useStyles(openHouseStyles)
  return <OpenHouseCarousel {...props} />
}
