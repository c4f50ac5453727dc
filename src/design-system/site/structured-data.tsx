import { useContext } from 'react';
import { Nonce } from '../nonce.ts';

/** What search engines read; the text is already safe inside a script element. */
export function StructuredData({ text }: { text: string }) {
  const nonce = useContext(Nonce);
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // The browser hides the nonce from scripts, so it always differs from what the server wrote.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLdText escapes what could end the element
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
