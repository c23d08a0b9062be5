/** The whole view on a partner's page: it comes after the shell, and brings its styles. */
import {useStyles} from '../shared/core/view/use-styles.ts'
import type {PropertyListProps} from './attributes.ts'
import {listStyles} from './styles.ts'
import {PropertyList} from './view.tsx'

export function LazyPropertyList(props: PropertyListProps) {
  useStyles(listStyles)
  return <PropertyList {...props} />
}
