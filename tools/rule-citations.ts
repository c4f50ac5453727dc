/** A rule is defined in `docs/rules` as **L-1** and cited by that number everywhere else. */
const definition = /\*\*([A-Z]{1,2}-\d+)\*\*/g;

export type RuleText = { path: string; text: string };

/** What is wrong with the definitions: every file has a prefix of its own and counts from 1 without a gap. */
export function definitionFaults(files: readonly RuleText[]): string[] {
  const owner = new Map<string, string>();
  return files.flatMap(({ path, text }) => {
    const rules = [...text.matchAll(definition)].map(([, rule]) => rule!);
    const prefix = rules[0]?.split('-')[0];
    if (!prefix) return [`${path} defines no rule`];
    const other = owner.get(prefix);
    owner.set(prefix, path);
    if (other) return [`${path} numbers its rules ${prefix}-, as ${other} does`];
    return rules.flatMap((rule, at) =>
      rule === `${prefix}-${at + 1}` ? [] : [`${path} has ${rule} where ${prefix}-${at + 1} is next`],
    );
  });
}

export function definedRules(files: readonly RuleText[]): Set<string> {
  return new Set(files.flatMap(({ text }) => [...text.matchAll(definition)].map(([, rule]) => rule!)));
}

/** Numbers and texts that a reader of this repository cannot look up. */
const outside: readonly RegExp[] = [
  /\brules? \d+\b/i,
  /\brules? [A-Z]{1,2}\d+\b/,
  /\bnumbers?,? (?:rules? )?\d+ (?:to|and) \d+\b/i,
  /\b(?:the|this|our) (?:product )?specifi(?:cation|ed)\b/i,
  /\bas specified\b/i,
  /\bbook of figures\b/i,
  /\b(?:issue|ticket) #?\d+\b/i,
  /\b(?:numbers|decisions|product|wording|poland|tax)\.md\b/,
];

/** What a file cites that is not defined in `docs/rules`, by line. */
export function citationFaults({ path, text }: RuleText, rules: ReadonlySet<string>): string[] {
  const prefixes = [...new Set([...rules].map((rule) => rule.split('-')[0]))].join('|');
  const citation = new RegExp(`(?<![\\w-])(?:${prefixes})-\\d+(?![\\w-])`, 'g');
  const bare = new RegExp(`\\((?:${prefixes})\\d+\\)`);
  return text.split('\n').flatMap((line, at) => {
    const unknown = (line.match(citation) ?? []).filter((rule) => !rules.has(rule));
    const elsewhere = [...outside, bare].flatMap((pattern) => line.match(pattern)?.[0] ?? []);
    return [...unknown, ...elsewhere].map((cited) => `${path}:${at + 1} cites ${cited}`);
  });
}

/** What these texts cite: each number by itself, and all from the first to the last of a span (`P-1 to P-9`). */
export function citedRules(files: readonly RuleText[]): Set<string> {
  const citation = /(?<![\w-])([A-Z]{1,2})-(\d+)(?: to \1-(\d+))?(?![\w-])/g;
  return new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(citation)].flatMap(([, prefix, first, last = first]) =>
        Array.from(
          { length: Math.max(Number(last) - Number(first) + 1, 0) },
          (_, at) => `${prefix}-${Number(first) + at}`,
        ),
      ),
    ),
  );
}

/** The rules that no test cites, so that nothing here says what proves them. */
export function uncitedRules(rules: ReadonlySet<string>, tests: readonly RuleText[]): string[] {
  const cited = citedRules(tests);
  return [...rules].filter((rule) => !cited.has(rule));
}
