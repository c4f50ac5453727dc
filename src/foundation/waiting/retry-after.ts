const longest = 86_400;

/**
 * How many seconds a Retry-After asks to wait, as a number or a moment, from `least` to a day: whole ones unless parts
 * count too. Nothing where it says neither.
 */
export function secondsToWait(
  retryAfter: string | null | undefined,
  { least = 0, partsCount = false } = {},
): number | undefined {
  if (!retryAfter) return undefined;
  const said = /^\d{1,9}(\.\d{1,6})?$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  if (Number.isNaN(said)) return undefined;
  return Math.min(Math.max(partsCount ? said : Math.ceil(said), least), longest);
}
