import type { FastifyRequest } from 'fastify';
import { nothingOffered } from '../../domains/consent/purposes.ts';
import { previewSiteText } from '../../domains/site-texts/contract.ts';
import { isSitePage, symbolOfType } from '../../domains/site-texts/site-pages.ts';
import { addressOf } from '../../domains/site-texts/ui/site-text.ts';
import type { CallInput } from '../../foundation/contract.ts';
import { notFound } from '../../foundation/failure.ts';
import { callerOf, type StreamOperation } from '../../platform/http/bind-calls.ts';
import { parseInput } from '../../platform/http/parse-input.ts';
import type { createRenderer } from '../render-pages.ts';
import type { ForRequest } from '../third-parties/for-request.ts';

type Render = ReturnType<typeof createRenderer>;

export type PagePreviews = {
  /** Pages come after calls; without them there is nothing to show. */
  rendersWith(render: Render, costs: number): void;
  show: StreamOperation;
};

/** Nothing of others is loaded, and nobody is asked about it. */
const noThirdParties: ForRequest = {
  kind: 'public',
  consent: nothingOffered,
  scripts: {},
  allowed: {},
  key: '',
};

/**
 * A public page with words that are tried out, as the text of an answer to the operator (PS-11, decision 54): it has no
 * address, is kept nowhere, and is made as for a visitor, so that nothing of the operator stands in it.
 */
export function createPagePreviews(): PagePreviews {
  let pages: { render: Render; costs: number } | undefined;
  return {
    rendersWith(render, costs) {
      pages = { render, costs };
    },
    async show({ services, actor, address }, request, reply) {
      const parsed = parseInput(previewSiteText, { params: {}, query: {}, body: request.body });
      const { type, lang, theme, ...words } = (parsed as CallInput<typeof previewSiteText>).body;
      if (!pages || !(isSitePage(type) || symbolOfType(type))) throw notFound();
      await services.limits.takeCall(callerOf(actor, address), pages.costs);
      const page = await pages.render({
        request: asVisitor(request, addressOf(type, lang), theme),
        reply,
        actor: null,
        nonce: '',
        formToken: '',
        draft: { type, words },
        thirdParties: noThirdParties,
      });
      if (page.status !== 200) throw notFound();
      return reply.header('cache-control', 'no-store').send({ data: { html: page.body.toString() } });
    },
  };
}

const ofTheCall =
  /^(?:cookie|authorization|origin|referer|x-xsrf-token|x-locale|transfer-encoding|content-.+)$/;

/** The same request as if a visitor asked for the page: of its cookies only the look is left. */
function asVisitor(request: FastifyRequest, url: string, theme: string): FastifyRequest {
  const headers = Object.entries(request.headers).filter(([name]) => !ofTheCall.test(name));
  return Object.create(request, {
    method: { value: 'GET' },
    url: { value: url },
    headers: { value: Object.fromEntries(headers) },
    cookies: { value: { theme } },
  });
}
