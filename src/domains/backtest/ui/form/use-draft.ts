import { useState } from 'react';
import { useLocale, useNow } from 'use-intl';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { ApiFailure } from '../../../../foundation/call-api.ts';
import { analyze } from '../analyzer.ts';
import type { Simulation, SimulationForm } from '../simulation-types.ts';
import { checkDraft, type Problem } from './check-draft.ts';
import { bodyOf, changeSlot, type Draft, draftOf, newDraft } from './draft.ts';

type Started = { job_id: string; simulation_id: string };
type Options = {
  portfolioId: string;
  form: SimulationForm | undefined;
  onStarted: (started: Started, draft: Draft) => void;
  /** Tells what concerns no single field. */
  onFailure: (failure: unknown) => void;
};

/** The form's state: the draft, what is wrong with it, and how it is sent. */
export function useDraft({ portfolioId, form, onStarted, onFailure }: Options) {
  const locale = useLocale();
  const today = dayInWarsaw(useNow());
  const [edited, setEdited] = useState<Draft>();
  const [reported, setReported] = useState<readonly Problem[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [sending, setSending] = useState(false);
  const draft = edited ?? (form && newDraft(form));
  const own = form && draft ? checkDraft(draft, form, today) : [];
  // An empty form is no mistake until it is sent.
  const seen = attempts > 0 ? own : own.filter(({ field }) => field !== 'strategies');
  const problems = [...seen, ...reported.filter(({ field }) => own.every((one) => one.field !== field))];

  const change = (next: Draft, fields: readonly string[]) => {
    setEdited(next);
    setReported((before) => before.filter(({ field }) => !fields.includes(field)));
  };
  const refuse = (found: readonly Problem[]) => {
    setAttempts((before) => before + 1);
    setEdited((before) => openSlots(before ?? draft!, found));
  };
  const submit = async () => {
    if (!draft || sending) return;
    if (own.length > 0) return refuse(own);
    setSending(true);
    try {
      const language = locale === 'pl' ? 'pl' : 'en';
      const body = bodyOf(draft, { portfolioId, language, submissionId: crypto.randomUUID() });
      onStarted(await analyze('run-portfolio-history-simulation', body, locale), draft);
    } catch (error) {
      const found = error instanceof ApiFailure ? problemsIn(error) : [];
      setReported(found);
      if (found.length > 0) refuse(found);
      if (!found.some(({ field }) => isPlaced(field))) onFailure(error);
    } finally {
      setSending(false);
    }
  };
  return {
    draft,
    /** Something was entered that has not been sent. */
    edited: edited !== undefined,
    problems,
    attempts,
    sending,
    change,
    submit,
    restart: () => {
      setEdited(undefined);
      setReported([]);
      setAttempts(0);
    },
    repeat: (simulation: Simulation) => form && setEdited(draftOf(simulation, form)),
  };
}

const frameFields = [
  'start_at',
  'end_at',
  'benchmark',
  'trade_cost_percent',
  'borrow_fee_percent',
  'strategies',
];

/** Whether the form has a place for it. */
function isPlaced(field: string): boolean {
  return frameFields.includes(field) || /^strategies\.\d\./.test(field);
}

/** The server's field errors; the values of their words stand beside them under `<field>.<name>`. */
export function problemsIn({ errors, params }: ApiFailure): Problem[] {
  return Object.entries(errors).flatMap(([field, [key]]) => {
    if (!key) return [];
    const prefix = `${field}.`;
    const values = Object.fromEntries(
      Object.entries(params)
        .filter(([name]) => name.startsWith(prefix) && !name.slice(prefix.length).includes('.'))
        .map(([name, value]) => [name.slice(prefix.length), value]),
    );
    return [{ field, key, values }];
  });
}

/** Strategies with something to mend are opened, so that it is seen. */
function openSlots(draft: Draft, problems: readonly Problem[]): Draft {
  return draft.slots.reduce(
    (next, _, at) =>
      problems.some(({ field }) => field.startsWith(`strategies.${at}.`))
        ? changeSlot(next, at, { open: true, choosing: false })
        : next,
    draft,
  );
}
