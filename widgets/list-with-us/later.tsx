/** The whole view on a partner's page: it comes after the shell, and brings its styles. */
import {useLayoutEffect} from 'react'
import {addSheet} from '../shared/element/sheets.ts'
import {useServices} from '../shared/element/use-services.ts'
import type {ListWithUsProps} from './attributes.ts'
import {formStyles} from './styles.ts'
import {ListWithUs} from './view.tsx'

export function LaterListWithUs(props: ListWithUsProps) {
  const {host} = useServices()
  useLayoutEffect(() => {
    if (host?.shadowRoot) addSheet(host.shadowRoot, formStyles)
  }, [host])
  return <ListWithUs {...props} />
}
