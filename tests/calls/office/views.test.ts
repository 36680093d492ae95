import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getMe } from '#contract/operations/office/account/get-me.ts';
import { changeView } from '#contract/operations/office/views/change-view.ts';
import { listViews } from '#contract/operations/office/views/list-views.ts';
import { saveView } from '#contract/operations/office/views/save-view.ts';
import { setStartView } from '#contract/operations/office/views/set-start-view.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop();
const { db, query } = shop;
const { request, inside } = officeOf(shop);
const [owner, sales, colleague, workshop] = [
  await inside(1),
  await inside(2),
  await inside(2),
  await inside(3),
];

const newKey = () => randomBytes(16).toString('hex');
const view = (more: object = {}) => ({
  screen: 'orders',
  key: newKey(),
  name: 'ភ្ជុំបិណ្ឌ',
  query: 'view=toPrepare',
  isShared: false,
  ...more,
});
const save = async (more: object = {}, who = sales) => request(saveView, view(more), who.cookie);
const saved = async (more: object = {}, who = sales): Promise<number> => (await save(more, who)).data.id;
const listed = async (who = sales, screen = 'orders') =>
  (await request(listViews, { screen }, who.cookie)).data.views;
const one = async (id: number, who = sales) =>
  (await listed(who)).find((each: { id: number }) => each.id === id);
const change = (id: number, version: number, fields: object, who = sales) =>
  request(changeView, { screen: 'orders', id, version, ...fields }, who.cookie);
const begin = (id: number | null, who = sales) => request(setStartView, { screen: 'orders', id }, who.cookie);
const starts = async (who = sales) => (await request(getMe, {}, who.cookie)).data.me.starts;

