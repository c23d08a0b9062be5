/** Actions of a visitor on a home: save, share, print, enquire. */
import type {ReactNode} from 'react'
import type {Property} from '#trade/contract/entities.ts'
import {Heart} from '#trade/property/heart.tsx'
import {useSite} from '../../core/site-context.tsx'
import {ShareButton} from '../../shell/share-button.tsx'
import {Icon} from '../../ui/icon.tsx'

interface ActionsProps {
  property: Property
  /** Links beside the buttons. */
  children: ReactNode
}

export function Actions({property, children}: ActionsProps) {
  const {i18n} = useSite()
  return (
    <div className="property-actions">
      <Heart slug={property.slug} name={property.name} />
      <ShareButton />
      <button type="button" className="share__button" onClick={() => print()}>
        <Icon name="print" />
        {i18n._('Print')}
      </button>
      {children}
    </div>
  )
}
