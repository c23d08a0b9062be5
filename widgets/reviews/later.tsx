/** The whole view on a partner's page: it comes after the shell, and brings its styles. */
import {useLayoutEffect} from 'react'
import {addSheet} from '../shared/element/sheets.ts'
import {useServices} from '../shared/element/use-services.ts'
import type {ReviewsProps} from './attributes.ts'
import {reviewStyles} from './styles.ts'
import {Reviews} from './view.tsx'

export function LaterReviews(props: ReviewsProps) {
  const {host} = useServices()
  useLayoutEffect(() => {
    if (host?.shadowRoot) addSheet(host.shadowRoot, reviewStyles)
  }, [host])
  return <Reviews {...props} />
}
