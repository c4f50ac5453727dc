import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { type CsvCell, writeCsv } from '../../../../foundation/csv/write-csv.ts';
import { fixedTextOf, textOf } from '../../../../foundation/decimal.ts';
import type { Ground } from '../../ground-shape.ts';
import type { ContributionPlan } from '../../own/plan-contribution.ts';
import type { OwnDraft } from './draft.ts';
import styles from './plan-card.module.css';

type Props = {
  plan: ContributionPlan;
  ground: Ground;
  draft: OwnDraft;
  onOrders: (name: string, text: string) => void;
};

/** A plan to take along to a broker: as a file, or into the clipboard. */
export function OrderList({ plan, ground, draft, onOrders }: Props) {
  const t = useTranslations('ownStrategies.plan');
  if (plan.orders.length + plan.choices.length === 0) return null;
  const rows = rowsOf(plan, ground, draft);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        rows.map((row) => row.map((cell) => cell ?? '').join('\t')).join('\n'),
      );
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  };
  return (
    <div className={styles.buttons}>
      <Button icon="download" onClick={() => onOrders(`${draft.name}.csv`, writeCsv(rows))}>
        {t('download')}
      </Button>
      <Button icon="copy" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  );
}

const columns = [
  'side',
  'ticker',
  'isin',
  'name',
  'units',
  'price',
  'price_currency',
  'amount',
  'commission',
  'currency',
];

/** The price as it is quoted, amounts in the shown currency. What is still to be chosen has an amount alone. */
function rowsOf({ orders, choices }: ContributionPlan, ground: Ground, draft: OwnDraft): CsvCell[][] {
  const assets = new Map(ground.assets.map((asset) => [asset.id, asset]));
  const names = new Map(draft.targets.map(({ id, name }) => [id, name]));
  const currency = ground.currency.toUpperCase();
  const ordered = orders.map(({ side, holdingId, units, amount, commission }) => {
    const { ticker, isin, name, quoted, price_currency } = assets.get(holdingId)!;
    const price = [textOf(units), quoted, price_currency.toUpperCase()];
    return [side, ticker, isin, name, ...price, fixedTextOf(amount, 2), fixedTextOf(commission, 2), currency];
  });
  const chosen = choices.map(({ key, amount }) => {
    const unknown = [null, null, names.get(key), null, null, null];
    return ['buy', ...unknown, fixedTextOf(amount, 2), null, currency];
  });
  return [columns, ...ordered, ...chosen];
}
