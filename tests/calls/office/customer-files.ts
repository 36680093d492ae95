/** Exports of customers as other systems write them. All people are invented. */
export const customerExports = {
  shopify: `First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags
Rithy,Pretend,rithy.pretend@example.com,yes,Pretend Bakery,Street 1,Floor 2,Phnom Penh,,KH,120101,,'+85512000001,no,10.00,1,Likes blue,no,"vip, baker"
Heidi,Invented,heidi.invented@example.com,no,,Fantasiegasse 3,,Wien,9,AT,1010,+43 660 0000000,,no,0.00,0,,yes,
`,
  woocommerce: `Name,Username,Last Active,Sign Up,Email,Orders,Total Spend,AOV,Country / Region,City,Region,Postal Code
Sok Made Up,sok,2026-01-01,2025-01-01,sok.madeup@example.com,2,20.00,10.00,KH,Siem Reap,,171201
`,
  magento: `email,_website,_store,confirmation,created_at,firstname,group_id,lastname,password_hash,taxvat,_address_city,_address_company,_address_country_id,_address_firstname,_address_lastname,_address_postcode,_address_region,_address_street,_address_telephone,_address_vat_id,_address_default_billing_
dara.fake@example.com,base,default,,2026-01-01,Dara,2,Fake,secret:salt:1,,Kampot,Fake Tailors,KH,Bopha,Fake,070101,Kampot,Street 9,012 000 003,K001-00000,1
,,,,,,,,,,Kep,,KH,Dara,Fake,,Kep,Street 10,012 000 003,,
`,
  prestashop: `ID,Social title,First name,Last name,Email address,Sales,Enabled,Newsletter,Partner offers,Registration,Last visit
7,Mr,Nobody,Real,nobody.real@example.com,--,1,1,0,01/01/2026,02/01/2026
`,
} as const;

const letters = (place: number) => [...String(place)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** A file of this shop with so many customers. */
export const manyCustomers = (count: number): string =>
  [
    'email,firstname,lastname,phone,tags',
    ...Array.from(
      { length: count },
      (_, at) => `many-${at}@example.com,Person ${letters(at)},Invented,01${1_000_000 + at},bulk`,
    ),
  ].join('\n');
