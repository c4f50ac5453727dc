import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../foundation/failure.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { type PageName, pattern } from '../../i18n/paths.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { ResolveActor } from '../../platform/http/bind-calls.ts';
import { formTokenField, isFromElsewhere, provesForm } from '../../platform/http/form-token.ts';
import type { Services } from '../../platform/services.ts';
import type { PostedForm } from '../page-context.ts';
import { formPages } from './form-pages.ts';

type Parts = {
  services: Services;
  resolveActor: ResolveActor;
  /** Renders the page with what was sent to it. */
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    sent: { actor: Actor | null; form: PostedForm },
  ) => Promise<FastifyReply>;
};

/** A message of the longest kind, every letter of it escaped, fits three times. */
const mostBytes = 64 * 1024;
const mostFields = 40;

/**
 * Forms that a browser sends by itself, without scripts. They go to their page under its prefixed address, because some
 * bare ones (`/login`) are calls when posted to.
 */
export function serveForms(app: FastifyInstance, { services, resolveActor, answer }: Parts): void {
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => done(null, body),
    );
    for (const address of addressesOf(formPages))
      forms.post(address, async (request, reply) => {
        // What another site sends is neither read nor shown.
        if (isFromElsewhere(services.settings, request)) throw new Failure({ kind: 'staleCsrf' });
        const fields = fieldsIn(typeof request.body === 'string' ? request.body : '');
        const actor = await resolveActor(request);
        if (actor) (request as { userId?: string }).userId = actor.userId;
        const token = fields[formTokenField] ?? '';
        const isProved = provesForm(services.secrets, actor?.sessionId ?? null, request.cookies, token);
        return answer(request, reply, { actor, form: { fields, isProved } });
      });
  });
}

function addressesOf(pages: readonly PageName[]): string[] {
  const addressOf = (page: PageName, locale: Locale) => `/${locale}${pattern(page, locale)}`;
  // There mail programs send their one click: the form names its link in a field.
  const ofForm = (page: PageName, address: string) =>
    page === 'newsletterLeave' || page === 'lessOfThis' ? address.replace(/\/:\w+\?$/, '') : address;
  return locales.flatMap((locale) => pages.map((page) => ofForm(page, addressOf(page, locale))));
}

/** The first of each name; more fields than any form has are no form of ours. */
export function fieldsIn(body: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  let count = 0;
  for (const [name, value] of new URLSearchParams(body)) {
    count += 1;
    if (count > mostFields) throw new Failure({ kind: 'malformed' });
    fields[name] ??= value;
  }
  return fields;
}
