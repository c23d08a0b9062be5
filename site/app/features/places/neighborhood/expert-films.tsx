/** The films of experts, each laid over the portrait that the page shows already. */
import {useEffect, useState} from 'react'
import {createPortal} from 'react-dom'
import {useServices} from '#kit/core/view/use-services.ts'
import {Film} from '#trade/film/film.tsx'
import type {Expert} from '../../team/expert.ts'

/** Spec section 9: a video starts 1 s after the page has loaded. */
const DELAY = 1000

export function ExpertFilms({experts}: {experts: Expert[]}) {
  const [frames, setFrames] = useState<Element[]>([])
  useEffect(() => setFrames([...document.querySelectorAll('[data-film]')]), [])
  return frames.map(frame => {
    const expert = experts.find(({slug}) => slug === frame.getAttribute('data-film'))
    return expert?.video ? createPortal(<Portrait expert={expert} />, frame, expert.slug) : null
  })
}

function Portrait({expert: {name, video = ''}}: {expert: Expert}) {
  const {media} = useServices()
  return <Film sources={[{src: media(video)}]} poster={null} label={name} delay={DELAY} />
}
