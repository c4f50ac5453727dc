import type { LessChoice, LessScope, LessState } from './less-contract.ts';
import { isLessTopic, lessTopics } from './less-contract.ts';
import {
  type Choices,
  isWanted,
  keptChoices,
  ruleOf,
  type SendingChannel,
  sendingChannels,
} from './topics.ts';

/** What of the settings it is about. */
export type Chosen = {
  choices: Choices;
  summary: 'off' | 'daily' | 'weekly';
  digest: 'off' | 'monthly' | 'quarterly';
};

const topicsOf = (scope: LessScope) =>
  scope === 'all' ? lessTopics : scope === 'digest' ? [] : [scope].filter(isLessTopic);

export function lessState(settings: Chosen, scope: LessScope, channel: SendingChannel): LessState {
  const { choices, summary, digest } = settings;
  const wants = (by: SendingChannel) => topicsOf(scope).some((topic) => isWanted(topic, by, choices));
  if (scope === 'digest') {
    const isOn = digest !== 'off';
    return { scope, channel, is_on: isOn, choices: isOn ? ['channel'] : [] };
  }
  const isOn = wants(channel);
  const elsewhere = sendingChannels.some((by) => by !== channel && wants(by));
  return {
    scope,
    channel,
    is_on: isOn,
    choices: [
      ...(isOn ? (['channel'] as const) : []),
      ...(scope !== 'all' && elsewhere ? (['bell'] as const) : []),
      ...(isOn && channel === 'email' && summary === 'off' ? (['daily'] as const) : []),
    ],
  };
}

/** Settings with less of it. Nothing about security changes. */
export function withLess<S extends Chosen>(
  settings: S,
  scope: LessScope,
  channel: SendingChannel,
  choice: LessChoice,
): S {
  if (scope === 'digest') return { ...settings, digest: 'off' };
  if (choice === 'daily') return channel === 'email' ? { ...settings, summary: 'daily' } : settings;
  const off = choice === 'bell' ? sendingChannels : [channel];
  const choices: Choices = { ...settings.choices };
  for (const topic of topicsOf(scope))
    choices[topic] = { ...choices[topic], ...Object.fromEntries(off.map((by) => [by, false])) };
  return { ...settings, choices: keptChoices(choices) };
}

/** Settings as they were before, in what was changed by this link alone. */
export function withoutLess<S extends Chosen>(settings: S, before: Chosen, scope: LessScope): S {
  if (scope === 'digest') return { ...settings, digest: before.digest };
  const choices: Choices = { ...settings.choices };
  for (const topic of topicsOf(scope)) {
    const { always } = ruleOf(topic);
    const was = sendingChannels.filter((by) => !always?.includes(by));
    choices[topic] = {
      ...choices[topic],
      ...Object.fromEntries(was.map((by) => [by, isWanted(topic, by, before.choices)])),
    };
  }
  return { ...settings, choices: keptChoices(choices), summary: before.summary };
}
