-- An order's address is shown in the language asked for: its places are found by the names it was stored with.
create index country_text_name on country_text (name);
create index state_province_text_name on state_province_text (name);
create index city_text_name on city_text (name);
