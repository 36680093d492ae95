import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import { xssPayloads } from './xss-payloads.ts';

/** A field that staff filled with a payload, and what stands in it alone: it tells whether the whole is shown as text. */
export interface HostileField {
  /** Whose: `banner mainTitle`. */
  what: string;
  mark: string;
}

/** For what has room for no other, what is an address, and what must hold letters that are no signs. */
const [short, tiny, address] = [
  '<svg onload=alert(1)>',
  '"><i>',
  'https://a.example/"><svg/onload=alert(1)>',
];

/** Payloads, each with a mark of its own. It ends with a sign: no mark is a part of another. */
export class HostileTexts {
  readonly fields: HostileField[] = [];
  #count = 0;

  /** One that was written. */
  of(what: string, most = 500): string {
    const { text, mark } = this.next(most);
    this.fields.push({ what, mark });
    return text;
  }

  /** One that may be refused. */
  next(most = 500, isShort = false): { text: string; mark: string } {
    const mark = `~${(this.#count += 1)};`;
    const whole = isShort ? short : (xssPayloads[this.#count % xssPayloads.length] ?? '');
    const payload = [whole, short, tiny].find((each) => each.length + mark.length <= most) ?? '';
    return { text: payload + mark, mark };
  }
}

/**
 * What somebody could type and choose in a field, its texts hostile; undefined: there is no text in it.
 * @param isShort names in English alone
 */
export function hostileValue(
  input: FieldInput,
  text: (most?: number) => string,
  name: string,
  isShort: boolean,
): unknown {
  const most = input.most ?? 500;
  if (/url$/iu.test(name)) return address + text(0);
  if (input.input === 'text' || input.input === 'html') return text(most);
  if (input.input === 'both') return { en: text(most), km: text(most) };
  if (input.input === 'names') return isShort ? { en: text(most) } : { en: text(most), ar: text(most) };
  if (input.input === 'list') {
    const item = input.of && hostileValue(input.of, text, name, isShort);
    return item === undefined ? undefined : [item];
  }
  if (input.input !== 'group') return undefined;
  const members = Object.entries(input.fields ?? {}).map(
    ([key, field]) => [key, hostileValue(field, text, key, isShort) ?? harmless(field)] as const,
  );
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

/** Anything it may be. */
function harmless({ input, isOptional, choices, least, options }: FieldInput): unknown {
  if (input === 'product' || input === 'category') return 1;
  if (isOptional) return null;
  if (input === 'check') return true;
  if (input === 'number') return least ?? 1;
  if (input === 'picture') return '/content/commonImages/acrylic-sign-1.ba2b5ad0.webp';
  return input === 'list' ? [] : (choices?.[0] ?? options?.[0]?.value);
}
