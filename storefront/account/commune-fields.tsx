import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { communeLabels } from '#contract/labels/storefront/communes.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import type { Answer } from '#contract/operation.ts';
import { getCommunesList } from '#contract/operations/places/get-communes-list.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useLabels, useShop } from '../shop-context.tsx';

type Communes = Answer<typeof getCommunesList>;

const choices = (names: readonly string[]) => names.map((text, value) => ({ value, text }));

const lineOf = (place: HTMLElement | null) => place?.closest('form')?.elements.namedItem('AddressLineOne');

/**
 * Commune and village of the chosen district, where it has any: they are written behind what the address line says, and stay
 * text there.
 */
export function CommuneFields({ city }: { city: string }) {
  const { call, lang } = useShop();
  const t = useLabels(communeLabels);
  const words = useLabels(sharedLabels);
  const place = useRef<HTMLDivElement>(null);
  /** The end of the line that comes from here. */
  const written = useRef('');
  const [communes, setCommunes] = useState<Communes>([]);
  const [commune, setCommune] = useState('');
  const [village, setVillage] = useState('');
  const chosen = commune === '' ? undefined : communes[Number(commune)];
  const communeName = chosen?.CommuneName ?? '';
  const villages = chosen?.VillageNames ?? [];

  const pair = (first: string, second: string) =>
    first.trim() && second ? t('pair', { first, second }) : first + second;
  const write = (line: unknown, after: string) => {
    if (!(line instanceof HTMLTextAreaElement)) return;
    const { current } = written;
    const street = line.value.endsWith(current)
      ? line.value.slice(0, -current.length || undefined)
      : line.value;
    line.value = pair(street, after);
    written.current = line.value.slice(street.length);
    line.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const takeBack = useEffectEvent((line: unknown) => written.current && write(line, ''));
  useEffect(() => {
    const controller = new AbortController();
    const line = lineOf(place.current);
    // Who gets none writes the line as they always did.
    call(getCommunesList, { CityId: Number(city), languageCode: lang }, { signal: controller.signal }).then(
      ({ statusCode, data }) => statusCode === 200 && setCommunes(data),
      () => undefined,
    );
    return () => {
      controller.abort();
      takeBack(line);
    };
  }, [call, city, lang]);

  return (
    <div ref={place} className="two" hidden={communes.length === 0}>
      {communes.length > 0 && (
        <>
          <SelectField
            label={t('commune')}
            optional={words('optional')}
            hint={t('hint')}
            choose={t('chooseCommune')}
            options={choices(communes.map(({ CommuneName }) => CommuneName))}
            value={commune}
            onChange={({ currentTarget: { value } }) => {
              setCommune(value);
              setVillage('');
              write(lineOf(place.current), value && (communes[Number(value)]?.CommuneName ?? ''));
            }}
          />
          <SelectField
            label={t('village')}
            optional={words('optional')}
            choose={t('chooseVillage')}
            options={choices(villages)}
            value={village}
            disabled={commune === '' || villages.length === 0}
            onChange={({ currentTarget: { value } }) => {
              setVillage(value);
              write(lineOf(place.current), pair(value && (villages[Number(value)] ?? ''), communeName));
            }}
          />
        </>
      )}
    </div>
  );
}
