/**
 * A landing page: one template for all launches (spec section 2, decisions 'Routes'). No header, no
 * footer, nothing that leads away; whoever writes is thanked on a page of its own.
 */
import {useRef} from 'react'
import {goTo} from '../change-address.ts'
import {HERO_SIZES} from '../landing/hero-sizes.ts'
import {Invitation} from '../landing/invitation.tsx'
import type {LandingData} from '../landing/load.ts'
import type {PageModule, Visit} from '../page.ts'
import {PageForm} from '../page-form.tsx'
import {LanguageMenu} from '../shell/language-menu.tsx'
import {useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'

const {Still, prepare} = stillParts(() => import('../landing/parts.tsx'))

export async function load(visit: Visit): Promise<LandingData> {
  const [{loadLanding}] = await Promise.all([import('../landing/load.ts'), prepare()])
  return loadLanding(visit)
}

export const description: PageModule['description'] = (_i18n, data) =>
  (data as LandingData).launch.text

export const firstPicture: PageModule['firstPicture'] = data => {
  const {main_images, pictures} = (data as LandingData).property
  return {path: main_images[0], pictures, sizes: HERO_SIZES}
}

export default function LandingPage({data}: {data: unknown}) {
  const {i18n, siteUrl, path} = useSite()
  const {launch, property, texts} = data as LandingData
  const [ownPath = ''] = path.split('?')
  const form = useRef<HTMLElement>(null)
  const fromUrl = ownPath.slice(1)
  const about = {property, address: siteUrl + ownPath}
  return (
    <article className="landing">
      <div className="landing-hero">
        <Still part="Hero" className="landing-hero__body" launch={launch} {...about} />
        <LanguageMenu id="landing-language" />
      </div>
      <div className="landing__body wrap">
        <Still part="Opening" className="landing__opening" launch={launch} property={property} />
        <section className="landing__form" id="contact" ref={form} aria-label={i18n._('Contact')}>
          <PageForm variant="popup" heading={i18n._('Ask for details')} onSent={thank} />
          <Still part="Reach" {...about} />
        </section>
        <Still part="Rest" className="landing__rest" property={property} texts={texts} />
      </div>
      <Still part="Foot" {...about} />
      <Invitation fromUrl={fromUrl} isWriting={() => isWritingIn(form.current)} onSent={thank} />
    </article>
  )
}

const thank = () => goTo('/thank-you')

/** Something is typed in the form, or about to be. */
function isWritingIn(section: HTMLElement | null) {
  if (section?.contains(document.activeElement)) return true
  const fields = section
    ?.querySelector('ocp-contact-form')
    ?.shadowRoot?.querySelectorAll<HTMLInputElement>('[name=name], [name=phone], [name=email]')
  return [...(fields ?? [])].some(({value}) => value !== '')
}
