/** The whole view on a partner's page: it comes after the shell, and brings its styles. */
import {useLayoutEffect} from 'react'
import {addSheet} from '../shared/element/sheets.ts'
import {useServices} from '../shared/element/use-services.ts'
import type {PropertyListProps} from './attributes.ts'
import {listStyles} from './styles.ts'
import {PropertyList} from './view.tsx'

export function LaterPropertyList(props: PropertyListProps) {
  const {host} = useServices()
  useLayoutEffect(() => {
    if (host?.shadowRoot) addSheet(host.shadowRoot, listStyles)
  }, [host])
  return <PropertyList {...props} />
}
