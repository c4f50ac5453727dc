export type DecisionText = { path: string; text: string };

/** A decision is the file `docs/decisions/0051-forms-without-scripts.md`, titled `# 51. …` and cited as decision 51. */
const numberOf = (path: string) => Number(/(\d{4})-[^/\\]*$/.exec(path)?.[1]);

/** What is wrong with the decisions themselves: every file has a number of its own, and its title says the same. */
export function decisionFaults(files: readonly DecisionText[]): string[] {
  const owner = new Map<number, string>();
  return files.flatMap(({ path, text }) => {
    const number = numberOf(path);
    if (!number) return [`${path} has no number`];
    const other = owner.get(number);
    owner.set(number, path);
    const twice = other ? [`${path} has the number of ${other}`] : [];
    return text.startsWith(`# ${number}. `) ? twice : [...twice, `${path} is not titled ${number}.`];
  });
}

export function decisionNumbers(files: readonly DecisionText[]): Set<number> {
  return new Set(files.map(({ path }) => numberOf(path)));
}

const citation = /\bdecisions? (\d+(?:(?:, | and | to )\d+)*)/gi;

/** Which decisions a file cites that nobody has taken, by line. */
export function unknownDecisions({ path, text }: DecisionText, known: ReadonlySet<number>): string[] {
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(citation)]
      .flatMap(([, numbers]) => numbers!.match(/\d+/g)!.map(Number))
      .filter((number) => !known.has(number))
      .map((number) => `${path}:${at + 1} cites decision ${number}`),
  );
}
