/** The two currencies of a code, by their number in it. */
export const khqrCurrencies = {
  USD: { number: '840', decimals: 2 },
  KHR: { number: '116', decimals: 0 },
} as const;
export type KhqrCurrency = keyof typeof khqrCurrencies;

export const isKhqrCurrency = (code: string): code is KhqrCurrency => Object.hasOwn(khqrCurrencies, code);

/** Cents or riel as the code says them: `12.50`, and `12` for whole dollars. */
export function majorText({ currency, minor }: { currency: KhqrCurrency; minor: number }): string {
  const { decimals } = khqrCurrencies[currency];
  const digits = String(minor).padStart(decimals + 1, '0');
  const [whole, part] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  return Number(part) === 0 ? whole : `${whole}.${part}`;
}

/**
 * What the service says was paid, in cents or riel; null: no amount of this currency. Read as decimal text, also `1.25E7`,
 * and never as a number with a point: a tenth and two tenths are not three.
 */
export function minorOf(text: string, currency: KhqrCurrency): number | null {
  const [, whole, part = '', power = '0'] =
    /^(\d{1,15})(?:\.(\d{1,15}))?(?:[eE]\+?(\d{1,2}))?$/u.exec(text) ?? [];
  if (whole === undefined) return null;
  const places = khqrCurrencies[currency].decimals + Number(power);
  if (/[1-9]/u.test(part.slice(places))) return null;
  const minor = Number(whole + part.slice(0, places).padEnd(places, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}