describe('saved views', () => {
  it('a saved view is private, or shared with all who may open the screen', async () => {
    const own = await saved();
    const shared = await saved({ isShared: true, name: '<b>All & everybody</b>' });
    expect(await one(own)).toMatchObject({ name: 'ភ្ជុំបិណ្ឌ', query: 'view=toPrepare', mayChange: true });
    expect(await one(own, colleague)).toBeUndefined();
    expect(await one(shared, colleague)).toMatchObject({
      name: '<b>All & everybody</b>',
      isShared: true,
      mayChange: false,
    });
    expect(await one(shared, owner)).toMatchObject({ mayChange: true });
    expect(await listed(owner, 'products')).toEqual([]);
    expect((await request(listViews, { screen: 'audit' }, workshop.cookie)).status).toBe(403);
    expect((await save({ screen: 'money' }, workshop)).status).toBe(403);
    expect((await request(listViews, { screen: 'staff' }, owner.cookie)).status).not.toBe(200);
  });

  it('a key saves one view, and never returns another person’s view', async () => {
    const key = newKey();
    const ids = await Promise.all([1, 2, 3].map(() => saved({ key })));
    expect(new Set(ids).size).toBe(1);
    expect((await save({ key }, colleague)).status).toBe(409);
  });

  it('a saved view drops a search text that may be a person’s name, but keeps one for products', async () => {
    const id = await saved({ query: 'find=Sokha&view=toSend' });
    expect((await one(id)).query).toBe('view=toSend');
    await saved({ screen: 'products', query: 'find=mug' });
    expect(await listed(sales, 'products')).toMatchObject([{ query: 'find=mug' }]);
    expect(JSON.stringify(await query`select * from staff_view`)).not.toContain('Sokha');
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'ក'.repeat(61) }],
    ['an address elsewhere', { query: '//evil.example/?a=b' }],
    ['a fragment', { query: 'view=all#x' }],
    ['markup', { query: 'view="><script>' }],
    ['a long query', { query: `find=${'x'.repeat(1500)}` }],
  ])('a saved view with %s is rejected', async (_, more) => {
    expect((await save(more)).status).toBe(400);
  });

  it('a view is renamed by its owner, a shared one also by staff managers; the second of two edits gets a conflict', async () => {
    const id = await saved({ isShared: true });
    expect((await change(id, 1, { name: 'Mine' }, colleague)).status).toBe(404);
    expect((await change(id, 1, { name: 'Named' })).data).toEqual({ version: 2 });
    expect((await change(id, 1, { name: 'Late' }, owner)).status).toBe(409);
    expect((await change(id, 2, { name: 'Owner’s' }, owner)).status).toBe(200);
    expect(await one(id)).toMatchObject({ name: 'Owner’s', version: 3 });
    const own = await saved();
    expect((await change(own, 1, { name: 'x' }, owner)).status).toBe(404);
  });

  it('a removed view is restored unchanged, also as a default view', async () => {
    const id = await saved({ isShared: true });
    await begin(id, colleague);
    expect((await change(id, 1, { isRemoved: true })).status).toBe(200);
    expect(await one(id)).toBeUndefined();
    expect(await starts(colleague)).toEqual([]);
    expect((await begin(id)).status).toBe(404);
    expect((await change(id, 2, { isRemoved: false })).status).toBe(200);
    expect(await one(id, colleague)).toMatchObject({ isStart: true, version: 3 });
    await change(id, 3, { isRemoved: true });
    await query`update staff_view set removed_at = now() - interval '25 hours' where id = ${id}`;
    expect((await change(id, 4, { isRemoved: false })).status).toBe(404);
    await saved();
    expect(await query`select from staff_view where id = ${id}`).toEqual([]);
  });

  it('a screen opens with its default view until that view is unshared or another is chosen', async () => {
    const id = await saved({ isShared: true, query: 'view=toSend' });
    expect((await begin(id, colleague)).status).toBe(200);
    expect(await starts(colleague)).toEqual([{ screen: 'orders', query: 'view=toSend' }]);
    expect(await starts()).toEqual([]);
    await change(id, 1, { isShared: false });
    expect(await starts(colleague)).toEqual([]);
    const own = await saved();
    await begin(own);
    expect(await starts()).toMatchObject([{ query: 'view=toPrepare' }]);
    await begin(null);
    expect(await starts()).toEqual([]);
    expect((await begin(own, colleague)).status).toBe(404);
  });

  it('the audit log records shared views without their names', async () => {
    const since = await auditedSince(db);
    await saved();
    const id = await saved({ isShared: true, name: 'Secret' });
    await change(id, 1, { name: 'Other' });
    await change(id, 2, { isShared: false });
    await change(id, 3, { name: 'Mine' });
    await change(id, 4, { isShared: true });
    await change(id, 5, { isRemoved: true });
    const entries = await since();
    expect(entries).toMatchObject([
      { event: 'shared view made', detail: { view: id } },
      { event: 'shared view changed', detail: { view: id, fields: ['name'] } },
      { event: 'shared view changed', detail: { view: id, fields: ['isShared'] } },
      { event: 'shared view changed', detail: { view: id, fields: ['isShared'] } },
      { event: 'shared view removed', detail: { view: id } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Secret');
  });

  it('a person has at most fifty saved views', async () => {
    const person = await inside(2);
    await query`insert into staff_view (screen, name, query, made_by, key)
      select 'orders', 'View', '', ${person.id}::int, gen_random_uuid() from generate_series(1, 49)`;
    expect((await save({}, person)).status).toBe(200);
    const refused = await save({}, person);
    expect(refused).toMatchObject({ status: 409, error: expect.stringContaining('up to 50 views') });
    expect((await save({ screen: 'products' }, person)).status).toBe(200);
  });

  it('shared views are counted apart, also when one is shared or restored', async () => {
    const person = await inside(2);
    const own = await saved({ screen: 'products' }, person);
    await query`insert into staff_view (screen, name, query, made_by, key, shared)
      select 'products', 'View', '', ${person.id}::int, gen_random_uuid(), true from generate_series(1, 50)`;
    const shares = { screen: 'products', isShared: true };
    expect((await request(changeView, { ...shares, id: own, version: 1 }, person.cookie)).status).toBe(409);
    await query`delete from staff_view where id = (select max(id) from staff_view where screen = 'products' and shared)`;
    expect((await request(changeView, { ...shares, id: own, version: 1 }, person.cookie)).status).toBe(200);
    const another = await saved({ screen: 'products' }, person);
    expect((await request(changeView, { ...shares, id: another, version: 1 }, person.cookie)).status).toBe(
      409,
    );
  });
});
