/** The whole view on a partner's page: it comes after the shell, and brings its styles. */
import {useStyles} from '../shared/core/view/use-styles.ts'
import {fileFormStyles} from '../shared/forms/files/form-styles.ts'
import type {CareersApplyProps} from './attributes.ts'
import {CareersApply} from './view.tsx'

export function LazyCareersApply(props: CareersApplyProps) {
  useStyles(fileFormStyles)
  return <CareersApply {...props} />
}
