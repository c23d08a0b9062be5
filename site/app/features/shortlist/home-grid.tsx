/**
 * Homes as cards, each with a box to choose it for a comparison. Without JavaScript the boxes are a
 * form that leads to the comparison; with it the device remembers what is chosen on any page.
 */

import {type FormEvent, useRef, useState} from 'react'
import {labelled} from '#kit/i18n/labelled.ts'
import {LanguageField} from '#kit/ui/language-field.tsx'
import type {Property} from '#trade/contract/entities.ts'
import {PropertyCard} from '#trade/property/card.tsx'
import {CardPictures} from '#trade/property/card-pictures.tsx'
import {useSite} from '../../core/site-context.tsx'
import {CompareBar} from './compare/compare-bar.tsx'
import {useDeviceList} from './device/device-list.ts'
import {stopComparing, toggleCompared} from './device/edit-lists.ts'
import {compareOnDevice} from './device/lists.ts'
import {addressWith} from './slugs.ts'

const CARD_SIZES = '(min-width: 64em) 24rem, (min-width: 40em) 50vw, 100vw'

export function HomeGrid({homes}: {homes: Property[]}) {
  const {i18n, link} = useSite()
  const chosen = useDeviceList(compareOnDevice)
  /** The fifth, while it waits for a place. */
  const [wanted, setWanted] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const compare = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) location.assign(link(addressWith('/compare', chosen)))
  }
  const makeRoom = (slug: string) => {
    if (wanted === null) return
    stopComparing(slug)
    toggleCompared(wanted)
    setWanted(null)
    // The pressed button is gone.
    form.current?.querySelector<HTMLElement>(`[value="${CSS.escape(wanted)}"]`)?.focus()
  }
  return (
    <form ref={form} className="homes" action="/compare" onSubmit={compare}>
      <LanguageField address={link('/compare')} />
      <ul className="homes__grid">
        {homes.map((home, place) => (
          <li key={home.slug}>
            <PropertyCard
              property={home}
              sizes={CARD_SIZES}
              first={place === 0}
              level={2}
              Pictures={CardPictures}
            />
            <label className="choice homes__compare">
              <input
                type="checkbox"
                name="properties"
                value={home.slug}
                checked={chosen?.includes(home.slug) ?? false}
                onChange={() => setWanted(toggleCompared(home.slug) ? null : home.slug)}
              />
              <span>
                {i18n._('Compare')}
                <span className="visually-hidden">{labelled(i18n, '', home.name)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <CompareBar homes={homes} chosen={chosen} makeRoom={wanted === null ? undefined : makeRoom} />
    </form>
  )
}
