/** Names by which investors of any language call an exchange; codes nobody knows stand for nothing. */
const names: Record<string, string> = {
  XWAR: 'GPW',
  XNCO: 'NewConnect',
  XNAS: 'Nasdaq',
  XNYS: 'NYSE',
  ARCX: 'NYSE Arca',
  XETR: 'Xetra',
  XFRA: 'Frankfurt',
  XLON: 'LSE',
  XAMS: 'Euronext Amsterdam',
  XPAR: 'Euronext Paris',
  XMIL: 'Borsa Italiana',
  XSWX: 'SIX',
};

/** A market identifier code as people call the exchange. */
export function exchangeName(mic: string): string {
  return names[mic] ?? '';
}
