/** The whole team, each leading to a page (spec section 2, 'Team'). */
import {useEffect} from 'react'
import {definePage} from '../../../core/page-types.ts'
import {staticSections} from '../../../islands/static-section.tsx'
import {useFailure} from '../../../ui/use-load-failure.ts'
import type {TeamData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

function TeamPage({data: team}: {data: TeamData}) {
  useFailure(team)
  useFilms(team)
  return <StaticSection key={team.failure} part="Team" {...team} />
}

/** The player is fetched after the page, the films themselves when somebody turns to them. */
function useFilms({members}: TeamData) {
  const hasFilms = members.some(({video}) => video)
  useEffect(() => {
    if (!hasFilms) return
    let end = () => {}
    let isHere = true
    import('./hover-films.ts').then(
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

export default definePage<TeamData>({
  prepare,
  load: async visit => (await import('./load.ts')).loadTeam(visit),
  description: i18n =>
    i18n._(
      'The people who buy, sell and let homes in Dubai for you, each a specialist in one part of the city.',
    ),
  Page: TeamPage,
})
