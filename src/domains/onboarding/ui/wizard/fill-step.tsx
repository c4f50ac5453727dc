import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { FileDrop } from '../../../../design-system/inputs/file-drop.tsx';
import { acceptedFiles } from '../../../imports/accepted-files.ts';
import type { Upload, useUploads } from '../../../imports/ui/upload/use-uploads.ts';
import styles from './fill-step.module.css';
import type { useFill } from './use-fill.ts';

/** Whose files most people have. */
const bestKnown = 'XTB, mBank, Bossa, ING, PKO BM, Exante, Interactive Brokers, DEGIRO';

type Props = {
  uploads: ReturnType<typeof useUploads>;
  fill: ReturnType<typeof useFill>;
  /** Whether files and brokers have somewhere to go. */
  isBrokered: boolean;
  hasSample: boolean;
};

/** Step four: how to fill it. */
export function FillStep({ uploads, fill, isBrokered, hasSample }: Props) {
  const t = useTranslations('onboarding.fill');
  const estate = (
    <Way key="property" icon="building" name="property" onClick={() => void fill.addProperty()} />
  );
  const bonds = <Way key="bonds" icon="bond" name="bonds" onClick={() => void fill.addBonds()} />;
  return (
    <>
      {isBrokered && (
        <div className={styles.drop}>
          <FileDrop
            multiple
            accept={acceptedFiles}
            disabled={uploads.isBusy}
            text={
              <>
                <b className={styles.dropTitle}>{t('drop')}</b>
                <span className={styles.or}>
                  {t.rich('pick', { pick: (words) => <b className={styles.pick}>{words}</b> })}
                </span>
              </>
            }
            hint={t('brokers', { names: bestKnown })}
            onFiles={uploads.send}
          />
          <Files uploads={uploads.uploads} />
        </div>
      )}
      <div className={styles.ways}>
        {isBrokered ? (
          <>
            <Way icon="plug" name="connect" onClick={() => void fill.connect()} />
            <Way icon="edit" name="enter" onClick={() => void fill.enter()} />
            {bonds}
            {estate}
          </>
        ) : (
          [estate, bonds]
        )}
      </div>
      {hasSample && (
        <div className={styles.sample} data-scheme="dark">
          <span className={styles.tile}>
            <Icon name="spark" />
          </span>
          <span className={styles.words}>
            <b>{t('sample.title')}</b>
            <small>{t('sample.text')}</small>
          </span>
          <Button
            className={styles.show}
            loading={fill.busy === 'sample'}
            onClick={() => void fill.lookAround()}
          >
            {t('sample.show')}
          </Button>
        </div>
      )}
    </>
  );
}

type WayProps = { icon: IconName; name: 'connect' | 'enter' | 'bonds' | 'property'; onClick: () => void };

function Way({ icon, name, onClick }: WayProps): ReactNode {
  const t = useTranslations('onboarding.fill');
  return (
    <button type="button" className={styles.way} onClick={onClick}>
      <span className={styles.tile}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <b>{t(`${name}.title`)}</b>
        <small>{t(`${name}.text`)}</small>
      </span>
    </button>
  );
}

function Files({ uploads }: { uploads: readonly Upload[] }) {
  const t = useTranslations('onboarding.fill');
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.files}>
      {uploads.map((upload) => (
        <li key={upload.id} role={upload.state === 'refused' ? 'alert' : 'status'}>
          <Icon name={upload.state === 'refused' ? 'warning' : 'file'} size={16} />
          <span>
            {upload.name}: {upload.state === 'refused' ? upload.why : t(`files.${upload.state}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
