/** Map and film in the viewer; their code is fetched when their tab is chosen. */
import {type RefObject, useLayoutEffect, useMemo, useRef, useState} from 'react'
import {ServicesProvider, useServices} from '#kit/core/view/use-services.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import {useLazy} from '#kit/ui/lazy.ts'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import {pointOf} from '../details/has-section.ts'
import {filmAddress} from './film-address.ts'
import {FilmFrame} from './film-frame.tsx'
import type {MapTiles} from './picture-viewer.tsx'
import type {Viewable} from './views.ts'

export function MapPanel({property, map = {}}: {property: Viewable; map?: MapTiles}) {
  const place = useLazy(async () => (await import('#kit/map/place-map.tsx')).PlaceMap, {
    eager: true,
  })
  const box = useRef<HTMLDivElement>(null)
  const inDialog = useServicesInRoot(box)
  const point = pointOf(property)
  return (
    <div className="lightbox__map" ref={box}>
      {place.state.is === 'open' && point && inDialog && (
        <ServicesProvider value={inDialog}>
          <place.state.Part
            name={property.name}
            coordinates={point}
            tiles={map.tiles}
            attribution={map['tiles-attribution']}
          />
        </ServicesProvider>
      )}
      {place.state.is === 'failed' && <Unavailable retry={place.open} />}
    </div>
  )
}

/** For parts that bring styles into the root of their element: here it is the root of the dialog. */
function useServicesInRoot(box: RefObject<HTMLElement | null>) {
  const services = useServices()
  const [host, setHost] = useState<Element>()
  useLayoutEffect(() => {
    const root = box.current?.getRootNode()
    if (root instanceof ShadowRoot) setHost(root.host)
  }, [box])
  return useMemo(() => host && {...services, host: host as HTMLElement}, [services, host])
}

/** Its own film plays at once, since its tab was pressed; a film elsewhere has a player of its own. */
export function FilmPanel({property}: {property: Viewable}) {
  const {i18n, media} = useServices()
  const {name, video, media_url} = property
  const film = useLazy(async () => (await import('../../film/film.tsx')).Film, {
    eager: Boolean(video),
  })
  const elsewhere = video ? undefined : filmAddress(media_url)
  return (
    <div className="lightbox__film">
      {elsewhere && <FilmFrame film={elsewhere} title={labelled(i18n, i18n._('Film'), name)} />}
      {video && film.state.is === 'open' && (
        <film.state.Part
          sources={[{src: media(video)}]}
          poster={null}
          label={name}
          start="immediate"
        />
      )}
      {film.state.is === 'failed' && <Unavailable retry={film.open} />}
    </div>
  )
}
