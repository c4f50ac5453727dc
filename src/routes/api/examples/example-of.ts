import { alsoSent } from './also-sent.ts';
import { exampleId } from './example-ids.ts';
import { days, emptyNames, noneNames, numbers, texts, trueNames } from './values-by-name.ts';

export type Schema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | false;
  prefixItems?: Schema[];
  minItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
};

/** The area of the call, the call, the fields around, the field itself. */
type Way = readonly string[];
type Place = {
  way: Way;
  /** What is answered has every field; what is sent has those that are needed, and these. */
  sent?: readonly string[];
};

/** What a schema describes, as an example: the same each time, with values that fit the names of their fields. */
export function answerExample(schema: Schema, callId: string): unknown {
  return madeOf(schema, { way: wayTo(callId) });
}

export function sentExample(schema: Schema, callId: string): unknown {
  return madeOf(schema, { way: wayTo(callId), sent: alsoSent[callId] ?? [] });
}

/** What an address is filled with; `/portfolios/:id` has the id of a portfolio, whichever call it is. */
export function pathExample(schema: Schema, { id, path }: { id: string; path: string }): unknown {
  const around = /([\w-]+)\/:id\b/.exec(path)?.[1];
  return madeOf(schema, { way: [...wayTo(id), ...(around ? [around] : [])], sent: [] });
}

function wayTo(callId: string): Way {
  return [callId.split('.')[0]!, callId];
}

function madeOf(schema: Schema, place: Place): unknown {
  const name = place.way.at(-1)!;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chosen(schema.enum, place);
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return madeOfVariants(variants, place);
  if (Array.isArray(schema.type)) {
    if (schema.type.includes('null') && isEmpty(place)) return null;
    return madeOf({ ...schema, type: schema.type[0] }, place);
  }
  switch (schema.type) {
    case 'object':
      return objectOf(schema, place);
    case 'array':
      return arrayOf(schema, place);
    case 'boolean':
      return trueNames.has(name);
    case 'null':
      return null;
    case 'number':
    case 'integer':
      return numberOf(schema, place);
    case 'string':
      return textOf(schema, place);
    default:
      return {};
  }
}

function isEmpty({ way, sent }: Place): boolean {
  const name = way.at(-1)!;
  return !sent && (emptyNames.has(name) || emptyNames.has(`${way[0]}.${name}`));
}

function madeOfVariants(variants: Schema[], place: Place): unknown {
  const rest = variants.filter((variant) => variant.type !== 'null');
  if (rest.length < variants.length && isEmpty(place)) return null;
  return madeOf(rest[0] ?? {}, place);
}

function timeOf(name: string): string {
  if (/until|ends|to$|renews|next|due/.test(name)) return '2026-12-13T16:05:00.000Z';
  if (/created|since|from|started|verified|accepted|done|confirmed/.test(name))
    return '2026-11-02T09:31:00.000Z';
  return '2026-11-13T16:05:00.000Z';
}

function chosen(options: unknown[], { way }: Place): unknown {
  const wanted = named(texts, way);
  return options.includes(wanted) ? wanted : (options.find((option) => option !== null) ?? null);
}

function objectOf(schema: Schema, place: Place): unknown {
  if (schema.properties) {
    const fields = Object.entries(schema.properties).filter(
      ([name]) => !place.sent || schema.required?.includes(name) || place.sent.includes(name),
    );
    return Object.fromEntries(
      fields.map(([name, field]) => [name, madeOf(field, { ...place, way: [...place.way, name] })]),
    );
  }
  const inside = schema.additionalProperties;
  if (typeof inside !== 'object' || Object.keys(inside).length === 0) return {};
  const keys = schema.propertyNames?.enum?.slice(0, 2) ?? [keyOf(place.way.at(-1)!)];
  return Object.fromEntries(
    keys.map((key) => [String(key), madeOf(inside, { ...place, way: [...place.way, String(key)] })]),
  );
}

function keyOf(name: string): string {
  if (/rates/.test(name)) return 'eur';
  if (/weights/.test(name)) return 'PKO';
  if (/languages|names/.test(name)) return 'en';
  return 'name';
}

function arrayOf(schema: Schema, place: Place): unknown {
  if (schema.prefixItems) return schema.prefixItems.map((item) => madeOf(item, place));
  if (!schema.items) return [];
  const one = madeOf(schema.items, place);
  return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => one);
}

function numberOf(
  { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, type }: Schema,
  { way }: Place,
): number {
  const wanted = named(numbers, way) ?? (noneNames.has(way.at(-1)!) ? 0 : 1);
  const whole = type === 'integer' ? Math.round(wanted) : wanted;
  return Math.min(Math.max(whole, minimum), maximum);
}

function textOf(schema: Schema, { way }: Place): string {
  const name = way.at(-1)!;
  if (schema.format === 'date-time') return timeOf(name);
  const candidates = [
    ...(isIdName(name) ? [exampleId(ownerOf(way))] : []),
    ...(isDay(schema) ? [named(days, way) ?? day] : []),
    named(texts, way),
    ...(dayName.test(name) ? [named(days, way) ?? day] : []),
    named(days, way),
    ...(name.endsWith('_at') ? [timeOf(name)] : []),
    '1',
    exampleId(name),
    'PLN',
    'text',
  ].filter((candidate) => candidate !== undefined);
  return candidates.find((candidate) => fits(candidate, schema)) ?? name;
}

const day = '2026-11-13';
const dayName =
  /(^|_)(day|date|on|from|to|start|end|starts|ends)$|^date_|^(dates|until|since|history_from|first_due)$/;

/** A day as text, by what it is checked with. */
export function isDay({ format, pattern }: Schema): boolean {
  return format === 'date' || Boolean(pattern?.startsWith('^\\d{4}-\\d{2}-\\d{2}'));
}

function isIdName(name: string): boolean {
  return /(^|_)ids?$|[a-z]Ids?$|^mark$/.test(name);
}

/** What an id is the id of: its own name says it, else the field around it, else the area. */
function ownerOf(way: Way): string {
  const name = way.at(-1)!;
  const own = name.replace(/_?ids?$|Ids?$/, '');
  if (own && own !== 'mark') return own;
  return way.slice(2, -1).findLast((field) => field !== 'data') ?? way[0]!;
}

function fits(
  text: string,
  { pattern, minLength = 0, maxLength = 1e9, format, allOf = [] }: Schema,
): boolean {
  if (text.length < minLength || text.length > maxLength) return false;
  if (format === 'uuid' && !/^[0-9a-f-]{36}$/.test(text)) return false;
  if (pattern && !new RegExp(pattern, 'u').test(text)) return false;
  return allOf.every((part) => fits(text, part));
}

function named<Value>(values: Readonly<Record<string, Value>>, way: Way): Value | undefined {
  const name = way.at(-1)!;
  const around = way.slice(0, -1).findLast((field) => values[`${field}.${name}`] !== undefined);
  return values[around ? `${around}.${name}` : name];
}
