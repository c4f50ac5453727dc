import type { CallInput } from '../../../foundation/contract.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { chooseConsent as chooseCall } from '../contract.ts';
import type { Choice, Purpose } from '../purposes.ts';
import { choiceIn, consentCookieValue, consentDays } from './consent-cookie.ts';
import { offeredServices } from './offered-services.ts';

/** What the services of a purpose leave in our own cookies. */
const leftBehind: Partial<Record<Purpose, RegExp>> = {
  statistics: /^_(ga|gid|gat|gcl|dc_gtm)(_|$)/,
  recording: /^_(clck|clsk)$/,
};

/** Remembers a choice about what is offered. What is refused takes its cookies along; what is named both ways is refused. */
export async function chooseConsent(context: Context, { body }: CallInput<typeof chooseCall>) {
  const { secrets, settings, clock } = context.services;
  const offered = offeredServices(settings).map(({ purpose }) => purpose);
  const before = choiceIn(secrets, context.keptConsent(), clock.now());
  const choice: Choice = {};
  for (const purpose of offered) {
    const answer = body.refused.includes(purpose) ? false : body.agreed.includes(purpose) || before[purpose];
    if (answer !== undefined) choice[purpose] = answer;
  }
  const agreed = offered.filter((purpose) => choice[purpose]);
  context.dropCookies((name) => body.refused.some((purpose) => leftBehind[purpose]?.test(name)));
  // Where there is nothing to agree to nothing is remembered.
  if (offered.length > 0) context.keepConsent(consentCookieValue(secrets, choice, clock.now()), consentDays);
  return { data: { agreed } };
}
