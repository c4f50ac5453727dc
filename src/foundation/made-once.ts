/**
 * Made when it is first asked for. Formats of dates and rules of sorting take a browser tens of milliseconds to make, and
 * most pages that load them never ask.
 */
export function madeOnce<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
