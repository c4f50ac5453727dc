import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/layout/card.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import type { StrategyDetail } from '../contract.ts';
import { CompositionBar, usePercentText } from './composition-bar.tsx';
import styles from './composition-card.module.css';
import { familyColour } from './family-colour.ts';

type Component = StrategyDetail['composition'][number];

/** What a strategy is made of, and what counts for each part. */
export function CompositionCard({ strategy }: { strategy: StrategyDetail }) {
  const t = useTranslations('strategies');
  const { name, composition } = strategy;
  return (
    <Card graphite title={t('detail.composition')}>
      <CompositionBar label={t('compositionOf', { name })} parts={composition} graphite size="lg" />
      <ul className={styles.parts}>
        {composition.map((component) => (
          <Part key={component.key} component={component} />
        ))}
      </ul>
    </Card>
  );
}

function Part({ component }: { component: Component }) {
  const t = useTranslations('strategies.detail');
  const percentText = usePercentText();
  const { name, family, percent, counts } = component;
  const kinds = counts.flatMap(({ kind, name: known }) =>
    kind === 'cash' ? [t('cash')] : kind === 'instrument' || !known ? [] : [known],
  );
  const listed = counts.flatMap(({ asset }) => (asset ? [asset] : []));
  // What the catalogue does not know counts all the same, once somebody holds it.
  const isins = counts.flatMap(({ kind, asset, reference }) =>
    kind === 'instrument' && !asset && reference ? [reference] : [],
  );
  return (
    <li className={styles.part}>
      <i style={{ background: familyColour(family, true) }} aria-hidden="true" />
      <div className={styles.text}>
        <b>{name}</b>
        {kinds.length > 0 && <small>{t('counts', { list: kinds.join(', ') })}</small>}
        {listed.length > 0 && <Examples assets={listed} />}
        {isins.length > 0 && <small>{t('isins', { list: isins.join(', ') })}</small>}
      </div>
      <b className={styles.percent}>{percentText(percent)}</b>
    </li>
  );
}

type Asset = NonNullable<Component['counts'][number]['asset']>;

function Examples({ assets }: { assets: readonly Asset[] }) {
  const t = useTranslations('strategies.detail');
  const to = usePath();
  return (
    <small className={styles.examples}>
      {t('examples')}:{' '}
      {assets.map(({ id, ticker, name, class: group, slug }) => (
        <Link key={id} to={to('symbol', { class: group, asset: slug })} title={name}>
          {ticker}
        </Link>
      ))}
    </small>
  );
}
