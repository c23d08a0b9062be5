/** Addresses of the Internet, by the registries' list that ipaddr.js keeps. */
import dns from 'node:dns'
import type {LookupFunction} from 'node:net'
import ipaddr from 'ipaddr.js'
import {DownloadFailed} from './download-failed.ts'

const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')
/** These carry an IPv4 address. Networks without IPv4 reach all of it there. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')
/** Azure's metadata service has an address of the Internet. */
const AZURE_METADATA = '168.63.129.16'

/** Whether an address belongs to anybody's server, not to this machine or its networks. */
export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv6) {
    if (!address.match(NAT64)) return address.range() === 'unicast' && address.match(GLOBAL)
    return isPublic(ipaddr.fromByteArray(address.toByteArray().slice(12)).toString())
  }
  return address.range() === 'unicast' && address.toString() !== AZURE_METADATA
}

/** Throws where a host is an address that is not public: for those no name is looked up. */
export function refusePrivate(hostname: string) {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(address) && !isPublic(address)) throw notPublic()
}

/** Judges the very addresses that are connected to: a second lookup may have another answer. */
export const publicLookup =
  (lookup: LookupFunction = dns.lookup): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, {...options, all: true}, (error, found) => {
      const addresses = typeof found === 'string' ? [] : found
      const [first] = addresses
      if (error || !first) callback(error ?? notPublic(), '')
      else if (!addresses.every(({address}) => isPublic(address))) callback(notPublic(), '')
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })

const notPublic = () => new DownloadFailed('is at an address that is not public')
