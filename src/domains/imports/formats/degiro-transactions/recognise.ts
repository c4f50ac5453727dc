import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

/**
 * English, Polish, Dutch, German, Spanish, French, Italian, Portuguese, Czech. Older files cut long names off, newer
 * ones end some of them with the account's currency, so that beginnings are looked for. Finer names come first.
 */
export const names = {
  date: ['Date', 'Data', 'Datum', 'Fecha'],
  time: ['Time', 'Czas', 'Tijd', 'Uhrzeit', 'Hora', 'Heure', 'Ora', 'Čas'],
  product: ['Product', 'Produkt', 'Producto', 'Produit', 'Prodotto', 'Produto'],
  isin: ['ISIN', 'Code ISIN', 'Código ISIN'],
  reference: [
    'Reference*',
    'Giełda referenc*',
    'Referentiebeurs',
    'Beurs',
    'Referenzb*',
    'Bolsa de*',
    'Centro de referencia',
    'Place boursière*',
    'Bourse de*',
    'Borsa di*',
    'Börse',
    'Exchange',
  ],
  venue: [
    'Venue',
    'Miejsce wykonania',
    'Uitvoeringspl*',
    'Ausführungso*',
    'Centro de ejecuci*',
    "Lieu d'exécution",
    'Sede di esecuzione',
    'Borsa',
    'Local de execu*',
    'Bolsa',
    'Execution venue',
  ],
  units: [
    'Quantity',
    'Liczba',
    'Aantal',
    'Anzahl',
    'Número',
    'Cantidad',
    'Quantité',
    'Quantità',
    'Quantidade',
    'Počet',
  ],
  rate: [
    'Exchange rate',
    'Kurs wymian*',
    'Wisselkoer*',
    'Wechselkurs',
    'Tipo de cambio',
    'Taux de change',
    'Tasso di*',
    'Taxa de c*',
    'Směnný kurz',
  ],
  price: ['Price', 'Kurs', 'Koers', 'Precio', 'Cours', 'Quotazione', 'Preços', 'Preço', 'Cena'],
  localValue: [
    'Local value',
    'Wartość lokalna',
    'Lokale waarde',
    'Wert in Lokalw*',
    'Valor local',
    'Montant devise*',
    'Valeur locale',
    'Valore locale',
    'Hodnota v*',
  ],
  value: [
    'Value*',
    'Wartość*',
    'Waarde*',
    'Wert*',
    'Valor*',
    'Montant EUR',
    'Valeur*',
    'Valore*',
    'Hodnota*',
  ],
  autoFx: [
    'AutoFX*',
    'Opłaty AutoFX',
    'Comisión AutoFX',
    'Frais AutoFX',
    'Frais conversion AutoFX',
    'Commissione AutoFX',
    'Custo AutoFX',
    'Taxa Autofx',
  ],
  fee: [
    'Transaction and*',
    'Transaction cost*',
    'Transaction',
    'Opłata transakcyjna*',
    'Transactiekosten*',
    'Transaktions*',
    'Gebühr',
    'Costes de transacci*',
    'Frais de courtage*',
    'Frais de transaction*',
    'Costi di transazione*',
    'Commissioni di*',
    'Custos de transa*',
  ],
  total: ['Total*', 'Razem*', 'Totaal*', 'Gesamt*', 'Montant négocié*', 'Totale*', 'Celkem*'],
  order: [
    'Order ID',
    'Identyfikator zlecenia',
    'Order-ID',
    'ID Orden',
    'ID Ordre',
    'ID Ordine',
    'ID da Ordem',
    'ID objednávky',
  ],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = ['date', 'product', 'isin', 'units', 'price', 'localValue', 'total', 'order'] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind === 'xml' || file.kind === 'json') return undefined;
  const columns = columnsOf(file);
  // The account statement and lists of other brokers have some of these columns, but never these together.
  if (
    columns?.at.isin === undefined ||
    columns.at.product === undefined ||
    columns.at.localValue === undefined
  )
    return undefined;
  return deviationOf(columns, names);
}
