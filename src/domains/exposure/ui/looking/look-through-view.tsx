import { useTranslations } from 'use-intl';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { Banner } from '../../../../design-system/states/banner.tsx';
import type { LookThroughOutput, OverlapOutput } from '../../contract.ts';
import { CurrenciesCard } from './currencies-card.tsx';
import { CountriesCard, SectorsCard } from './dimension-cards.tsx';
import { type FundActs, FundsCard } from './funds-card.tsx';
import styles from './look-through-view.module.css';
import { OverlapCard } from './overlap-card.tsx';
import { TopCompanies } from './top-companies.tsx';

type Props = {
  looked: LookThroughOutput;
  overlap: OverlapOutput | null;
  coming: { first: string | null; second: string | null };
  asTable: boolean;
  acts: FundActs;
  onCompare: (first: string, second: string) => void;
};

/** Where the list of funds begins on the page. */
const fundsId = 'make-ups';

/** The cards of the page. */
export function LookThroughView({ looked, overlap, coming, asTable, acts, onCompare }: Props) {
  const { funds, unclear, sectors } = looked;
  const currency = looked.currency.toUpperCase();
  const dimension = { looked, asTable, addTo: `#${fundsId}` };
  return (
    <div className={styles.cards}>
      <Notices looked={looked} acts={acts} />
      <div className={styles.top} data-tables={asTable || undefined}>
        <TopCompanies looked={looked} asTable={asTable} />
        <OverlapCard overlap={overlap} coming={coming} funds={funds} onChoose={onCompare} />
      </div>
      <div className={asTable ? styles.tables : styles.three}>
        <SectorsCard {...dimension} />
        <CountriesCard {...dimension} />
        <CurrenciesCard {...dimension} />
      </div>
      <FundsCard
        id={fundsId}
        funds={funds}
        unclear={unclear}
        hasInnerFunds={sectors.some(({ key }) => key === 'funds')}
        currency={currency}
        acts={acts}
      />
    </div>
  );
}

/** What is left out, and which make-ups nobody vouches for. */
function Notices({ looked, acts }: Pick<Props, 'looked' | 'acts'>) {
  const t = useTranslations('lookThrough');
  const names = useCalendarNames();
  const examples = looked.funds.filter(({ make_up }) => make_up?.source === 'example');
  const [first] = examples;
  return (
    <>
      {looked.missing > 0 && <Banner>{t('missing', { count: looked.missing })}</Banner>}
      {first && (
        <Banner
          tone="simulated"
          action={<TextLink onClick={() => acts.edit(first)}>{t('replace')}</TextLink>}
        >
          {t('example', {
            funds: examples.map(({ ticker }) => ticker).join(', '),
            day: dayText(first.make_up!.as_of, 'short', names),
          })}
        </Banner>
      )}
    </>
  );
}
