import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import { useViewer } from '../../../../design-system/site/viewer.ts';
import { Wrap } from '../../../../design-system/site/wrap.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { StartDemo } from '../../../identity/ui/sign-in/start-demo.tsx';
import type { Tape } from '../tape/follow-tape.ts';
import { TickerTape } from '../tape/ticker-tape.tsx';
import styles from './hero.module.css';
import { HeroScene } from './hero-scene.tsx';

type Props = {
  tape: Tape;
  demo: boolean;
  /** Whether prices stand further down. */
  prices: boolean;
};

export function Hero({ tape, demo, prices }: Props) {
  const t = useTranslations('home.hero');
  const to = usePath();
  const viewer = useViewer();
  return (
    <div className={styles.hero}>
      <Wrap className={styles.say}>
        <h1 className={styles.title}>
          {t.rich('title', { line: (words) => <span className={styles.line}>{words}</span> })}
        </h1>
        <p className={`${text.lead} ${styles.lead}`}>{t('lead')}</p>
        <div className={styles.actions}>
          <Button variant="primary" size="lg" to={viewer ? to('dashboard') : to('register')}>
            {viewer ? t('dashboard') : t('start')}
          </Button>
          {demo && !viewer ? (
            <StartDemo size="lg">{t('demo')}</StartDemo>
          ) : (
            prices && (
              <Button variant="quiet" size="lg" href="#prices">
                {t('prices')}
              </Button>
            )
          )}
        </div>
      </Wrap>
      <HeroScene>
        <TickerTape tape={tape} />
      </HeroScene>
    </div>
  );
}
