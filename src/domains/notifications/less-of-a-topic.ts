import {
  type Channel,
  type Choices,
  channels,
  isWanted,
  ruleOf,
  sendingChannels,
  type Topic,
} from './topics.ts';

/** Told in the product alone, or nowhere. */
export type Less = 'onlyHere' | 'notAtAll';

const switchedOff: Record<Less, readonly Channel[]> = { onlyHere: sendingChannels, notAtAll: channels };

/** What can still be made less of a topic; nothing of what is urgent (rule N-14). */
export function lessOf(topic: Topic | null, choices: Choices): Less[] {
  if (topic === null || ruleOf(topic).isUrgent) return [];
  const { always = [] } = ruleOf(topic);
  const leaves = sendingChannels.some((channel) => isWanted(topic, channel, choices));
  return [
    ...(leaves ? (['onlyHere'] as const) : []),
    ...(always.includes('product') ? [] : (['notAtAll'] as const)),
  ];
}

export function withLess(topic: Topic, less: Less, choices: Choices): Choices {
  const off = Object.fromEntries(switchedOff[less].map((channel) => [channel, false]));
  return { ...choices, [topic]: { ...choices[topic], ...off } };
}
