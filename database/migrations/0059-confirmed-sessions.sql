-- When the password was last shown in a session. Sessions of before count from now on.
alter table session add column confirmed_at timestamptz not null default now();
