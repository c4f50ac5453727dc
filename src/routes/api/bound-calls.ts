import { previewSiteText } from '../../domains/site-texts/contract.ts';
import type { JoinedDomains } from '../../platform/domains/registration.ts';
import { type Binding, bindStream } from '../../platform/http/bind-calls.ts';
import type { EventStreams } from '../../platform/http/event-stream.ts';
import type { PagePreviews } from '../previews/page-previews.ts';
import { eventsCall, marketEventsCall } from './events-call.ts';

/** Every call of the product with what answers it; the OpenAPI document lists them, the tests walk them. */
export function boundCalls(joined: JoinedDomains, streams: EventStreams, previews: PagePreviews): Binding[] {
  return [
    ...joined.calls,
    bindStream(eventsCall, streams.open),
    bindStream(marketEventsCall, streams.openMarket),
    bindStream(previewSiteText, previews.show),
  ];
}
