import { useTranslations } from 'use-intl';
import { Avatar } from '../../design-system/brand/avatar.tsx';
import { Brand } from '../../design-system/brand/brand.tsx';
import { Icon } from '../../design-system/brand/icon.tsx';
import { type IconName, iconPaths } from '../../design-system/brand/icon-paths.ts';
import { Mark } from '../../design-system/brand/mark.tsx';
import { StrataGlyph } from '../../design-system/brand/strata-glyph.tsx';
import { Button } from '../../design-system/button.tsx';
import { Flag } from '../../design-system/figures/flag.tsx';
import { IconButton } from '../../design-system/icon-button.tsx';
import { Card } from '../../design-system/layout/card.tsx';
import { TextLink } from '../../design-system/layout/text-link.tsx';
import styles from './gallery.module.css';
import { Row, Specimen } from './gallery-specimen.tsx';

export function BrandSection() {
  return (
    <Card>
      <Row>
        <Brand />
        <Brand size="sm" />
        <Mark size={80} />
        <Mark size={24} />
        <StrataGlyph amber="filled" />
        <StrataGlyph amber="dashed" />
        <StrataGlyph amber="broken" />
        <Avatar name="Zofia Lis" />
        <Avatar name="Łukasz" size={64} />
        <Flag of="pl" />
        <Flag of="en" />
      </Row>
    </Card>
  );
}

const swatches = [
  ['bg', 'surface', 'surface-2', 'surface-3', 'raised', 'field', 'ink', 'ink-2', 'ink-3'],
  [
    'amber',
    'amber-strong',
    'amber-text',
    'amber-tint',
    'amber-tint-2',
    'gain',
    'gain-tint',
    'loss',
    'loss-tint',
  ],
  ['graphite', 'graphite-2', 'st-1', 'st-2', 'st-3', 'ln-1', 'ln-2', 'ln-3', 'focus'],
  ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10'],
  ['hm-d4', 'hm-d3', 'hm-d2', 'hm-d1', 'hm-0', 'hm-u1', 'hm-u2', 'hm-u3', 'hm-u4'],
];

export function ColoursSection() {
  return (
    <Card>
      <div className={styles.specimen}>
        {swatches.map((line) => (
          <div key={line[0]} className={styles.swatches}>
            {line.map((name) => (
              <span key={name} className={styles.swatch}>
                <span style={{ background: `var(--${name})` }} />
                {name}
              </span>
            ))}
          </div>
        ))}
      </div>
    </Card>
  );
}

const sizes = [88, 68, 56, 44, 32, 28, 24, 20];
const textSizes = [20, 18, 16, 15, 14, 13, 12, 11];

export function TypeSection() {
  const t = useTranslations('gallery');
  const line = (size: number, family: 'display' | 'text') => (
    <p
      key={`${family}${size}`}
      style={{
        font: `var(--fw-${family === 'display' ? 'display' : 'regular'}) var(--fs-${size}) / var(--lh-${size}) var(--font-${family})`,
        letterSpacing: family === 'display' ? '-0.02em' : undefined,
      }}
    >
      {t('pangram')}
    </p>
  );
  return (
    <Card>
      {sizes.map((size) => line(size, 'display'))}
      {textSizes.map((size) => line(size, 'text'))}
    </Card>
  );
}

export function IconsSection() {
  return (
    <Card>
      <div className={styles.icons}>
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <span key={name}>
            <Icon name={name} size={24} />
            {name}
          </span>
        ))}
      </div>
    </Card>
  );
}

const variants = ['primary', 'secondary', 'ink', 'quiet', 'text', 'danger'] as const;

export function ButtonsSection() {
  const t = useTranslations('gallery');
  return (
    <Card>
      <div className={styles.specimen}>
        {variants.map((variant) => (
          <Specimen key={variant} name={variant}>
            <Row>
              <Button variant={variant}>{t('save')}</Button>
              <Button variant={variant} icon="plus">
                {t('addTransaction')}
              </Button>
              <Button variant={variant} size="sm">
                {t('save')}
              </Button>
              <Button variant={variant} size="lg">
                {t('createAccount')}
              </Button>
              <Button variant={variant} className={styles.focusRing}>
                {t('focused')}
              </Button>
              <Button variant={variant} loading>
                {t('save')}
              </Button>
              <Button variant={variant} disabled>
                {t('disabled')}
              </Button>
            </Row>
          </Specimen>
        ))}
        <Specimen name={t('iconButtons')}>
          <Row>
            <IconButton icon="bell" label={t('notifications')} size="lg" dot />
            <IconButton icon="x" label={t('close')} />
            <IconButton icon="dots" label={t('more')} size="sm" />
            <IconButton icon="trash" label={t('delete')} disabled />
          </Row>
        </Specimen>
        <Specimen name={t('links')}>
          <Row>
            <TextLink href="#buttons">{t('forgotPassword')}</TextLink>
            <TextLink href="#buttons" tone="amber">
              {t('sendAgain')}
            </TextLink>
            <TextLink href="#buttons" tone="muted">
              {t('allAssets')}
            </TextLink>
            <Button href="#buttons" iconAfter="arrow-right">
              {t('createAccount')}
            </Button>
          </Row>
        </Specimen>
      </div>
    </Card>
  );
}
