-- Takes the latest hit under a key back, because it turned out to be none.
-- Since 0.1.0

create or replace function forget_hit(hit_key text) returns void language sql as $$
  update rate_window set hits = hits - 1
  where key = hit_key and hits > 0
    and window_start = (select max(window_start) from rate_window where key = hit_key and hits > 0)
$$;
