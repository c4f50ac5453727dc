import { useState } from 'react';
import { useLocale } from 'use-intl';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { callApi } from '../../../../foundation/call-api.ts';
import type { AnnouncementBannerOutput } from '../../announcements-contract.ts';

/** Letters as they were written: a title, and after it the text. */
export function AnnouncementWords({ title, text }: { title: string; text: string }) {
  return (
    <>
      <strong>{title}</strong>
      {text && ` ${text}`}
    </>
  );
}

/** What the operator says, until it is put aside; that is kept for all devices. */
export function AnnouncementBanners({
  announcements,
}: {
  announcements: readonly AnnouncementBannerOutput[];
}) {
  const locale = useLocale();
  const [gone, setGone] = useState<readonly string[]>([]);
  const dismiss = async (id: string) => {
    setGone((before) => [...before, id]);
    const { dismissAnnouncement } = await import('../../announcements-contract.ts');
    // Not kept, it comes again with the next visit.
    await callApi(dismissAnnouncement, { params: { id } }, locale).catch(() => {});
  };
  return announcements
    .filter(({ id }) => !gone.includes(id))
    .map(({ id, title, text }) => (
      <Banner key={id} icon="bell" onDismiss={() => void dismiss(id)}>
        <AnnouncementWords title={title} text={text} />
      </Banner>
    ));
}
