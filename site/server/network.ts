/** Client networks: whoever holds one may use every address in it. */
import {isIPv6} from 'node:net'

/** A household or a server has a whole /64 of IPv6 addresses at its disposal. */
export const networkOf = (address: string) => mappedIPv4(address) ?? prefixOf(address, 4) ?? address

/** A provider gives a customer a /48 at most; undefined for IPv4, where a network is one address. */
export const widerNetworkOf = (address: string) =>
  mappedIPv4(address) ? undefined : prefixOf(address, 3)

/** Who counts as one client; undefined for this machine, whose proxy and own site ask for many. */
export function clientOf(address: string): string | undefined {
  const network = networkOf(address)
  return address === '::1' || network.startsWith('127.') ? undefined : network
}

const mappedIPv4 = (address: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]

/** The first groups of 16 bits; undefined for IPv4. */
function prefixOf(address: string, groups: number): string | undefined {
  if (!isIPv6(address)) return undefined
  // URL spells an address in one way: lower case, no leading zeros, the longest run of zeros as ::
  const [plain] = address.split('%')
  const spelled = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = '', tail] = spelled.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  const all = tail === undefined ? before : [...before, ...zeros, ...after]
  return all.slice(0, groups).join(':')
}
