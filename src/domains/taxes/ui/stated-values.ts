import type { TaxYearOutput } from '../contract.ts';

/** The fields of the dialog, as typed. */
export type StatedValues = {
  /** `bareName`: without the number of the account. */
  slips: { account: string; name: string; bareName: string; revenue: string; cost: string }[];
  notCollected: string;
  cryptoCarried: string;
  losses: { key: number; year: string; amount: string; deducted: string }[];
  treaties: { key: number; kind: 'dividend' | 'interest'; country: string; percent: string }[];
  portfolios: { id: string; name: string; isIn: boolean }[];
};
/** What a part of the dialog is given. */
export type PartProps = { values: StatedValues; onChange: (change: Partial<StatedValues>) => void };

export function valuesOf({ accounts, stated }: TaxYearOutput): StatedValues {
  return {
    slips: accounts.map(({ id, name, number }) => {
      const slip = stated.slips.find(({ account }) => account === id);
      return {
        ...{ account: id, name: [name, number].filter(Boolean).join(', '), bareName: name },
        ...{ revenue: slip?.revenue ?? '', cost: slip?.cost ?? '' },
      };
    }),
    notCollected: Number(stated.not_collected) ? stated.not_collected : '',
    cryptoCarried: stated.crypto_carried ?? '',
    losses: stated.losses.map(({ year, amount, deducted }, key) => ({
      key,
      year: String(year),
      amount,
      deducted,
    })),
    treaties: stated.treaties.map((one, key) => ({ key, ...one })),
    portfolios: stated.portfolios.map(({ id, name, is_left_out }) => ({ id, name, isIn: !is_left_out })),
  };
}

const typed = (text: string): string => text.trim() || '0';

/** What is sent for the year; an account without figures has no PIT-8C. */
export const statedOf = ({ slips, notCollected, cryptoCarried }: StatedValues) => ({
  slips: slips
    .filter(({ revenue, cost }) => revenue.trim() || cost.trim())
    .map(({ account, revenue, cost }) => ({ account, revenue: typed(revenue), cost: typed(cost) })),
  not_collected: typed(notCollected),
  crypto_carried: cryptoCarried.trim() || null,
});

export const leftOutOf = ({ portfolios }: StatedValues) => ({
  left_out: portfolios.filter(({ isIn }) => !isIn).map(({ id }) => id),
});

export const lossesOf = ({ losses }: StatedValues) => ({
  losses: losses
    .filter(({ year, amount }) => year.trim() || amount.trim())
    .map(({ year, amount, deducted }) => ({
      year: Number(year),
      amount: typed(amount),
      deducted: typed(deducted),
    })),
});

export const treatiesOf = ({ treaties }: StatedValues) => ({
  treaties: treaties
    .filter(({ country, percent }) => country.trim() || percent.trim())
    .map(({ kind, country, percent }) => ({
      ...{ kind, country: country.trim().toUpperCase(), percent: percent.trim() },
    })),
});
