import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Database } from '#database/schema.ts';
import { cleanDescription } from '#shop/catalogue/catalogue.ts';
import {
  type BankAccountEntry,
  type BannerEntry,
  type CampaignEntry,
  changeBanner,
  changeCampaign,
  changeSettings,
  removeBanner,
  removeCampaign,
  type Stored,
} from '#shop/content/content.ts';
import { type ContentPictures, WrongEntry } from './content-pictures.ts';
import type { CurrentContent } from './current-content.ts';
import {
  bannerSchema,
  campaignSchema,
  type ContentFile,
  paymentSchema,
  pictureSettings,
  removalSchema,
  settingSchemas,
} from './entry-schemas.ts';
import { isRemoval, type Positioned, removal, rowOf, titleOf } from './entry-row.ts';
import { planPayment } from './plan-payments.ts';
import { planLabels } from './plan-labels.ts';
import type { Planned } from './planned.ts';

/** Holds every entry of a file against what the shop has. */
export async function planContent(
  file: ContentFile,
  current: CurrentContent,
  pictures: ContentPictures,
): Promise<Planned[]> {
  const taken = new Set<object>();
  const plan: Planned[] = [];
  for (const [name, value] of Object.entries(file.settings))
    plan.push(await planned(`setting ${name}`, () => planSetting(name, value, current, pictures)));
  for (const [at, value] of file.banners.entries())
    plan.push(await planned(`banners[${at}]`, () => planBanner(value, current, pictures, taken)));
  for (const [at, value] of file.campaigns.entries())
    plan.push(await planned(`campaigns[${at}]`, () => planCampaign(value, current, pictures, taken)));
  for (const [at, value] of file.payments.entries())
    plan.push(
      await planned(`payments[${at}]`, async () => planPayment(checked(paymentSchema, value), current)),
    );
  return [...plan, ...planLabels(file.labels, current)];
}

async function planned(
  name: string,
  work: () => Promise<Omit<Planned, 'name'> & { name?: string }>,
): Promise<Planned> {
  try {
    return { name, ...(await work()) };
  } catch (error) {
    if (!(error instanceof WrongEntry)) throw error;
    return { name, state: 'wrong', about: error.message };
  }
}

