/** A call as it is tried at a prompt. */
import type {AskFact, CallFact} from '../facts/calls.ts'

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
}

const pathSamples: Record<string, string> = {
  getNeighborhood: 'dubai-marina',
  media: 'documents/brochure.pdf',
}

const sampleOf = ({name, kind}: AskFact) =>
  kind === 'true or false' ? 'true' : (samples[name] ?? `<${name}>`)

export function curlFor({name, method, path, asks}: CallFact, base: string): string {
  const inPath = (ask: AskFact) => path.includes(`{${ask.name}}`)
  const filled = path.replace(/\{\w+\}/, () => pathSamples[name] ?? '<name>')
  const address = `https://API${base}${filled}`
  const given = asks.filter(ask => !inPath(ask) && (method === 'POST' || !ask.optional))
  if (method === 'GET') {
    const query = given.map(ask => ` \\\n  --data-urlencode '${ask.name}=${sampleOf(ask)}'`)
    return query.length ? `curl --get '${address}'${query.join('')}` : `curl '${address}'`
  }
  if (given.some(({kind}) => kind.startsWith('file'))) {
    return `curl '${address}'${given.map(ask => ` \\\n  --form '${formPart(ask)}'`).join('')}`
  }
  return `curl '${address}' \\
  --header 'Content-Type: application/json' \\
  --header "Idempotency-Key: $(uuidgen)" \\
  --data '${JSON.stringify(Object.fromEntries(given.map(ask => [ask.name, jsonValue(ask)])), null, 2).replace(/\n/g, '\n  ')}'`
}

const formPart = (ask: AskFact) => {
  if (ask.kind === 'file') return `${ask.name}=@resume.pdf`
  return ask.kind === 'files' ? `${ask.name}=@terrace.jpg` : `${ask.name}=${sampleOf(ask)}`
}

const jsonValue = (ask: AskFact) => (ask.kind === 'true or false' ? true : sampleOf(ask))
