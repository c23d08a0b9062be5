/** Client networks, the unit of rate limits: a client can use every address of its network. */
import {createHmac} from 'node:crypto'
import {isIP, isIPv6} from 'node:net'
import ipaddr from 'ipaddr.js'
import type {FormSecret} from '../form-secret.ts'

/** A /48 contains 65,536 networks of /64; together they get this many times the limit of one. */
export const WIDER_NETWORK_FACTOR = 10

/** A client's network, and for IPv6 the wider one around it. */
export interface ClientNetworks {
  network: string
  widerNetwork?: string | undefined
}

/** IPv4: the address. IPv6: the /64 prefix, the smallest network that is assigned to a client. */
export const networkOf = (address: string) => mappedIPv4(address) ?? prefixOf(address, 4) ?? address

/** The /48 prefix, the largest network that providers assign to a customer; undefined for IPv4. */
export const widerNetworkOf = (address: string) =>
  mappedIPv4(address) ? undefined : prefixOf(address, 3)

/** Addresses are personal data: what leaves the memory cannot be read back. */
export const keyOfNetwork = ({current}: Pick<FormSecret, 'current'>, network: string) =>
  createHmac('sha256', current).update(network).digest('base64url').slice(0, 22)

/** The unit of concurrency limits; undefined for loopback, where the proxy and our own site are. */
export function clientOf(address: string): string | undefined {
  const network = networkOf(address)
  return address === '::1' || network.startsWith('127.') ? undefined : network
}

/** Source addresses of the site's own calls to an API on the same `host`. */
export const ownAddresses = (host: string) => ['loopback', ...(isIP(host) ? [host] : [])]

const mappedIPv4 = (address: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]

/** The first groups of 16 bits; undefined for IPv4. */
function prefixOf(address: string, groups: number): string | undefined {
  if (!isIPv6(address)) return undefined
  const [plain = ''] = address.split('%')
  const {parts} = ipaddr.IPv6.parse(plain)
  return parts
    .slice(0, groups)
    .map(part => part.toString(16))
    .join(':')
}