/** @throws WrongEntry that names the field */
function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new WrongEntry([issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
}

async function planSetting(
  name: string,
  value: unknown,
  { settings }: CurrentContent,
  pictures: ContentPictures,
) {
  if (!Object.hasOwn(settingSchemas, name)) throw new WrongEntry('there is no such setting');
  const schema = settingSchemas[name as keyof typeof settingSchemas];
  const stored = settings.get(name);
  let wanted: unknown = checked(schema, value);
  if (pictureSettings.has(name) && typeof wanted === 'string')
    wanted = await pictures.pathOf(name, wanted, typeof stored === 'string' ? stored : null);
  if (name === 'story' || name === 'scene') wanted = await withPicture(wanted, stored, pictures);
  if (name === 'bankAccounts') wanted = await withQrPictures(wanted, stored, pictures);
  if (name === 'shippingInfo' && wanted) {
    const { en, km } = wanted as { en: string; km: string };
    wanted = { en: cleanDescription(en), km: cleanDescription(km) };
  }
  const known = schema.safeParse(stored);
  const before = known.success ? known.data : (stored ?? null);
  if (isDeepStrictEqual(before, wanted)) return { state: 'unchanged' as const };
  return {
    state: stored === undefined ? ('new' as const) : ('changed' as const),
    write: (db: Database, by: `staff ${string}`) => changeSettings(db, { [name]: wanted }, by),
  };
}

/** The same with the path at which its picture is served. */
async function withPicture(wanted: unknown, stored: unknown, pictures: ContentPictures): Promise<unknown> {
  if (!wanted) return wanted;
  const story = wanted as { picture: string };
  const before = (stored as { picture?: string } | null | undefined)?.picture;
  return { ...story, picture: await pictures.pathOf('picture', story.picture, before) };
}

/** The same of accounts, each with the QR code it may have. */
async function withQrPictures(wanted: unknown, stored: unknown, pictures: ContentPictures): Promise<unknown> {
  if (!wanted) return wanted;
  const before = (stored ?? []) as Partial<BankAccountEntry>[];
  return Promise.all(
    (wanted as BankAccountEntry[]).map(async (account) => {
      const { qrPicture } = account;
      const known = before.find((each) => each.qrPicture === qrPicture)?.qrPicture;
      return { ...account, qrPicture: qrPicture && (await pictures.pathOf('qrPicture', qrPicture, known)) };
    }),
  );
}

const after = (rows: readonly Positioned[]) => Math.max(-1, ...rows.map(({ position }) => position)) + 1;

/** Fields in which an entry differs from its row. */
const differing = (entry: object, row: object): string[] =>
  Object.entries(entry)
    .filter(([field, value]) => !isDeepStrictEqual(value, (row as Record<string, unknown>)[field]))
    .map(([field]) => field);

function outcome<Entry extends object>(
  title: string,
  entry: Entry,
  row: Stored<Entry> | null,
  write: (db: Database, id: number | null, entry: Entry, by: `staff ${string}`) => Promise<unknown>,
): Omit<Planned, 'name'> & { name: string } {
  const fields = row ? differing(entry, row) : [];
  if (row && fields.length === 0) return { name: title, state: 'unchanged' };
  return {
    name: title,
    state: row ? 'changed' : 'new',
    ...(row && { about: fields.join(', ') }),
    write: (db, by) => write(db, row?.id ?? null, entry, by),
  };
}

async function planBanner(
  value: unknown,
  { banners }: CurrentContent,
  pictures: ContentPictures,
  taken: Set<object>,
) {
  if (isRemoval(value)) {
    const { id: own, theme: ofOne, main } = checked(removalSchema, value);
    if (own === undefined && !main?.en) throw new WrongEntry('remove: name its id or its main');
    const found = banners.filter((each) =>
      own === undefined ? each.main.en === main?.en && each.theme === (ofOne ?? each.theme) : each.id === own,
    );
    return removal('banner', titleOf(own, main), found, taken, removeBanner);
  }
  const { id, position, ...given } = checked(bannerSchema, value);
  const ofTheme = banners.filter(({ theme }) => theme === given.theme);
  const isSame = ({ theme, main }: BannerEntry) =>
    theme === given.theme && main.en !== '' && main.en === given.main.en;
  const row = rowOf(banners, id, isSame, taken);
  const { picture, phonePicture } = given;
  const entry: BannerEntry = {
    ...given,
    position: position ?? row?.position ?? after(ofTheme),
    picture: await pictures.pathOf('picture', picture, row?.picture),
    phonePicture: phonePicture && (await pictures.pathOf('phonePicture', phonePicture, row?.phonePicture)),
  };
  return outcome(`banner “${given.main.en || given.main.km || picture}”`, entry, row, changeBanner);
}

async function planCampaign(
  value: unknown,
  { campaigns }: CurrentContent,
  pictures: ContentPictures,
  taken: Set<object>,
) {
  if (isRemoval(value)) {
    const { id: own, mainTitle } = checked(removalSchema, value);
    if (own === undefined && !mainTitle?.en) throw new WrongEntry('remove: name its id or its mainTitle');
    const found = campaigns.filter((each) =>
      own === undefined ? each.mainTitle.en === mainTitle?.en : each.id === own,
    );
    return removal('campaign', titleOf(own, mainTitle), found, taken, removeCampaign);
  }
  const { id, position, ...given } = checked(campaignSchema, value);
  if (given.startsOn && given.endsOn && given.endsOn < given.startsOn)
    throw new WrongEntry('endsOn: is before startsOn');
  const row = rowOf(campaigns, id, ({ mainTitle }) => mainTitle.en === given.mainTitle.en, taken);
  const entry: CampaignEntry = {
    ...given,
    position: position ?? row?.position ?? after(campaigns),
    picture: await pictures.pathOf('picture', given.picture, row?.picture),
  };
  return outcome(`campaign “${given.mainTitle.en}”`, entry, row, changeCampaign);
}
