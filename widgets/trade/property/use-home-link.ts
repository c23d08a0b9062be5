/** The target of links to homes: the agency's page, or a page of the partner's. */
import type {MouseEvent} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import type {Property} from '../contract/entities.ts'
import {propertyPath} from './property-path.ts'

/** The properties of a link; a page that cancels `ocp-select` shows the home by itself. */
export function useHomeLink(detailsUrl = '') {
  const {page, emit} = useServices()
  return ({name, slug}: Pick<Property, 'name' | 'slug'>) => ({
    href: detailsUrl
      ? detailsUrl.replace('{slug}', encodeURIComponent(slug))
      : page(propertyPath(slug)),
    onClick: (event: Pick<MouseEvent, ModifierKey | 'button' | 'preventDefault'>) => {
      const {button, metaKey, ctrlKey, shiftKey, altKey} = event
      // A new tab or a download is the browser's.
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      if (!emit('ocp-select', {name, slug})) event.preventDefault()
    },
  })
}

type ModifierKey = 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
