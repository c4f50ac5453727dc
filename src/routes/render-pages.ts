import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { demoEmail, demoIsWanted, demoPassword } from '../domains/identity/server/seed-demo.ts';
import type { AnyCall } from '../foundation/contract.ts';
import { Failure } from '../foundation/failure.ts';
import { splitLocale } from '../i18n/paths.ts';
import type { Actor } from '../platform/http/actor.ts';
import { type Binding, checkAccess, contextOf } from '../platform/http/bind-calls.ts';
import { outputOf } from '../platform/http/kept-answers.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import type { Services } from '../platform/services.ts';
import type { PageContext, SiteInfo } from './page-context.ts';
import { addressOf, pathOf, siteOrigin, themeOf } from './page-request.ts';

export type PageBuild = ServerBuild & {
  entry: { module: { pageContext: Parameters<RouterContextProvider['set']>[0] } };
};

export type PageParts = {
  services: Services;
  bindings: Binding[];
  apiDocument: object;
  build: () => Promise<PageBuild>;
  development: boolean;
};

type Visit = { request: FastifyRequest; reply: FastifyReply; actor: Actor | null; nonce: string };

/** Renders pages by the newest build; in development there is another after each change. */
export function createRenderer(parts: PageParts): (visit: Visit) => Promise<Response> {
  const { services, development } = parts;
  const bound = new Map(parts.bindings.map((binding) => [binding.call.id, binding]));
  let handler: { build: PageBuild; handle: ReturnType<typeof createRequestHandler> } | undefined;

  async function currentHandler() {
    const build = await parts.build();
    if (handler?.build !== build)
      handler = { build, handle: createRequestHandler(build, development ? 'development' : 'production') };
    return handler;
  }

  return async (visit) => {
    const { build, handle } = await currentHandler();
    const provider = new RouterContextProvider();
    provider.set(build.entry.module.pageContext, pageContextOf(visit, parts, bound));
    return handle(webRequest(visit.request, siteOrigin(services, visit.request)), provider);
  };
}

function pageContextOf(
  { request, reply, actor, nonce }: Visit,
  { services, apiDocument, development }: PageParts,
  bound: ReadonlyMap<string, Binding>,
): PageContext {
  const { locale } = splitLocale(pathOf(request));
  const context = { ...contextOf(services, actor, request, reply), locale };
  return {
    nonce,
    locale,
    theme: themeOf(request),
    currency: request.cookies.currency ?? null,
    actor,
    site: siteInfo(services, request, development),
    now: services.clock.now().toISOString(),
    apiDocument,
    onFault: (error) => {
      if (!(error instanceof Failure))
        services.log.error({ err: error, requestId: request.id }, 'page fault');
    },
    async call(call: AnyCall, given: unknown) {
      const args = given as { params?: unknown; query?: unknown; body?: unknown };
      const binding = bound.get(call.id);
      if (!binding?.operation) throw new Error(`no operation is bound to ${call.id}`);
      checkAccess(call, actor);
      const input = parseInput(binding.call, { params: args.params, query: args.query, body: args.body });
      return outputOf(binding.call, await binding.operation(context, input as never)) as never;
    },
  };
}

function siteInfo(services: Services, request: FastifyRequest, development: boolean): SiteInfo {
  const { settings } = services;
  return {
    origin: siteOrigin(services, request),
    blogUrl: settings.blogUrl || null,
    apiDocsUrl: settings.apiDocsUrl || null,
    socialUrls: settings.socialUrls,
    demo: demoIsWanted(settings) ? { email: demoEmail, password: demoPassword } : null,
    simulated: settings.demo,
    gallery: development || settings.gallery,
  };
}

function webRequest(request: FastifyRequest, origin: string): Request {
  const url = addressOf(request, origin);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return new Request(url, { method: request.method, headers });
}
