/** Lets components of `widgets/kit` work in a page of the site as in a widget. */
import {type ReactNode, useMemo} from 'react'
import {mediaAddress} from '#kit/api-client/addresses.ts'
import type {Services} from '#kit/core/services/services.ts'
import {ServicesProvider} from '#kit/core/view/use-services.ts'
import {notifier} from '#kit/overlay/notify.ts'
import {useSite} from '../core/site-context.tsx'

export function SharedParts({children}: {children: ReactNode}) {
  const {api, i18n, locale, agency, storageUrl, path, link, display} = useSite()
  const services = useMemo(
    (): Services => ({
      api,
      prepareCalls: () => {},
      notify: notifier(i18n),
      i18n,
      locale,
      // The page is the host itself: there is no other page to notify.
      emit: () => true,
      isTest: () => false,
      path: () => path.slice(1).split('?', 1).join(),
      media: stored => mediaAddress(storageUrl, stored),
      page: link,
      display: () => display,
      facts: () => agency,
      host: null,
    }),
    [api, i18n, locale, agency, storageUrl, path, link, display],
  )
  return <ServicesProvider value={services}>{children}</ServicesProvider>
}
