/** The two currencies of a QR code, with their ISO numbers. */
export const khqrCurrencies = {
  USD: { number: '840', decimals: 2 },
  KHR: { number: '116', decimals: 0 },
} as const;
export type KhqrCurrency = keyof typeof khqrCurrencies;

export const isKhqrCurrency = (code: string): code is KhqrCurrency => Object.hasOwn(khqrCurrencies, code);

/** Formats cents or riel for the code: `12.50`, and `12` for whole dollars. */
export function majorText({ currency, minor }: { currency: KhqrCurrency; minor: number }): string {
  const { decimals } = khqrCurrencies[currency];
  const digits = String(minor).padStart(decimals + 1, '0');
  const [whole, part] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  return Number(part) === 0 ? whole : `${whole}.${part}`;
}

/**
 * Parses the paid amount into cents or riel; null if it isn't an amount of this currency. Parses decimal
 * text, also `1.25E7`, and never a float, because 0.1 + 0.2 isn't 0.3.
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
