import { describe, expect, test } from 'vitest';
import { allCalls } from '../../../tests/support/all-calls.ts';
import { openApiDocument } from './open-api.ts';

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  $ref?: string;
  anyOf?: Schema[];
};
type Parameter = { name: string; in: string; required: boolean; schema: Schema };
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: Schema }> }>;
  'x-error-keys': string[];
};

// biome-ignore lint/suspicious/noExplicitAny: a document of plain JSON, looked at from outside
const document = JSON.parse(JSON.stringify(openApiDocument('https://walory.example', allCalls))) as any;
const operations = new Map<string, Operation>();
for (const methods of Object.values<Record<string, Operation>>(document.paths)) {
  for (const operation of Object.values(methods)) operations.set(operation.operationId, operation);
}

test('the document says what it is and where the product is', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: 'Walory API', version: '1' });
  expect(document.servers).toEqual([{ url: 'https://walory.example' }]);
});

test('every call is there, under an id of its own', () => {
  expect([...operations.keys()].sort()).toEqual(allCalls.map((call) => call.id).sort());
  for (const call of allCalls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    expect(document.paths[path]?.[call.method.toLowerCase()]?.operationId).toBe(call.id);
  }
});

test('every reference leads somewhere', () => {
  const dangling: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { $ref } = node as Schema;
    if (typeof $ref === 'string') {
      const steps = $ref.replace(/^#\//, '').split('/');
      if (!$ref.startsWith('#/') || steps.reduce((at, step) => at?.[step], document) === undefined)
        dangling.push($ref);
    }
    Object.values(node).forEach(walk);
  };
  walk(document);
  expect(dangling).toEqual([]);
});

describe.each(allCalls.map((call) => [call.id, call] as const))('%s', (id, call) => {
  const operation = operations.get(id)!;

  test('is described completely', () => {
    expect(operation.summary.length).toBeGreaterThan(5);
    expect(operation.tags).toEqual([id.split('.')[0]]);
    expect(operation['x-error-keys']).toEqual(call.errors);
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual(
      [...call.path.matchAll(/:(\w+)/g)].map((found) => found[1]),
    );
    for (const parameter of inPath) expect(parameter.required).toBe(true);
    for (const parameter of operation.parameters)
      expect(Object.keys(parameter.schema).length).toBeGreaterThan(0);
    expect(new Set(operation.parameters.map(({ name }) => name)).size).toBe(operation.parameters.length);
    expect(Boolean(operation.requestBody)).toBe(Boolean(call.body));
    for (const { description } of Object.values(operation.responses)) expect(description).not.toBe('');
  });

  test('says who may call it', () => {
    const ways = operation.security?.flatMap((way) => Object.keys(way)) ?? [];
    if (call.access === 'anyone') expect(operation.security).toBeUndefined();
    else expect(ways).toEqual(call.apiKey ? ['session', 'apiKey'] : ['session']);
    expect(Object.keys(operation.responses).includes('401')).toBe(call.access !== 'anyone');
    expect(operation.parameters.some(({ name }) => name === 'X-XSRF-TOKEN')).toBe(
      call.changes && !call.signedBy,
    );
    for (const way of ways) expect(document.components.securitySchemes).toHaveProperty(way);
  });

  test('has an answer of the kind it gives', () => {
    if (call.answers === 'redirect') {
      expect(operation.responses).toHaveProperty('303');
      return;
    }
    const kind = { json: 'application/json', stream: 'text/event-stream', file: 'application/octet-stream' }[
      call.answers
    ];
    const content = operation.responses['200']!.content!;
    expect(Object.keys(content)).toEqual([kind]);
    if (call.answers !== 'json') return;
    // A call with several actions has one shape for each.
    const schema = content[kind]!.schema!;
    for (const shape of schema.anyOf ?? [schema]) expect(shape).toMatchObject({ type: 'object' });
  });
});

test('bodies name the fields that must be there', () => {
  const body = operations.get('auth.register')!.requestBody!.content['application/json']!.schema;
  expect(body.required).toEqual(
    expect.arrayContaining(['username', 'email', 'password', 'password_confirmation', 'terms']),
  );
  expect(body.required).not.toContain('newsletter');
});

test('times are described as such', () => {
  const user = operations.get('user.current')!.responses['200']!.content!['application/json']!.schema!;
  const shape = JSON.stringify(user.properties!.data!.properties!.terms_accepted_at);
  expect(shape).toContain('string');
});
