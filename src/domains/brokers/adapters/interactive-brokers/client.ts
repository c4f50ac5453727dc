import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { declaresEntities, xmlDocument } from '../../../imports/kit/xml-document.ts';
import { BrokerFailure, type ConnectOptions, type Credentials } from '../../broker-port.ts';
import { checkStatus, createAskBroker, shaped } from '../../kit/ask-broker.ts';
import { failureOfCode } from './failure-codes.ts';

const address = 'https://ndcdyn.interactivebrokers.com/AccountManagement/FlexWebService';
const version = '3';

const referenceShape = z.object({
  FlexStatementResponse: z.object({
    Status: z.string(),
    ReferenceCode: z.optional(z.string()),
    ErrorCode: z.optional(z.string()),
    ErrorMessage: z.optional(z.string()),
  }),
});

/** A statement of a year may take a minute to be made; whoever wants it longer comes again. */
const pausesMs = [1000, 2000, 4000, 8000, 10_000, 15_000, 20_000];
const inProgress = '1019';

/** Whoever waits before a screen waits that long. */
const shortPausesMs = pausesMs.slice(0, 3);

export type FlexClient = {
  /** Nothing where it is still being made. */
  statement(waits: 'shortly' | 'patiently'): Promise<unknown | undefined>;
};

/** The two steps of the Flex web service: ask for a statement, then for the result until it is there. */
export function createFlexClient(credentials: Credentials, options: ConnectOptions): FlexClient {
  const ask = createAskBroker(options, [credentials.accessKey]);
  const base = options.baseUrl ?? address;
  const sleep = options.sleep ?? ((ms) => pause(ms, undefined, { signal: options.signal }));

  async function get(step: 'SendRequest' | 'GetStatement', q: string): Promise<unknown> {
    const at = new URL(`${base}/${step}`);
    at.search = new URLSearchParams({ t: credentials.accessKey, q, v: version }).toString();
    const { text } = checkStatus(await ask(at));
    const document = declaresEntities(text) ? undefined : xmlDocument(text);
    if (document === undefined) throw new BrokerFailure('changed', 'no XML, or half of it');
    return document;
  }

  return {
    async statement(waits) {
      const { FlexStatementResponse: asked } = shaped(
        referenceShape,
        await get('SendRequest', credentials.applicationId),
      );
      if (asked.Status !== 'Success' || !asked.ReferenceCode)
        throw failureOfCode(asked.ErrorCode, asked.ErrorMessage);
      for (const ms of waits === 'shortly' ? shortPausesMs : pausesMs) {
        const document = await get('GetStatement', asked.ReferenceCode);
        const answer = z.safeParse(referenceShape, document);
        if (!answer.success) return document;
        const { ErrorCode, ErrorMessage } = answer.data.FlexStatementResponse;
        if (ErrorCode !== inProgress) throw failureOfCode(ErrorCode, ErrorMessage);
        await sleep(ms);
      }
      return undefined;
    },
  };
}
