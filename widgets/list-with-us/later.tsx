/** The whole view on a partner's page: it comes after the shell, and brings its styles. */
import {useStyles} from '../shared/element/use-styles.ts'
import type {ListWithUsProps} from './attributes.ts'
import {formStyles} from './styles.ts'
import {ListWithUs} from './view.tsx'

export function LaterListWithUs(props: ListWithUsProps) {
  useStyles(formStyles)
  return <ListWithUs {...props} />
}
