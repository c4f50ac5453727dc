/** A statement with its values apart: nothing a person typed ever becomes part of the text. */
export type Sql = { readonly text: string; readonly values: readonly unknown[] };

const mark = Symbol('sql');
type Fragment = Sql & { [mark]: { strings: readonly string[]; values: readonly unknown[] } };

function isFragment(value: unknown): value is Fragment {
  return typeof value === 'object' && value !== null && mark in value;
}

/** Writes a statement: sql`select name from users where id = ${id}`; fragments may be nested. */
export function sql(strings: TemplateStringsArray, ...given: unknown[]): Sql {
  const parts: string[] = [strings[0]!];
  const values: unknown[] = [];
  given.forEach((value, i) => {
    if (isFragment(value)) {
      const inner = value[mark];
      parts[parts.length - 1] += inner.strings[0]!;
      parts.push(...inner.strings.slice(1));
      values.push(...inner.values);
    } else {
      values.push(value);
      parts.push('');
    }
    parts[parts.length - 1] += strings[i + 1]!;
  });
  const text = parts.reduce((whole, part, i) => (i === 0 ? part : `${whole}$${i}${part}`), '');
  return { text, values, [mark]: { strings: parts, values } } as Fragment;
}
