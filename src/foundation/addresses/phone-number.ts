const international = /^\+[1-9]\d{6,14}$/;
const polish = /^\+48[1-9]\d{8}$/;

/**
 * A phone number as the whole world dials it, +48600100200; nothing for what is none. Nine digits alone are a Polish
 * number (rule CH-1).
 */
export function phoneNumberOf(typed: string): string | undefined {
  const plain = typed.trim().replace(/[\s()./\u2010-\u2015-]/g, '');
  const number = /^[1-9]\d{8}$/.test(plain) ? `+48${plain}` : plain.replace(/^00/, '+');
  if (!international.test(number)) return undefined;
  return number.startsWith('+48') && !polish.test(number) ? undefined : number;
}
