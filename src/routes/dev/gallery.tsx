import { useEffect } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHeader } from '../../design-system/layout/page-header.tsx';
import { confirmModal } from '../../design-system/overlays/confirm.ts';
import { ConfirmDialog } from '../../design-system/overlays/confirm-dialog.tsx';
import { ModalHost } from '../../design-system/overlays/modal-host.tsx';
import { showModal } from '../../design-system/overlays/show-modal.ts';
import { isLocale } from '../../i18n/locales.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { pageContext } from '../page-context.ts';
import styles from './gallery.module.css';
import { ChartsSection } from './gallery-charts.tsx';
import { EditorsSection } from './gallery-editors.tsx';
import { ChoicesSection, FieldsSection } from './gallery-fields.tsx';
import { FiguresSection } from './gallery-figures.tsx';
import {
  BrandSection,
  ButtonsSection,
  ColoursSection,
  IconsSection,
  TypeSection,
} from './gallery-foundations.tsx';
import { MessagesSection, StatesSection } from './gallery-messages.tsx';
import { NavigationSection } from './gallery-navigation.tsx';
import { OverlaysSection } from './gallery-overlays.tsx';
import { SeriesSection } from './gallery-series.tsx';
import { TablesSection } from './gallery-tables.tsx';

const sections = {
  brand: BrandSection,
  colours: ColoursSection,
  type: TypeSection,
  icons: IconsSection,
  buttons: ButtonsSection,
  figures: FiguresSection,
  fields: FieldsSection,
  choices: ChoicesSection,
  messages: MessagesSection,
  states: StatesSection,
  navigation: NavigationSection,
  overlays: OverlaysSection,
  charts: ChartsSection,
  tables: TablesSection,
  series: SeriesSection,
  editors: EditorsSection,
};
type Section = keyof typeof sections;
const names = Object.keys(sections) as Section[];

const modals = [showModal(confirmModal, async () => ConfirmDialog)];

/** Fixed, so that pictures of the gallery can be compared. */
const now = '2026-11-14T17:05:00Z';

export function loader({ context, request }: LoaderFunctionArgs) {
  if (!context.get(pageContext).site.gallery) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const lang = searchParams.get('lang');
  const locale = isLocale(lang) ? lang : 'en';
  const theme = searchParams.get('theme');
  const section = names.find((name) => name === searchParams.get('section'));
  return {
    locale,
    now,
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
    section,
    messages: loadMessages(locale, ['common', 'ui', 'gallery']),
  };
}

/** Every primitive in each of its states: `?section=`, `?lang=pl` and `?theme=dark` choose what is seen. */
export default function Gallery() {
  const { locale, messages, theme, section } = useLoaderData<typeof loader>();
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <main className={styles.page} data-scheme={theme} lang={locale}>
        {section ? <One name={section} /> : <All />}
      </main>
      <ModalHost modals={modals} />
    </MessagesProvider>
  );
}

function One({ name }: { name: Section }) {
  const t = useTranslations('gallery');
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <Shown name={name} />
    </>
  );
}

function All() {
  const t = useTranslations('gallery');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <nav className={styles.index} aria-label={t('title')}>
        {names.map((name) => (
          <Link key={name} to={`#${name}`}>
            {t(`sections.${name}`)}
          </Link>
        ))}
      </nav>
      {names.map((name) => (
        <Shown key={name} name={name} />
      ))}
    </>
  );
}

function Shown({ name }: { name: Section }) {
  const t = useTranslations('gallery');
  const Content = sections[name];
  return (
    <section id={name} className={styles.section} aria-label={t(`sections.${name}`)}>
      <h2>{t(`sections.${name}`)}</h2>
      <Content />
    </section>
  );
}
