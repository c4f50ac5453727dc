const here = 'http://here.invalid';

/**
 * The page a visitor wanted, if it is one of ours. Anything that a browser would take for another origin is
 * refused, or a forged link could lead from our login page elsewhere.
 */
export function localPath(wanted: string | null | undefined, otherwise: string): string {
  if (!wanted?.startsWith('/')) return otherwise;
  // Browsers read `/\` as `//` and drop tabs and line breaks, so the address is taken apart as they do it.
  const parsed = URL.parse(wanted, here);
  if (!parsed || parsed.origin !== here || /^\/[/\\]/.test(wanted)) return otherwise;
  const path = parsed.pathname + parsed.search + parsed.hash;
  return path.startsWith('//') ? otherwise : path;
}
