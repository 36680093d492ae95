import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import { isUsable } from '#contract/shapes.ts';
import { xssPayloads } from './xss-payloads.ts';

/**
 * A field that staff filled with a payload. Its unique mark shows whether the whole payload is displayed as
 * text.
 */
export interface HostileField {
  /** The record and the field, such as `banner mainTitle`. */
  what: string;
  mark: string;
}

/** Payloads for short fields, for URLs, and for fields that must contain letters. */
const [short, tiny, address] = [
  '<svg onload=alert(1)>',
  '"><i>',
  'https://a.example/"><svg/onload=alert(1)>',
];

/** Forms refuse control characters. */
const typedPayloads = xssPayloads.filter(isUsable);

/**
 * Creates payloads, each with its own mark. A mark ends with a special character, so that none is part of
 * another.
 */
export class HostileTexts {
  readonly fields: HostileField[] = [];
  #count = 0;

  /** Returns a payload that was saved, and records its field. */
  of(what: string, max = 500): string {
    const { text, mark } = this.next(max);
    this.fields.push({ what, mark });
    return text;
  }

  /** Returns a payload that may be refused. */
  next(max = 500, isShort = false): { text: string; mark: string } {
    const mark = `~${(this.#count += 1)};`;
    const whole = isShort ? short : (typedPayloads[this.#count % typedPayloads.length] ?? '');
    const payload = [whole, short, tiny].find((each) => each.length + mark.length <= max) ?? '';
    return { text: payload + mark, mark };
  }
}

/**
 * Returns hostile input for a field, or undefined if the field takes no text.
 * @param isShort whether names are in English only
 */
export function hostileValue(
  input: FieldInput,
  text: (max?: number) => string,
  name: string,
  isShort: boolean,
): unknown {
  const max = input.most ?? 500;
  if (/url$/iu.test(name)) return address + text(0);
  if (input.input === 'text' || input.input === 'html') return text(max);
  if (input.input === 'both') return { en: text(max), km: text(max) };
  if (input.input === 'names') return isShort ? { en: text(max) } : { en: text(max), ar: text(max) };
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

/** Returns a valid value for a field. */
function harmless({ input, isOptional, choices, least: min, options }: FieldInput): unknown {
  if (input === 'product' || input === 'category') return 1;
  if (isOptional) return null;
  if (input === 'check') return true;
  if (input === 'number') return min ?? 1;
  if (input === 'picture') return '/content/commonImages/acrylic-sign-1.ba2b5ad0.webp';
  return input === 'list' ? [] : (choices?.[0] ?? options?.[0]?.value);
}
