/** A builder and its projects (spec section 2, 'Builder projects'). */
import type {BuilderData} from '../builders/load.ts'
import type {PageModule, Visit} from '../page.ts'
import {PageForm} from '../page-form.tsx'
import {useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'
import {toTop} from '../to-top.ts'

const {Still, prepare} = stillParts(() => import('../builders/parts.tsx'))

export async function load(visit: Visit): Promise<BuilderData> {
  const [{loadBuilder}] = await Promise.all([import('../builders/load.ts'), prepare()])
  return loadBuilder(visit)
}

export const description: PageModule['description'] = (_i18n, data) =>
  (data as BuilderData | null)?.line ?? ''

export const social: PageModule['social'] = data => ({title: (data as BuilderData | null)?.name})

/** Without a record, which is when nobody answered, there is only the form. */
export default function BuilderPage({data}: {data: unknown}) {
  const {i18n} = useSite()
  const builder = data as BuilderData | null
  return (
    <article className="builder wrap">
      {builder ? (
        <>
          <Still part="About" builder={builder} />
          <Still part="Projects" builder={builder} />
        </>
      ) : (
        <h1 className="visually-hidden">{i18n._('Projects')}</h1>
      )}
      <section className="builder__form" id="contact" aria-label={i18n._('Contact')}>
        <PageForm heading={i18n._('GET IN TOUCH WITH US')} onSent={toTop} />
      </section>
    </article>
  )
}
