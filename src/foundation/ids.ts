/** Random bytes are drawn for many ids at once: each draw asks the operating system. */
const drawn = new Uint8Array(10 * 256);
let used = drawn.length;

function tenRandomBytes(): Uint8Array {
  if (used === drawn.length) {
    crypto.getRandomValues(drawn);
    used = 0;
  }
  used += 10;
  return drawn.subarray(used - 10, used);
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** A new record's id: UUID version 7, so that rows written together lie together in the index. */
export function newId(at: number = Date.now()): string {
  const time = Math.floor(at).toString(16).padStart(12, '0').slice(-12);
  const [a, b, c, d, ...rest] = tenRandomBytes() as unknown as number[];
  const version = hexOf[(a! & 0x0f) | 0x70]! + hexOf[b!]!;
  const variant = hexOf[(c! & 0x3f) | 0x80]! + hexOf[d!]!;
  let node = '';
  for (const byte of rest) node += hexOf[byte];
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${node}`;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Ids are opaque to clients; what cannot be one of ours is simply not there, without asking the database. */
export function isId(value: string): boolean {
  return uuid.test(value);
}
