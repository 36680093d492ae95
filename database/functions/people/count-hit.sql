-- Counts a hit under a key unless there were `most` in the last `span` already. Returns whether it was counted. It is
-- exact over all processes: whoever counts under the same key waits. Windows are a fifteenth of the span, and one more
-- is looked at, so that no stretch of `span` ever holds more than `most`.
-- Since 0.1.0

create or replace function count_hit(hit_key text, most int, span interval) returns boolean language plpgsql as $$
declare
  grain interval := span / 15;
  this_window timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(hit_key, 0));
  this_window := date_bin(grain, clock_timestamp(), 'epoch');
  if (select coalesce(sum(hits), 0) from rate_window where key = hit_key and window_start > this_window - span - grain) >= most then
    return false;
  end if;
  insert into rate_window (key, window_start) values (hit_key, this_window)
    on conflict (key, window_start) do update set hits = rate_window.hits + 1;
  return true;
end
$$;
