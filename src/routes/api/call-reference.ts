export const openApiPath = '/api/openapi.json';

export type FieldReference = { name: string; type: string; required: boolean };
export type CallReference = {
  id: string;
  method: string;
  path: string;
  summary: string;
  who: 'anyone' | 'key' | 'session' | 'operator';
  parameters: FieldReference[];
  body: FieldReference[];
  answer: FieldReference[];
  errors: string[];
};

type Schema = {
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};

type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security?: Record<string, unknown>[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
  'x-error-keys': string[];
};

/** The OpenAPI document as a person reads it: areas, calls, and their fields in a flat list. */
export function referenceByArea(document: object): { area: string; calls: CallReference[] }[] {
  const areas = new Map<string, CallReference[]>();
  const { paths } = document as { paths: Record<string, Record<string, Operation>> };
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const area = operation.tags[0] ?? 'other';
      areas.set(area, [...(areas.get(area) ?? []), referenceOf(method, path, operation)]);
    }
  }
  return [...areas].map(([area, calls]) => ({ area, calls }));
}

function referenceOf(method: string, path: string, operation: Operation): CallReference {
  const answer = operation.responses['200']?.content?.['application/json']?.schema;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    who: whoMay(operation),
    parameters: operation.parameters
      .filter((parameter) => parameter.in !== 'header')
      .map(({ name, required, schema }) => ({ name, required, type: typeName(schema) })),
    body: fieldsOf(operation.requestBody?.content['application/json']?.schema, ''),
    answer: fieldsOf(answer, ''),
    errors: operation['x-error-keys'],
  };
}

function whoMay(operation: Operation): CallReference['who'] {
  if (operation.tags[0] === 'admin') return 'operator';
  if (!operation.security) return 'anyone';
  return operation.security.some((scheme) => 'apiKey' in scheme) ? 'key' : 'session';
}

/** Nested fields by their path: `data[].name`. */
function fieldsOf(schema: Schema | undefined, prefix: string): FieldReference[] {
  if (!schema) return [];
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return uniqueByName(variants.flatMap((variant) => fieldsOf(variant, prefix)));
  if (schema.type === 'array') return fieldsOf(schema.items, `${prefix}[]`);
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
  if (schema.type === 'array') return `${typeName(schema.items ?? {})}[]`;
  return schema.format ?? (Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any'));
}
