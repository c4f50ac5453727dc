/** Why a call was refused, by the shape of what is thrown: the server that throws it has a copy of the class of its own. */
export function refusalOf(error: unknown): string | null {
  const detail = (error as { detail?: { kind?: unknown; errors?: Record<string, string[]> } } | null)?.detail;
  if (detail?.kind !== 'invalid') return null;
  return Object.values(detail.errors ?? {})[0]?.[0] ?? 'invalid';
}
