/**
 * Static sections of a page: nothing in them is interactive, so the server-rendered markup is all
 * that a browser needs. Their code is fetched only when a page is changed in place.
 */
import {type ComponentType, useState} from 'react'
import {trustedHtml} from '#kit/html/trusted-html.ts'

// biome-ignore lint/suspicious/noExplicitAny: parts of any properties; each use is checked.
type Parts = Record<string, ComponentType<any>>
type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never

type StaticSectionProps<All extends Parts, Name extends keyof All> = PropsOf<All[Name]> & {
  /** The part, as its module calls it: one of each on a page. */
  part: Name & string
  /** The class of the box around it. */
  className?: string
}

/** `prepare` belongs into the page's definition: it runs on the server and before a change in place. */
export function staticSections<All extends Parts>(fetchParts: () => Promise<All>) {
  let parts: All | undefined

  function StaticSection<Name extends keyof All>({
    part,
    className,
    ...props
  }: StaticSectionProps<All, Name>) {
    // Parts that arrive later belong to the next page.
    const [Part] = useState(() => parts?.[part])
    const [markup] = useState(() => (Part ? '' : trustedHtml(rendered(part))))
    return Part ? (
      <div className={className} data-static={part}>
        <Part {...props} />
      </div>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup of this page
      <div className={className} data-static={part} dangerouslySetInnerHTML={{__html: markup}} />
    )
  }

  const prepare = async () => {
    parts ??= await fetchParts()
  }
  return {StaticSection, prepare}
}

/** The server-rendered markup. React does not touch it, and can restore it. */
const rendered = (part: string) =>
  document.querySelector(`[data-static="${part}"]`)?.innerHTML ?? ''
