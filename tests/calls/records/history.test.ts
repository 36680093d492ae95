import { describe, expect, it } from 'vitest';
import { categoryKind } from '#shop/catalogue/catalogue.ts';
import { bannerKind, campaignKind, settingKind } from '#shop/content/content.ts';
import { labelId, labelKind } from '#shop/localisation/localisation.ts';
import { changeRecords, historyOf, type Kind, undo, undoChanges } from '#shop/records/records.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { db } = await guestShop();
const by = 'staff sokha';

const change = async <Fields extends object, Id extends number | string>(
  kind: Kind<Fields, Id>,
  ...changes: Parameters<typeof changeRecords<Fields, Id>>[3]
) => (await changeRecords(db, kind, { by }, changes))[0];
const last = async (kind: { name: string }, id: number | string) => (await historyOf(db, kind.name, id))[0]!;
const undoLast = async <Fields extends object, Id extends number | string>(kind: Kind<Fields, Id>, id: Id) =>
  undo(db, kind, { by }, (await last(kind, id)).id);

const picture = '/content/commonImages/a.webp';
const text = (en: string) => ({ en, km: '' });

describe('history of a record', () => {
  it('the history of a record contains for each change who made it, when, and every field before and after', async () => {
    await change(settingKind, { id: 'shop', fields: { phone: '012 345 678' } });
    await change(settingKind, { id: 'shop', fields: { phone: '012 999 999', giftWrapping: false } });
    const [second, first] = await historyOf(db, 'settings', 'shop');
    expect(second).toMatchObject({
      state: 'changed',
      version: first!.version + 1,
      by,
      fields: { phone: ['012 345 678', '012 999 999'], giftWrapping: [null, false] },
    });
    expect(first).toMatchObject({ fields: { phone: [null, '012 345 678'] } });
    await expect(db.deleteFrom('record_change').execute()).rejects.toThrow(/permission denied/u);
  });

  it('versions records: an edit of an older version changes nothing and returns the current one', async () => {
    const [setting] = await changeRecords(db, settingKind, { by }, [{ id: 'shop', fields: { phone: '' } }]);
    const version = setting?.state === 'changed' ? setting.after.version : 0;
    await change(settingKind, { id: 'shop', version, fields: { phone: '023 111 222' } });
    expect(
      await change(settingKind, { id: 'shop', version, fields: { phone: '023 333 444' } }),
    ).toMatchObject({
      state: 'conflict',
      now: { phone: '023 111 222', version: version + 1 },
    });
  });

  it('a dry run writes no history', async () => {
    const before = await historyOf(db, 'settings', 'shop');
    const [outcome] = await changeRecords(db, settingKind, { by, isTrial: true }, [
      { id: 'shop', fields: { phone: '023 555 666' } },
    ]);
    expect(outcome?.state).toBe('changed');
    expect(await historyOf(db, 'settings', 'shop')).toEqual(before);
  });
});

