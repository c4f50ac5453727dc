import type { FastifyRequest } from 'fastify';
import { loadedOn, type PageKind } from '../../domains/consent/page-kinds.ts';
import { type Consent, consentOf, nothingOffered } from '../../domains/consent/purposes.ts';
import { choiceIn } from '../../domains/consent/server/consent-cookie.ts';
import { offeredServices } from '../../domains/consent/server/offered-services.ts';
import type { ThirdParties } from '../../domains/consent/third-parties.ts';
import { consentCookie } from '../../platform/http/cookies.ts';
import { type Allowed, allowedTogether } from '../../platform/http/security-headers.ts';
import type { Services } from '../../platform/services.ts';
import { pathOf } from '../page-request.ts';
import { pageKindOf } from './page-kind.ts';

/** What a page may load of others for whoever asks for it. */
export type ForRequest = {
  kind: PageKind;
  consent: Consent;
  /** What the page is told, and the policy admits: only what loads on it. */
  scripts: ThirdParties;
  allowed: Allowed;
  /** What pages are kept apart by: who agreed to something must not leave it to who did not. */
  key: string;
};

/** Decides by settings, cookie and page, once for each request. */
export function thirdPartiesFor({
  settings,
  secrets,
  clock,
}: Services): (request: FastifyRequest) => ForRequest {
  const services = offeredServices(settings);
  const offered = services.map(({ purpose }) => purpose);
  return (request) => {
    const kind = pageKindOf(pathOf(request));
    if (offered.length === 0) return { kind, consent: nothingOffered, scripts: {}, allowed: {}, key: '' };
    const choice = choiceIn(secrets, request.cookies[consentCookie], clock.now());
    const consent = consentOf(offered, choice, asksNotToBeTracked(request));
    const loaded = loadedOn(kind, consent.agreed);
    const here = services.filter(({ purpose }) => loaded.includes(purpose));
    return {
      kind,
      consent,
      scripts: Object.assign({}, ...here.map(({ scripts }) => scripts)),
      allowed: allowedTogether(here.map(({ allowed }) => allowed)),
      key: `${consent.agreed.join()}/${consent.open.join()}`,
    };
  };
}

/** Global Privacy Control, or the older Do Not Track. */
function asksNotToBeTracked({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}
