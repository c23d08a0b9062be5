/** The whole view on a partner's page: it comes after the shell, and brings its styles. */
import {useStyles} from '../shared/element/use-styles.ts'
import type {CareersApplyProps} from './attributes.ts'
import {formStyles} from './styles.ts'
import {CareersApply} from './view.tsx'

export function LaterCareersApply(props: CareersApplyProps) {
  useStyles(formStyles)
  return <CareersApply {...props} />
}
