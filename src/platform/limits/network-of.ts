import { isIPv6 } from 'node:net';

const groups = 8;
const groupsOfNetwork = 4;

/**
 * Whom an address belongs to, for counting: a household or a server has a whole /64 of IPv6 addresses,
 * and could otherwise appear as anybody.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : groups - before.length - after.length;
  const whole = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  const network = whole.slice(0, groupsOfNetwork).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
