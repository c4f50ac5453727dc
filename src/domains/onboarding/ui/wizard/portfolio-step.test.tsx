import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { allMessages } from '../../../../i18n/messages.ts';
import type { PortfolioKind } from '../../../ledger/portfolio-kinds.ts';
import { PortfolioStep } from './portfolio-step.tsx';

/** What the third step says under the kinds of accounts at a moment. */
const hintOf = (kind: PortfolioKind, now: string) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="Europe/Warsaw" now={new Date(now)} messages={allMessages('en')}>
      <PortfolioStep
        answers={{ kind }}
        currencies={[]}
        currencyId="pln"
        nameError={undefined}
        onAnswers={() => {}}
      />
    </IntlProvider>,
  );
  return /Deposit limit in [^<]*/.exec(html.replace(/[\u00a0\u202f]/g, ' '))?.[0] ?? null;
};

test('the limit of a year is the one that came along, by the calendar of Warsaw; without one nothing is said (OB-10)', () => {
  expect(hintOf('ike', '2026-11-15T12:00:00Z')).toBe('Deposit limit in 2026: 28 260 zł.');
  expect(hintOf('ikze', '2026-11-15T12:00:00Z')).toBe('Deposit limit in 2026: 11 304 zł.');
  expect(hintOf('ike', '2025-12-31T22:59:00Z')).toBe('Deposit limit in 2025: 26 019 zł.');
  expect(hintOf('ike', '2025-12-31T23:00:00Z')).toBe('Deposit limit in 2026: 28 260 zł.');
  expect(hintOf('ike', '2026-12-31T23:00:00Z')).toBeNull();
  expect(hintOf('ordinary', '2026-11-15T12:00:00Z')).toBeNull();
});
