/** Reference exchanges as DEGIRO abbreviates them; what is not known for sure is left out. */
const mics: Readonly<Record<string, string>> = {
  NDQ: 'XNAS',
  NSY: 'XNYS',
  ASE: 'XASE',
  EAM: 'XAMS',
  EPA: 'XPAR',
  EBR: 'XBRU',
  ELI: 'XLIS',
  XET: 'XETR',
  FRA: 'XFRA',
  TDG: 'XGAT',
  LSE: 'XLON',
  WSE: 'XWAR',
  MIL: 'XMIL',
  MAD: 'XMAD',
  SWX: 'XSWX',
  TOR: 'XTSE',
};

export function micOf(reference: string | undefined): string | undefined {
  return reference === undefined ? undefined : mics[reference.toUpperCase()];
}
