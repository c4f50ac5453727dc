import { readSettings } from '../platform/settings/read-settings.ts';
import type { PageBuild } from '../routes/render-pages.ts';
import { startWalory } from './start-walory.ts';

/** The same server with Vite inside: pages come from their sources and change while they are open. */
const settings = readSettings(process.env);
const walory = await startWalory(settings, {
  async pages(app) {
    const { createServer } = await import('vite');
    const vite = await createServer({
      server: { middlewareMode: true, hmr: { server: app.server } },
      appType: 'custom',
    });
    app.addHook('onRequest', async (request, reply) => {
      await new Promise<void>((resolve) => {
        reply.raw.on('finish', resolve);
        vite.middlewares(request.raw, reply.raw, () => resolve());
      });
      if (reply.raw.writableEnded) reply.hijack();
    });
    app.addHook('onClose', () => vite.close());
    return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PageBuild;
  },
});
console.log(
  `\n  Walory in development: http://localhost:${new URL(walory.address).port}\n  Gallery: /dev/gallery, mails: /dev/mails\n`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await walory.stop();
    process.exit(0);
  });
}
