import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { Checkbox } from '../../design-system/inputs/checkbox.tsx';
import { Combobox } from '../../design-system/inputs/combobox.tsx';
import { DateInput } from '../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../design-system/inputs/field.tsx';
import { FileDrop } from '../../design-system/inputs/file-drop.tsx';
import { NumberInput } from '../../design-system/inputs/number-input.tsx';
import { PasswordInput } from '../../design-system/inputs/password-input.tsx';
import { RadioCards } from '../../design-system/inputs/radio-cards.tsx';
import { Segmented } from '../../design-system/inputs/segmented.tsx';
import { Select } from '../../design-system/inputs/select.tsx';
import { Switch } from '../../design-system/inputs/switch.tsx';
import { TextInput } from '../../design-system/inputs/text-input.tsx';
import { Textarea } from '../../design-system/inputs/textarea.tsx';
import { type Theme, ThemeSwitch } from '../../design-system/inputs/theme-switch.tsx';
import { Card } from '../../design-system/layout/card.tsx';
import { TextLink } from '../../design-system/layout/text-link.tsx';
import styles from './gallery.module.css';
import { holdings } from './gallery-data.ts';
import { Specimen } from './gallery-specimen.tsx';

export function FieldsSection() {
  const t = useTranslations('gallery');
  const [units, setUnits] = useState('40');
  return (
    <Card>
      <div className={styles.columns}>
        <Field label={t('name')} hint={t('nameHint')}>
          <TextInput defaultValue={t('nameValue')} />
        </Field>
        <Field label={t('note')} optional>
          <TextInput placeholder={t('notePlaceholder')} />
        </Field>
        <Field label={t('focused')}>
          <TextInput icon="search" placeholder={t('find')} className={styles.focusRing} />
        </Field>
        <Field label={t('disabled')}>
          <TextInput defaultValue={t('nameValue')} disabled />
        </Field>
        <Field label={t('units')} hint={t('unitsHint')}>
          <NumberInput
            value={units}
            onValueChange={setUnits}
            after={
              <Button size="sm" onClick={() => setUnits('72')}>
                {t('all72')}
              </Button>
            }
          />
        </Field>
        <Field label={t('price')} hint={t('priceHint')}>
          <NumberInput value="268.40" onValueChange={() => {}} unit="zł" />
        </Field>
        <Field label={t('date')} error={t.rich('dateError', { fix: (text) => <TextLink>{text}</TextLink> })}>
          <DateInput defaultValue="2026-11-14" />
        </Field>
        <Field label={t('currency')}>
          <Select
            defaultValue="PLN"
            options={['PLN', 'EUR', 'USD'].map((code) => ({ value: code, label: code }))}
          />
        </Field>
        <Field label={t('comment')} optional>
          <Textarea placeholder={t('notePlaceholder')} />
        </Field>
        <Field label={t('comment')} error={t('tooLong')}>
          <Textarea defaultValue={t('pangram')} />
        </Field>
      </div>
      <div className={styles.columns} style={{ marginTop: 32 }}>
        <Field label={t('email')} size="lg" error={t('emailError')}>
          <TextInput type="email" defaultValue="zofia.lis@poczta" autoComplete="off" />
        </Field>
        <Field
          label={t('password')}
          size="lg"
          corner={<TextLink href="#fields">{t('forgotPassword')}</TextLink>}
        >
          <PasswordInput defaultValue="bursztyn-1919" autoComplete="off" />
        </Field>
      </div>
    </Card>
  );
}

export function ChoicesSection() {
  const t = useTranslations('gallery');
  const [side, setSide] = useState<'buy' | 'sell'>('sell');
  const [plan, setPlan] = useState<'free' | 'plus' | 'pro'>('plus');
  const [asset, setAsset] = useState<string | null>('CDR');
  const [theme, setTheme] = useState<Theme>('system');
  return (
    <Card>
      <div className={styles.columns}>
        <Field label={t('type')} group>
          <Segmented
            full
            value={side}
            onChange={setSide}
            options={[
              { value: 'buy', label: t('buy') },
              { value: 'sell', label: t('sell') },
            ]}
          />
        </Field>
        <Field label={t('asset')}>
          <Combobox
            value={asset}
            onChange={setAsset}
            listLabel={t('heldIn')}
            options={holdings.map(({ ticker, name, kind }) => ({
              value: ticker,
              label: name,
              badge: ticker,
              note: t(`kinds.${kind}`),
            }))}
          />
        </Field>
        <Specimen name={t('checkboxes')}>
          <Checkbox defaultChecked>{t('keepLoggedIn')}</Checkbox>
          <Checkbox>{t('newsletter')}</Checkbox>
          <Checkbox mixed>{t('someRows')}</Checkbox>
          <Checkbox error={t('mustAccept')}>{t('acceptTerms')}</Checkbox>
          <Checkbox disabled defaultChecked>
            {t('disabled')}
          </Checkbox>
        </Specimen>
        <Specimen name={t('switches')}>
          <Switch label={t('priceAlerts')} hint={t('priceAlertsHint')} defaultChecked />
          <Switch label={t('weeklyReport')} />
          <Switch label={t('disabled')} disabled />
        </Specimen>
        <Field label={t('plan')} group>
          <RadioCards
            value={plan}
            onChange={setPlan}
            options={[
              { value: 'free', title: t('planFree'), text: t('planFreeText'), icon: 'drop' },
              { value: 'plus', title: t('planPlus'), text: t('planPlusText'), icon: 'portfolios' },
              { value: 'pro', title: t('planPro'), text: t('planProText'), icon: 'target', disabled: true },
            ]}
          />
        </Field>
        <Specimen name={t('files')}>
          <Field label={t('statement')}>
            <FileDrop onFiles={() => {}} accept=".csv,.xlsx" hint={t('filesHint')} />
          </Field>
          <div>
            <ThemeSwitch value={theme} onChange={setTheme} />
          </div>
          <div>
            <ThemeSwitch value={theme} onChange={setTheme} iconsOnly />
          </div>
        </Specimen>
      </div>
    </Card>
  );
}
