import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {locales} from '../../widgets/shared/i18n/locale.ts'
import {once} from '../support/browser/once.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {withDemo} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {readAllowed} from './allowlist.ts'
import {auditedSite} from './audited-site.ts'
import {SHORT} from './checks.ts'
import {runChecks} from './run-checks.ts'

describe('audit of one page of each type', () => {
  const stage = setStage({
    product: async () => ({...(await withDemo()), LANGUAGES: locales.join()}),
  })
  const audited = once(async () =>
    auditedSite(stage.product.site, {isComplete: false, browser: async () => stage.browser}),
  )

  for (const name of SHORT) {
    it(`the audit's check "${name}" finds nothing that is not on the list`, TIMEOUT, async () => {
      const results = await runChecks(await audited(), {
        names: [name],
        allowed: readAllowed(false),
      })
      const errors = results
        .flatMap(({findings}) => findings)
        .filter(({level}) => level === 'error')
        .map(({kind, page, detail}) => `${kind}: ${page}: ${detail}`)
      assert.deepEqual(errors, [])
    })
  }
})
