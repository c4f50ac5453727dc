import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { allMessages } from '../../../../i18n/messages.ts';
import { CashFlowView } from './cash-flow-view.tsx';
import { EarningsView } from './earnings-view.tsx';

const ending = (day: string) => ({ fiscal_date_ending: day, currency_id: null, items: {} });
const reports = { annual: [ending('2025-12-31')], quarterly: [ending('2026-09-30')] };
const currencyOf = () => 'USD';

test.each<[string, ReactNode]>([
  ['earnings', <EarningsView key="earnings" earnings={reports as never} currencyOf={currencyOf} />],
  ['cash flow', <CashFlowView key="cash" cashFlow={reports as never} currencyOf={currencyOf} />],
])('reports of %s are shown by year first, by quarter on request (rule U-8)', (_what, view) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="Europe/Warsaw" messages={allMessages('en')}>
      {view}
    </IntlProvider>,
  );
  expect(html).toContain('31 Dec 2025');
  expect(html).not.toContain('30 Sept 2026');
  expect(html).toMatch(/<input[^>]*value="annual"[^>]*checked|<input[^>]*checked[^>]*value="annual"/);
  expect(html).toMatch(/<input[^>]*value="quarterly"/);
});
