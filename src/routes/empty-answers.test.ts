import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allCalls } from '../../tests/support/all-calls.ts';
import { failureMessage } from '../design-system/failure-message.ts';
import { analyze } from '../domains/backtest/ui/analyzer.ts';
import { callApi } from '../foundation/call-api.ts';
import { locales } from '../i18n/locales.ts';
import { allMessages } from '../i18n/messages.ts';

/** What is said where a call is answered with nothing (rule U-14). */
const fixed: [call: string, message: string][] = [
  ['GET /api/user', 'Could not get authenticated user'],
  ['PUT /api/user/:id', 'Could not edit user personal information'],
  ['POST /api/user/api-key', 'Could not create API key'],
  ['DELETE /api/user/api-key/delete', 'Could not delete API key'],
  ['GET /api/assets', 'Could not fetch assets'],
  ['GET /api/assets/:id', 'Could not fetch asset'],
  ['GET /api/portfolio-assets', 'Could not fetch assets'],
  ['POST /api/portfolio-assets', 'Asset not valid'],
  ['PUT /api/portfolio-assets/:id', 'Could not edit asset'],
  ['DELETE /api/portfolio-assets/:id', 'Could not delete asset'],
  ['GET /api/custom-assets', 'Could not fetch assets'],
  ['POST /api/custom-assets', 'Asset not valid'],
  ['PUT /api/custom-assets/:id', 'Could not edit asset'],
  ['DELETE /api/custom-assets/:id', 'Could not delete asset'],
  ['GET /api/indicators', 'Could not fetch indicators'],
  ['GET /api/portfolios', 'Could not get portfolios'],
  ['GET /api/comparison', 'We couldn’t load the comparison.'],
  ['GET /api/comparison/strategies', 'Could not get investment strategies'],
  ['PUT /api/comparison/benchmarks', 'We couldn’t save your benchmarks.'],
  ['GET /api/portfolio-groups', 'Could not get groups of portfolios'],
  ['POST /api/portfolios', 'Portfolio not valid'],
  ['PUT /api/portfolios/:id', 'Could not edit portfolio'],
  ['GET /api/properties', 'Could not get property'],
  ['GET /api/properties/:id', 'Could not get property'],
  ['GET /api/property-names', 'Could not get property'],
  ['GET /api/property-course', 'Could not get property'],
  ['GET /api/addresses', 'Could not get property'],
  ['GET /api/addresses/:id', 'Could not get property'],
  ['GET /api/map', 'Could not get property'],
  ['POST /api/properties', 'Property not valid'],
  ['PUT /api/properties/:id', 'Could not edit property'],
  ['DELETE /api/properties/:id', 'Could not delete property'],
  ['POST /api/properties/:id/valuations', 'Could not edit property'],
  ['DELETE /api/properties/:id/valuations/:day', 'Could not edit property'],
  ['POST /api/properties/:id/flows', 'Could not edit property'],
  ['PUT /api/properties/:id/flows/:flowId', 'Could not edit property'],
  ['DELETE /api/properties/:id/flows/:flowId', 'Could not edit property'],
  ['PUT /api/properties/:id/loan', 'Could not edit property'],
  ['DELETE /api/properties/:id/loan', 'Could not edit property'],
  ['GET /api/strategies', 'Could not get investment strategies'],
  ['GET /api/strategies/:id', 'Could not get investment strategies'],
  ['POST /api/strategies', 'Could not connect strategy'],
  ['DELETE /api/strategies/:id', 'Could not disconnect strategy'],
  ['GET /api/own-strategies', 'Could not get investment strategies'],
  ['POST /api/own-strategies', 'Could not save the strategy'],
  ['POST /api/own-strategies/copies', 'Could not save the strategy'],
  ['GET /api/own-strategies/:id', 'Could not get investment strategies'],
  ['PUT /api/own-strategies/:id', 'Could not save the strategy'],
  ['POST /api/own-strategies/:id/restore', 'Could not save the strategy'],
  ['DELETE /api/own-strategies/:id', 'Could not delete the strategy'],
  ['PUT /api/own-strategies/:id/link', 'Could not change the private link'],
  ['DELETE /api/own-strategies/:id/link', 'Could not change the private link'],
  ['GET /api/shared-strategies/:id', 'Could not get investment strategies'],
  ['GET /api/currencies', 'Could not get currencies'],
  ['GET /api/currencies/all', 'Could not get currencies'],
  ['GET /api/transactions', 'Could not fetch transactions'],
  ['POST /api/transactions', 'Transaction not valid'],
  ['PUT /api/transactions/:id', 'Transaction not valid'],
  ['POST /api/portfolios/:id/ppk-payments', 'Transaction not valid'],
  ['PUT /api/transactions/:id/payer', 'Transaction not valid'],
  ['POST /api/corporate-actions', 'Could not record this corporate action'],
  ['POST /api/corporate-actions/preview', 'Could not work out this corporate action'],
  ['GET /api/income', 'Could not get your dividends and interest'],
  ['POST /api/income/confirm', 'Could not save this'],
  ['POST /api/income/dismiss', 'Could not save this'],
  ['POST /api/income/propose', 'Could not save this'],
  ['GET /api/income/settings', 'Could not get your dividends and interest'],
  ['PUT /api/income/settings', 'Could not save this'],
  ['GET /api/taxes', 'Could not work out your taxes'],
  ['GET /api/taxes/:year', 'Could not work out your taxes'],
  ['GET /api/taxes/:year/rows', 'Could not work out your taxes'],
  ['GET /api/taxes/:year/sales/:id', 'Could not work out your taxes'],
  ['GET /api/taxes/:year/readings', 'Could not work out your taxes'],
  ['PUT /api/taxes/:year/readings', 'Could not save this'],
  ['PUT /api/taxes/:year/stated', 'Could not save this'],
  ['PUT /api/taxes/losses', 'Could not save this'],
  ['PUT /api/taxes/portfolios', 'Could not save this'],
  ['PUT /api/taxes/treaties', 'Could not save this'],
  ['POST /api/taxes/:year/filing', 'Could not save this'],
  ['DELETE /api/taxes/:year/filing', 'Could not save this'],
  ['GET /api/portfolios/:id/wrapper', 'Could not get the limits of this account'],
  ['GET /api/portfolios/:id/wrapper/exits', 'Could not get the limits of this account'],
  ['PUT /api/wrappers/saver', 'Could not save this'],
  ['PUT /api/transactions/:id/wrapper-transfer', 'Could not save this'],
  ['GET /api/taxes/:year/log', 'Could not work out your taxes'],
  ['GET /api/taxes/:year/fields', 'Could not work out your taxes'],
  ['GET /api/taxes/:year/planning', 'Could not work out your taxes'],
  ['GET /api/taxes/:year/planning/sale', 'Could not work out your taxes'],
  ['GET /api/taxes/:year/link', 'Could not work out your taxes'],
  ['PUT /api/taxes/:year/link', 'Could not save the link'],
  ['DELETE /api/taxes/:year/link', 'Could not save the link'],
  ['GET /api/shared-taxes/:id', 'Could not work out your taxes'],
  ['GET /api/look-through', 'Could not look through your assets'],
  ['PUT /api/make-ups/:id', 'Could not save the make-up'],
  ['GET /api/recurring-plans', 'Could not get your plans'],
  ['POST /api/recurring-plans', 'Could not save the plan'],
  ['PUT /api/recurring-plans/:id', 'Could not save the plan'],
  ['POST /api/recurring-plans/confirm', 'Could not save the plan'],
  ['POST /api/recurring-plans/skip', 'Could not save the plan'],
  ['GET /api/goals', 'Could not get your goals'],
  ['POST /api/goals', 'Could not save the goal'],
  ['PUT /api/goals/:id', 'Could not save the goal'],
  ['GET /api/deposits', 'Could not get deposits'],
  ['POST /api/deposits', 'Could not save the deposit'],
  ['PUT /api/deposits/:id', 'Could not save the deposit'],
  ['GET /api/report-figures', 'Could not get reports'],
  ['GET /api/report-figures/tables', 'Could not get reports'],
  ['GET /api/reports', 'Could not get reports'],
  ['GET /api/reports/:id', 'Could not get reports'],
  ['GET /api/reports/:id/tables', 'Could not get reports'],
  ['DELETE /api/reports/:id', 'You cannot delete the shared report.'],
  ['DELETE /api/reports/:id/link', 'You cannot delete the shared report.'],
  ['GET /api/shared-portfolios/:id', 'Could not get reports'],
  ['GET /api/shared-reports/:id', 'Could not get reports'],
  ['GET /api/report-figures/shared', 'Could not get reports'],
  ['PUT /api/reports/:id/link', 'You cannot share the report.'],
  ['POST /api/reports', 'Could not save the report'],
  ['PUT /api/reports/:id', 'Could not save the report'],
  ['POST /api/import-documents', 'Could not upload file'],
  ['PUT /api/import-documents/:fileName', 'Could not import assets'],
  ['GET /api/integrations', 'Could not get integration'],
  ['GET /api/available-integrations', 'Could not get integration'],
  ['POST /api/integrations', 'Could not edit integration'],
  ['POST /api/integrations/external', 'Could not edit integration'],
  ['POST /api/integrations/external/return', 'Could not get integration'],
  ['PUT /api/integrations/:id', 'Could not edit integration'],
  ['DELETE /api/integrations/:id', 'Could not delete integration'],
  ['POST /api/integrations/:id/restore', 'Could not edit integration'],
  ['GET /api/brokers', 'Could not refresh integrations'],
  ['POST /api/integrations/:id/synchronise', 'Could not refresh integrations'],
  ['GET /api/integrations/:id/rows', 'Could not get integration'],
  ['PUT /api/integrations/:id/rows', 'Could not edit integration'],
  ['POST /api/integrations/:id/differences', 'Could not edit integration'],
  ['PUT /api/integrations/:id/portfolio', 'Could not edit integration'],
  ['GET /api/bonds', 'Could not get bond'],
  ['GET /api/bonds/:id', 'Could not get bond'],
  ['GET /api/bond-series', 'Could not get bond'],
  ['POST /api/bonds', 'Bond not valid'],
  ['POST /api/bonds/import', 'Bond not valid'],
  ['PUT /api/bonds/:id', 'Could not edit bond'],
  ['POST /api/bonds/:id/redeem', 'Could not edit bond'],
  ['DELETE /api/bonds/:id/redeem', 'Could not edit bond'],
  ['POST /api/bonds/:id/exchange', 'Could not edit bond'],
  ['DELETE /api/bonds/:id', 'Could not delete bond'],
  ['GET /api/notifications', 'Could not fetch notification'],
  ['GET /api/notification-settings', 'Could not fetch notification'],
  ['DELETE /api/notifications/:id', 'Could not delete notification'],
  ['GET /api/portfolio-assets/:id/details', 'Could not get this asset'],
  ['GET /api/held-assets/:id', 'Could not get this asset'],
  ['GET /api/portfolio-assets/:id/sale', 'Could not calculate the sale'],
  ['GET /api/asset-notes', 'Could not get your notes'],
  ['PUT /api/asset-notes', 'Could not save the note'],
  ['DELETE /api/asset-notes/:id', 'Could not delete the note'],
  ['GET /api/tags', 'Could not get your tags'],
  ['GET /api/asset-tags', 'Could not get your tags'],
  ['PUT /api/asset-tags', 'Could not save the tags'],
  ['POST /api/transaction-tags', 'Could not save the tags'],
  ['PUT /api/tags/:name', 'Could not save the tags'],
  ['DELETE /api/tags/:name', 'Could not delete the tag'],
  ['GET /api/decisions', 'Could not get what you wrote'],
  ['PUT /api/decisions/:id', 'Could not save what you wrote'],
  ['DELETE /api/decisions/:id', 'Could not delete what you wrote'],
  ['GET /api/watchlists', 'Could not get your watchlists'],
  ['GET /api/watchlists/:id', 'Could not get your watchlists'],
  ['POST /api/watchlists', 'Could not save the list'],
  ['PUT /api/watchlists/:id', 'Could not save the list'],
  ['DELETE /api/watchlists/:id', 'Could not delete the list'],
  ['POST /api/watched-assets', 'Could not save this'],
  ['PUT /api/watched-assets/:id', 'Could not save this'],
  ['DELETE /api/watched-assets/:id', 'Could not take it off the list'],
  ['GET /api/price-levels', 'Could not get price levels'],
  ['POST /api/price-levels', 'Could not save the price level'],
  ['PUT /api/price-levels/:id', 'Could not save the price level'],
  ['DELETE /api/price-levels/:id', 'Could not delete the price level'],
  ['GET /api/search', 'Could not search'],
  ['GET /api/asset-classes', 'Could not fetch assets classes'],
  ['GET /api/subscription-plans', 'Could not get subscription plans'],
  ['GET /api/investment-modules', 'Could not get investment module'],
  ['POST /api/investment-modules', 'Could not connect investment module'],
  ['DELETE /api/investment-modules/:id', 'Could not disconnect investment module'],
];

