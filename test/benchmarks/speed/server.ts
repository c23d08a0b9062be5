/** How many requests each build's server answers, beside the static docs page of the same server. */
import {booking} from '../../site/server/support/leads/people.ts'
import {addressesOf} from './addresses.ts'
import type {Bench, Build} from './builds.ts'
import {installCompared} from './compared.ts'
import {collectRows, type Row} from './report/figures.ts'
import {type Load, sendLoad} from './server/load.ts'

const DOCS = 'docs page'
const READ = '/api/v1/user/getHomeItems'

export async function measureServer({builds, options}: Bench): Promise<Row[]> {
  const {runs, match} = options
  installCompared()
  const loads = await Promise.all(builds.map(build => loadsOf(build)))
  const names = loads[0]?.map(({name}) => name) ?? []
  const {add, rows} = collectRows()
  for (let run = 1; run <= runs; run++) {
    for (const name of names.filter(name => name === DOCS || name.includes(match))) {
      console.error(`server, run ${run} of ${runs}: ${name}`)
      for (const [index, {name: build}] of builds.entries()) {
        const load = loads[index]?.find(load => load.name === name)
        if (!load) continue
        const figures = await sendLoad(load)
        add({part: 'server', name, build, against: name === DOCS ? undefined : DOCS, figures})
      }
    }
  }
  return rows()
}

async function loadsOf({server: {site, api}}: Build): Promise<Load[]> {
  const home = await fetch(site)
  await home.arrayBuffer()
  const etag = home.headers.get('etag')
  const pages = await addressesOf(site, '')
  if (!etag) console.log(`304 of home: not run, ${site} sends no ETag.`)
  return [
    {name: DOCS, url: `${site}/docs/`},
    ...pages.map(({name, path}) => ({
      ...{name, url: site + path},
      status: name === 'not found' ? 404 : 200,
    })),
    {name: 'API read', url: api + READ},
    ...(etag
      ? [{name: '304 of home', url: site, status: 304, headers: {'if-none-match': etag}}]
      : []),
    {
      name: 'enquiry',
      url: `${api}/api/v1/user/createBooking`,
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(booking),
    },
  ]
}
