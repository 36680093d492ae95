-- Why the last attempt to publish a photo of a review failed (docs/decisions/133-photos-in-reviews.md).
alter table review_photo add column failure text
  check (failure in ('missing', 'notPicture', 'tooSlow', 'storage'));

-- Why a photo stays unpublished after the last attempt; null for the others. An attempt that never ended was stopped.
create function photo_failure(f review_photo) returns text language sql stable as $$
  select case when f.path is null and f.tries >= 5 and (f.failure is not null or f.tried_at < now() - interval '5 minutes')
    then coalesce(f.failure, 'stopped') end
$$;
