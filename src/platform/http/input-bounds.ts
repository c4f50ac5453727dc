/** Deeper than any call nests what it takes, and more than the longest list of trades. */
const mostDepth = 16;
const mostValues = 100_000;

/** Whether an input is shallow and small enough to be validated: a question must not cost more than its length. */
export function isWithinBounds(input: unknown): boolean {
  let level = [input];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostDepth) return false;
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      for (const inner of Object.values(value)) {
        if (++values > mostValues) return false;
        below.push(inner);
      }
    }
    level = below;
  }
  return true;
}

/** How many bad fields one answer names. */
const mostFields = 100;
const mostLength = 200;

/** The name under which a bad field is told, and whether there is room for one more. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').slice(0, mostLength) || 'form';
}

export function hasRoom(errors: object): boolean {
  return Object.keys(errors).length < mostFields;
}
