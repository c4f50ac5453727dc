import * as z from 'zod/mini';
import { instant } from '../../foundation/answers.ts';
import { brand } from '../../foundation/brand.ts';
import type { AnyCall } from '../../foundation/contract.ts';
import { onceFor } from '../../foundation/once-for.ts';
import { answerExample, pathExample, sentExample } from './examples/example-of.ts';

type Json = Record<string, unknown>;

/** The OpenAPI document, made from the contracts alone. */
export function openApiDocument(serverUrl: string, calls: readonly AnyCall[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: 'Every call of the product. Money and quantities are decimal strings.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'walory_session' },
        apiKey: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['message'],
          properties: {
            message: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
          },
        },
      },
    },
  };
}

/** Contracts never change while a process lives, and describing them all takes it a third of a second. */
export const operation = onceFor(describe);

function describe(call: AnyCall): Json {
  const security = [{ session: [] }, ...(call.apiKey ? [{ apiKey: [] }] : [])];
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    ...(call.access !== 'anyone' && { security }),
    parameters: [
      ...parametersOf(call, 'path'),
      ...parametersOf(call, 'query'),
      ...(call.changes && !call.signedBy
        ? [
            {
              name: 'X-XSRF-TOKEN',
              in: 'header',
              required: false,
              schema: { type: 'string' },
              description: 'With a session: the value of the XSRF-TOKEN cookie',
            },
          ]
        : []),
    ],
    ...(call.body && { requestBody: { required: true, content: { 'application/json': bodyOf(call) } } }),
    responses: { [call.answers === 'redirect' ? 303 : 200]: answer(call), ...failures(call) },
    'x-error-keys': call.errors,
  };
}

function bodyOf(call: AnyCall): Json {
  const schema = schemaOf(call.body, 'input');
  return { schema, example: sentExample(schema, call.id) };
}

function answer(call: AnyCall): Json {
  if (call.answers === 'stream') return { description: 'Events', content: { 'text/event-stream': {} } };
  if (call.answers === 'redirect') return { description: 'Leads elsewhere' };
  if (call.answers === 'file') return { description: 'A file', content: { 'application/octet-stream': {} } };
  const schema = schemaOf(call.output, 'output');
  return {
    description: 'Done',
    content: { 'application/json': { schema, example: answerExample(schema, call.id) } },
  };
}

function failures(call: AnyCall): Record<string, Json> {
  const error = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  return {
    ...(call.access !== 'anyone' && { 401: error('Not signed in') }),
    ...(call.params && { 404: error('Not there, or not yours') }),
    ...(call.changes && !call.signedBy && { 419: error('CSRF token missing or stale') }),
    ...((call.body || call.query) && {
      422: error('A field is wrong; errors names each with a message key'),
    }),
    429: error('Too many; Retry-After says when'),
  };
}

function parametersOf(call: AnyCall, place: 'path' | 'query'): Json[] {
  const schema: z.ZodMiniType | undefined = place === 'path' ? call.params : call.query;
  if (!schema) return [];
  const json = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
    anyOf?: Json[];
    oneOf?: Json[];
  };
  const variants = (json.oneOf ?? json.anyOf ?? [json]) as (typeof json)[];
  const examples = (place === 'path' ? pathExample(json, call) : sentExample(json, call.id)) as Json;
  const byName = new Map<string, Json>();
  for (const variant of variants) {
    for (const [name, property] of Object.entries(variant.properties ?? {})) {
      const known = byName.get(name)?.schema as Json | undefined;
      const required = place === 'path' || variants.every((other) => other.required?.includes(name));
      byName.set(name, {
        name,
        in: place,
        required,
        schema: known ? { anyOf: [known, property] } : property,
        ...(name in examples && { example: examples[name] }),
      });
    }
  }
  return [...byName.values()];
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === instant) {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
      }
    },
  }) as Json;
  return json;
}
