import { readPhone } from '../../../domains/channels/contract.ts';
import { readNoticeChannels, readNoticeSettings } from '../../../domains/notifications/contract.ts';
import type { PageContext } from '../../page-context.ts';

/** What somebody is told, and where; null where it cannot be had. */
export async function loadTelling({ call, onFault }: PageContext) {
  try {
    const [settings, reached, phone] = await Promise.all([
      call(readNoticeSettings, {}),
      call(readNoticeChannels, {}),
      call(readPhone, {}),
    ]);
    return { settings: settings.data, reached: reached.data, phone: phone.data };
  } catch (error) {
    onFault(error);
    return null;
  }
}
export type Telling = Awaited<ReturnType<typeof loadTelling>>;
