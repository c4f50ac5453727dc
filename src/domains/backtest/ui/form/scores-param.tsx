import { useTranslations } from 'use-intl';
import { TwinEditor } from '../../../../design-system/editors/twin-editor.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { AssetNumbers } from './asset-numbers.tsx';
import { asJson } from './draft.ts';
import { JsonField } from './json-field.tsx';
import styles from './params.module.css';
import type { ParamProps } from './slot-param.ts';

/** Ranked by last year's return, or by scores of one's own. */
export function ScoresParam({ form, params, onChange, problemOf }: ParamProps) {
  const t = useTranslations('backtest.params');
  const text = params.scores ?? '';
  const own = params.score_source === 'own';
  const start = () => asJson(Object.fromEntries(form.assets.map(({ ticker }, at) => [ticker, at + 1])));
  const scores = own ? scoresIn(text) : undefined;
  return (
    <>
      <Field label={t('scoreSource')} group>
        <Segmented
          value={own ? 'own' : 'return'}
          onChange={(value) => onChange({ score_source: value, scores: value === 'own' ? start() : '' })}
          options={[
            { value: 'return', label: t('scoresByReturn') },
            { value: 'own', label: t('scoresOwn') },
          ]}
        />
      </Field>
      {own && (
        <TwinEditor
          json={
            <JsonField
              label={t('sameAsJson')}
              most={40}
              value={text}
              onChange={(changed) => onChange({ scores: changed })}
              problem={problemOf('scores')}
              hint={t('scoresHint')}
            />
          }
        >
          <div className={styles.friendly}>
            <div className={styles.friendlyHead}>
              <span>{t('scores')}</span>
            </div>
            {scores ? (
              <AssetNumbers
                assets={form.assets}
                values={scores}
                onChange={(values) => onChange({ scores: asJson(values) })}
                label={(asset) => t('scoreOf', { asset })}
              />
            ) : (
              <p className={styles.note}>{t('mendFirst')}</p>
            )}
          </div>
        </TwinEditor>
      )}
    </>
  );
}

function scoresIn(text: string): Record<string, number> | undefined {
  try {
    const value = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return Object.values(value).every((score) => typeof score === 'number') ? value : undefined;
  } catch {
    return undefined;
  }
}
