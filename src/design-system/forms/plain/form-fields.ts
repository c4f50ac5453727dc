type FieldElement = { name?: string; type?: string; value?: string; checked?: boolean };

/** What stands in a form's named fields: boxes as yes or no, everything else as text. */
export function readFields(elements: Iterable<unknown>): Record<string, string | boolean> {
  const fields: Record<string, string | boolean> = {};
  for (const { name, type, value, checked } of elements as Iterable<FieldElement>) {
    if (name) fields[name] = type === 'checkbox' ? Boolean(checked) : (value ?? '');
  }
  return fields;
}

type Issue = { path: readonly PropertyKey[]; message: string };

/** The first message of each field. */
export function errorsByField(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.map(String).join('.')] ??= message;
  return errors;
}
