/** Replaces the words and the form of a page whose record failed to load, or is gone. */
import {useSite} from '../core/site-context.tsx'
import {NothingHere} from './empty-state.tsx'
import {Link} from './link.tsx'

/** It failed to load, and may be tried again. */
export const LostRecord = ({text}: {text: string}) => (
  <section className="beside-form wrap">
    <NothingHere failed text={text} />
  </section>
)

interface GoneRecordProps {
  heading: string
  text: string
}

/** It was deleted; old mails still link to it. */
export function GoneRecord({heading, text}: GoneRecordProps) {
  const {i18n} = useSite()
  return (
    <section className="beside-form wrap">
      <div className="beside-form__words">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <p className="actions">
          <Link className="button button--primary" href="/properties">
            {i18n._('Search properties')}
          </Link>
        </p>
      </div>
    </section>
  )
}
