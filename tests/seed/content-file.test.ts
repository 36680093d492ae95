import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { getHomeScreenBanner } from '#contract/operations/content/get-home-screen-banner.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { getWebCampaignDetail } from '#contract/operations/content/get-web-campaign-detail.ts';
import { getWebCampaignList } from '#contract/operations/content/get-web-campaign-list.ts';
import { getLocalization } from '#contract/operations/localisation/get-localization.ts';
import { folderStore } from '#server/adapters/storage/folder-store.ts';
import { readContentCommand } from '#server/cli/content/content-arguments.ts';
import { moveContent } from '#server/cli/content/move-content.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { guestCalls } from '#tests/support/calls.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { label } from '../journeys/support/texts.ts';
import { demoDatabase, demoFolder } from '#tests/support/postgres.ts';

const { db } = await demoDatabase();
const contentFolder = demoFolder('content');
const { request } = await guestCalls(db);
const folder = mkdtempSync(path.join(tmpdir(), 'kado-content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (name: string) => path.join(folder, name);

/** Runs the command. Adds `--yes`, unless it is a dry run. */
async function run(...args: string[]) {
  const isMeant = args[0] === 'import' && !args.includes('--dry-run');
  const output: string[] = [];
  const code = await moveContent(
    db,
    readContentCommand([...args, '--by', 'srey', ...(isMeant ? ['--yes'] : [])]),
    (line) => output.push(line),
    folderStore(contentFolder),
  ).catch((error: Error) => error.message);
  return { code, output: output.join('\n') };
}

function write(name: string, content: unknown): string {
  writeFileSync(inFolder(name), JSON.stringify(content));
  return inFolder(name);
}

describe('npm run content', () => {
  test('importing an export again changes nothing', async () => {
    const file = inFolder('export.json');
    expect((await run('export', file)).code).toBe(0);
    const { banners, campaigns, settings } = JSON.parse(readFileSync(file, 'utf8'));
    expect([banners.length, campaigns.length]).toEqual([6, 3]);
    expect(settings.siteTitle).toEqual({ en: 'Angkor Gifts', km: 'Angkor Gifts' });
    expect(settings).not.toHaveProperty('demoShop');
    const since = await auditedSince(db);
    const { code, output } = await run('import', file);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(
        /^0 new, 0 changed, 0 removed, \d\d unchanged, 0 invalid\nNo changes were made\.$/u,
      ),
    ]);
    expect(await since()).toEqual([]);
    expect((await run('export', file)).code).toBe(`${file} already exists.`);
  });

  test('npm run content lists label names with both texts, filtered by a search text', async () => {
    const { code, output } = await run('labels', 'BADGE OUT');
    expect([code, output]).toEqual([0, '']);
    const name = 'login.lbl_login_title';
    const line = `${name}\n  en: ${label('en', loginLabels, 'lbl_login_title')}\n  km: ${label('ar', loginLabels, 'lbl_login_title')}`;
    expect((await run('labels', 'Login_Title')).output).toBe(line);
    expect((await run('labels', label('ar', loginLabels, 'lbl_login_title'))).output).toContain(line);
    expect((await run('labels')).output.split('\n').length).toBeGreaterThan(3000);
    expect(() => readContentCommand(['labels', 'a', 'b'])).toThrow('npm run content -- labels');
  });

  test('npm run content creates, edits and deletes coupons, and says what is wrong with one', async () => {
    const file = (more: object) => write('discounts.json', { discounts: [{ name: 'From a file', ...more }] });
    const coupon = { couponCode: 'fromfile', kind: 'total', amountCents: 500, minCents: 2000 };
    const wrong = file({ ...coupon, endsAt: '2027-01-01T00:00:00Z', startsAt: '2027-02-01T00:00:00Z' });
    expect(await run('import', wrong)).toMatchObject({
      code: 1,
      output: expect.stringContaining('endsAt: The end date must be after the start'),
    });
    expect((await run('import', file({ ...coupon, productIds: [99_999] }))).output).toContain(
      'productIds: 99999 not found',
    );
    expect((await run('import', file(coupon))).output).toMatch(/^new\s+discount “From a file”/mu);
    const stored = () =>
      db.selectFrom('discount').selectAll().where('name', '=', 'From a file').executeTakeFirst();
    expect(await stored()).toMatchObject({
      coupon_code: 'FROMFILE',
      min_cents: 2000,
      ends_at: null,
      active: true,
    });
    expect((await run('import', file({ ...coupon, amountCents: 300 }))).output).toMatch(/^changed/mu);
    expect((await run('import', file({ remove: true }))).output).toMatch(/^removed/mu);
    expect(await stored()).toBeUndefined();
  });

  test('npm run content sets and removes the limits of a payment method', async () => {
    const bounds = (more: object) => write('payments.json', { payments: [{ method: 8, ...more }] });
    const expected = { least: 1, most: 499.99, countries: ['KH'], notDecorated: false };
    expect((await run('import', bounds(expected), '--dry-run')).output).toMatch(/^changed\s+payment 8/mu);
    expect((await run('import', bounds(expected))).code).toBe(0);
    expect((await run('import', bounds(expected))).output).toContain('1 unchanged');
    expect((await run('export', inFolder('bounded.json'))).code).toBe(0);
    const { payments } = JSON.parse(readFileSync(inFolder('bounded.json'), 'utf8'));
    expect(payments).toContainEqual({ method: 8, offered: true, ...expected });
    for (const [wrong, why] of [
      [{ method: 77 }, 'unknown payment method 77'],
      [{ countries: ['XX'] }, 'the shop does not know XX'],
      [{ least: 2, most: 1 }, 'the minimum can’t exceed the maximum'],
      [{ least: 0.001 }, 'at most two decimals'],
    ] as const)
      expect((await run('import', bounds(wrong))).output).toContain(why);
    expect((await run('import', bounds({}))).output).toContain('1 changed');
  });

  test('npm run content changes the named content and its pictures, and leaves everything else alone', async () => {
    mkdirSync(inFolder('pictures'), { recursive: true });
    const noise = { create: { width: 1200, height: 600, channels: 3 as const, background: '#0f5c45' } };
    await sharp(noise).jpeg().toFile(inFolder('pictures/New Year.jpg'));
    writeFileSync(inFolder('logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="4"/>');
    const file = write('change.json', {
      settings: {
        logo: 'logo.svg',
        blurb: { en: 'New', km: 'ថ្មី' },
        socialUrl: null,
        shippingInfo: '<p>A</p><script>1</script>',
      },
      banners: [
        { picture: 'pictures/New Year.jpg', main: 'New banner', left: { text: 'Go', url: '/en/about' } },
      ],
      campaigns: [{ mainTitle: { en: 'Khmer New Year', km: 'ចូលឆ្នាំ' }, picture: 'pictures/New Year.jpg' }],
      labels: { login: { welcome: { en: 'Hello again.', km: 'សួស្តី។' } } },
    });
    const before = await request(getHomeScreenBanner, {});
    const dry = await run('import', file, '--dry-run');
    expect(dry.code).toBe(0);
    expect(dry.output.split('\n')).toEqual([
      'changed  setting logo',
      'changed  setting blurb',
      'changed  setting socialUrl',
      'changed  setting shippingInfo',
      'new      banner “New banner”',
      expect.stringMatching(/^changed {2}campaign “Khmer New Year”: .*mainTitle/u),
      'new      label login.welcome.en',
      'new      label login.welcome.km',
      '3 new, 5 changed, 0 removed, 0 unchanged, 0 invalid',
      'Dry run: no changes were made. Run again with --yes to apply.',
    ]);
    expect(await request(getHomeScreenBanner, {})).toEqual(before);

    const since = await auditedSince(db);
    expect(await run('import', file)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Imported\.$/u),
    });
    const settings = await request(getShopSettings, { languageCode: 'ar' });
    expect(settings).toMatchObject({
      Blurb: 'ថ្មី',
      SocialUrl: 'https://example.com/angkor-gifts/video',
      ShippingInfo: '<p>A</p>',
      SiteTitle: 'Angkor Gifts',
    });
    expect(settings.Logo).toMatch(/^\/content\/commonImages\/logo\.[0-9a-f]{8}\.svg$/u);
    const banner = (await request(getHomeScreenBanner, { languageCode: 'ar' })).find(
      ({ MainTitle }) => MainTitle === 'New banner',
    );
    expect(banner).toMatchObject({ LeftButtonUrl: '/ar/about', ThemeTypeID: 1, Ground: 'ground-sand' });
    expect(banner?.BannerImgUrl).toMatch(/^\/content\/commonImages\/new-year\.[0-9a-f]{8}\.webp$/u);
    for (const rendition of ['', '-320', '-1600'])
      expect(
        existsSync(
          path.join(contentFolder, banner!.BannerImgUrl.slice(9).replace('.webp', `${rendition}.webp`)),
        ),
      ).toBe(true);
    expect((await request(getWebCampaignList, { languageCode: 'ar' }))[0]).toMatchObject({
      CampaignId: 1,
      MainTitle: 'ចូលឆ្នាំ',
    });
    expect(await request(getLocalization, { entityId: 64, languageCode: 'en' })).toEqual({
      labelsJsonData: [{ labelHtmlId: 'welcome', text: 'Hello again.' }],
    });
    const entries = await since();
    expect(entries.map(({ event, actor }) => `${event} by ${actor}`)).toEqual([
      ...Array.from({ length: 4 }, () => 'settings changed by staff srey'),
      'banner made by staff srey',
      'campaign changed by staff srey',
      'label changed by staff srey',
      'label changed by staff srey',
    ]);
    expect((await run('import', file)).output).toMatch(/^0 new, 0 changed, 0 removed, 8 unchanged/u);
    // A blank text removes what staff wrote.
    const back = write('back.json', { labels: { login: { welcome: { en: '' } } } });
    expect((await run('import', back)).output).toContain('removed  label login.welcome.en');
    expect(await request(getLocalization, { entityId: 64, languageCode: 'en' })).toEqual({
      labelsJsonData: [],
    });
  });

  test('npm run content sets or removes the story and the shoppable picture of the home page', async () => {
    const before = await request(getShopSettings, {});
    const story = { picture: 'logo.svg', title: 'Beaten by hand', text: 'One petal after the other.' };
    const spots = [{ product: 46, x: 40, y: 60 }];
    const file = write('stories.json', { settings: { story, scene: { ...story, spots } } });
    expect((await run('import', file)).code).toBe(0);
    const { Story, Scene } = await request(getShopSettings, {});
    expect(Story).toMatchObject({ Title: 'Beaten by hand', LinkText: '' });
    expect(Story?.Picture).toMatch(/^\/content\/commonImages\/logo\.[0-9a-f]{8}\.svg$/u);
    expect(Scene).toMatchObject({ Picture: Story?.Picture, Spots: [{ ProductId: 46, X: 40, Y: 60 }] });
    expect((await run('import', file)).output).toMatch(
      /^0 new, 0 changed, 0 removed, 2 unchanged, 0 invalid/u,
    );
    const wrong = { ...story, spots: [{ product: 46, x: 140, y: 60 }] };
    expect((await run('import', write('no-spot.json', { settings: { scene: wrong } }))).output).toContain(
      'spots.0.x',
    );
    expect((await run('import', write('none.json', { settings: { story: null, scene: null } }))).code).toBe(
      0,
    );
    expect(await request(getShopSettings, {})).toMatchObject({ Story: null, Scene: null });
    expect(before.Story?.Title).toBe('Two threads, three tones');
  });

  test('npm run content sets dates, gift groups and the bulk-order text of a campaign, and rejects an invalid group', async () => {
    const campaign = { mainTitle: 'Harvest', picture: 'logo.svg' };
    const groups = [
      { title: 'For the table', products: [48, 45] },
      { title: 'Candles', category: 3 },
    ];
    const file = write('gifts.json', {
      campaigns: [{ ...campaign, startsOn: '2026-11-01', endsOn: '2099-11-30', groups, forMany: 'Ask us.' }],
    });
    expect((await run('import', file)).code).toBe(0);
    const list = await request(getWebCampaignList, {});
    const CampaignId = list.find(({ MainTitle }) => MainTitle === 'Harvest')?.CampaignId ?? 0;
    expect((await request(getWebCampaignDetail, { CampaignId }))[0]).toMatchObject({
      StartsOn: '2026-11-01',
      EndsOn: '2099-11-30',
      ForMany: 'Ask us.',
      Groups: [
        { Title: 'For the table', ProductIds: [48, 45], CategoryId: null },
        { Title: 'Candles', ProductIds: [], CategoryId: 3 },
      ],
    });
    expect((await run('import', file)).output).toMatch(
      /^0 new, 0 changed, 0 removed, 1 unchanged, 0 invalid/u,
    );
    const wrong = write('no-gifts.json', {
      campaigns: [
        { ...campaign, groups: [{ title: 'Empty' }] },
        { ...campaign, startsOn: '2026-11-30', endsOn: '2026-11-01' },
        { ...campaign, startsOn: 'soon' },
      ],
    });
    const { output } = await run('import', wrong);
    expect(output).toContain('groups.0: needs either products or a category');
    expect(output).toContain('endsOn: must not be before startsOn');
    expect(output).toContain('startsOn: must be a date such as 2027-04-14');
    await run('import', write('no-harvest.json', { campaigns: [{ mainTitle: 'Harvest', remove: true }] }));
  });

  test('npm run content lists and then records the removal of banners, campaigns and staff texts', async () => {
    const given = write('given.json', {
      banners: [{ picture: 'logo.svg', main: 'Short-lived' }],
      campaigns: [{ mainTitle: 'Short-lived', picture: 'logo.svg' }],
      labels: { login: { welcome: { en: 'Hi.', km: 'សួស្តី។' } } },
    });
    expect((await run('import', given)).code).toBe(0);
    const file = write('remove.json', {
      banners: [
        { main: 'Short-lived', remove: true },
        { id: 999, remove: true },
      ],
      campaigns: [{ mainTitle: 'Short-lived', remove: true }],
      labels: { login: { welcome: null } },
    });
    const shown = async () => ({
      banners: (await request(getHomeScreenBanner, {})).map(({ MainTitle }) => MainTitle),
      campaigns: (await request(getWebCampaignList, {})).map(({ MainTitle }) => MainTitle),
      labels: (await request(getLocalization, { entityId: 64, languageCode: 'ar' })).labelsJsonData.find(
        ({ labelHtmlId }) => labelHtmlId === 'welcome',
      )?.text,
    });
    const before = await shown();
    expect((await run('import', file, '--dry-run')).output.split('\n')).toEqual([
      'removed  banner “Short-lived”',
      'removed  campaign “Short-lived”',
      'removed  label login.welcome.en',
      'removed  label login.welcome.km',
      '0 new, 0 changed, 4 removed, 1 unchanged, 0 invalid',
      'Dry run: no changes were made. Run again with --yes to apply.',
    ]);
    expect(await shown()).toEqual(before);
    const since = await auditedSince(db);
    expect((await run('import', file)).code).toBe(0);
    const after = await shown();
    expect(after.banners).toEqual(before.banners.filter((title) => title !== 'Short-lived'));
    expect(after.campaigns).toEqual(before.campaigns.filter((title) => title !== 'Short-lived'));
    expect(before.labels).toBe('សួស្តី។');
    expect(after.labels).toBe(label('ar', loginLabels, 'welcome'));
    expect((await since()).map(({ event, actor }) => `${event} by ${actor}`)).toEqual([
      'banner removed by staff srey',
      'campaign removed by staff srey',
      'label changed by staff srey',
      'label changed by staff srey',
    ]);
    expect((await run('import', file)).output).toMatch(
      /^0 new, 0 changed, 0 removed, 5 unchanged, 0 invalid/u,
    );
  });

  test.each<[unknown, string]>([
    [{ banners: [{ remove: true }] }, 'invalid  banners[0]: remove: give its id or main'],
    [{ campaigns: [{ id: 1, remove: 'yes' }] }, 'invalid  campaigns[0]: remove'],
    [{ settings: { colour: 'x' } }, 'invalid  setting colour: unknown setting'],
    [{ settings: { email: 'nobody' } }, 'invalid  setting email: isn’t a valid email address'],
    [{ settings: { siteTitle: null } }, 'invalid  setting siteTitle'],
    [
      { settings: { logo: 'none.svg' } },
      'invalid  setting logo: logo: none.svg not found next to the content file',
    ],
    [{ settings: { logo: '../secret' } }, 'logo: ../secret must be in the folder of the content file'],
    [
      { settings: { logo: '/content/commonImages/none.svg' } },
      'picture /content/commonImages/none.svg not found in the shop',
    ],
    [{ settings: { logo: 'change.json' } }, 'change.json can’t be used as a picture'],
    [
      { banners: [{ picture: 'logo.svg', left: { text: 'x', url: 'javascript:alert(1)' } }] },
      'invalid  banners[0]: left.url: must start with /{lang}/ or https://',
    ],
    [{ banners: [{ id: 999, picture: 'logo.svg' }] }, 'invalid  banners[0]: id: 999 not found'],
    [{ banners: [{ picture: 'logo.svg', ground: 'pink' }] }, 'invalid  banners[0]: ground: must be one of'],
    [
      { campaigns: [{ mainTitle: { en: 'X' }, picture: 'logo.svg' }] },
      'invalid  campaigns[0]: mainTitle: is required in both languages',
    ],
    [
      {
        campaigns: [
          { id: 1, mainTitle: 'X', picture: 'logo.svg' },
          { id: 1, mainTitle: 'Y', picture: 'logo.svg' },
        ],
      },
      'invalid  campaigns[1]: appears twice in the file',
    ],
    [{ labels: { login: { none: { en: 'x' } } } }, 'invalid  label login.none.en: unknown text key'],
    [
      { labels: { home: { heading: { en: 'No place' } } } },
      'invalid  label home.heading.en: must use the same placeholders as the default text',
    ],
    [{ labels: { nowhere: { x: { en: 'x' } } } }, 'invalid  label nowhere.x: screen nowhere not found'],
  ])('npm run content rejects the content %j and changes nothing', async (content, sentence) => {
    const since = await auditedSince(db);
    const whole = {
      ...(content as object),
      settings: { phone: '012 999 999', ...(content as { settings?: object }).settings },
    };
    const { code, output } = await run('import', write('wrong.json', whole));
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(await since()).toEqual([]);
  });

  test('npm run content rejects an invalid file', async () => {
    writeFileSync(inFolder('broken.json'), '{');
    expect((await run('import', inFolder('broken.json'))).code).toMatch(/broken\.json: invalid JSON/u);
    expect((await run('import', inFolder('missing.json'))).code).toMatch(/can’t be read/u);
    expect((await run('import', write('other.json', { banner: [] }))).code).toMatch(/banner/u);
  });
});
