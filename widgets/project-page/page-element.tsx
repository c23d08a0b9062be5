import {inDocument} from '#kit/core/in-document.ts'
import element from './element.ts'
import {ProjectBody, type ProjectBodyProps} from './project-body.tsx'

/** The props from the site's page: the project, and parts that only the site has. */
export type ProjectContent = Omit<ProjectBodyProps, 'level'>

/** The page of a project on the agency's own site, which answers its enquiries. */
export default inDocument(
  element,
  ({content}: {content: ProjectContent | null}) =>
    content && (
      <article aria-label={content.property.name}>
        <ProjectBody {...content} level={1} />
      </article>
    ),
)
