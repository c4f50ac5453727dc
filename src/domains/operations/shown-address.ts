const ownNetworks = /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd])/;

/** From where somebody came, as far as an operator needs it: the network of a stranger, the whole of one's own. */
export function shownAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (ownNetworks.test(plain)) return plain;
  const four = /^(\d+\.\d+)\.\d+\.\d+$/.exec(plain);
  if (four) return `${four[1]}.•.•`;
  if (!plain.includes(':')) return plain;
  const [one, two] = plain.split(':');
  return `${one}:${two}:•`;
}
