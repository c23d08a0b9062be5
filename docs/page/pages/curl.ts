/** The curl command for a call, with sample values. */
import type {CallFact, ParameterFact} from '../facts/calls.ts'

const samples: Record<string, string> = {
  name: 'Layla Haddad',
  phone: '+971501234567',
  email: 'layla@example.com',
  message: 'Please call me in the afternoon.',
  fromUrl: 'contact-us',
  rentOrSale: 'BUY',
  team_member: 'layla-haddad',
  property_location: 'Dubai Marina',
  current_valuation: '2500000',
  move_in_date: '2027-01-15',
  purpose: 'residential-sale',
  place: 'Marina',
  builderSlug: 'omniyat',
  community_name: 'Waterfront Communities',
  slug: 'the-opus',
  starts: '2026-12-05T06:30:00.000Z',
  mode: 'person',
  agent: 'layla-haddad',
  task: 'move',
  id: 'a83c81c4-4f75-4d97-bdee-4e5582c68bae',
}

const pathSamples: Record<string, string> = {
  getNeighborhood: 'dubai-marina',
  media: 'documents/brochure.pdf',
}

const sampleOf = ({name, type}: ParameterFact) =>
  type === 'boolean' ? 'true' : (samples[name] ?? `<${name}>`)

export function curlFor({name, method, path, parameters}: CallFact, base: string): string {
  const inPath = (parameter: ParameterFact) => path.includes(`{${parameter.name}}`)
  const filled = path.replace(/\{\w+\}/, () => pathSamples[name] ?? '<name>')
  const address = `https://API${base}${filled}`
  const given = parameters.filter(
    parameter => !inPath(parameter) && (method === 'POST' || !parameter.optional),
  )
  if (method === 'GET') {
    const query = given.map(
      parameter => ` \\\n  --data-urlencode '${parameter.name}=${sampleOf(parameter)}'`,
    )
    return query.length ? `curl --get '${address}'${query.join('')}` : `curl '${address}'`
  }
  if (given.some(({type}) => type.startsWith('file'))) {
    return `curl '${address}'${given.map(parameter => ` \\\n  --form '${formPart(parameter)}'`).join('')}`
  }
  return `curl '${address}' \\
  --header 'Content-Type: application/json' \\
  --header "Idempotency-Key: $(uuidgen)" \\
  --data '${JSON.stringify(Object.fromEntries(given.map(parameter => [parameter.name, jsonValue(parameter)])), null, 2).replace(/\n/g, '\n  ')}'`
}

const formPart = (parameter: ParameterFact) => {
  if (parameter.type === 'file') return `${parameter.name}=@resume.pdf`
  return parameter.type === 'files'
    ? `${parameter.name}=@terrace.jpg`
    : `${parameter.name}=${sampleOf(parameter)}`
}

const jsonValue = (parameter: ParameterFact) =>
  parameter.type === 'boolean' ? true : sampleOf(parameter)
