import {useLayoutEffect} from 'react'
import {addSheet} from '../sheets.ts'
import {useServices} from './use-services.ts'

/** The styles of a part that comes later than its element: in its root before the part is painted. */
export function useStyles(styles: string) {
  const {host} = useServices()
  useLayoutEffect(() => {
    if (host?.shadowRoot) addSheet(host.shadowRoot, styles)
  }, [host, styles])
}
