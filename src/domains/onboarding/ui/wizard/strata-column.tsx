import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { type OnboardingStep, onboardingSteps } from '../../onboarding-steps.ts';
import styles from './strata-column.module.css';

const width = 128;
const height = 700;
/** Where the highest layer ends: above it is what there may be one day. */
const sky = 168;

const wave = (y: number, at: number) =>
  at % 2 === 0
    ? `M0 ${y + 6}c34 8 54-6 ${width / 2}-6s40 6 ${width / 2} 0`
    : `M0 ${y}c30-6 44 8 ${width / 2} 5s38-11 ${width / 2}-4`;

type Props = { steps: readonly OnboardingStep[]; current: number };

/** The ground that grows: each step lays a layer, the last one is amber. On a phone it lies on its side. */
export function StrataColumn({ steps, current }: Props) {
  const t = useTranslations('onboarding');
  // As an address inside the page it has no colons.
  const fade = `amber${useId().replace(/\W/g, '')}`;
  const band = (height - sky) / steps.length;
  const topOf = (at: number) => height - (at + 1) * band;
  const last = steps.length - 1;
  return (
    <div className={styles.column}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.drawing}
      >
        <linearGradient id={fade} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" className={styles.amberTop} />
          <stop offset="1" className={styles.amberFoot} />
        </linearGradient>
        {steps
          .map((step, at) =>
            at <= current ? (
              <path
                key={step}
                d={`${wave(topOf(at), at)}V${height}H0z`}
                className={classNames(styles.layer, styles[`layer${onboardingSteps.indexOf(step)}`])}
                {...(at === last && { fill: `url(#${fade})` })}
              />
            ) : (
              <path
                key={step}
                d={wave(topOf(at), at)}
                className={classNames(styles.outline, at === last && styles.amberOutline)}
              />
            ),
          )
          .reverse()}
      </svg>
      <ol className={styles.names} aria-label={t('steps.label')}>
        {steps.map((step, at) => (
          <li
            key={step}
            className={classNames(styles.name, at <= current && styles.laid)}
            style={{ '--foot': `${((height - topOf(at) - band) / height) * 100}%` } as object}
            aria-current={at === current ? 'step' : undefined}
          >
            <span>{at + 1}</span>
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
      <div className={styles.bar} aria-hidden="true">
        {steps.map((step, at) => (
          <span
            key={step}
            className={classNames(
              at <= current && styles[`layer${onboardingSteps.indexOf(step)}`],
              at <= current && at === last && styles.amberBar,
            )}
          />
        ))}
        <b>
          {t('stepOf', { step: current + 1, total: steps.length })}:{' '}
          {t(`steps.${steps[current] ?? 'profile'}`)}
        </b>
      </div>
    </div>
  );
}
