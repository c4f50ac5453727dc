import { onceFor } from '../../foundation/once-for.ts';
import { type ApiArea, apiAreaNames, apiAreas, areaOf } from './api-areas.ts';
import { isDay, type Schema } from './examples/example-of.ts';

export const openApiPath = '/api/openapi.json';

export type FieldReference = { name: string; type: string; required: boolean };
export type CallReference = {
  id: string;
  area: ApiArea;
  method: string;
  path: string;
  summary: string;
  who: 'anyone' | 'key' | 'session' | 'operator';
  /** Whether a browser has to prove that it means it. */
  csrf: boolean;
  parameters: FieldReference[];
  body: FieldReference[];
  answer: FieldReference[];
  answers: 'json' | 'stream' | 'file' | 'redirect';
  errors: string[];
  /** An address that could be asked, the body sent to it and what comes back. */
  example: { path: string; body?: unknown; answer?: unknown };
};

type Parameter = { name: string; in: string; required: boolean; schema: Schema; example?: unknown };
type Content = Record<string, { schema?: Schema; example?: unknown }>;
type Operation = {
  operationId: string;
  summary: string;
  security?: Record<string, unknown>[];
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
  'x-error-keys': string[];
};

export type AreaReference = { area: ApiArea; calls: CallReference[] };

/** The OpenAPI document as a person reads it: areas, calls, and their fields in a flat list. */
export const referenceOf = onceFor((document: object): AreaReference[] => {
  const calls: CallReference[] = [];
  const { paths } = document as { paths: Record<string, Record<string, Operation>> };
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const area = areaOf(operation.operationId);
      if (area) calls.push(callReference(method, path, operation, area));
    }
  }
  return apiAreaNames.map((area) => ({
    area,
    calls: calls.filter((call) => call.area === area).toSorted(byPath),
  }));
});

const methods = ['GET', 'POST', 'PUT', 'DELETE'];

/** What is asked of one thing stands together, reading first. */
function byPath(a: CallReference, b: CallReference): number {
  const kind = kindIn(a) - kindIn(b);
  if (kind !== 0) return kind;
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return methods.indexOf(a.method) - methods.indexOf(b.method);
}

function kindIn({ area, id }: CallReference): number {
  return apiAreas[area].findIndex((kind) => id.startsWith(`${kind}.`));
}

function callReference(method: string, path: string, operation: Operation, area: ApiArea): CallReference {
  const body = operation.requestBody?.content['application/json'];
  const answer = operation.responses['200']?.content?.['application/json'];
  const parameters = operation.parameters.filter((parameter) => parameter.in !== 'header');
  return {
    id: operation.operationId,
    area,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    who: whoMay(operation, area),
    csrf: parameters.length < operation.parameters.length,
    parameters: parameters.map(({ name, required, schema }) => ({ name, required, type: typeName(schema) })),
    body: fieldsOf(body?.schema, ''),
    answer: fieldsOf(answer?.schema, ''),
    answers: answersWith(operation),
    errors: operation['x-error-keys'],
    example: {
      path: filledPath(path, parameters),
      ...(body && { body: body.example }),
      ...(answer && { answer: answer.example }),
    },
  };
}

function whoMay({ security }: Operation, area: ApiArea): CallReference['who'] {
  if (area === 'operator') return 'operator';
  if (!security) return 'anyone';
  return security.some((scheme) => 'apiKey' in scheme) ? 'key' : 'session';
}

function answersWith({ responses }: Operation): CallReference['answers'] {
  const content = responses['200']?.content;
  if (!content) return 'redirect';
  if ('text/event-stream' in content) return 'stream';
  return 'application/json' in content ? 'json' : 'file';
}

function filledPath(path: string, parameters: Parameter[]): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: place, example } of parameters) {
    if (example === undefined) continue;
    if (place === 'query') query.set(name, String(example));
    else filled = filled.replace(`{${name}}`, encodeURIComponent(String(example)));
  }
  return query.size ? `${filled}?${query}` : filled;
}

/** Nested fields by their path: `data[].name`. */
function fieldsOf(schema: Schema | undefined, prefix: string): FieldReference[] {
  if (!schema) return [];
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return uniqueByName(variants.flatMap((variant) => fieldsOf(variant, prefix)));
  if (schema.type === 'array') return fieldsOf(schema.items || undefined, `${prefix}[]`);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const at = prefix ? `${prefix}.${name}` : name;
    const inner = fieldsOf(property, at);
    return inner.length
      ? inner
      : [{ name: at, type: typeName(property), required: schema.required?.includes(name) ?? false }];
  });
}

function uniqueByName(fields: FieldReference[]): FieldReference[] {
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

function typeName(schema: Schema): string {
  if (schema.enum) return schema.enum.join(' | ');
  if (schema.const !== undefined) return String(schema.const);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return [...new Set(variants.map(typeName))].join(' | ');
  if (schema.type === 'array') return `${typeName(schema.items || {})}[]`;
  if (isDay(schema)) return 'date';
  return schema.format ?? (Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any'));
}
