/** Over which protocol pages are measured: HTTP/1.1 by the servers, HTTP/2 by Caddy before them. */

import {freePort} from '../../../site/server/support/api/free-port.ts'
import {type Build, startBuilds, stopBuilds} from '../builds.ts'
import type {StaticServer} from '../static-server.ts'
import {hasCaddy, startCaddy} from './caddy.ts'

export interface Front {
  /** Added to the names of its rows. */
  suffix: string
  sites: {build: string; site: string}[]
  /** Origin of the bare pages. */
  bare: string
  /** The same address without Caddy, whose certificates only the browser accepts. */
  direct(url: string): string
  close(): Promise<void>
}

export const directFront = (builds: Build[], bare: StaticServer): Front => ({
  suffix: '',
  sites: builds.map(({name, server}) => ({build: name, site: server.site})),
  bare: bare.origin,
  direct: url => url,
  close: async () => {},
})

/** Servers of their own: pages name the addresses of site and API, which are Caddy's here. */
export async function http2Front(builds: Build[], bare: StaticServer): Promise<Front | undefined> {
  if (!hasCaddy()) return undefined
  const origin = async () => `https://localhost:${await freePort()}`
  const behind: {build: Build; site: string; api: string}[] = []
  for (const {directory} of builds) {
    const [site, api] = [await origin(), await origin()]
    const [build] = await startBuilds([directory], {SITE_URL: site, API_PUBLIC_URL: api})
    if (build) behind.push({build, site, api})
  }
  const bareOrigin = await origin()
  const proxies = [
    {from: bareOrigin, to: bare.origin},
    ...behind.flatMap(({build, site, api}) => [
      {from: site, to: build.server.site},
      {from: api, to: build.server.api},
    ]),
  ]
  const caddy = await startCaddy(proxies)
  return {
    suffix: ' (HTTP/2)',
    sites: behind.map(({build, site}) => ({build: build.name, site})),
    bare: bareOrigin,
    direct: url => proxies.reduce((changed, {from, to}) => changed.replace(from, to), url),
    async close() {
      await caddy.stop()
      await stopBuilds(behind.map(({build}) => build))
    },
  }
}
