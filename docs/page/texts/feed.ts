/** The versions of the changelog as an Atom feed. */
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {html} from '../html/html.ts'
import {blocksOf, markdown, slugOf} from '../html/markdown.ts'

interface Version {
  title: string
  /** `2026-11`, or a whole day. */
  date: string
  text: string
}

/** A version without a date is not released yet, and not in the feed. */
function versionsIn(changelog: string): Version[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap(section => {
      const [title = '', ...rest] = section.split('\n')
      const date = title.match(/\d{4}-\d{2}(?:-\d{2})?$/)?.[0]
      return date ? {title, date, text: blocksOf(rest.join('\n')).join('\n\n')} : []
    })
}

export function changesFeed(changelog: string): string {
  const versions = versionsIn(changelog)
  const dateOf = ({date}: Version) => `${date.length > 7 ? date : `${date}-01`}T00:00:00Z`
  return html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${agency.name} for developers: changes</title>
<id>https://HOST/docs/changes/</id>
<link href="https://HOST/docs/changes/"/>
<link rel="self" href="https://HOST/docs/changes.xml" type="application/atom+xml"/>
<updated>${versions[0] && dateOf(versions[0])}</updated>
<author><name>${agency.name}</name></author>
${versions.map(
  version => html`<entry>
<title>${version.title}</title>
<id>https://HOST/docs/changes/#${slugOf(version.title)}</id>
<link href="https://HOST/docs/changes/#${slugOf(version.title)}"/>
<updated>${dateOf(version)}</updated>
<content type="html">${markdown(version.text).text}</content>
</entry>
`,
)}</feed>
`.text
}
