import { callApi } from '../../../foundation/call-api.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { chooseConsent } from '../contract.ts';
import type { Consent, Purpose } from '../purposes.ts';

type Answers = { agreed: readonly Purpose[]; refused: readonly Purpose[] };

/** What services keep in the browser's storage under our address; their cookies go with the answer. */
const leftBehind = /^_(cltk|clck|clsk|ga|gcl)(_|$)/;

/**
 * Remembers a choice. What is loaded, and what the policy admits, is decided when a document is sent: where that changes, the page
 * begins anew. Says whether it does.
 */
export async function sendChoice(
  consent: Consent,
  { agreed, refused }: Answers,
  locale: Locale,
): Promise<boolean> {
  const { data } = await callApi(
    chooseConsent,
    { body: { agreed: [...agreed], refused: [...refused] } },
    locale,
  );
  const same = data.agreed.join() === consent.agreed.join();
  if (same) return false;
  if (consent.agreed.some((purpose) => !data.agreed.includes(purpose))) forget();
  window.location.reload();
  return true;
}

function forget(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (leftBehind.test(key)) storage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
