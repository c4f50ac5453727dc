import { useLocale, useNow, useTranslations } from 'use-intl';
import { Icon, type IconName } from '../../../../design-system/brand/icon.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { Switch } from '../../../../design-system/inputs/switch.tsx';
import { nameAmong } from '../../../../foundation/name-in.ts';
import type { ModuleSlug } from '../../../modules/contract.ts';
import styles from './modules-step.module.css';
import type { Module } from './use-modules.ts';

const icons: Record<ModuleSlug, IconName> = {
  'brokerage-investments': 'portfolios',
  'real-estate': 'building',
  bonds: 'bond',
};

type Props = {
  modules: readonly Module[];
  onToggle: (module: Module) => void;
  /** When the trial ends, while there is one. */
  trialEnds: string | null;
};

/** Step two: what there is, or will be. */
export function ModulesStep({ modules, onToggle, trialEnds }: Props) {
  const t = useTranslations('onboarding.modules');
  const locale = useLocale();
  const now = useNow();
  const days = trialEnds ? Math.ceil((Date.parse(trialEnds) - now.getTime()) / 86_400_000) : 0;
  return (
    <div className={styles.modules}>
      {modules.map((module) => (
        <div key={module.id} className={classNames(styles.module, module.is_connected && styles.on)}>
          <span className={styles.tile}>
            <Icon name={icons[module.slug]} />
          </span>
          <Switch
            className={styles.switch}
            label={nameAmong(module.languages, locale, module.slug)}
            hint={t(`texts.${module.slug}`)}
            checked={module.is_connected}
            onChange={() => onToggle(module)}
          />
        </div>
      ))}
      {days > 0 && (
        <p className={styles.note}>
          <Icon name="info" size={18} />
          <span>{t.rich('trial', { days, b: (words) => <b>{words}</b> })}</span>
        </p>
      )}
    </div>
  );
}
