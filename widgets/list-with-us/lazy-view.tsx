/** The whole view on a partner's page: it comes after the shell, and brings its styles. */
import {useStyles} from '../shared/core/view/use-styles.ts'
import {fileFormStyles} from '../shared/forms/files/form-styles.ts'
import type {ListWithUsProps} from './attributes.ts'
import {ListWithUs} from './view.tsx'

export function LazyListWithUs(props: ListWithUsProps) {
  useStyles(fileFormStyles)
  return <ListWithUs {...props} />
}
