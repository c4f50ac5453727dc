import type { FastifyInstance } from 'fastify';
import { visitDemo as visitCall } from '../../domains/identity/contract.ts';
import { demoFormPath } from '../../domains/identity/demo-form.ts';
import { visitDemo } from '../../domains/identity/server/sign-in/visit-demo.ts';
import { isLocale, localeCookie } from '../../i18n/locales.ts';
import { path } from '../../i18n/paths.ts';
import { callerOf, checkAccess, contextOf, type ResolveActor } from '../../platform/http/bind-calls.ts';
import { formTokenField, isFromElsewhere, provesForm } from '../../platform/http/form-token.ts';
import type { Services } from '../../platform/services.ts';
import { fieldsIn } from './serve-forms.ts';

const mostBytes = 1024;

/**
 * Starts the demo without JavaScript: the same call by a form, whose hidden field counts as the header of the CSRF token.
 * With a stale one the form is shown again.
 */
export function demoForm(app: FastifyInstance, services: Services, resolveActor: ResolveActor): void {
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => done(null, body),
    );
    forms.post(demoFormPath, async (request, reply) => {
      const actor = await resolveActor(request);
      await services.limits.takeCall(callerOf(actor, request.ip));
      const read = request.cookies[localeCookie];
      const locale = isLocale(read) ? read : 'en';
      const token = fieldsIn(typeof request.body === 'string' ? request.body : '')[formTokenField] ?? '';
      const isOurs =
        !isFromElsewhere(services.settings, request) &&
        provesForm(services.secrets, actor?.sessionId ?? null, request.cookies, token);
      reply.header('cache-control', 'no-store');
      if (!isOurs) return reply.redirect(`${path('login', locale)}?demo=1`, 303);
      checkAccess(visitCall, actor);
      await visitDemo(contextOf(services, actor, request, reply));
      return reply.redirect(path('dashboard', locale), 303);
    });
  });
}
