import { useTranslations } from 'use-intl';
import { Amount } from '../../design-system/figures/amount.tsx';
import { AssetName } from '../../design-system/figures/asset-name.tsx';
import { Change } from '../../design-system/figures/change.tsx';
import { ChangePill } from '../../design-system/figures/change-pill.tsx';
import { DateTime } from '../../design-system/figures/date-time.tsx';
import { DayDate } from '../../design-system/figures/day-date.tsx';
import { DriftBar } from '../../design-system/figures/drift-bar.tsx';
import { Figure, FigureList } from '../../design-system/figures/figure.tsx';
import { heatColours } from '../../design-system/figures/heat-colours.ts';
import { KeyValueList } from '../../design-system/figures/key-value-list.tsx';
import { Percent } from '../../design-system/figures/percent.tsx';
import { RelativeTime } from '../../design-system/figures/relative-time.tsx';
import { Sparkline } from '../../design-system/figures/sparkline.tsx';
import { TickerBadge } from '../../design-system/figures/ticker-badge.tsx';
import { Unknown } from '../../design-system/figures/unknown.tsx';
import { Card } from '../../design-system/layout/card.tsx';
import { StrategyPercent } from '../../domains/strategies/ui/strategy-percent.tsx';
import styles from './gallery.module.css';
import { sparkPoints } from './gallery-data.ts';
import { Row, Specimen } from './gallery-specimen.tsx';

export function FiguresSection() {
  const t = useTranslations('gallery');
  return (
    <>
      <Card>
        <div className={styles.heroFigures}>
          <div>
            <p>{t('totalValue')}</p>
            <p>
              <Amount value="412386.40" currency="PLN" size="hero" />
            </p>
            <Row>
              <ChangePill amount="1363.61" currency="PLN" percent="0.33" />
              <ChangePill amount="-612.44" currency="PLN" percent="-0.15" />
              <ChangePill amount="0.00" currency="PLN" percent="0" />
            </Row>
          </div>
          <FigureList>
            <Figure label={t('profit')} note={<Change percent="25.5" decimals={1} hideArrow />}>
              <Change amount="83846.40" currency="PLN" hideArrow />
            </Figure>
            <Figure label="IRR" note={t('aYear')}>
              <Percent value={9.8} />
            </Figure>
            <Figure label={t('invested')}>
              <Amount value="328540" currency="PLN" />
            </Figure>
            <Figure label="TWR">
              <Percent value={null} reason={t('noHistory')} />
            </Figure>
          </FigureList>
        </div>
      </Card>
      <Card>
        <FigureList layout="strip">
          <Figure label={t('bought')} sub={t('inOrders')}>
            <Amount value="96418.40" currency="PLN" size="lg" />
          </Figure>
          <Figure label={t('sold')} sub={t('inOrders')}>
            <Amount value="21906.15" currency="EUR" size="lg" />
          </Figure>
          <Figure label={t('fees')}>
            <Amount value="418.20" currency="USD" size="lg" />
          </Figure>
          <Figure label={t('invested')}>
            <Amount value="-34567.005" currency="CHF" size="lg" />
          </Figure>
        </FigureList>
      </Card>
      <Card>
        <div className={styles.columns}>
          <Specimen name={t('changes')}>
            <Row>
              <Change amount="595.51" currency="PLN" percent="0.45" />
              <Change amount="-1139" currency="EUR" percent="-9.9" decimals={1} />
              <Change percent="0.001" />
              <Change amount={null} reason={t('noPrice')} />
              <Unknown reason={t('noPrice')} />
              <Unknown />
            </Row>
          </Specimen>
          <Specimen name={t('dates')}>
            <Row>
              <DayDate day="2026-11-14" />
              <DayDate day="2026-11-14" form="weekday" />
              <DayDate day="2026-11-14" form="long" />
              <DateTime at="2026-11-13T16:05:00Z" />
              <RelativeTime at="2026-11-14T16:41:00Z" />
              <RelativeTime at="2026-10-02T16:41:00Z" />
            </Row>
          </Specimen>
          <Specimen name={t('assets')}>
            <Row>
              <TickerBadge ticker="VWCE" />
              <AssetName ticker="PKO" name="PKO Bank Polski" note={t('kinds.share')} />
            </Row>
          </Specimen>
          <Specimen name={t('sparklines')}>
            <div className={styles.sparkCard}>
              <Sparkline points={sparkPoints(1, 0.32, 0.7)} />
              <Sparkline points={sparkPoints(2, -0.1, 1.3)} width={128} height={56} />
            </div>
          </Specimen>
          <Specimen name={t('coverage')}>
            {[92, 68, 40, 12].map((value) => (
              <StrategyPercent key={value} label={t('coverage')} value={value} labelled />
            ))}
            <DriftBar now={52.6} target={30} max={60} colour="var(--c3)" label={t('drift')} />
            <DriftBar now={14.1} target={46} max={60} colour="var(--c1)" label={t('drift')} />
          </Specimen>
          <Specimen name={t('details')}>
            <KeyValueList
              items={[
                { key: 'invested', label: t('invested'), value: <Amount value="84400" currency="PLN" /> },
                { key: 'since', label: t('since'), value: <DayDate day="2022-03-14" /> },
              ]}
            />
          </Specimen>
        </div>
      </Card>
      <Card>
        <Specimen name={t('heat')}>
          <div className={styles.tiles}>
            {[-4.2, -3.1, -1.8, -0.9, 0.1, 1.2, 2.1, 2.9, 4.4].map((change) => (
              <span key={change} style={heatColours(change, 1)}>
                <Percent value={change} signed />
              </span>
            ))}
          </div>
        </Specimen>
      </Card>
    </>
  );
}
