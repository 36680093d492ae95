-- Queues the email that a product, or these variants of it, is in stock again.
-- Since 0.1.0

create or replace function queue_back_in_stock(notice stock_notice, back jsonb) returns void language sql as $$
  insert into outbox_mail (kind, recipient, language_id, content)
  select 'backInStock', notice.email, notice.language_id, jsonb_build_object('noticeId', notice.id, 'productId', p.id, 'name',
    coalesce((select t.name from product_text t
      where t.product_id = p.id and t.language_id in (notice.language_id, 1) and t.name <> ''
      order by t.language_id = notice.language_id desc limit 1), p.sku)
    || coalesce((select ' (' || string_agg(name, ' / ') || ')' from (
      select concat_ws(', ',
        (select t.name from color_text t where t.color_id = current_option(1, (c ->> 0)::int) and t.language_id in (notice.language_id, 1)
          order by t.language_id = notice.language_id desc limit 1),
        (select t.short_name from size_text t where t.size_id = current_option(2, (c ->> 1)::int) and t.language_id in (notice.language_id, 1)
          order by t.language_id = notice.language_id desc limit 1)) as name
      from jsonb_array_elements(back) with ordinality b (c, place) group by 1 order by min(place)) names), ''))
  from product p where p.id = notice.product_id
$$;
