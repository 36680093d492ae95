-- The rows that an empty shop begins with.

-- Built-in roles have ids below 100. The office has their names in both languages.
insert into staff_role (id, name, permissions) values
  (1, 'owner', null),
  (2, 'sales', '{orders.read,orders.fulfil,orders.change,customers.read,customers.change,payments.read,payments.confirm,catalogue.read,inbox.answer}'),
  (3, 'workshop', '{orders.read,orders.fulfil,catalogue.read,stock.write}'),
  (4, 'editor', '{catalogue.read,catalogue.write,stock.write,discounts.write,content.write,reviews.write}'),
  (5, 'books', '{orders.read,customers.read,payments.read,payments.confirm,payments.refund,reports.read,exports.make,audit.read}');

insert into reply_template (name, body_en, body_km) values
  ('We’re looking into it',
   E'Hello {name},\n\nThank you for your message. We’re looking into it and will answer by tomorrow.',
   E'សួស្តី {name}\n\nសូមអរគុណសម្រាប់សាររបស់អ្នក។ យើងកំពុងពិនិត្យ ហើយនឹងឆ្លើយយ៉ាងយឺតត្រឹមថ្ងៃស្អែក។'),
  ('We need more details',
   E'Hello {name},\n\nThank you for your message. How many pieces do you need, by which day, and where should we deliver them?',
   E'សួស្តី {name}\n\nសូមអរគុណសម្រាប់សាររបស់អ្នក។ តើអ្នកត្រូវការប៉ុន្មាន នៅថ្ងៃណា ហើយឱ្យយើងដឹកជញ្ជូនទៅកន្លែងណា?'),
  ('Samples are ready',
   E'Hello {name},\n\nYour samples are ready. You can pick them up at our shop during opening hours.',
   E'សួស្តី {name}\n\nគំរូរបស់អ្នករួចរាល់ហើយ។ អ្នកអាចមកយកនៅហាងរបស់យើងក្នុងម៉ោងធ្វើការ។');

insert into festival (name_en, name_km, starts_on, ends_on)
select name_en, name_km, first::date, last::date from (values
  ('Christmas', 'បុណ្យណូអែល', '2026-12-25', null),
  ('New Year', 'ចូលឆ្នាំសកល', '2027-01-01', null),
  ('Chinese New Year', 'ចូលឆ្នាំចិន', '2027-02-06', '2027-02-08'),
  ('Valentine’s Day', 'បុណ្យវ៉ាឡង់ទីន', '2027-02-14', null),
  ('Khmer New Year', 'ចូលឆ្នាំខ្មែរ', '2027-04-14', '2027-04-16'),
  ('Pchum Ben', 'ភ្ជុំបិណ្ឌ', '2027-09-29', '2027-10-01'),
  ('Water Festival', 'បុណ្យអុំទូក', '2027-11-12', '2027-11-14'),
  ('Christmas', 'បុណ្យណូអែល', '2027-12-25', null),
  ('New Year', 'ចូលឆ្នាំសកល', '2028-01-01', null),
  ('Chinese New Year', 'ចូលឆ្នាំចិន', '2028-01-26', '2028-01-28'),
  ('Valentine’s Day', 'បុណ្យវ៉ាឡង់ទីន', '2028-02-14', null),
  ('Khmer New Year', 'ចូលឆ្នាំខ្មែរ', '2028-04-13', '2028-04-16'),
  ('Pchum Ben', 'ភ្ជុំបិណ្ឌ', '2028-09-17', '2028-09-19'),
  ('Water Festival', 'បុណ្យអុំទូក', '2028-10-31', '2028-11-02'),
  ('Christmas', 'បុណ្យណូអែល', '2028-12-25', null)) as known (name_en, name_km, first, last);
