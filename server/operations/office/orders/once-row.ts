import type { Once } from '#rules/line-price.ts';

interface BothTexts {
  en: string;
  km: string;
}

/** Returns the one-time charges of a line. `nameOf` returns the name of a printed position. */
export const onceOf = (once: readonly Once[], nameOf: (attributeId: number) => BothTexts | undefined) =>
  once.map(({ kind, attributeId, cents }) => ({
    kind,
    cents,
    name: (attributeId === undefined ? null : nameOf(attributeId)) ?? { en: '', km: '' },
  }));

/** Returns the one-time charges of an ordered line. */
export const onceOfItem = ({
  once,
  options,
}: {
  once: readonly Once[];
  options: readonly { attributeId: number; en: [string, string]; km: [string, string] }[];
}) =>
  onceOf(once, (id) => {
    const option = options.find(({ attributeId }) => attributeId === id);
    return option && { en: option.en[0], km: option.km[0] };
  });
