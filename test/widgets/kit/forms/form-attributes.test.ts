import assert from 'node:assert/strict'
import {it} from 'node:test'
import {readAttributes} from '#kit/core/attributes.ts'
import {formAttributes} from '#kit/forms/form-attributes.ts'

const read = (given: Record<string, string>) => {
  const warnings: string[] = []
  const props = readAttributes(
    formAttributes,
    name => given[name] ?? null,
    says => warnings.push(says),
  )
  return {props, warnings}
}
const nothing = {prefill: '', action: '', resume: null}

it('a form without attributes has its defaults and no warnings', () => {
  assert.deepEqual(read({}), {props: nothing, warnings: []})
})

it('the resume attribute restores the values and the errors of a refused form', () => {
  const resume = {values: {name: 'Omar'}, errors: {phone: 'Phone is Required!'}}
  assert.deepEqual(read({resume: JSON.stringify(resume)}).props, {...nothing, resume})
})

it('a resume attribute without values or errors is ignored with a warning', () => {
  for (const half of ['{"values": {}}', '{"errors": {}}']) {
    const {props, warnings} = read({resume: half})
    assert.equal(props.resume, null)
    assert.deepEqual(warnings, [
      `resume needs JSON such as {"values": {}, "errors": {}}, got "${half}"`,
    ])
  }
})
