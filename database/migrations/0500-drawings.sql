-- Drawings: customers say what the shop shall draw, in words and with a rough picture.
alter table attribute_option drop constraint attribute_option_asks_for_check;
alter table attribute_option add check (asks_for in ('none', 'artwork', 'text', 'names', 'drawing'));
update attribute_option set asks_for = 'drawing' where asks_for = 'text' and drawing_cents > 0;

-- Whether the text and the file say what to draw, and aren't printed. Null if not: approved proofs keep their hash.
alter table design_place add is_drawing boolean check (is_drawing);
