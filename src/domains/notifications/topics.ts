/** Where somebody can be told something; `product` is the bell. */
export const channels = ['product', 'email', 'sms', 'push'] as const;
export type Channel = (typeof channels)[number];
/** Those that leave the product. */
export const sendingChannels = ['email', 'sms', 'push'] as const;
export type SendingChannel = (typeof sendingChannels)[number];

export const topicGroups = ['prices', 'money', 'data', 'account'] as const;
export type TopicGroup = (typeof topicGroups)[number];

export type TopicRule = {
  group: TopicGroup;
  /** Where one is told unless one says otherwise. */
  by: readonly Channel[];
  /** Channels that cannot be switched off. */
  always?: readonly Channel[];
  /** Knows no quiet hours, no bundling, no summary and no "less of this" (rule N-14). */
  isUrgent?: boolean;
};

/**
 * What one can be told about, as the settings list it. Moves have e-mail and SMS by themselves because they leave only
 * where the portfolio or asset asks for it too (rule N-17).
 */
export const topics = {
  portfolioMoved: { group: 'prices', by: ['product', 'email', 'sms', 'push'] },
  assetMoved: { group: 'prices', by: ['product', 'email', 'sms'] },
  levelCrossed: { group: 'prices', by: ['product', 'email', 'push'] },
  dividends: { group: 'money', by: ['product'] },
  bonds: { group: 'money', by: ['product', 'email'] },
  obligations: { group: 'money', by: ['product', 'email'] },
  coverage: { group: 'data', by: ['product', 'email'] },
  synchronisation: { group: 'data', by: ['product', 'email'] },
  finished: { group: 'data', by: ['product'] },
  splits: { group: 'data', by: ['product', 'email'] },
  reportOpened: { group: 'data', by: ['product'] },
  security: {
    group: 'account',
    by: ['product', 'email', 'push'],
    always: ['product', 'email'],
    isUrgent: true,
  },
  plan: { group: 'account', by: ['product', 'email'] },
  news: { group: 'account', by: ['product'], always: ['product'] },
} as const satisfies Record<string, TopicRule>;
export type Topic = keyof typeof topics;
export const topicNames = Object.keys(topics) as Topic[];
export const ruleOf = (topic: Topic): TopicRule => topics[topic];

/** Of a topic, the channels that somebody switched against what it has by itself. */
export type Choices = Partial<Record<Topic, Partial<Record<Channel, boolean>>>>;

/** What is told of large moves, and what the call for both at once switches (rule N-18). */
export const moveTopics = ['portfolioMoved', 'assetMoved'] as const satisfies readonly Topic[];

/** A way out is on for moves while it is for one of the two. */
export const movesBy = (channel: Channel, choices: Choices): boolean =>
  moveTopics.some((topic) => isWanted(topic, channel, choices));

/** Both switched alike; what else was switched stays. */
export function withMovesBy(choices: Choices, { email, sms }: { email: boolean; sms: boolean }): Choices {
  const switched = moveTopics.map((topic) => [topic, { ...choices[topic], email, sms }] as const);
  return keptChoices({ ...choices, ...Object.fromEntries(switched) });
}

/** Whether somebody is told about a topic by a channel. */
export function isWanted(topic: Topic, channel: Channel, choices: Choices): boolean {
  const { by, always } = ruleOf(topic);
  if (always?.includes(channel)) return true;
  return choices[topic]?.[channel] ?? by.includes(channel);
}

/** What to keep of switches: only what differs, and nothing that cannot be switched. */
export function keptChoices(switched: Choices): Choices {
  const kept: Choices = {};
  for (const topic of topicNames) {
    const { by, always } = ruleOf(topic);
    const different = channels.flatMap((channel) => {
      const on = switched[topic]?.[channel];
      const isOwn = on !== undefined && on !== by.includes(channel) && !always?.includes(channel);
      return isOwn ? [[channel, on] as const] : [];
    });
    if (different.length > 0) kept[topic] = Object.fromEntries(different);
  }
  return kept;
}
