/** One house, as wide as the window. */
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import type {Property} from '#trade/contract/entities.ts'
import {englishOf, placeOf} from '#trade/property/facts.tsx'
import {projectPath} from '#trade/property/property-path.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Link} from '../../../ui/link.tsx'

export function Mansion({project}: {project: Property}) {
  const {i18n} = useSite()
  const {name, slug, main_images, pictures} = project
  const [path] = main_images
  return (
    <section className="mansion">
      <div className="mansion__picture">
        {path && <Picture path={path} pictures={pictures} sizes="100vw" />}
      </div>
      <div className="mansion__words wrap">
        <h2 {...otherLanguage(englishOf(project, 'name'))}>{name}</h2>
        {placeOf(project) && <p>{placeOf(project)}</p>}
        <p>
          <Link className="mansion__link" href={projectPath(slug)}>
            {i18n._('See the mansion')}
          </Link>
        </p>
      </div>
    </section>
  )
}
