import { foldText } from '../../../../foundation/fold-text.ts';

export type Meaning =
  | 'sweep'
  | 'fund'
  | 'exchange'
  | 'dividendTax'
  | 'dividend'
  | 'capital'
  | 'orderFee'
  | 'orderTax'
  | 'fee'
  | 'interest'
  | 'gift'
  | 'money';

/**
 * What the description of a line means, in all languages known; finer ones come first: a tax names the dividend, a
 * reservation the deposit. The texts are folded: without accents and capitals.
 */
const meanings: readonly [RegExp, Meaning][] = [
  // The bank's own account behind DEGIRO, and reservations that are taken back.
  [/cash sweep|flatexdegiro bank|geldrekening|geldkonto|compte especes|cash account/, 'sweep'],
  [/^(reservation|reservering|reservierung|reserva|prenotazione|rezerwacja)\b/, 'sweep'],
  [/^processed flatex withdrawal/, 'sweep'],
  // The fund in which cash was kept until 2021: moves in and out, and changes of its price.
  [
    /^(money market fund|conversie geldmarktfonds|geldmarktfonds umwandlung|konwersja funduszu|conversion fonds)/,
    'sweep',
  ],
  [/^(conversion fondos|conversao (do )?fundo|conversione fondi)/, 'sweep'],
  [
    /^(geldmarktfonds preisanderung|zmiana ceny funduszu|koersverandering geldmarktfonds|variation fonds)/,
    'fund',
  ],
  [
    /^fx (credit|debit|withdrawal)|^valuta (creditering|debitering)|^wahrungswechsel|^operation de change/,
    'exchange',
  ],
  [
    /cambio de divisa|^(credito|prelievo) fx|^(credito|levantamento) de divisa|^currency exchange/,
    'exchange',
  ],
  [
    /dividendbelasting|dividend tax|dividendensteuer|quellensteuer|withholding tax|podatek (dywidendowy|od dywidend)/,
    'dividendTax',
  ],
  [
    /^impots? sur (les )?dividende|^(retencion|impuesto).*dividendo|^ritenuta|^imposta sui dividendi/,
    'dividendTax',
  ],
  [/^imposto sobre dividendo|^dan z dividend/, 'dividendTax'],
  [/^(dividend|dividende|dividendo|dividenda|dywidenda)\b|^fund distribution|^ausschuttung/, 'dividend'],
  [/^(kapitalruckzahlung|capital return|return of capital|kapitaalsuitkering)/, 'capital'],
  [
    /stamp duty|podatek od transakcji|transactiebelasting|transaction tax|taxe sur les transactions/,
    'orderTax',
  ],
  [
    /finanztransaktionssteuer|impuesto (sobre|a las) transacciones|tassa sulle transazioni|imposto.*transac/,
    'orderTax',
  ],
  [
    /degiro transaction|transactiekosten|transaktionsgebuhr|transaktionskosten|oplata transakcyjna/,
    'orderFee',
  ],
  [
    /frais degiro de courtage|frais de courtage|cost(e|o|i)s? de transacc?ion|costi di transazione|comissoes de transacao/,
    'orderFee',
  ],
  [/custos de transacao|transakcni poplat/, 'orderFee'],
  [
    /connection fee|aansluitingskosten|anschlussgebuhr|handelsmodalitaten|verbindungskosten|frais de connexion/,
    'fee',
  ],
  [/costi di connessione|custo de conectividade|costes? de (conectividad|conexion)|poplatek za/, 'fee'],
  [/adr\/gdr|corporate action|zahlungsgebuhr|oplata za platnosc|payment fee|custody fee/, 'fee'],
  [
    /^(degiro courtesy|degiro rebate|degiro verrekening promotie|rabatt|degiro rabat|neukundenaktion)/,
    'gift',
  ],
  [/^(flatex )?interest|^rente\b|^zinsen|^interets|^intereses|^interessi|^juros|^odsetki/, 'interest'],
  [/withdrawal|terugstorting|auszahlung|^retrait|^retirada|^prelievo|^levantamento|^wyplata/, 'money'],
  [/deposit|storting|einzahlung|^depot\b|^versement|^ingreso|^vklad|^wplata|^depozyt/, 'money'],
];

export function meaningOf(description: string): Meaning | undefined {
  const folded = foldText(description).slice(0, 300);
  return meanings.find(([pattern]) => pattern.test(folded))?.[1];
}

const bought = new Set(['buy', 'koop', 'kauf', 'achat', 'compra', 'kupno', 'zakup', 'acquisto', 'nakup']);
const sold = new Set([
  'sell',
  'verkoop',
  'verkauf',
  'vente',
  'venta',
  'venda',
  'sprzedaz',
  'vendita',
  'prodej',
]);

export function sideOf(word: string): 'buy' | 'sell' | undefined {
  const folded = foldText(word);
  if (bought.has(folded)) return 'buy';
  return sold.has(folded) ? 'sell' : undefined;
}
