import type { FastifyInstance } from 'fastify';
import { takeLeave } from '../../domains/leads/server/newsletter/follow-link.ts';
import { takeLess } from '../../domains/notifications/server/less/choose-less.ts';
import { Failure } from '../../foundation/failure.ts';
import { locales } from '../../i18n/locales.ts';
import { type PageName, pattern } from '../../i18n/paths.ts';
import type { Services } from '../../platform/services.ts';

/** A form with one field, as RFC 8058 has it: its own way of writing, or that of files. */
const oneClick = /List-Unsubscribe(?:=|"\s+)One-Click/;
const mostBytes = 4096;

type Caller = { services: Services; address: string };
type Ending = { page: PageName; take: (caller: Caller, token: string) => Promise<unknown> };

/** What one click ends: messages of a topic, and the newsletter. */
const whatEnds: readonly Ending[] = [
  { page: 'lessOfThis', take: (caller, token) => takeLess(caller, token, 'channel') },
  { page: 'newsletterLeave', take: takeLeave },
];

const addressOf = (page: PageName) => pattern(page, 'en').replace(/\?$/, '');

/**
 * The one click of a mail program: it sends a form to the address of the page, knows no cookies and shows nothing. The
 * link itself proves who asks.
 */
export function oneClickEnds(app: FastifyInstance, services: Services): void {
  app.register(async (clicks) => {
    clicks.removeAllContentTypeParsers();
    clicks.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    for (const { page, take } of whatEnds)
      for (const prefix of ['', ...locales.map((locale) => `/${locale}`)])
        clicks.post<{ Params: { token: string } }>(prefix + addressOf(page), async (request, reply) => {
          await services.limits.takeCall(`address:${request.ip}`);
          if (typeof request.body !== 'string' || !oneClick.test(request.body))
            throw new Failure({ kind: 'malformed' });
          await take({ services, address: request.ip }, request.params.token);
          return reply.header('cache-control', 'no-store').type('text/plain').send('OK');
        });
  });
}
