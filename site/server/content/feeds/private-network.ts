/** Whether a name leads into this machine or a network of its operator. */
import {lookup} from 'node:dns/promises'
import {BlockList, isIPv6} from 'node:net'

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits)
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6')

export async function isPrivate(hostname: string): Promise<boolean> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), {all: true}).catch(() => [])
  return found.some(({address}) =>
    privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'),
  )
}
