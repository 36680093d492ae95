import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { discountKind } from '#shop/discounts/discounts.ts';
import { bannerKind, campaignKind, methodKind, settingKind } from '#shop/content/content.ts';
import { deliveryKind } from '#shop/delivery/delivery.ts';
import { labelKind, labelScreens } from '#shop/localisation/localisation.ts';
import type { Kind } from '#shop/records/records.ts';

const stored = async <Fields extends object, Id extends number | string>(
  db: Database,
  kind: Kind<Fields, Id>,
) => [...(await kind.read(db, [])).stored.values()];

/** The fields that a file can contain. */
const editable = ({ shape }: { shape: object }, fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in shape));

const without = <Thing extends object, Name extends keyof Thing>(thing: Thing, ...names: Name[]) =>
  Object.fromEntries(
    Object.entries(thing).filter(([name]) => !(names as readonly string[]).includes(name)),
  ) as Omit<Thing, Name>;

/**
 * Returns everything that a content file can contain, with the shop's current values, so that importing it
 * again changes nothing.
 */
export async function currentContent(db: Database): Promise<object> {
  const [settings = {}] = await stored(db, settingKind);
  const labels: Record<string, Record<string, Record<string, string>>> = {};
  for (const { id, ...texts } of await stored(db, labelKind)) {
    const [entity = '', ...key] = id.split('.');
    const screen = Object.keys(labelScreens).find((name) => labelScreens[name] === Number(entity));
    const written = Object.values(languages).filter(({ tag }) => texts[tag] !== '');
    if (screen !== undefined)
      (labels[screen] ??= {})[key.join('.')] = Object.fromEntries(
        written.map(({ tag }) => [tag, texts[tag]]),
      );
  }
  return {
    settings: Object.fromEntries(
      Object.entries(without(settings as Record<string, unknown>, 'id', 'version')).filter(
        ([, value]) => value !== null,
      ),
    ),
    banners: (await stored(db, bannerKind)).map((each) => without(each, 'version')),
    campaigns: (await stored(db, campaignKind)).map((each) => without(each, 'version')),
    payments: (await stored(db, methodKind)).map(({ id: method, version: _, ...bounds }) => ({
      method,
      ...bounds,
    })),
    deliveries: (await stored(db, deliveryKind)).map((each) => without(each, 'version')),
    discounts: (await stored(db, discountKind)).map(({ id, ...each }) => ({
      id,
      ...editable(discountKind, each),
    })),
    labels,
  };
}
