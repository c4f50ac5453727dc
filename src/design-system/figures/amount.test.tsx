import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { initials } from '../brand/avatar.tsx';
import { Amount } from './amount.tsx';
import { Change } from './change.tsx';
import { Percent } from './percent.tsx';

/** On a page of a language; without messages, which a figure that is known has none of. */
const shown = (figure: ReactNode, locale: 'en' | 'pl' = 'pl') =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{}}>
      {figure}
    </IntlProvider>,
  );
const text = (html: string) => html.replace(/<[^>]+>/g, '');

it('sets the gap between thousands in a box of its own and the grosze apart', () => {
  const html = renderToStaticMarkup(<Amount value="412386.4" currency="PLN" size="hero" />);
  expect(html).toMatch(/412<span[^>]*>\u202f<\/span>386<span[^>]*>,40\u00a0zł<\/span>/);
});

it('reads the same with and without boxes', () => {
  expect(text(renderToStaticMarkup(<Amount value="-1234567.895" currency="PLN" />))).toBe(
    '\u22121\u202f234\u202f567,90\u00a0zł',
  );
  expect(text(renderToStaticMarkup(<Amount value="1234.5" currency="EUR" />))).toBe('€1,234.50');
  expect(text(renderToStaticMarkup(<Amount value="1234.5" currency="PLN" bare />))).toBe('1\u202f234,50');
});

it('shows a change with sign and arrow, and neither when it rounds to nothing', () => {
  const gain = shown(<Change amount="1363.61" percent="0.33" />);
  expect(gain).toContain('<svg');
  expect(text(gain)).toBe('+1\u202f363,61\u00a0zł+0,33%');
  const none = shown(<Change percent={-0.001} />);
  expect(none).not.toContain('<svg');
  expect(text(none)).toBe('0,00%');
});

it('money looks by its currency and percentages by the language, whatever is shown (rule U-1)', () => {
  const change = (currency: string, locale: 'en' | 'pl') =>
    text(shown(<Change amount="1363.61" percent="0.33" currency={currency} />, locale));
  expect(change('PLN', 'en')).toBe('+1\u202f363,61\u00a0zł+0.33%');
  expect(change('PLN', 'pl')).toBe('+1\u202f363,61\u00a0zł+0,33%');
  expect(change('EUR', 'pl')).toBe('+€1,363.61+0,33%');
  expect(change('EUR', 'en')).toBe('+€1,363.61+0.33%');
  expect(text(shown(<Percent value={9.8} />, 'en'))).toBe('9.8%');
  expect(text(shown(<Percent value={9.8} />, 'pl'))).toBe('9,8%');
});

it('a figure that is not known is a dash with its reason, never 0 (rule U-3)', () => {
  const messages = { ui: { unknown: 'Unknown' } };
  for (const figure of [
    <Amount key="amount" value={null} currency="PLN" reason="No price yet." />,
    <Percent key="percent" value={null} reason="No price yet." />,
    <Percent key="none" value={Number.NaN} reason="No price yet." />,
    <Change key="change" amount={null} percent={null} reason="No price yet." />,
  ]) {
    const html = renderToStaticMarkup(
      <IntlProvider locale="en" timeZone="Europe/Warsaw" messages={messages}>
        {figure}
      </IntlProvider>,
    );
    expect(text(html)).toBe('–No price yet.');
    expect(html).toMatch(/aria-describedby="(.+)">–<span id="\1" role="tooltip"/);
  }
});

it('takes the initials of the first and last name', () => {
  expect(initials('Zofia Lis')).toBe('ZL');
  expect(initials('  łukasz  maria  żak ')).toBe('ŁŻ');
  expect(initials('Ola')).toBe('O');
  expect(initials('')).toBe('');
});
