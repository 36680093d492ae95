-- Why a photo of a review stays unpublished after the last attempt. Null for other photos. An attempt that never ended
-- was stopped.
-- Since 1.0.0

create or replace function photo_failure(f review_photo) returns text language sql stable as $$
  select case when f.path is null and f.tries >= 5 and (f.failure is not null or f.tried_at < now() - interval '5 minutes')
    then coalesce(f.failure, 'stopped') end
$$;
