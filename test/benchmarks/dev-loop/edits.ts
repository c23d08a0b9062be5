/** Edits that a developer saves, and the text that a page must show after each. */
import type {Page} from 'playwright-core'

export interface Edit {
  what: string
  /** Milliseconds from save to visible. */
  target: number
  path: string
  file: string
  from: string
  /** The text in its place; `mark` is another one each time. */
  to: (mark: string, from: string) => string
  /** Resolves when the page shows it. */
  isShown: (page: Page, mark: string) => Promise<unknown>
  /** The page stays as it is: what is typed into its form is still there. */
  inPlace?: boolean
}

const text = (mark: string) => mark
const paragraph = (mark: string, from: string) => `<p>${mark}</p>${from}`
const shownText = (page: Page, mark: string) => page.getByText(mark).first().waitFor()

/** A rule that changes nothing to be seen, and can be read. */
const rule = (selector: string) => (mark: string, from: string) =>
  `${selector} { --edit: ${mark}; }\n${from}`

/** Finds the element also inside a shadow root. */
const shownRule = (selector: string) => async (page: Page, mark: string) => {
  const element = await page.locator(selector).first().elementHandle()
  await page.waitForFunction(
    ([node, value]) => getComputedStyle(node as Element).getPropertyValue('--edit') === value,
    [element, mark] as const,
  )
}

const run = (mark: string, from: string) =>
  `globalThis.document?.documentElement.setAttribute('data-edit', '${mark}')\n${from}`
const shownRun = (page: Page, mark: string) => page.locator(`html[data-edit="${mark}"]`).waitFor()

const FORM = 'widgets/contact-form/view.tsx'
const CONTACT = '/contact-us'
const FORM_DOCS = '/docs/widgets/ocp-contact-form/'

export const edits: Edit[] = [
  {
    what: 'widget view, in the docs',
    target: 2000,
    path: FORM_DOCS,
    file: FORM,
    from: '<ContactFields',
    to: paragraph,
    isShown: shownText,
  },
  {
    what: 'widget view, on the site',
    target: 2000,
    path: CONTACT,
    file: FORM,
    from: '<ContactFields',
    to: paragraph,
    isShown: shownText,
  },
  {
    what: 'widget model',
    target: 2000,
    path: '/docs/widgets/ocp-property-list/',
    file: 'widgets/property-list/model.ts',
    from: 'import ',
    to: run,
    isShown: shownRun,
  },
  {
    what: 'widget message',
    target: 2000,
    path: `${CONTACT}?lang=fr`,
    file: 'widgets/kit/messages/fr.po',
    from: 'msgstr "Envoyer"',
    to: mark => `msgstr "${mark}"`,
    isShown: shownText,
  },
  {
    what: 'widget style, in the docs',
    target: 1000,
    path: FORM_DOCS,
    file: 'widgets/kit/forms/fields/forms.css',
    from: '',
    to: rule('form'),
    isShown: shownRule('ocp-contact-form form'),
    inPlace: true,
  },
  {
    what: 'widget style, on the site',
    target: 1000,
    path: CONTACT,
    file: 'widgets/kit/forms/fields/forms.css',
    from: '',
    to: rule('form'),
    isShown: shownRule('ocp-contact-form form'),
    inPlace: true,
  },
  {
    what: 'page',
    target: 2000,
    path: CONTACT,
    file: 'site/app/features/contact/page.tsx',
    from: 'Tell us what home means to you',
    to: text,
    isShown: shownText,
  },
  {
    what: 'site style',
    target: 1000,
    path: CONTACT,
    file: 'site/app/features/contact/styles.css',
    from: '',
    to: rule('.contact'),
    isShown: shownRule('.contact'),
    inPlace: true,
  },
  {
    what: 'server file, of the site',
    target: 3000,
    path: CONTACT,
    file: 'site/server/http/pages/headers.ts',
    from: "'x-content-type-options'",
    to: (mark, from) => `'server-timing': '${mark}', ${from}`,
    isShown: (page, mark) =>
      page.waitForFunction(
        name =>
          performance
            .getEntriesByType('navigation')
            .some(entry => (entry as PerformanceNavigationTiming).serverTiming[0]?.name === name),
        mark,
      ),
  },
  {
    what: 'server file, of the API',
    target: 3000,
    path: '/communities',
    file: 'site/server/content/records/localise.ts',
    from: 'return text ?? value.en',
    to: mark => `return \`\${text ?? value.en} ${mark}\``,
    isShown: shownText,
  },
  {
    what: 'docs text',
    target: 2000,
    path: '/docs/theming/',
    file: 'docs/guides/theming.md',
    from: 'Custom properties reach',
    to: mark => `${mark} reach`,
    isShown: shownText,
  },
  {
    what: 'docs style',
    target: 1000,
    path: FORM_DOCS,
    file: 'docs/page/styles/text.css',
    from: '',
    to: rule('main'),
    isShown: shownRule('main'),
    inPlace: true,
  },
  {
    what: 'docs page',
    target: 2000,
    path: FORM_DOCS,
    file: 'docs/page/html/menu.ts',
    from: 'aria-label="Contents"',
    to: mark => `aria-label="${mark}"`,
    isShown: (page, mark) => page.locator(`nav[aria-label="${mark}"]`).waitFor({state: 'attached'}),
  },
  {
    what: 'docs script',
    target: 2000,
    path: FORM_DOCS,
    file: 'docs/page/browser/playground/tabs.ts',
    from: 'export ',
    to: run,
    isShown: shownRun,
  },
]