const actions: [action: Parameters<typeof analyze>[0], message: string][] = [
  ['run-portfolio-history-simulation', 'Could not run portfolio simulation'],
  ['check-portfolio-history-simulation-status', 'Could not check portfolio simulation status'],
];

/** What a reader sees of a failure, in both languages. */
function said(failure: unknown): string[] {
  const { key } = failureMessage(failure);
  const [part, name] = key.split('.') as ['failure', 'invalid'];
  return locales.map((locale) => allMessages(locale).common[part][name]);
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail('an empty answer is a failure'),
    (failure: unknown) => failure,
  );
}

describe.each(['', 'null'])('a call that is answered with “%s”', (answer) => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(answer);
  });
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    // The browser's way of completing an address, and its empty jar.
    const { fetch } = globalThis;
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('fetch', (path: string, options: RequestInit) =>
      fetch(new URL(path, `http://127.0.0.1:${port}`), options),
    );
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await new Promise((closed) => server.close(closed));
  });

  it.each(fixed)('%s says: %s', async (name, message) => {
    const call = allCalls.find(({ method, path }) => `${method} ${path}` === name)!;
    expect(call, 'there is such a call').toBeDefined();
    const [english, polish] = said(await failureOf(callApi(call, { params: { id: '1' } } as never, 'en')));
    expect(english).toBe(message);
    expect(polish).toMatch(/^Nie/);
  });

  it.each(actions)('%s says: %s', async (action, message) => {
    const [english, polish] = said(await failureOf(analyze(action, {} as never, 'en')));
    expect(english).toBe(message);
    expect(polish).toMatch(/^Nie/);
  });

  it('any other call says that something went wrong', async () => {
    const other = allCalls.find(({ path }) => path === '/api/portfolios/:id/history')!;
    const failure = await failureOf(callApi(other, { params: { id: '1' } } as never, 'en'));
    expect(said(failure)[0]).toBe('Something went wrong. Try again later.');
  });
});

