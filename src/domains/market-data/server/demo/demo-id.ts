import { createHash } from 'node:crypto';

/** Ids follow from names, so that every installation knows the demonstration's instruments by the same ones. */
export function demoId(...names: string[]): string {
  const hex = createHash('sha256')
    .update(['walory-demo', ...names].join('\n'))
    .digest('hex');
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
