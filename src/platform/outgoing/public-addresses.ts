import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** A name that leads to a machine of ours, or of our network. */
export class PrivateAddress extends Error {
  readonly code = 'a private address';
}

const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4');

/** Of IPv6 only what is given out to the world, without what carries an IPv4 address inside or is for examples. */
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
const closedWithin = new BlockList();
closedWithin.addSubnet('2001::', 23, 'ipv6');
closedWithin.addSubnet('2001:db8::', 32, 'ipv6');
closedWithin.addSubnet('2002::', 16, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4');
  return isIP(address) === 6 && world.check(address, 'ipv6') && !closedWithin.check(address, 'ipv6');
}

/**
 * Resolves names for addresses that strangers gave us: looked at where the connection is made, so that a name cannot
 * mean one machine when it is checked and another when it is called.
 */
export const publicLookup: LookupFunction = (name, options, callback) => {
  resolveName(name, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    if (!found.length || found.some(({ address }) => !isPublicAddress(address)))
      return callback(new PrivateAddress(), '', 0);
    if (options.all) return callback(null, found);
    return callback(null, found[0]!.address, found[0]!.family);
  });
};
