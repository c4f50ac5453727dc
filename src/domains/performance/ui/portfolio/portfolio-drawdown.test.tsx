import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { addDays, dayNumber } from '../../../../foundation/calendar-day.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import { drawdownsOf } from '../../../reports/figures/drawdowns.ts';
import { historyPoints } from '../../../valuation/history-points.ts';
import { periodHistory } from '../../../valuation/period-history.ts';
import { PortfolioDrawdown } from './portfolio-drawdown.tsx';

test('of everything since the start the page names the day that the report names (rules P-12 and RP-6)', () => {
  const [first, length] = [dayNumber('2023-01-02'), 1200];
  const daily = {
    first,
    // One day in the middle of a week: the chart of so many years has no point there.
    value: Float64Array.from({ length }, (_, at) => (at === 605 ? 50 : 100)),
    inflow: Float64Array.from({ length }, (_, at) => (at === 0 ? 100 : 0)),
    outflow: new Float64Array(length),
  };
  const history = periodHistory(daily, { period: 'max', shown: 'pln', compared: null });
  const { points } = historyPoints(history);
  const low = addDays('2023-01-02', 605);
  expect(points.map(({ day }) => day)).not.toContain(low);
  const [reported] = drawdownsOf(daily, { from: first - 1, to: first + length - 1 });
  expect(reported).toMatchObject({ percent: -50, to: low });
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="Europe/Warsaw" messages={allMessages('en')}>
      <PortfolioDrawdown points={points} deepest={history.deepest} currency="PLN" />
    </IntlProvider>,
  );
  expect(html).toContain('50.0%');
  expect(html).toContain('29 Aug 2024');
});
