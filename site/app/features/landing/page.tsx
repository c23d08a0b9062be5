/**
 * A landing page: one template for all launches (spec section 2, decisions 'Routes'). No header, no
 * footer, no links to other pages; an enquiry is acknowledged on a page of its own.
 */
import {useRef} from 'react'
import {useShownHome} from '#trade/property/use-shown-home.ts'
import {definePage} from '../../core/page-types.ts'
import {useSite} from '../../core/site-context.tsx'
import {PageForm} from '../../forms/page-form.tsx'
import {staticSections} from '../../islands/static-section.tsx'
import {goTo} from '../../navigation/replace-url.ts'
import {LanguageMenu} from '../../shell/menus/language-menu.tsx'
import {Invitation, rememberClosedInvitation} from './contact-invitation.tsx'
import type {LandingData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

function LandingPage({data}: {data: LandingData}) {
  const {i18n, siteUrl, path} = useSite()
  const {launch, property, texts} = data
  useShownHome(launch.property)
  const [ownPath = ''] = path.split('?')
  const form = useRef<HTMLElement>(null)
  const fromUrl = ownPath.slice(1)
  const about = {property, address: siteUrl + ownPath}
  return (
    <article className="landing" aria-label={launch.heading}>
      <div className="landing-hero">
        <StaticSection part="Hero" className="landing-hero__body" launch={launch} {...about} />
        <LanguageMenu id="landing-language" />
      </div>
      <div className="landing__body wrap">
        <StaticSection
          part="Opening"
          className="landing__opening"
          launch={launch}
          property={property}
        />
        <section className="landing__form" id="contact" ref={form} aria-label={i18n._('Contact')}>
          <PageForm variant="popup" heading={i18n._('Ask for details')} onSent={thank} />
          <StaticSection part="Reach" {...about} />
        </section>
        <StaticSection part="Rest" className="landing__rest" property={property} texts={texts} />
      </div>
      <StaticSection part="Foot" {...about} />
      <Invitation fromUrl={fromUrl} isWriting={() => isWritingIn(form.current)} onSent={thank} />
    </article>
  )
}

function thank() {
  // A visitor who has already sent the form sees no second dialog on the way back.
  rememberClosedInvitation()
  goTo('/thank-you')
}

/** Something is typed in the form, or about to be. */
function isWritingIn(section: HTMLElement | null) {
  if (section?.contains(document.activeElement)) return true
  const fields = section
    ?.querySelector('ocp-contact-form')
    ?.shadowRoot?.querySelectorAll<HTMLInputElement>('[name=name], [name=phone], [name=email]')
  return [...(fields ?? [])].some(({value}) => value !== '')
}

export default definePage<LandingData>({
  prepare,
  load: async visit => (await import('./load.ts')).loadLanding(visit),
  description: (_i18n, data) => data.launch.text,
  Page: LandingPage,
})
