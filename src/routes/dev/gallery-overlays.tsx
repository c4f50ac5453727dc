import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { Amount } from '../../design-system/figures/amount.tsx';
import { DayDate } from '../../design-system/figures/day-date.tsx';
import { Percent } from '../../design-system/figures/percent.tsx';
import { Field } from '../../design-system/inputs/field.tsx';
import { TextInput } from '../../design-system/inputs/text-input.tsx';
import { Card } from '../../design-system/layout/card.tsx';
import { TextLink } from '../../design-system/layout/text-link.tsx';
import { CommandPalette } from '../../design-system/overlays/command-palette.tsx';
import { confirm } from '../../design-system/overlays/confirm.ts';
import { Dialog } from '../../design-system/overlays/dialog.tsx';
import { Explain } from '../../design-system/overlays/explain.tsx';
import { Menu } from '../../design-system/overlays/menu.tsx';
import { Popover } from '../../design-system/overlays/popover.tsx';
import { toast } from '../../design-system/overlays/toast.ts';
import { Tooltip } from '../../design-system/overlays/tooltip.tsx';
import { matches } from '../../foundation/fold-text.ts';
import { holdings } from './gallery-data.ts';
import { Row } from './gallery-specimen.tsx';

export function OverlaysSection() {
  const t = useTranslations('gallery');
  const [dialog, setDialog] = useState(false);
  return (
    <Card>
      <Row>
        <Button onClick={() => setDialog(true)}>{t('openDialog')}</Button>
        <Button onClick={() => ask(t('saved'))}>{t('openConfirm')}</Button>
        <Palette />
        <Menu
          align="start"
          trigger={<Button iconAfter="chevron-down">{t('openMenu')}</Button>}
          items={[
            { heading: 'Zofia Lis' },
            { label: t('profile'), icon: 'user' },
            { label: t('security'), icon: 'shield', note: t('securityNote') },
            { label: 'PLN', checked: true },
            { label: 'EUR', checked: false },
            'separator',
            { label: t('logOut'), icon: 'logout', danger: true },
          ]}
        />
        <Popover trigger={<Button>{t('openPopover')}</Button>} title={t('openPopover')}>
          {t('comingText')}
        </Popover>
        <Tooltip text={t('tooltipText')}>
          <Button>{t('openTooltip')}</Button>
        </Tooltip>
        <span>
          IRR <Flows />
        </span>
      </Row>
      <Dialog
        open={dialog}
        onClose={() => setDialog(false)}
        title={t('addTransaction')}
        description={t('dialogText')}
        footerStart={<Button variant="text">{t('saveAndAnother')}</Button>}
        footer={
          <>
            <Button onClick={() => setDialog(false)}>{t('cancel')}</Button>
            <Button variant="primary" onClick={() => setDialog(false)}>
              {t('save')}
            </Button>
          </>
        }
      >
        <Field label={t('name')}>
          <TextInput defaultValue={t('nameValue')} />
        </Field>
        <Field label={t('note')} optional>
          <TextInput />
        </Field>
      </Dialog>
    </Card>
  );

  async function ask(done: string) {
    const sure = await confirm({
      title: t('deleteTitle'),
      effect: t('deleteEffect'),
      body: t('deleteBody'),
      code: t('deleteCode'),
      danger: true,
      confirmLabel: t('delete'),
    });
    if (sure) toast.success(done);
  }
}

function Palette() {
  const t = useTranslations('gallery');
  const [params] = useSearchParams();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState(params.get('query') ?? '');
  const found = holdings.filter(({ name, ticker }) => matches(`${ticker} ${name}`, query));
  return (
    <>
      <Button icon="search" onClick={() => setOpen(true)}>
        {t('openPalette')}
      </Button>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
        placeholder={t('find')}
        onSelect={(command) => toast.success(command.label)}
        groups={[
          {
            label: t('assets'),
            commands: found.slice(0, 4).map(({ ticker, name, kind }) => ({
              id: ticker,
              label: name,
              badge: ticker,
              note: t(`kinds.${kind}`),
            })),
          },
          {
            label: t('pages'),
            commands: [{ id: 'settings', label: t('settings'), icon: 'sliders' as const }],
          },
        ].filter((group) => group.commands.length > 0)}
      />
    </>
  );
}

function Flows() {
  const t = useTranslations('gallery');
  const flow = (day: string, amount: string, years: string) => [
    <DayDate key="day" day={day} />,
    <Amount key="amount" value={amount} currency="PLN" signed bare />,
    years,
  ];
  return (
    <Explain
      of="IRR"
      sentence={t.rich('irrSentence', { b: (text) => <b>{text}</b> })}
      formula={t('irrFormula')}
      rows={{
        head: [t('largestFlows'), t('flow'), t('years')],
        body: [
          flow('2022-03-14', '18000', '4,67'),
          flow('2022-09-12', '9000', '4,18'),
          flow('2023-02-20', '10000', '3,73'),
        ],
        more: [t('moreFlows'), <Amount key="more" value="47400" currency="PLN" signed bare />, ''],
        total: [t('totalValue'), <Amount key="total" value="119393.94" currency="PLN" bare />, ''],
      }}
      rate={
        <>
          {t('rateUsed')} <Percent value={11.9} decimals={2} />
        </>
      }
      link={<TextLink tone="amber">{t('allFlows')}</TextLink>}
    />
  );
}
