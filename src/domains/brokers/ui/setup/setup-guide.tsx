import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../../../../design-system/brand/icon.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import type { AvailableIntegration } from '../../contract.ts';
import styles from './setup-guide.module.css';

type Props = { broker: Pick<AvailableIntegration, 'name' | 'fields'> };

const steps = ['one', 'two', 'three', 'four'] as const;

/** How keys are made at one broker, which permissions they get, and where each is entered. */
export function SetupGuide({ broker }: Props) {
  const t = useTranslations('brokerSetup');
  const labels = useTranslations('connect');
  // Each broker has the same texts, and as many steps as it takes.
  const key = (name: string) => `brokers.${broker.name}.${name}` as 'brokers.exante.one';
  return (
    <div className={styles.guide}>
      <div className={styles.column}>
        <Card title={t('steps')}>
          <ol className={styles.steps}>
            {steps
              .filter((step) => t.has(key(step)))
              .map((step) => (
                <li key={step}>{t(key(step))}</li>
              ))}
          </ol>
        </Card>
        <Card title={t('know')} className={styles.know}>
          <p className={styles.text}>{t(key('know'))}</p>
          <p className={styles.kept}>
            <Icon name="lock" size={18} />
            <span>{t('kept')}</span>
          </p>
        </Card>
      </div>
      <div className={styles.column}>
        <Card title={t('permissions')}>
          <Permission icon="check" label={t('give')} text={t(key('give'))} />
          <Permission icon="x" label={t('never')} text={t(key('never'))} />
        </Card>
        <Card title={t('keys')}>
          <KeyValueList
            items={broker.fields.map(({ name, label, brokers_word }) => ({
              key: name,
              label: labels(label),
              value: brokers_word,
            }))}
          />
        </Card>
      </div>
    </div>
  );
}

function Permission({ icon, label, text }: { icon: IconName; label: string; text: string }) {
  return (
    <div className={styles.permission}>
      <Icon name={icon} size={18} />
      <div>
        <b>{label}</b>
        <p>{text}</p>
      </div>
    </div>
  );
}
