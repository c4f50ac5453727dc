import type { Page } from '@playwright/test';
import { type PageName, type PathParams, pageNames, path, pattern } from '../../../src/i18n/paths.ts';
import { isSoak } from '../../support/chance/chance.ts';
import { expect, signInAsDemo, test, visit } from '../journey.ts';
import { violationsIn } from './violations.ts';

const inside = pageNames.filter((name) => pattern(name, 'en').startsWith('/dashboard'));
/** Documents are none of the browser's pages. */
const documents: PageName[] = ['terms', 'privacyPolicy'];
/** A page for each address that leaves something open. */
const filled: Partial<Record<PageName, PathParams>> = {
  apiArea: { area: 'deposits' },
  symbolClass: { class: 'stocks' },
  symbol: { class: 'stocks', asset: 'pko' },
  tool: { slug: 'no-such-tool' },
  resetPassword: { token: 'x' },
  verifyEmail: { token: 'x' },
  undoEmail: { token: 'x' },
  lessOfThis: { token: 'x' },
  newsletterConfirm: { token: 'x' },
  newsletterLeave: { token: 'x' },
  sharedReport: { id: 'x' },
  sharedStrategy: { id: 'x' },
};

const outside = pageNames
  .filter((name) => !inside.includes(name) && !documents.includes(name))
  .map((name) => path(name, 'en', filled[name]));

// Each page costs as much as a journey; in a short run the first engine has looked at it.
test.skip(!isSoak, 'in a soak');

async function lookAt(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await visit(page, address);
    expect.soft(await violationsIn(page), address).toEqual([]);
  }
}

/** Each takes about as long as other journeys do. */
const parts = 6;

for (let part = 0; part < parts; part++)
  test(`a second engine finds nothing on the public pages, part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    await lookAt(
      page,
      [...outside, '/no-such-page'].filter((_, at) => at % parts === part),
    );
  });

test('a second engine finds nothing where most of an investor’s time is spent', async ({ page }) => {
  await signInAsDemo(page);
  await lookAt(page, [
    path('dashboard', 'en'),
    path('market', 'pl', { class: 'stocks' }),
    path('payment', 'en'),
    path('settings', 'en'),
    `${path('settings', 'pl')}?tab=notifications`,
  ]);
});
