import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import styles from './company-facts.module.css';

/** Who runs the site; what the operator did not set is empty and not shown. */
export type Company = {
  name: string;
  street: string;
  zip: string;
  city: string;
  taxNumber: string;
  register: string;
  email: string;
  phone: string;
  founded: number;
  serves: readonly string[];
};

type Fact = [label: string, value: ReactNode];

export function CompanyFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const telephone = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Ways to reach the company, as far as there are some. */
export function useWaysToReach({ street, zip, city, email, phone }: Company): Fact[] {
  const t = useTranslations('contact');
  const lines = [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean);
  const facts: Fact[] = [];
  if (email)
    facts.push([
      t('email'),
      <TextLink key="email" href={`mailto:${email}`}>
        {email}
      </TextLink>,
    ]);
  if (phone)
    facts.push([
      t('phone'),
      <TextLink key="phone" href={telephone(phone)}>
        {phone}
      </TextLink>,
    ]);
  if (lines.length > 0)
    facts.push([
      t('address'),
      lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      )),
    ]);
  return facts;
}

/** Everything there is to say of the company. */
export function useCompanyFacts(company: Company): Fact[] {
  const t = useTranslations('about.company');
  const locale = useLocale();
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { name, founded, serves, taxNumber, register } = company;
  const reach = useWaysToReach(company);
  const facts: Fact[] = [];
  if (name) facts.push([t('name'), name]);
  facts.push([t('founded'), String(founded)]);
  if (serves.length) facts.push([t('serves'), serves.map((code) => names.of(code)).join(', ')]);
  if (taxNumber) facts.push([t('taxNumber'), taxNumber]);
  if (register) facts.push([t('register'), register]);
  return [...facts, ...reach];
}
