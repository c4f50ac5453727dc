import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { useCallForm } from '../../../design-system/forms/use-call-form.ts';
import { Field } from '../../../design-system/inputs/field.tsx';
import { Textarea } from '../../../design-system/inputs/textarea.tsx';
import { toast } from '../../../design-system/overlays/toast.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { longestReview, rateStrategy, removeStrategyRating, type StrategyDetail } from '../contract.ts';
import styles from './rating-form.module.css';
import { StarInput } from './star-input.tsx';

type Props = { strategyId: string; mine: StrategyDetail['my_rating']; onChanged: () => Promise<void> };
type Values = { rating: number | null; review: string };

/** One to five stars, with words or without. */
export function RatingForm({ strategyId, mine, onChanged }: Props) {
  const t = useTranslations('strategies.review');
  const { form, submit, sending, errorOf, field } = useCallForm<typeof rateStrategy, Values>(rateStrategy, {
    defaults: { rating: mine?.rating ?? null, review: mine?.review ?? '' },
    params: { id: strategyId },
    // The schema refuses what is not chosen yet, with its own words.
    toBody: ({ rating, review }) => ({ rating: rating as number, review }),
    async onDone() {
      await onChanged();
      toast.success(t('saved'));
    },
    onFailure: () => toast.error(t('failed')),
  });
  const removal = useRemoval(strategyId, async () => {
    form.reset({ rating: null, review: '' });
    await onChanged();
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t('yours')} group error={errorOf('rating')}>
        <Controller
          control={form.control}
          name="rating"
          render={({ field: { value, onChange } }) => (
            <StarInput
              value={value}
              onChange={(count) => {
                form.clearErrors();
                onChange(count);
              }}
            />
          )}
        />
      </Field>
      <Field label={t('yourReview')} optional hint={t('hint')} error={errorOf('review')}>
        <Textarea rows={3} maxLength={longestReview} {...field('review')} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" loading={sending}>
          {t('save')}
        </Button>
        {mine && (
          <Button variant="text" loading={removal.busy} onClick={() => void removal.remove()}>
            {t('remove')}
          </Button>
        )}
      </div>
    </form>
  );
}

function useRemoval(strategyId: string, onRemoved: () => Promise<void>) {
  const t = useTranslations('strategies.review');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    try {
      await callApi(removeStrategyRating, { params: { id: strategyId } }, locale);
      await onRemoved();
    } catch {
      toast.error(t('failed'));
    }
    setBusy(false);
  }
  return { busy, remove };
}
