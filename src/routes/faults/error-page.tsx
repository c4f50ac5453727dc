import { Component, type ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';
import { Brand } from '../../design-system/brand/brand.tsx';
import { Button } from '../../design-system/button.tsx';
import { brand } from '../../foundation/brand.ts';
import { usePath } from '../../i18n/use-path.ts';
import styles from './error-page.module.css';
import { isAway, ServerAway, useUnreachable } from './server-away.tsx';

/** The status of whatever went wrong: from the error, else from the response in it, else 500. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  const { status, response } = (error ?? {}) as { status?: unknown; response?: { status?: unknown } };
  if (typeof status === 'number') return status;
  return typeof response?.status === 'number' ? response.status : 500;
}

/** Shown instead of a page that does not exist or could not be made, where there is no frame around it. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <FallbackOfFallback error={error}>
      <main className={styles.page}>
        <HomeBrand />
        <Fault error={error} />
      </main>
    </FallbackOfFallback>
  );
}

/** The same in place of a page, inside its frame. */
export function PageFault({ error }: { error: unknown }) {
  return (
    <div className={styles.inside}>
      <Fault error={error} />
    </div>
  );
}

function HomeBrand() {
  const to = usePath();
  return (
    <a className={styles.brand} href={to('home')}>
      <Brand />
    </a>
  );
}

function Fault({ error }: { error: unknown }) {
  const unreachable = useUnreachable(error);
  if (isAway(error) || unreachable) return <ServerAway error={error} level={1} />;
  return <ErrorMessage status={statusOf(error)} />;
}

function ErrorMessage({ status }: { status: number }) {
  const t = useTranslations('common.errorPage');
  const to = usePath();
  const missing = status === 404;
  return (
    <>
      <title>{`${status} · ${missing ? t('notFoundTitle') : t('title')} · ${brand.name}`}</title>
      <p className={styles.status}>{status}</p>
      <h1 className={styles.header}>{missing ? t('notFoundHeader') : t('title')}</h1>
      <p className={styles.text}>{missing ? t('notFoundText') : t('text')}</p>
      <Button variant="primary" href={to('home')}>
        {t('home')}
      </Button>
    </>
  );
}

type FallbackState = { failure: Error | null };

/** If even the error page fails, plain words that need nothing: no texts, no components, no styles. */
class FallbackOfFallback extends Component<{ error: unknown; children: ReactNode }, FallbackState> {
  override state: FallbackState = { failure: null };

  static getDerivedStateFromError(failure: Error): FallbackState {
    return { failure };
  }

  override render() {
    if (!this.state.failure) return this.props.children;
    return (
      <main>
        <h1>An error occurred while showing the error page</h1>
        <p>{this.state.failure.message}</p>
        <a href="/">{brand.name}</a>
      </main>
    );
  }
}
