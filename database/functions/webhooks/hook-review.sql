-- The event of a review.
-- Since 1.0.0

create or replace function hook_review() returns trigger language plpgsql as $$
begin
  perform queue_webhook('review.added', 'review ' || new.id, jsonb_build_object('id', new.id, 'productId', new.product_id,
    'rating', new.rating, 'state', new.state, 'createdAt', utc_text(new.created_at)));
  return null;
end $$;

create or replace trigger review_hook after insert on review for each row execute function hook_review();
