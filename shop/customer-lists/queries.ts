import { sql } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { extraRow, forExtras } from '#shop/orders/orders.ts';
import { textOf } from '#shop/localisation/localisation.ts';
import type { ListedLine, ListName } from './listed-line.ts';

/** Maximum number of lines stored per list, and of removed lines. The latest changes are kept. */
const maxLines = 100;
/** Days during which a browser that was offline can't restore a removed line. */
const removalsKnown = 90;

/**
 * Merges each line that was changed later than the stored one. Change times are capped at now, whatever the
 * browser's clock says. A line that is still on the list keeps the extras that the browser doesn't know. Skips products that
 * aren't sold, and lines whose last change is older than the remembered removals.
 */
export async function takeLines(
  db: Database,
  customerId: number,
  lines: readonly ListedLine[],
): Promise<void> {
  await sql`
    insert into customer_list_line as kept (customer_id, list, product_id, quantity, choices, ${forExtras((column) => column)}, details, changed_at)
    select ${customerId}::int, l.list, p.id, l.quantity, l.choices, ${forExtras((column) => sql`l.${column}`)}, l.details,
      least(to_timestamp(l.changed_at / 1000.0), date_trunc('milliseconds', now()))
    from jsonb_to_recordset(${JSON.stringify(lines.map(lineRow))}::jsonb)
        as l (list text, product_id int, quantity int, choices jsonb, details jsonb, changed_at float8, ${forExtras((column, _, type) => sql`${column} ${type}`)})
      join product p on p.id = l.product_id and (p.published or l.quantity = 0)
    where to_timestamp(l.changed_at / 1000.0) > now() - make_interval(days => ${removalsKnown})
      or exists (select from customer_list_line k
        where k.customer_id = ${customerId}::int and k.list = l.list and k.product_id = l.product_id)
    order by 2, 3
    on conflict (customer_id, list, product_id) do update
      set quantity = excluded.quantity, choices = excluded.choices, changed_at = excluded.changed_at,
        ${forExtras((column) => sql`${column} = coalesce(excluded.${column}, case when excluded.quantity > 0 then kept.${column} end)`)},
        details = case
          when excluded.details = '{}' and (excluded.quantity, excluded.choices) = (kept.quantity, kept.choices) then kept.details
          else excluded.details end
      where excluded.changed_at > kept.changed_at`.execute(db);
  await sql`
    delete from customer_list_line where customer_id = ${customerId}::int and (list, product_id) in (
      select list, product_id from (
        select list, product_id, row_number() over (partition by list, quantity = 0 order by changed_at desc, product_id) as place
        from customer_list_line where customer_id = ${customerId}::int) counted
      where place > ${maxLines})`.execute(db);
}

const lineRow = ({ list, productId, quantity, choices, extras, cells, changedAt }: ListedLine) => ({
  list,
  product_id: productId,
  quantity,
  choices,
  ...extraRow(extras),
  details: { ...(cells && { cells }) },
  changed_at: changedAt,
});

/** A line with the display data that a browser stores. Texts are '' if missing. */
export interface StoredLine extends ListedLine {
  picture: string;
  sizeName: string;
  colorName: string;
}

/** Returns every line of a customer whose product is sold, including removed ones, in the order of their changes. */
export async function linesOf(
  db: Database,
  customerId: number,
  language: LanguageCode,
): Promise<StoredLine[]> {
  const chosen = (attribute: number) => sql`(c.choices ->> ${String(attribute)}::text)::int`;
  const color = chosen(attributeKinds.color);
  const size = chosen(attributeKinds.size);
  const { rows } = await sql<StoredLine & { list: ListName }>`
    select k.list, k.product_id as "productId", k.quantity, c.choices, jsonb_strip_nulls(to_jsonb(e)) as extras, (
        select json_agg(json_build_object('colorId', current_option(${attributeKinds.color}, d."colorId"),
          'sizeId', current_option(${attributeKinds.size}, d."sizeId"), 'quantity', d.quantity) order by d.place)
        from rows from (jsonb_to_recordset(k.details -> 'cells') as ("colorId" int, "sizeId" int, quantity int))
          with ordinality as d ("colorId", "sizeId", quantity, place)) as cells,
      round(extract(epoch from k.changed_at) * 1000)::float8 as "changedAt",
      coalesce((select i.path from product_picture i where i.product_id = p.id
        order by (i.color_id = ${color}) desc nulls last, i.position limit 1), '') as picture,
      ${textOf({ table: 'size_text', owner: 'size_id', column: 'short_name' }, size, language)} as "sizeName",
      ${textOf({ table: 'color_text', owner: 'color_id' }, color, language)} as "colorName"
    from customer_list_line k join product p on p.id = k.product_id and (p.published or k.quantity = 0),
      lateral (select current_choices(k.choices) as choices) c, lateral (select ${forExtras((column, name) => sql`k.${column} as ${name}`)}) e
    where k.customer_id = ${customerId}::int
    order by k.changed_at, k.product_id`.execute(db);
  return rows;
}