it('every call that has words of its own for an empty answer is in the table above', () => {
  const worded = allCalls.filter(({ whenEmpty }) => whenEmpty).map(({ method, path }) => `${method} ${path}`);
  expect(worded.toSorted()).toEqual(fixed.map(([call]) => call).toSorted());
});

it.each([
  ['failure.invalidCredentials', 'Invalid email or password. Try again.'],
  ['failure.emailNotVerified', 'Email address not verified. Try again.'],
  ['failure.invalidToken', 'Invalid token. Try again.'],
  ['failure.invalidJsonError', 'Invalid JSON format.'],
  ['failure.createdAtError', 'Invalid date'],
  ['failure.currencyError', 'Select a currency'],
  ['failure.emailError', 'Invalid email address'],
  ['failure.passwordError', 'Password cannot be empty'],
  ['failure.usernameError', 'Username cannot be empty'],
  ['failure.passwordsDoNotMatch', 'Passwords do not match'],
  ['failure.termsError', 'You must accept the terms and conditions'],
  ['failure.currentPasswordInvalid', 'Current password is invalid'],
  ['failure.fillAllFields', 'Fill in all fields'],
  ['error.general', 'Something went wrong. Try again later.'],
  ['error.settings', 'An error occurred while saving settings'],
  ['error.upgrade', 'Please upgrade your account'],
  ['errorPage.notFoundTitle', 'Page not found'],
])('the fixed wording of %s is: %s (U-14)', (key, wording) => {
  const [part, name] = key.split('.') as ['failure', 'invalid'];
  expect(allMessages('en').common[part][name]).toBe(wording);
});

it('the fixed wordings of single pages stand there (U-14)', () => {
  const { auth, settings, backtest } = allMessages('en');
  expect(auth.verify.failed).toBe('An error occurred during email verification');
  expect(auth.forgot.emailError).toBe('Invalid email address. Try again.');
  expect(settings.avatar.failed).toBe('An error occurred while saving the profile picture');
  expect(backtest.running.timeout).toBe('Simulation timeout. Please try again later.');
});
