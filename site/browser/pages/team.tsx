/** The whole team, each leading to a page (spec section 2, 'Team'). */
import {useEffect} from 'react'
import type {PageModule, Visit} from '../page.ts'
import {useFailure} from '../places/use-failure.ts'
import {stillParts} from '../still.tsx'
import type {TeamData} from '../team/load-team.ts'
import {CARD_SIZES} from '../team/sizes.ts'

const {Still, prepare} = stillParts(() => import('../team/team-parts.tsx'))

export async function load(visit: Visit) {
  const [{loadTeam}] = await Promise.all([import('../team/load-team.ts'), prepare()])
  return loadTeam(visit)
}

export const description: PageModule['description'] = i18n =>
  i18n._('The people who buy, sell and let homes in Dubai for you, each with a place of their own.')

export const firstPicture: PageModule['firstPicture'] = data => {
  const {image, pictures} = (data as TeamData).members[0] ?? {}
  return {path: image, pictures, sizes: CARD_SIZES}
}

export default function TeamPage({data}: {data: unknown}) {
  const team = data as TeamData
  useFailure(team)
  useFilms(team)
  return <Still key={team.failure} part="Team" {...team} />
}

/** What plays them is fetched after the page, the films themselves when somebody turns to them. */
function useFilms({members}: TeamData) {
  const hasFilms = members.some(({video}) => video)
  useEffect(() => {
    if (!hasFilms) return
    let end = () => {}
    let isHere = true
    import('../team/hover-films.ts').then(
      ({playOnHover}) => {
        if (isHere) end = playOnHover()
      },
      () => {}, // the pictures stay
    )
    return () => {
      isHere = false
      end()
    }
  }, [hasFilms])
}
