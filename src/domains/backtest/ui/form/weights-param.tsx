import { useTranslations } from 'use-intl';
import { TwinEditor } from '../../../../design-system/editors/twin-editor.tsx';
import { SumBar } from '../../../../design-system/figures/sum-bar.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { useWords } from '../use-words.ts';
import { AssetNumbers } from './asset-numbers.tsx';
import { asJson } from './draft.ts';
import { JsonField } from './json-field.tsx';
import styles from './params.module.css';
import type { ParamProps } from './slot-param.ts';
import { StrategyTargets } from './strategy-targets.tsx';
import { readWeights, scaledToOne, sumOf, sumTone, type WeightsValue } from './weights.ts';

type Props = ParamProps & { name: 'weights' | 'target_weights' };

/** Weights as sliders with their live sum, and the same as JSON; either side changes the other. */
export function WeightsParam({ name, form, params, onChange, problemOf }: Props) {
  const t = useTranslations('backtest.params');
  const text = params[name] ?? '';
  const value = weightsIn(text);
  const write = (weights: Record<string, number>) => onChange({ [name]: asJson(weights) });
  const equal = () => write(scaledToOne(Object.fromEntries(form.assets.map(({ ticker }) => [ticker, 1]))));
  return (
    <TwinEditor
      json={
        <JsonField
          label={t('sameAsJson')}
          most={40}
          value={text}
          onChange={(changed) => onChange({ [name]: changed })}
          problem={problemOf(name)}
          hint={t('editEither')}
        />
      }
    >
      <div className={styles.friendly}>
        <div className={styles.friendlyHead}>
          <span>{t(name)}</span>
          <span>
            <TextLink tone="muted" onClick={equal}>
              {t('equalWeights')}
            </TextLink>
            <TextLink tone="muted" onClick={() => write(form.today_weights)}>
              {t('takeToday')}
            </TextLink>
          </span>
        </div>
        <StrategyTargets form={form} onChoose={write} />
        {!value && <p className={styles.note}>{t('mendFirst')}</p>}
        {value?.shape === 'plain' && (
          <>
            <AssetNumbers
              assets={form.assets}
              values={value.weights}
              onChange={write}
              label={(asset) => t('weightOf', { asset })}
              asPercent
            />
            <WeightSum weights={value.weights} onScale={() => write(scaledToOne(value.weights))} />
          </>
        )}
        {value?.shape === 'dated' && <DatedSums days={value.days} />}
      </div>
    </TwinEditor>
  );
}

function weightsIn(text: string): WeightsValue | undefined {
  try {
    return readWeights(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function WeightSum({ weights, onScale }: { weights: Record<string, number>; onScale: () => void }) {
  const t = useTranslations('backtest.params');
  const sum = sumOf(weights);
  const tone = sumTone(sum);
  return (
    <SumBar
      label={t('sumOfWeights')}
      sum={sum}
      tone={tone}
      note={
        tone === 'amber' && (
          <>
            {t('willBeScaled')} <TextLink onClick={onScale}>{t('scaleToOne')}</TextLink>
          </>
        )
      }
    />
  );
}

const mostDays = 6;

/** The sum of each day's weights; the weights themselves are edited as JSON. */
function DatedSums({ days }: { days: readonly { date: string; weights: Record<string, number> }[] }) {
  const t = useTranslations('backtest.params');
  const words = useWords();
  return (
    <>
      <p className={styles.note}>{t('datedHint')}</p>
      {days.slice(0, mostDays).map(({ date, weights }) => (
        <SumBar
          key={date}
          label={`${t('sumOfWeights')}, ${words.day(date)}`}
          sum={sumOf(weights)}
          tone={sumTone(sumOf(weights))}
        />
      ))}
    </>
  );
}
