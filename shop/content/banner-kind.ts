import { z } from 'zod';
import {
  bothTexts,
  button,
  day,
  dayErrors,
  background,
  type Kind,
  noTexts,
  localizedPicture,
  position,
  type Stored,
} from '#shop/records/records.ts';
import { lockContent, removeContent, storedBanners, writeBanner } from './content-write-queries.ts';

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

export const bannerKind: Kind<BannerFields> = {
  name: 'banner',
  shape,
  key: 'main',
  table: 'banner',
  idOf: Number,
  lock: (db) => lockContent(db, 'banner'),
  read: async (db) => ({
    stored: new Map((await storedBanners(db)).map((each) => [each.id, each as StoredBanner])),
    blank: () => blank,
    faults: dayErrors,
  }),
  async write(db, written) {
    for (const { after } of written) await writeBanner(db, after);
  },
  remove: (db, id) => removeContent(db, 'banner', id),
  audit: ({ state, id }) => [
    { event: state === 'created' ? 'banner made' : `banner ${state}`, detail: { banner: id } },
  ],
  follow: () => ['all'],
};
