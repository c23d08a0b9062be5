import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {variableFacts, withVariables} from '../../docs/page/facts/variables.ts'

describe('table of environment variables', () => {
  const example = `# Copy to .env.

# Where it listens.
HOST=localhost

# Another back end, and
# nothing here. Default: the one that is here
# API_URL=https://api.example.com

# Both or none.
# MAIL_TO=a@example.com
# MAIL_FROM=
`
  const [host, api, mail, ...more] = variableFacts(example)

  it('the variable table has one row for each commented group of variables', () => {
    assert.deepEqual(more, [])
    assert.deepEqual(host?.names, ['HOST'])
    assert.equal(host?.doc, 'Where it listens.')
    assert.deepEqual(mail?.names, ['MAIL_TO', 'MAIL_FROM'])
  })

  it('the default of a variable is its value, or the words after “Default”', () => {
    assert.deepEqual([host?.initial, host?.isValue], ['localhost', true])
    assert.deepEqual([api?.initial, api?.isValue], ['the one that is here', false])
    assert.equal(api?.doc, 'Another back end, and nothing here.')
    assert.equal(api?.example, 'https://api.example.com')
    assert.deepEqual([mail?.initial, mail?.isValue], ['', false])
  })

  it('the variable table replaces {variables}, but not inside inline code', () => {
    const text = withVariables('before\n\n{variables}\n\n`{variables}`', () =>
      variableFacts('# a or b: a | b.\nPLACE=a'),
    )
    assert.match(text, /^before\n\n\| Variable .*\n\| `PLACE` \| `a` \| a or b: a \\\| b\. \|\n/s)
    assert.match(text, /`\{variables\}`$/)
  })

  it('the docs build fails on a variable without a comment, and names it', () => {
    assert.throws(() => variableFacts('HOST=localhost'), /HOST has no comment/)
  })

  it('the variable table lists variables of the server, each once', () => {
    const names = variableFacts().flatMap(fact => fact.names)
    for (const name of ['PORT', 'DATABASE_URL', 'API_PUBLIC_URL', 'STORAGE_SECRET', 'LOG_LEVEL']) {
      assert.ok(names.includes(name), name)
    }
    assert.equal(new Set(names).size, names.length, 'each variable is listed once')
  })
})
