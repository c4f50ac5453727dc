import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { demoEmail, demoIsWanted, demoPassword } from '../domains/identity/server/seed-demo.ts';
import type { AnyCall } from '../foundation/contract.ts';
import { Failure } from '../foundation/failure.ts';
import { splitLocale } from '../i18n/paths.ts';
import type { Actor } from '../platform/http/actor.ts';
import { type Binding, checkAccess, contextOf } from '../platform/http/bind-calls.ts';
import { isUnavailable } from '../platform/http/failure-answers.ts';
import { markOfDone } from '../platform/http/form-token.ts';
import { outputOf } from '../platform/http/kept-answers.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import type { Services } from '../platform/services.ts';
import type { Settings } from '../platform/settings/settings-schema.ts';
import { shownMails } from './dev/mail-specimens.ts';
import { awayAnswer, isAwayAnswer } from './faults/away-answer.ts';
import { withAttached, withPackedData } from './packed-data.ts';
import type { OwnWords } from './page-cache.ts';
import type { CompanyInfo, PageContext, PostedForm, SiteDraft, SiteInfo } from './page-context.ts';
import { addressOf, basisOf, hidesAmounts, pathOf, siteOrigin, themeOf } from './page-request.ts';
import { offeredBrokers } from './public-site/offered-brokers.ts';
import type { ForRequest } from './third-parties/for-request.ts';

export type PageBuild = ServerBuild & {
  entry: { module: { pageContext: Parameters<RouterContextProvider['set']>[0] } };
};

export type PageParts = {
  services: Services;
  bindings: Binding[];
  apiDocument(): Promise<object>;
  build: () => Promise<PageBuild>;
  development: boolean;
};

export type Visit = OwnWords & {
  request: FastifyRequest;
  reply: FastifyReply;
  actor: Actor | null;
  away?: boolean;
  form?: PostedForm;
  /** Words to be shown in the place of those that stand. */
  draft?: SiteDraft;
  thirdParties: ForRequest;
  /** The page alone, for one that is the same whatever else the request says. */
  path?: string;
};

export type Rendered = { status: number; headers: Headers; body: Buffer };

/** Renders pages by the newest build; in development there is another after each change. */
export function createRenderer(parts: PageParts): (visit: Visit) => Promise<Rendered> {
  const { services, development } = parts;
  const bound = new Map(parts.bindings.map((binding) => [binding.call.id, binding]));
  let handler: { build: PageBuild; handle: ReturnType<typeof createRequestHandler> } | undefined;

  async function currentHandler() {
    const build = await parts.build();
    if (handler?.build !== build)
      handler = {
        build,
        // In development pages come from their sources, where nothing unpacks.
        handle: development
          ? createRequestHandler(build, 'development')
          : createRequestHandler(withPackedData(build, build.entry.module.pageContext), 'production'),
      };
    return handler;
  }

  return async (visit) => {
    const { build, handle } = await currentHandler();
    const provider = new RouterContextProvider();
    let written: Buffer | undefined;
    const attached: string[] = [];
    // Nothing unpacks in a preview: no script runs in it.
    const attach = visit.draft ? () => 0 : (json: string) => attached.push(json) - 1;
    const things: object[] = [];
    const context = pageContextOf(visit, parts, bound);
    provider.set(build.entry.module.pageContext, {
      ...context,
      // Where the browser asks for data alone there is no page to put them in.
      attach: pathOf(visit.request).endsWith('.data') ? null : attach,
      describe: (...added: object[]) => {
        things.push(...added);
      },
      onWritten: (bytes: Buffer) => {
        written = bytes;
      },
    });
    const answer = await handle(webRequest(visit, siteOrigin(services, visit.request)), provider);
    // What was told of a page that failed after all is not true.
    const described = answer.status === 200 ? things : [];
    const body = written
      ? withAttached(written, attached, described)
      : Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, body };
  };
}

