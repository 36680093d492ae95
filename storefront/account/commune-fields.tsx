import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { communeLabels } from '#contract/labels/storefront/communes.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Answer } from '#contract/operation.ts';
import { getCommunesList } from '#contract/operations/places/get-communes-list.ts';
import { labelText } from '#web/labels.ts';
import { showToast } from '#web/toasts.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useLabels, useShop } from '../shop-context.tsx';

type Communes = Answer<typeof getCommunesList>;

const choices = (names: readonly string[]) => [...new Set(names)].map((text) => ({ value: text, text }));

const lineOf = (place: HTMLElement | null) => place?.closest('form')?.elements.namedItem('AddressLineOne');

const aboutAMetre = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

const nothing = { village: '', commune: '', spot: '' };

/**
 * Fields for the commune and village of the chosen district, if it has any, and for the shopper's location.
 * Both are appended to the address line as plain text.
 */
export function CommuneFields({ city }: { city: string }) {
  const { call, lang, labels } = useShop();
  const t = useLabels(communeLabels);
  const shared = useLabels(sharedLabels);
  const place = useRef<HTMLDivElement>(null);
  /** The part of the address line that this component appended. */
  const written = useRef('');
  const [communes, setCommunes] = useState<Communes>([]);
  const [chosen, setChosen] = useState(nothing);
  /** The latest selection, because the shopper's location arrives later. */
  const latest = useRef(nothing);
  const villages = communes.find(({ CommuneName }) => CommuneName === chosen.commune)?.VillageNames ?? [];

  const write = (line: unknown, parts: readonly string[]) => {
    if (!(line instanceof HTMLTextAreaElement)) return;
    const { current } = written;
    const street = line.value.endsWith(current)
      ? line.value.slice(0, -current.length || undefined)
      : line.value;
    line.value = parts.reduce(
      (first, second) =>
        first.trim() && second ? labelText(labels, communeLabels, 'pair', { first, second }) : first + second,
      street,
    );
    written.current = line.value.slice(street.length);
    line.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const choose = (change: Partial<typeof nothing>) => {
    const now = { ...latest.current, ...change };
    latest.current = now;
    setChosen(now);
    write(lineOf(place.current), [now.village, now.commune, now.spot]);
  };
  const takeBack = useEffectEvent((line: unknown) => written.current && write(line, []));
  useEffect(() => {
    const controller = new AbortController();
    const line = lineOf(place.current);
    // If the communes fail to load, the shopper types the whole address line.
    call(getCommunesList, { CityId: Number(city), languageCode: lang }, { signal: controller.signal }).then(
      ({ statusCode, data }) => statusCode === 200 && setCommunes(data),
      () => undefined,
    );
    return () => {
      controller.abort();
      takeBack(line);
    };
  }, [call, city, lang]);

  const spot = ({ coords: { latitude, longitude } }: GeolocationPosition) =>
    choose({ spot: [latitude, longitude].map(aboutAMetre).join(',') });
  return (
    <div ref={place} hidden={communes.length === 0}>
      {communes.length > 0 && (
        <>
          <div className="two">
            <SelectField
              label={t('commune')}
              optional={shared('optional')}
              hint={t('hint')}
              choose={t('chooseCommune')}
              options={choices(communes.map(({ CommuneName }) => CommuneName))}
              value={chosen.commune}
              onChange={({ currentTarget: { value } }) => choose({ commune: value, village: '' })}
            />
            <SelectField
              label={t('village')}
              optional={shared('optional')}
              choose={t('chooseVillage')}
              options={choices(villages)}
              value={chosen.village}
              disabled={villages.length === 0}
              onChange={({ currentTarget: { value } }) => choose({ village: value })}
            />
          </div>
          <Button
            small
            kind="quiet"
            icon="map-pin"
            aria-pressed={chosen.spot !== ''}
            onClick={() =>
              chosen.spot
                ? choose({ spot: '' })
                : navigator.geolocation.getCurrentPosition(spot, () => showToast('error', t('noSpot')), {
                    enableHighAccuracy: true,
                    timeout: 10_000,
                  })
            }
          >
            {t('spot')}
          </Button>
        </>
      )}
    </div>
  );
}
