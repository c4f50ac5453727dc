import { useTranslations } from 'use-intl';
import { TextLink } from '../../../../../design-system/layout/text-link.tsx';
import { Banner } from '../../../../../design-system/states/banner.tsx';
import { usePath } from '../../../../../i18n/use-path.ts';

/** Above a list: why prices are missing, all or some, and the way to them (M-20). */
export function PricesForPeopleNote({ some }: { some: boolean }) {
  const t = useTranslations('symbols.withheld');
  const to = usePath();
  return (
    <Banner icon="lock" action={<TextLink to={to('register')}>{t('register')}</TextLink>}>
      {t(some ? 'more' : 'title')}.
    </Banner>
  );
}
