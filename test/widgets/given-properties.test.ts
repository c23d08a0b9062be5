/** Each attribute of each widget, as a page, a script or a framework sets it, before its code is there or after. */
import {expect, fixtureCleanup, fixtureSync} from '@open-wc/testing'
import {type Attribute, type AttributeSet, propertyName} from '#kit/core/attributes.ts'
import {commonAttributes} from '#kit/core/common-attributes.ts'
import {fakeApi} from '../support/fake-api.ts'
import {load} from '../support/widget-page.ts'

const tags = (process.env.WIDGET_NAMES ?? '').split(',').map(name => `ocp-${name}`)

const TEXT = 'Marina & "Palm"'

/** Another value than the initial one: what the attribute itself says would be right. */
function sampleOf({type, parse}: Attribute<unknown>): string {
  if (type === 'boolean') return ''
  try {
    parse(TEXT)
    return TEXT
  } catch (error) {
    return (error as Error).message.replace(/^(one of .*,|a number .* and|.*? such as) /, '')
  }
}

const set = (element: HTMLElement, name: string, value: unknown) =>
  Object.assign(element, {[propertyName(name)]: value})

const ways: Record<string, (element: HTMLElement, name: string, type: Attribute<unknown>) => void> =
  {
    'an attribute': (element, name, type) => element.setAttribute(name, sampleOf(type)),
    'a property, as text': (element, name, type) => set(element, name, sampleOf(type)),
    'a property, as a value': (element, name, type) =>
      set(element, name, type.parse(sampleOf(type))),
  }

/** An element for each way, and one in which the parser finds the attributes. */
function elementsOf(tag: string, attributes: AttributeSet): [way: string, element: HTMLElement][] {
  const all = Object.entries(attributes)
  const made = Object.entries(ways).map(([way, give]): [string, HTMLElement] => {
    const element = document.createElement(tag)
    for (const [name, type] of all) give(element, name, type)
    return [way, element]
  })
  const written = document.createElement(tag)
  for (const [name, type] of all) written.setAttribute(name, sampleOf(type))
  const box = document.createElement('div')
  box.innerHTML = written.outerHTML
  return [['markup', box.firstElementChild as HTMLElement], ...made]
}

const errors: string[] = []
window.addEventListener('error', ({message}) => errors.push(message))
window.addEventListener('unhandledrejection', ({reason}) => errors.push(String(reason)))

describe('What a page gives a widget', () => {
  const sets: Record<string, AttributeSet> = {}
  const early: Record<string, [string, HTMLElement][]> = {}

  before(async () => {
    fakeApi({})
    for (const tag of tags) {
      const {attributes} = await import(`/widgets/${tag.replace('ocp-', '')}/attributes.ts`)
      const all = {...commonAttributes, ...attributes}
      sets[tag] = all
      early[tag] = elementsOf(tag, all)
    }
    await Promise.all(tags.map(load))
  })

  for (const tag of tags) {
    it(`<${tag}> reads each attribute in markup, as attribute, and as property in text or value`, async () => {
      fakeApi({})
      const set = sets[tag] as AttributeSet
      const late = elementsOf(tag, set)
      const all = [...(early[tag] ?? []), ...late]
      for (const [way, element] of all) {
        const ready = new Promise(resolve => element.addEventListener('ocp-ready', resolve))
        fixtureSync<HTMLElement>('<div></div>').append(element)
        await ready
        for (const [name, type] of Object.entries(set)) {
          const given = (element as unknown as Record<string, unknown>)[propertyName(name)]
          expect(given, `${name} by ${way}`).to.deep.equal(type.parse(sampleOf(type)))
        }
        element.remove()
      }
      expect(errors).to.deep.equal([])
      fixtureCleanup()
    })
  }
})
