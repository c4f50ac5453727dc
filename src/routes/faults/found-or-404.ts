/** What a call answers; what does not exist becomes the page's 404. */
export async function foundOr404<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error)) throw new Response(null, { status: 404 });
    throw error;
  }
}

/** What a call answers; null where it does not exist. */
export async function foundOrNull<T>(answer: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await answer).data;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** By its shape: the server that throws it has a copy of the class of its own. */
export function isNotFound(error: unknown): boolean {
  return (error as { detail?: { kind?: unknown } } | null)?.detail?.kind === 'notFound';
}