function pageContextOf(
  visit: Visit,
  { services, apiDocument, development }: PageParts,
  bound: ReadonlyMap<string, Binding>,
): Omit<PageContext, 'attach' | 'describe' | 'onWritten'> {
  const { request, reply, actor, away = false, nonce, formToken, form = null, draft = null } = visit;
  const { consent, scripts } = visit.thirdParties;
  const { locale } = splitLocale(pathOf(request));
  const context = { ...contextOf(services, actor, request, reply), locale };
  return {
    nonce,
    formToken,
    markOf: (done) => markOfDone(services.secrets, request.cookies, done),
    form,
    draft,
    locale,
    theme: themeOf(request),
    currency: request.cookies.currency ?? null,
    basis: basisOf(request, actor),
    hidesAmounts: hidesAmounts(request),
    actor,
    away,
    consent: consent.offered.length > 0 ? { ...consent, scripts } : null,
    site: siteInfo(services, request, development),
    now: services.clock.now().toISOString(),
    apiDocument,
    mailSpecimens: shownMails,
    onFault: (error) => {
      if (!(error instanceof Failure) && !isAwayAnswer(error))
        services.log.error({ err: error, requestId: request.id }, 'page fault');
    },
    call: askedOnce(async (call, args) => {
      const binding = bound.get(call.id);
      if (!binding?.operation) throw new Error(`no operation is bound to ${call.id}`);
      checkAccess(call, actor, args.body);
      const input = parseInput(binding.call, { params: args.params, query: args.query, body: args.body });
      return outputOf(binding.call, await binding.operation(context, input as never).catch(sayAway));
    }),
  };
}

function sayAway(error: unknown): never {
  throw isUnavailable(error) ? awayAnswer() : error;
}

type Given = { params?: unknown; query?: unknown; body?: unknown };

/** Loaders of one page do not know of each other: what several of them read is read once. */
function askedOnce(ask: (call: AnyCall, args: Given) => Promise<unknown>): PageContext['call'] {
  const answers = new Map<string, Promise<unknown>>();
  return ((call: AnyCall, args: Given) => {
    if (call.changes) return ask(call, args);
    const key = `${call.id} ${JSON.stringify(args)}`;
    const answer = answers.get(key) ?? ask(call, args);
    answers.set(key, answer);
    return answer;
  }) as PageContext['call'];
}

function siteInfo(services: Services, request: FastifyRequest, development: boolean): SiteInfo {
  const { settings } = services;
  return {
    origin: siteOrigin(services, request),
    blogUrl: settings.blogUrl || null,
    apiDocsUrl: settings.apiDocsUrl || null,
    apiPerMinute: settings.apiPerMinute,
    socialUrls: settings.socialUrls,
    plans: settings.plans,
    vat: settings.vatRate !== null,
    charges: settings.stripeKey !== '',
    company: companyOf(settings),
    demo: demoIsWanted(settings) ? { email: demoEmail, password: demoPassword } : null,
    brokers: offeredBrokers,
    simulated: settings.demo,
    gallery: development || settings.gallery,
  };
}

function companyOf(settings: Settings): CompanyInfo {
  return {
    name: settings.sellerName,
    street: settings.sellerStreet,
    zip: settings.sellerZip,
    city: settings.sellerCity,
    taxNumber: settings.sellerTaxNumber,
    register: settings.companyRegister,
    email: settings.contactEmail,
    phone: settings.contactPhone,
    founded: settings.companyFounded,
    serves: settings.companyServes,
  };
}

function webRequest({ request, path, form }: Visit, origin: string): Request {
  const url = path === undefined ? addressOf(request, origin) : new URL(path, origin);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // Where a form came from was looked at before; what it holds is handed over apart.
    const isOfForm = form && /^(?:origin|content-\w+|transfer-encoding)$/.test(name);
    if (value === undefined || name.startsWith(':') || isOfForm) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return new Request(url, { method: request.method, headers });
}
