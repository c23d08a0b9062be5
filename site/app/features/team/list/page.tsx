/** The whole team, each leading to a page (spec section 2, 'Team'). */
import {useEffect} from 'react'
import {definePage, type PageDefinition, type Visit} from '../../../core/page-types.ts'
import {staticSections} from '../../../islands/static-section.tsx'
import {useFailure} from '../../../ui/use-load-failure.ts'
import type {TeamData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

async function load(visit: Visit) {
  const [{loadTeam}] = await Promise.all([import('./load.ts'), prepare()])
  return loadTeam(visit)
}

const description: PageDefinition<TeamData>['description'] = i18n =>
  i18n._('The people who buy, sell and let homes in Dubai for you, each with a place of their own.')

const firstPicture: PageDefinition<TeamData>['firstPicture'] = data => {
  const {image, pictures} = data.members[0] ?? {}
  return {path: image, pictures}
}

function TeamPage({data}: {data: TeamData}) {
  const team = data
  useFailure(team)
  useFilms(team)
  return <StaticSection key={team.failure} part="Team" {...team} />
}

/** What plays them is fetched after the page, the films themselves when somebody turns to them. */
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

export default definePage<TeamData>({load, description, firstPicture, Page: TeamPage})
