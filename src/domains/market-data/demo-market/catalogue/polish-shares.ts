import type { DemoInstrument } from '../demo-instrument.ts';
import { polishFacts } from './polish-facts.ts';
import { readShares } from './read-shares.ts';

/** The twenty companies of WIG20 since 23 March 2026. */
export const wig20Keys = [
  'pko pkn peo pzu kgh ale lpp dnp ebp cdr',
  'mbk pge alr zab kty mdv kru bdx pco tpe',
].flatMap((line) => line.split(' '));

/** WIG20 first, then twenty further large companies of Warsaw. `shares` in millions. */
const shares = readShares(
  'polish-shares',
  polishFacts,
  `
key | isin         | mic  | ticker | name                      | sector   | country | shares  | former
pko | PLPKO0000016 | XWAR | PKO    | PKO Bank Polski           | banks    | PL      | 1250    | -
pkn | PLPKN0000018 | XWAR | PKN    | Orlen                     | energy   | PL      | 1160.9  | -
peo | PLPEKAO00016 | XWAR | PEO    | Bank Pekao                | banks    | PL      | 262.5   | -
pzu | PLPZU0000011 | XWAR | PZU    | PZU                       | finance  | PL      | 863.5   | -
kgh | PLKGHM000017 | XWAR | KGH    | KGHM Polska Miedź         | mining   | PL      | 200     | -
ale | LU2237380790 | XWAR | ALE    | Allegro                   | retail   | LU      | 1057    | -
lpp | PLLPP0000011 | XWAR | LPP    | LPP                       | retail   | PL      | 1.855   | -
dnp | PLDINPL00011 | XWAR | DNP    | Dino Polska               | retail   | PL      | 980.4   | -
ebp | PLBZ00000044 | XWAR | EBP    | Erste Bank Polska         | banks    | PL      | 102.2   | BZW 2018-09-07, SPL
cdr | PLOPTTC00011 | XWAR | CDR    | CD Projekt                | software | PL      | 99.9    | -
mbk | PLBRE0000012 | XWAR | MBK    | mBank                     | banks    | PL      | 42.5    | -
pge | PLPGER000010 | XWAR | PGE    | PGE Polska Grupa Energetyczna | energy | PL    | 2243.7  | -
alr | PLALIOR00045 | XWAR | ALR    | Alior Bank                | banks    | PL      | 130.6   | -
zab | LU2910446546 | XWAR | ZAB    | Żabka Group               | retail   | LU      | 1000    | -
kty | PLKETY000011 | XWAR | KTY    | Grupa Kęty                | industry | PL      | 9.8     | -
mdv | PLCCC0000016 | XWAR | MDV    | Modivo                    | retail   | PL      | 77      | CCC
kru | PLKRK0000010 | XWAR | KRU    | Kruk                      | finance  | PL      | 19.4    | -
bdx | PLBUDMX00013 | XWAR | BDX    | Budimex                   | industry | PL      | 25.5    | -
pco | NL0015000AU7 | XWAR | PCO    | Pepco Group               | retail   | NL      | 576     | -
tpe | PLTAURN00011 | XWAR | TPE    | Tauron Polska Energia     | energy   | PL      | 1752.5  | -
ing | PLBSK0000017 | XWAR | ING    | ING Bank Śląski           | banks    | PL      | 130.1   | -
bhw | PLBH00000012 | XWAR | BHW    | Bank Handlowy w Warszawie | banks    | PL      | 130.7   | -
mil | PLBIG0000016 | XWAR | MIL    | Bank Millennium           | banks    | PL      | 1213    | -
bnp | PLBGZ0000010 | XWAR | BNP    | BNP Paribas Bank Polska   | banks    | PL      | 147.8   | -
opl | PLTLKPL00017 | XWAR | OPL    | Orange Polska             | telecoms | PL      | 1312    | -
cps | PLCFRPT00013 | XWAR | CPS    | Cyfrowy Polsat            | telecoms | PL      | 639.5   | -
xtb | PLXTRDM00011 | XWAR | XTB    | XTB                       | finance  | PL      | 117.6   | -
gpw | PLGPW0000017 | XWAR | GPW    | Giełda Papierów Wartościowych | finance | PL   | 42      | -
acp | PLSOFTB00016 | XWAR | ACP    | Asseco Poland             | software | PL      | 83      | -
cbf | PLR220000018 | XWAR | CBF    | cyber_Folks               | software | PL      | 14.2    | -
txt | PLLVTSF00010 | XWAR | TXT    | Text                      | software | PL      | 25.75   | LVC 2023-09-08
11b | PL11BTS00015 | XWAR | 11B    | 11 bit studios            | software | PL      | 2.4     | -
ena | PLENEA000013 | XWAR | ENA    | Enea                      | energy   | PL      | 529.7   | -
jsw | PLJSW0000015 | XWAR | JSW    | Jastrzębska Spółka Węglowa | mining  | PL      | 117.4   | -
lwb | PLLWBGD00016 | XWAR | LWB    | Lubelski Węgiel Bogdanka  | mining   | PL      | 34      | -
att | PLZATRM00012 | XWAR | ATT    | Grupa Azoty               | mining   | PL      | 99.2    | -
eat | ES0105375002 | XWAR | EAT    | AmRest Holdings           | retail   | ES      | 219.6   | -
rbw | PLRNBWT00031 | XWAR | RBW    | Rainbow Tours             | industry | PL      | 14.6    | -
act | PLACTIN00018 | XWAR | ACT    | Action                    | industry | PL      | 17      | -
snt | PLSNKTK00019 | XWAR | SNT    | Synektik                  | health   | PL      | 8.53    | -
`,
);

/** Renamed in 2026: some providers still know them by the old symbol, others are not known for sure. */
const renamedSymbols: Record<string, DemoInstrument['providerSymbols']> = {
  ebp: { yahoo: 'EBP.WA', xtb: 'SPL.PL' },
  mdv: { yahoo: 'MDV.WA', xtb: 'CCC.PL' },
};

export const polishShares: DemoInstrument[] = shares.map((share) => ({
  ...share,
  providerSymbols: renamedSymbols[share.key] ?? share.providerSymbols,
}));
