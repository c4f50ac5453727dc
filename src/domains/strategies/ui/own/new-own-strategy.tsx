import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { decimal } from '../../../../foundation/decimal.ts';
import type { Ground } from '../../ground-shape.ts';
import { longestName, usualRules } from '../../own/own-strategy.ts';
import { targetsFromHeld } from '../../own/targets-from-held.ts';
import { copyStrategy, createOwnStrategy } from '../../own-contract.ts';

type Named = { id: string; name: string };

/** What a new strategy can begin with. */
export type Sources = {
  portfolios: readonly Named[];
  own: readonly Named[];
  listed: readonly Named[];
  /** What a portfolio holds today. */
  groundOf: (portfolioId: string) => Promise<Ground>;
};

type Props = { sources: Sources; onClose: () => void; onMade: (id: string) => void };

const cashOnly = { percent: '100', band: '0', counts: [{ kind: 'cash' as const }] };

/** A name, and what it begins with: today's holdings, a copy, or cash alone. */
export function NewOwnStrategy({ sources, onClose, onMade }: Props) {
  const t = useTranslations('ownStrategies.new');
  const ui = useTranslations('ui');
  const locale = useLocale();
  const failureText = useFailureText();
  const first = sources.portfolios[0];
  const [name, setName] = useState('');
  const [from, setFrom] = useState(first ? `portfolio ${first.id}` : 'nothing');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const options = [
    ...sources.portfolios.map((one) => ({
      value: `portfolio ${one.id}`,
      label: t('held', { name: one.name }),
    })),
    ...sources.own.map((one) => ({ value: `strategy ${one.id}`, label: t('own', { name: one.name }) })),
    ...sources.listed.map((one) => ({ value: `strategy ${one.id}`, label: t('listed', { name: one.name }) })),
    { value: 'nothing', label: t('nothing') },
  ];
  async function made(): Promise<string> {
    const [kind, id = ''] = from.split(' ');
    if (kind === 'strategy')
      return (await callApi(copyStrategy, { body: { from: 'strategy', id, name } }, locale)).data.id;
    const ground = kind === 'portfolio' ? await sources.groundOf(id) : null;
    const components = ground ? heldIn(ground) : [];
    const rules = { ...usualRules, currency: ground?.currency ?? usualRules.currency };
    const body = { name, components: components.length ? components : [cashOnly], rules };
    return (await callApi(createOwnStrategy, { body }, locale)).data.id;
  }
  async function submit() {
    if (name.trim() === '') return setProblem(t('nameError'));
    setBusy(true);
    try {
      onMade(await made());
    } catch (failure) {
      setProblem(failureText(failure));
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      filled={name !== '' && !busy}
      footer={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" loading={busy} onClick={() => void submit()}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <Field label={t('name')} error={problem}>
        <TextInput value={name} maxLength={longestName} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={t('from')}>
        <Select value={from} options={options} onChange={(event) => setFrom(event.target.value)} />
      </Field>
    </Dialog>
  );
}

function heldIn({ assets, cash }: Ground) {
  const held = assets.map(({ asset_id, isin, class: classSlug, name, value }) => ({
    instrumentId: asset_id,
    isin,
    classSlug,
    name,
    value: decimal(value),
  }));
  return targetsFromHeld(held, decimal(cash ?? '0')).map(({ name, ...target }) => ({
    ...target,
    name: name?.slice(0, longestName) ?? null,
  }));
}
