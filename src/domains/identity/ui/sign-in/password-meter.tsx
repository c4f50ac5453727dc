import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import styles from './password-meter.module.css';
import { missingCharacters, type PasswordStrength, passwordStrength } from './password-strength.ts';

const layers: Record<PasswordStrength, number> = { short: 1, fair: 2, good: 3, strong: 4 };

/** How hard a password is to guess, as layers and in words. */
export function PasswordMeter({ password }: { password: string }) {
  const t = useTranslations('auth.strength');
  const strength = passwordStrength(password);
  return (
    <span className={styles.meter}>
      <span className={styles.layers} aria-hidden="true">
        {[1, 2, 3, 4].map((layer) => (
          <span
            key={layer}
            className={classNames(styles.layer, layer <= layers[strength] && styles[strength])}
          />
        ))}
      </span>
      <span aria-live="polite">
        {strength === 'short' ? t('short', { left: missingCharacters(password) }) : t(strength)}
      </span>
    </span>
  );
}
