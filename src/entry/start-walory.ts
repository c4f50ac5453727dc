import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createActorResolver } from '../domains/identity/server/sign-in/resolve-actor.ts';
import { alone, migrate } from '../platform/database/migrate.ts';
import { joinDomains, type Registration } from '../platform/domains/registration.ts';
import { bindCalls, forbiddenInPlace } from '../platform/http/bind-calls.ts';
import { createEventStreams } from '../platform/http/event-stream.ts';
import { createHttpServer } from '../platform/http/http-server.ts';
import { acceptOnlyJson } from '../platform/http/json-body.ts';
import { createMetrics } from '../platform/http/metrics.ts';
import { addOperatorRoutes } from '../platform/http/operator-routes.ts';
import { pageStamps } from '../platform/http/page-stamps.ts';
import { matchFingerprint } from '../platform/secrets.ts';
import type { Settings } from '../platform/settings/settings-schema.ts';
import { boundCalls } from '../routes/api/bound-calls.ts';
import { describedWhenAsked } from '../routes/api/described-when-asked.ts';
import { domains } from '../routes/api/domains.ts';
import { openApiRoutes } from '../routes/api/open-api-routes.ts';
import { demoForm } from '../routes/forms/demo-form.ts';
import { oneClickEnds } from '../routes/forms/one-click.ts';
import { linkPictureRoutes } from '../routes/link-pictures/picture-routes.ts';
import { createPagePreviews } from '../routes/previews/page-previews.ts';
import { pushWorkerRoute } from '../routes/push-worker.ts';
import { refuseStrays } from '../routes/refuse-strays.ts';
import type { PageBuild } from '../routes/render-pages.ts';
import { seoRoutes } from '../routes/seo-routes.ts';
import { servePages } from '../routes/serve-pages.ts';
import { jobHandlers } from './job-handlers.ts';
import { openServices } from './open-services.ts';
import { root } from './project-root.ts';
import { seed } from './seed.ts';

export type Walory = { address: string; app: FastifyInstance | null; stop(): Promise<void> };

type PageSource = (app: FastifyInstance) => Promise<() => Promise<PageBuild>>;

type Options = {
  /** Where pages come from: the build, the sources with hot reload, or nowhere (calls only, for tests). */
  pages?: 'built' | 'none' | PageSource;
  /** What the product consists of; tests may add to it. */
  domains?: readonly Registration[];
  /** Whether work begins by the clock as well; tests look at what changed, and want no work they did not ask for. */
  byTheClock?: boolean;
};

/** How long requests under way may take to finish when the product stops. */
const longestFarewell = 10_000;
/** Starts everything one process of the product does, in the order in which one part needs the other. */
export async function startWalory(settings: Settings, options: Options = {}): Promise<Walory> {
  const joined = joinDomains(options.domains ?? domains);
  const { services, closeServices } = await openServices(settings);
  const { database, jobs, events, log } = services;
  try {
    const handlers = jobHandlers(services, joined);
    await alone(database, async (client) => {
      await migrate(client, path.join(root, 'migrations'), log);
      await matchFingerprint(client, services.secrets);
      const { byTheClock = true } = options;
      await jobs.setUp(handlers.map(({ job }) => (byTheClock ? job : { ...job, schedule: undefined })));
      await seed(services, joined);
    });
    await events.start();
    if (settings.role !== 'web') jobs.work(handlers);
    const web = settings.role === 'worker' ? null : await startWeb();
    return {
      address: web?.address ?? '',
      app: web?.app ?? null,
      async stop() {
        await web?.stop();
        await closeServices();
      },
    };
  } catch (error) {
    await closeServices().catch(() => {});
    throw error;
  }

  async function startWeb() {
    let stopping = false;
    const metrics = createMetrics();
    const app = createHttpServer(services, metrics);
    refuseStrays(app, settings);
    const streams = createEventStreams(services);
    metrics.gauge('event_streams', 'Browsers listening for events', () => streams.count);
    const resolveActor = createActorResolver(services);
    const previews = createPagePreviews();
    const bound = boundCalls(joined, streams, previews);
    const apiDocument = describedWhenAsked(
      settings.publicUrl || '/',
      bound.map(({ call }) => call),
    );
    addOperatorRoutes(app, services, metrics, () => stopping);
    app.register(async (api) => {
      acceptOnlyJson(api);
      bindCalls(api, services, resolveActor, bound, joined.slots.all(forbiddenInPlace));
      openApiRoutes(api, apiDocument);
      api.all('/api/*', async (_request, reply) => reply.status(404).send({ message: 'Not found.' }));
    });
    oneClickEnds(app, services);
    demoForm(app, services, resolveActor);
    const { pages = 'built' } = options;
    if (pages !== 'none') {
      seoRoutes(app, services);
      linkPictureRoutes(app, services);
      await pushWorkerRoute(app, path.join(root, 'build/worker/push-worker.js'));
      const build = await (pages === 'built' ? builtPages : pages)(app);
      const development = pages !== 'built';
      const stamps = joined.slots.all(pageStamps);
      const asked = { services, resolveActor, stamps, previews };
      servePages(app, { ...asked, bindings: bound, apiDocument, build, development });
    }
    const address = await app.listen({ port: settings.port, host: settings.host });
    return {
      app,
      address,
      async stop() {
        stopping = true;
        streams.closeAll();
        // A connection that finishes its request only now would be kept alive and keep us waiting.
        const closing = setInterval(() => app.server.closeIdleConnections(), 20);
        // And one that never sends a request would keep us for ever.
        const patience = setTimeout(() => app.server.closeAllConnections(), longestFarewell);
        await app.close();
        clearTimeout(patience);
        clearInterval(closing);
      },
    };
  }
}

/** A page shows dozens of them, and they hardly ever change. */
const brokerMarks = 'brokers';

async function builtPages(app: FastifyInstance): Promise<() => Promise<PageBuild>> {
  const client = path.join(root, 'build/client');
  app.register(staticFiles, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  app.register(staticFiles, {
    root: path.join(root, 'public'),
    prefix: '/',
    wildcard: false,
    globIgnore: [`${brokerMarks}/**`],
    decorateReply: false,
    maxAge: '1h',
  });
  app.register(staticFiles, {
    root: path.join(root, 'public', brokerMarks),
    prefix: `/${brokerMarks}/`,
    wildcard: false,
    decorateReply: false,
    maxAge: '30d',
  });
  const build = (await import(path.join(root, 'build/server/index.js'))) as unknown as PageBuild;
  return async () => build;
}
