import sharp from 'sharp';

const tinyPicture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#e39417' } })
  .png()
  .toBuffer();
export const tinyAvatar = `data:image/png;base64,${tinyPicture.toString('base64')}`;

export const ownAsset = {
  name: 'Złoto w szufladzie',
  ticker: 'SZUFLADA',
  class_id: '0193277e-0000-7000-8000-000000000204',
  currency_id: '0193277e-0000-7000-8000-000000000101',
};

export const złoty = '0193277e-0000-7000-8000-000000000101';

/** A strategy of the catalogue. */
export const sixtyForty = '0193277e-0000-7000-8000-000000000401';

/** What a form sends for a new portfolio. */
export function newPortfolio(name = 'Emerytura') {
  return { name, currency_id: złoty };
}

/** The day on which prices of the fixtures are. */
export function today(): string {
  return new Date().toLocaleDateString('sv', { timeZone: 'Europe/Warsaw' });
}
