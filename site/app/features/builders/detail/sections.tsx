/** The still parts of a builder's page. */

import {RichText} from '#kit/html/rich-text.tsx'
import {otherLanguage} from '#kit/i18n/locale.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import type {Property} from '#trade/contract/entities.ts'
import {englishOf} from '#trade/property/facts.tsx'
import {projectPath} from '#trade/property/property-path.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Breadcrumbs} from '../../../ui/breadcrumbs.tsx'
import {ProfileLinks} from '../../../ui/profile-links.tsx'
import {SmallCard} from '../../../ui/small-card.tsx'
import {BuilderMark} from '../builder-mark.tsx'
import {type BuilderData, builderBreadcrumbs} from '../load.ts'

const SIZES = '(min-width: 960px) 384px, 92vw'

export function About({builder}: {builder: BuilderData}) {
  const {i18n} = useSite()
  const {name, image, pictures, about, links} = builder
  return (
    <>
      <Breadcrumbs {...builderBreadcrumbs(builder, i18n)} />
      <section className="builder__about">
        <div className="builder__sign">
          <BuilderMark
            name={name}
            image={image}
            pictures={pictures}
            sizes={SIZES}
            alt={name}
            first
          />
          <ProfileLinks links={links} label={i18n._('{name} elsewhere', {name})} />
        </div>
        <div className="builder__words">
          <h1>{i18n._('About {name}', {name})}</h1>
          {about && (
            <RichText className="rich-text" html={about} lang={englishOf(builder, 'about')} />
          )}
        </div>
      </section>
    </>
  )
}

export function Projects({builder: {projects, name}}: {builder: BuilderData}) {
  const {i18n} = useSite()
  return (
    <section className="builder__projects">
      <h2>{i18n._('Projects')}</h2>
      {projects.length > 0 ? (
        <ul className="card-grid">
          {projects.map(project => (
            <li key={project.slug ?? project.name}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="builder__none">
          {i18n._('We have no project by {name} listed today. Ask us what is coming.', {name})}
        </p>
      )}
    </section>
  )
}

function ProjectCard({project}: {project: Property}) {
  const {about, city, state} = project
  const place = withCommas(city, state)
  return (
    <SmallCard home={project} pathOf={projectPath}>
      {about.type && (
        <p className="project-card__type" {...otherLanguage(englishOf(project, 'about.type'))}>
          {about.type}
        </p>
      )}
      {place && <p className="card__place">{place}</p>}
    </SmallCard>
  )
}
