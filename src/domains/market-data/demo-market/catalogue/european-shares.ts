import { europeanFacts } from './european-facts.ts';
import { readShares } from './read-shares.ts';

/** London quotes in pence; `shares` in millions. */
export const europeanShares = readShares(
  'european-shares',
  europeanFacts,
  `
key         | isin         | mic  | ticker | name                  | sector     | country | shares | former
sap         | DE0007164600 | XETR | SAP    | SAP                   | software   | DE      | 1166   | -
sie         | DE0007236101 | XETR | SIE    | Siemens               | industry   | DE      | 782    | -
alv         | DE0008404005 | XETR | ALV    | Allianz               | finance    | DE      | 386    | -
dte         | DE0005557508 | XETR | DTE    | Deutsche Telekom      | telecoms   | DE      | 4860   | -
bmw         | DE0005190003 | XETR | BMW    | BMW                   | automotive | DE      | 610    | -
ads         | DE000A1EWWW0 | XETR | ADS    | adidas                | consumer   | DE      | 178    | -
bas         | DE000BASF111 | XETR | BAS    | BASF                  | mining     | DE      | 892    | -
mc          | FR0000121014 | XPAR | MC     | LVMH                  | consumer   | FR      | 498    | -
tte         | FR0000120271 | XPAR | TTE    | TotalEnergies         | energy     | FR      | 2200   | FP 2021-06-10
or          | FR0000120321 | XPAR | OR     | L'Oréal               | consumer   | FR      | 534    | -
sanofi      | FR0000120578 | XPAR | SAN    | Sanofi                | health     | FR      | 1220   | -
air         | NL0000235190 | XPAR | AIR    | Airbus                | industry   | NL      | 790    | -
bnp-paribas | FR0000131104 | XPAR | BNP    | BNP Paribas           | banks      | FR      | 1116   | -
asml        | NL0010273215 | XAMS | ASML   | ASML                  | technology | NL      | 388    | -
ing-groep   | NL0011821202 | XAMS | INGA   | ING Groep             | banks      | NL      | 3000   | -
shel        | GB00BP6MXD84 | XLON | SHEL   | Shell                 | energy     | GB      | 5800   | RDSB 2022-01-28
azn         | GB0009895292 | XLON | AZN    | AstraZeneca           | health     | GB      | 1550   | -
hsba        | GB0005405286 | XLON | HSBA   | HSBC                  | banks      | GB      | 17300  | -
bp          | GB0007980591 | XLON | BP     | BP                    | energy     | GB      | 15500  | -
ulvr        | GB00BVZK7T90 | XLON | ULVR   | Unilever              | consumer   | GB      | 2450   | -
rio         | GB0007188757 | XLON | RIO    | Rio Tinto             | mining     | GB      | 1255   | -
nesn        | CH0038863350 | XSWX | NESN   | Nestlé                | consumer   | CH      | 2570   | -
rog         | CH0012032048 | XSWX | ROG    | Roche                 | health     | CH      | 797    | -
novn        | CH0012005267 | XSWX | NOVN   | Novartis              | health     | CH      | 1970   | -
itx         | ES0148396007 | XMAD | ITX    | Inditex               | retail     | ES      | 3113   | -
`,
);
