import { z } from 'zod';
import {
  bothTexts,
  button,
  day,
  background,
  noTexts,
  localizedPicture,
  position,
  type Stored,
} from '#shop/records/records.ts';
import { contentKind } from './content-kind.ts';
import { storedBanners, writeBanner } from './content-write-queries.ts';

const shape = {
  /** The theme. The storefront uses 1; other clients show 2. */
  theme: z.union([z.literal(1), z.literal(2)]),
  picture: localizedPicture,
  phonePicture: localizedPicture.nullable(),
  ground: background,
  /** The position within its theme, ascending. */
  position,
  published: z.boolean(),
  /** First and last day on which it is shown. Null means no limit. */
  startsOn: day,
  endsOn: day,
  top: bothTexts,
  main: bothTexts,
  bottom: bothTexts,
  left: button,
  right: button,
};
export type BannerFields = z.output<z.ZodObject<typeof shape>>;
export type StoredBanner = Stored<BannerFields>;

const blank: BannerFields = {
  theme: 1,
  picture: '',
  phonePicture: null,
  ground: 'ground-sand',
  position: 0,
  published: true,
  startsOn: null,
  endsOn: null,
  top: noTexts,
  main: noTexts,
  bottom: noTexts,
  left: null,
  right: null,
};

export const bannerKind = contentKind<BannerFields>({
  name: 'banner',
  shape,
  key: 'main',
  blank,
  stored: storedBanners,
  write: writeBanner,
  audit: ({ state, id }) => [
    { event: state === 'created' ? 'banner made' : `banner ${state}`, detail: { banner: id } },
  ],
});