describe('undo', () => {
  it('undo restores a field, and can be undone itself', async () => {
    await change(settingKind, { id: 'shop', fields: { whyBuy: [text('Samples')] } });
    await change(settingKind, { id: 'shop', fields: { whyBuy: null } });
    expect(await undoLast(settingKind, 'shop')).toMatchObject({ after: { whyBuy: [text('Samples')] } });
    expect(await undoLast(settingKind, 'shop')).toMatchObject({ after: { whyBuy: null } });
  });

  it('undo deletes a created record, and restores a deleted one with its id', async () => {
    const made = await change(bannerKind, { fields: { picture, main: text('Here') } });
    const id = made?.state === 'created' ? made.id : 0;
    expect(await undoLast(bannerKind, id)).toMatchObject({ state: 'removed', id });
    expect(await undoLast(bannerKind, id)).toMatchObject({
      state: 'created',
      id,
      after: { main: text('Here') },
    });
  });

  it('undo is a conflict if the field was changed since, but not if another field was', async () => {
    const both = { en: 'One', km: 'មួយ' };
    const made = await change(campaignKind, { fields: { picture, mainTitle: both } });
    const id = made?.state === 'created' ? made.id : 0;
    await change(campaignKind, { id, fields: { position: 3 } });
    const entry = await last(campaignKind, id);
    await change(campaignKind, { id, fields: { forMany: text('Ask') } });
    expect(await undo(db, campaignKind, { by }, entry.id)).toMatchObject({
      state: 'changed',
      after: { position: 0, forMany: text('Ask') },
    });
    await change(campaignKind, { id, fields: { position: 4 } });
    expect(await undo(db, campaignKind, { by }, entry.id)).toMatchObject({
      state: 'conflict',
      fields: ['position'],
      now: { position: 4 },
    });
  });

  it('undoing a creation is a conflict if the record was changed since', async () => {
    const made = await change(bannerKind, { fields: { picture, main: text('Here') } });
    const id = made?.state === 'created' ? made.id : 0;
    const creation = await last(bannerKind, id);
    await change(bannerKind, { id, fields: { main: text('There') } });
    expect(await undo(db, bannerKind, { by }, creation.id)).toMatchObject({
      state: 'conflict',
      fields: ['main'],
      now: { main: text('There') },
    });
    await change(bannerKind, { id, fields: { main: text('Here') } });
    expect(await undo(db, bannerKind, { by }, creation.id)).toMatchObject({ state: 'removed', id });
  });

  it('undoing a deletion returns the next version; a second undo is a conflict', async () => {
    const made = await change(bannerKind, { fields: { picture, main: text('Here') } });
    const id = made?.state === 'created' ? made.id : 0;
    await change(bannerKind, { id, fields: {}, remove: true });
    const removal = await last(bannerKind, id);
    const back = await undo(db, bannerKind, { by }, removal.id);
    const version = back?.state === 'created' ? back.after.version : 0;
    expect(await change(bannerKind, { id, version, fields: { main: text('Everywhere') } })).toMatchObject({
      state: 'changed',
    });
    expect(await undo(db, bannerKind, { by }, removal.id)).toMatchObject({
      state: 'conflict',
      now: { main: text('Everywhere') },
    });
  });

  it('undoing an interface text of staff restores the built-in one', async () => {
    const id = labelId(64, 'welcome');
    await change(labelKind, { id, fields: { en: 'Hello.', km: 'សួស្តី។' } });
    expect(await undoLast(labelKind, id)).toMatchObject({ after: { en: '', km: '' } });
  });

  it('undo undoes several changes in order, also of one record, and leaves out the changed one', async () => {
    const create = async () => {
      const made = await change(bannerKind, { fields: { picture, main: text('Here') } });
      return made?.state === 'created' ? made.id : 0;
    };
    const [one, two] = [await create(), await create()];
    const [creation, other] = [await last(bannerKind, one), await last(bannerKind, two)];
    await change(bannerKind, { id: one, fields: { main: text('There') } });
    await change(bannerKind, { id: two, fields: { main: text('There') } });
    const ids = [(await last(bannerKind, one)).id, other.id, 1e9, creation.id];
    expect(await undoChanges(db, bannerKind, { by }, ids)).toMatchObject([
      { state: 'changed', id: one, after: { main: text('Here') } },
      { state: 'conflict', id: two, fields: ['main'] },
      null,
      { state: 'removed', id: one },
    ]);
  });

  it('undo reads no further records for conflicts alone', async () => {
    const made = await change(bannerKind, { fields: { picture, main: text('Here') } });
    const id = made?.state === 'created' ? made.id : 0;
    const creation = await last(bannerKind, id);
    await change(bannerKind, { id, fields: { main: text('There') } });
    const read: (number | undefined)[][] = [];
    const counting: typeof bannerKind = {
      ...bannerKind,
      read: (on, changes) => {
        read.push(changes.map((each) => each.id));
        return bannerKind.read(on, changes);
      },
    };
    expect(await undo(db, counting, { by }, creation.id)).toMatchObject({ state: 'conflict' });
    expect(read).toEqual([[id]]);
  });

  it('undo undoes the creation of a category together with that of the one inside', async () => {
    const create = async (en: string, parentId: number | null) => {
      const made = await change(categoryKind, { fields: { names: { en, ar: en }, parentId } });
      return made?.state === 'created' ? made.id : 0;
    };
    const outer = await create('Outer', null);
    const inner = await create('Inner', outer);
    const entries = await Promise.all([inner, outer].map((id) => last(categoryKind, id)));
    const ids = entries.map(({ id }) => id);
    expect(await undoChanges(db, categoryKind, { by }, ids)).toMatchObject([
      { state: 'changed', id: inner, after: { state: 'archived' } },
      { state: 'changed', id: outer, after: { state: 'archived' } },
    ]);
  });

  it('undoing an unknown change has no effect', async () => {
    expect(await undo(db, bannerKind, { by }, 1e9)).toBeNull();
  });
});
