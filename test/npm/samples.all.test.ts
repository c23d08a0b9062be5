import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {before, describe, it} from 'node:test'
import {TIMEOUT} from '../support/browser/shared.ts'
import {setStage} from '../support/partner/stage.ts'
import {bundle} from './support/bundle.ts'
import {type Consumer, sharedConsumer, tool} from './support/consumer.ts'

/** Samples of the guides that listen to events in React: the component `Visit` in each. */
const samples = ['platforms', 'npm'].flatMap(guide =>
  [...readFileSync(`docs/guides/${guide}.md`, 'utf8').matchAll(/```tsx\n([\s\S]*?)```/g)]
    .map(([, code = '']) => code)
    .filter(code => /\bVisit\b/.test(code) && code.includes('detail'))
    .map((code, index) => ({name: `${guide}-${index + 1}`, code})),
)

/** As a server renders the component and React hydrates it. */
const hydration = (name: string) => `
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server.browser'
import {Visit} from './${name}.tsx'
import {useEffect} from 'react'

const Page = () => {
  useEffect(() => document.body.append('hydrated'), [])
  return <Visit />
}
const main = document.querySelector('main') as HTMLElement
main.innerHTML = renderToString(<Page />)
hydrateRoot(main, <Page />)
`

const stage = setStage()

describe('React samples of the guides', () => {
  let consumer: Consumer
  before(async () => {
    consumer = await sharedConsumer()
    for (const {name, code} of samples) {
      await writeFile(join(consumer.folder, `${name}.tsx`), code)
      await writeFile(join(consumer.folder, `${name}-page.tsx`), hydration(name))
    }
  }, TIMEOUT)

  it('both guides have one', () => {
    const names = samples.map(({name}) => name)
    assert.deepEqual(names, ['platforms-1', 'npm-1'])
  })

  it('the samples are valid TypeScript', async () => {
    const {stdout} = await consumer
      .node(tool('typescript/bin/tsc'), '-p', '.')
      .catch(error => error)
    assert.doesNotMatch(
      stdout,
      new RegExp(samples.map(({name}) => `^${name}\\.tsx`).join('|'), 'm'),
    )
  })

  for (const {name} of samples) {
    it(`the sample ${name} hears the events of an element that React has hydrated`, async test => {
      const {script, close} = await bundle(consumer, `${name}-page.tsx`)
      test.after(close)
      const body = `<main></main><script type="module" src="${script}"></script>`
      const {page} = await stage.visit(test, {body})
      await page.getByText('hydrated').waitFor()
      const logged = page.waitForEvent('console', message => message.text() === 'book-now')
      await page.locator('ocp-book-now').evaluate(element => {
        const detail = {form: 'book-now', message: 'Received.'}
        element.dispatchEvent(new CustomEvent('ocp-submit', {detail, bubbles: true}))
      })
      await logged
    })
  }
})
