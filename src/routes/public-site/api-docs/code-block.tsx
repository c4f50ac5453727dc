import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { useHydrated } from '../../../design-system/loading/use-hydrated.ts';
import styles from './code-block.module.css';

type Props = {
  /** What it is, for the button and for whoever comes to it by keyboard. */
  title: string;
  /** Which of several with the same title. */
  of?: string;
  code: string;
};

/** Code that scrolls inside itself; with scripts it can be copied. */
export function CodeBlock({ title, of, code }: Props) {
  const t = useTranslations('apiDocs.copy');
  const hydrated = useHydrated();
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy');
  const name = of ? `${title}, ${of}` : title;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.block} data-scheme="dark">
      <div className={styles.head}>
        <span>{title}</span>
        {hydrated && (
          <Button
            variant="text"
            size="sm"
            icon={state === 'copied' ? 'check' : 'copy'}
            aria-label={state === 'copy' ? t('what', { what: name }) : undefined}
            onClick={copy}
            onBlur={() => setState('copy')}
          >
            <span aria-live="polite">{t(state)}</span>
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={name} tabIndex={0}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}
