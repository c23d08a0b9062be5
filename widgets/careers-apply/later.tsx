/** The whole view on a partner's page: it comes after the shell, and brings its styles. */
import {useLayoutEffect} from 'react'
import {addSheet} from '../shared/element/sheets.ts'
import {useServices} from '../shared/element/use-services.ts'
import type {CareersApplyProps} from './attributes.ts'
import {formStyles} from './styles.ts'
import {CareersApply} from './view.tsx'

export function LaterCareersApply(props: CareersApplyProps) {
  const {host} = useServices()
  useLayoutEffect(() => {
    if (host?.shadowRoot) addSheet(host.shadowRoot, formStyles)
  }, [host])
  return <CareersApply {...props} />
}
