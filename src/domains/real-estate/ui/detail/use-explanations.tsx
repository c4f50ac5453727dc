import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Explain } from '../../../../design-system/overlays/explain.tsx';
import { currencyUnit, formatAmount } from '../../../../foundation/format-amount.ts';
import { plain } from '../../../../foundation/format-number.ts';
import type { PropertyDetail, PropertyRate } from '../../contract.ts';
import { negative } from './negative.ts';

type Line = [name: string, amount: string | null];

type Explained = { of: string; sentence: ReactNode; formula: string; lines: readonly Line[] };

/** One figure: a sentence, the formula, and the amounts it is made of. */
function Explanation({ of, sentence, formula, lines, currency }: Explained & { currency: string }) {
  const t = useTranslations('realEstate.explain');
  return (
    <Explain
      of={of}
      sentence={sentence}
      formula={formula}
      rows={{
        head: [t('figure'), currencyUnit(currency)],
        body: lines.map(([name, amount]) => [
          name,
          <Amount key="amount" value={amount} currency={currency} signed bare />,
        ]),
      }}
      rate={t('rate')}
    />
  );
}

/** The amounts that several figures are made of. */
function useLines({ figures }: PropertyDetail) {
  const d = useTranslations('realEstate.detail');
  const words = useTranslations('realEstate');
  const { year } = figures;
  const value: Line = [d('valueNow'), figures.value];
  const price: Line = [d('boughtFor'), negative(figures.cost)];
  const costs: Line = [d('buyingCosts'), negative(figures.buying_costs)];
  const owed: Line = [words('mortgage'), negative(figures.owed)];
  const equity: Line = [d('yourEquity'), figures.equity];
  const own: Line = [d('ownMoney'), figures.own_money];
  const put: Line = [d('ownMoney'), negative(figures.own_money)];
  const net: Line = [d('net'), year?.net ?? null];
  const instalments: Line = [d('instalments'), negative(year?.instalments ?? null)];
  const ofYear: Line[] = [
    [d('received'), year?.rent ?? null],
    [d('costs'), negative(year?.costs ?? null)],
    [d('tax'), negative(year?.tax ?? null)],
  ];
  return { value, price, costs, owed, equity, own, put, net, instalments, ofYear };
}

/** How each figure of a property came about. */
export function useExplanations(property: PropertyDetail, currency: string) {
  const t = useTranslations('realEstate.explain');
  const d = useTranslations('realEstate.detail');
  const words = useTranslations('realEstate');
  const numbers = useNumbers();
  const lines = useLines(property);
  const { figures, share } = property;
  const { irr, irr_with_loan: withLoan } = figures;
  const b = (text: ReactNode) => <b>{text}</b>;
  const money = (value: string | null) => (value === null ? '–' : formatAmount(value, currency));
  const percent = (value: number | null) =>
    value === null ? '–' : numbers.percent(plain(value) ?? '0', { decimals: 2 });
  const rate = (given: PropertyRate) => ({
    irr: percent(given.percent),
    annual: given.is_annual ? 'yes' : 'no',
  });
  const explain = (of: string, sentence: ReactNode, formula: string, ...made: Line[]) => (
    <Explanation of={of} sentence={sentence} formula={formula} lines={made} currency={currency} />
  );
  const part = numbers.percent(share, { decimals: share.includes('.') ? 2 : 0 });
  const { value, price, costs, owed, equity, own, put, net, instalments, ofYear } = lines;
  const said = {
    equity: t.rich('equity', { b, share: part, equity: money(figures.equity) }),
    gain: t.rich('gain', { b, gain: money(figures.gain) }),
    netYield: t.rich('yield', { b, yield: percent(figures.net_yield) }),
    irr: t.rich('irr', { b, ...rate(irr) }),
    cash: t.rich('cashOnCash', { b, percent: percent(figures.cash_on_cash) }),
  };
  return {
    words: (key: 'mortgage' | 'netYield') => words(key),
    equity: explain(d('yourEquity'), said.equity, t('equityFormula'), value, owed),
    gain: explain(d('gain'), said.gain, t('gainFormula'), value, price),
    netYield: explain(words('netYield'), said.netYield, t('yieldFormula'), ...ofYear, value),
    irr: explain(d('irr'), said.irr, t('irrFormula'), price, costs, value),
    irrLoan:
      withLoan &&
      explain(d('irrLoan'), t.rich('irrLoan', { b, ...rate(withLoan) }), t('irrLoanFormula'), put, equity),
    cashOnCash: explain(d('cashOnCash'), said.cash, t('cashOnCashFormula'), net, instalments, own),
  };
}
