/** Khmer digits as 0-9, all else unchanged: `០១២ 345` → `012 345`. For fields that take numbers. */
export function plainDigits(text: string): string {
  return text.replaceAll(/[\u17E0-\u17E9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x17e0));
}
