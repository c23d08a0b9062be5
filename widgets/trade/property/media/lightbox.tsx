/** A home over the whole screen: its photos, its plan, its map and its film, a tab each. */
import {useEffect, useId, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {painted as framePainted} from '#kit/core/when-idle.ts'
import {Dialog} from '#kit/overlay/dialog.tsx'
import pictureStyles from '#kit/ui/picture.css'
import filmStyles from '../../film/film.css'
import lightboxStyles from './lightbox.css'
import {FilmPanel, MapPanel} from './lightbox-panels.tsx'
import {PictureStrip} from './picture-strip.tsx'
import type {MapTiles} from './picture-viewer.tsx'
import {ViewTabs} from './view-tabs.tsx'
import {altOf, planAltOf, type ShownView, type Viewable, viewsOf} from './views.ts'

const STYLES = [pictureStyles, filmStyles, lightboxStyles].join('\n')

interface LightboxProps {
  property: Viewable
  /** The view and the picture that are seen first. */
  first: ShownView
  map?: MapTiles
  /** It is out of sight already, and is taken away next. */
  isClosing: boolean
  onClose: () => void
}

export function Lightbox({property, first, map, isClosing, onClose}: LightboxProps) {
  const {i18n} = useServices()
  const [view, setView] = useState(first.view)
  const panelView = useAfterPaint(view)
  const id = useId()
  const views = viewsOf(property)
  const hasTabs = views.length > 1
  const panel = hasTabs
    ? {role: 'tabpanel', id: `${id}panel`, 'aria-labelledby': `${id}${view}`}
    : undefined
  return (
    <Dialog title={i18n._('Photo Gallery')} onClose={onClose} styles={STYLES}>
      <div className="lightbox" data-closing={isClosing || undefined}>
        {hasTabs && <ViewTabs id={id} views={views} shown={view} onChoose={setView} />}
        <div className="lightbox__panel" key={view} {...panel}>
          {panelView === view && <Panel view={view} property={property} first={first} map={map} />}
        </div>
      </div>
    </Dialog>
  )
}

/** The value once the frame after its change is painted: a pressed tab answers before its panel is there. */
function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    let isCurrent = true
    void framePainted().then(() => isCurrent && setPainted(value))
    return () => {
      isCurrent = false
    }
  }, [value])
  return painted
}

interface PanelProps extends Pick<LightboxProps, 'property' | 'first' | 'map'> {
  view: ShownView['view']
}

function Panel({view, property, first, map}: PanelProps) {
  const {i18n} = useServices()
  const {main_images, floor_plan_images = [], pictures} = property
  const at = first.view === view ? first.at : 0
  if (view === 'map') return <MapPanel property={property} map={map} />
  if (view === 'film') return <FilmPanel property={property} />
  const isPlan = view === 'plan'
  return (
    <PictureStrip
      paths={isPlan ? floor_plan_images : main_images}
      pictures={pictures}
      altOf={index => (isPlan ? planAltOf(property, index, i18n) : altOf(property, index))}
      first={at}
      isPaper={isPlan}
    />
  )
}
