import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { ruleOf, sendingChannels, type Topic, topicNames } from './topics.ts';

/** What somebody can have less of: there is no less of what is about security (rule N-14). */
export type LessTopic = Exclude<Topic, 'security'>;
export const isLessTopic = (topic: Topic): topic is LessTopic => ruleOf(topic).isUrgent !== true;
export const lessTopics = topicNames.filter(isLessTopic);
/** A topic, everything by a channel, or the reports by mail. */
export const lessScopes = [...lessTopics, 'all', 'digest'] as const;
export type LessScope = (typeof lessScopes)[number];

/** Nothing by this channel; nothing that leaves the product; or mails together, once a day. */
export const lessChoices = ['channel', 'bell', 'daily'] as const;
export type LessChoice = (typeof lessChoices)[number];

const token = z.object({ token: z.string().check(z.maxLength(100)) });
const stateShape = z.object({
  scope: z.enum(lessScopes),
  channel: z.enum(sendingChannels),
  /** Whether anything of it still comes by this channel. */
  is_on: z.boolean(),
  /** What can be chosen now. */
  choices: z.array(z.enum(lessChoices)),
});
export type LessState = z.output<typeof stateShape>;

export const readLess = defineCall({
  id: 'notifications.less',
  method: 'GET',
  path: '/api/less/:token',
  summary: 'What the link of a message asks for less of, without signing in; reading it changes nothing',
  access: 'anyone',
  params: token,
  output: record(
    z.discriminatedUnion('state', [
      z.extend(stateShape, { state: z.literal('open') }),
      z.object({ state: z.literal('expired') }),
    ]),
  ),
});

export const chooseLess = defineCall({
  id: 'notifications.choose-less',
  method: 'POST',
  path: '/api/less/:token',
  summary: 'Less of what a message was about, by its link and without signing in',
  access: 'anyone',
  params: token,
  body: z.object({ choice: z.enum(lessChoices, 'invalid') }),
  output: record(z.extend(stateShape, { undo: z.string() })),
});

export const undoLess = defineCall({
  id: 'notifications.undo-less',
  method: 'PUT',
  path: '/api/less/:token',
  summary: 'Takes back what was chosen by the link of a message',
  access: 'anyone',
  params: token,
  body: z.object({ undo: z.string('invalid').check(z.maxLength(4000, 'tooLong')) }),
  output: record(stateShape),
});
