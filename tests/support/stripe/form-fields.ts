export type Fields = { [name: string]: Fields | string };

/** Reads what Stripe's library sends: `items[0][price_data][currency]=pln` as fields within fields. */
export function formFields(text: string): Fields {
  const whole: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]/).filter((part) => part !== '');
    const last = path.pop()!;
    let at = whole;
    for (const part of path) {
      at[part] ??= {};
      at = at[part] as Fields;
    }
    at[last] = value;
  }
  return whole;
}

export const textOf = (fields: Fields | undefined, name: string): string | undefined => {
  const value = fields?.[name];
  return typeof value === 'string' ? value : undefined;
};

export const fieldsOf = (fields: Fields | undefined, name: string): Fields | undefined => {
  const value = fields?.[name];
  return typeof value === 'object' ? value : undefined;
};
