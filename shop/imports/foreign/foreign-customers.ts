import { compareKey } from '#rules/compare-key.ts';
import type { CustomerColumn } from '../customer-columns.ts';
import type { FileTable } from '../file-table.ts';
import { escaped } from '../cell-text.ts';
import { type ForeignRow, foreignRows } from './foreign-row.ts';
import type { ShopSystem } from '#contract/shop-systems.ts';
import { type UnsupportedData, Losses } from './losses.ts';
import type { MappedRow } from './mapped-table.ts';

type Cells = Partial<Record<CustomerColumn, string>>;

/** How a system exports customers: what its header contains, and where our columns are. Passwords are never read. */
interface CustomerReader {
  system: ShopSystem;
  /** Groups of column names. The header must contain one name of each group. */
  keys: readonly (readonly string[])[];
  columns: Partial<Record<CustomerColumn, readonly string[]>>;
  /** Columns that together are the text of the address. */
  street?: readonly string[];
  /** Cells that aren't a column's text. */
  more?: (row: ForeignRow) => Cells;
}

const readers: readonly CustomerReader[] = [
  {
    system: 'shopify',
    keys: [['first name'], ['last name'], ['email'], ['accepts email marketing', 'accepts marketing']],
    columns: {
      firstname: ['first name'],
      lastname: ['last name'],
      email: ['email'],
      phone: ['phone', 'default address phone'],
      newsletter: ['accepts email marketing', 'accepts marketing'],
      company: ['default address company', 'company'],
      city: ['default address city', 'city'],
      province: ['province', 'default address province code', 'province code'],
      country: ['country', 'default address country code', 'country code'],
      postalcode: ['default address zip', 'zip'],
      tags: ['tags'],
      note: ['note'],
    },
    street: ['default address address1', 'address1', 'default address address2', 'address2'],
  },
  {
    system: 'woocommerce',
    keys: [['name'], ['username'], ['email'], ['total spend', 'aov']],
    columns: {
      email: ['email'],
      city: ['city'],
      province: ['region'],
      country: ['country / region', 'country'],
      postalcode: ['postal code'],
    },
    more(row) {
      const words = row.text('name').split(' ');
      const lastname = words.length > 1 ? (words.pop() ?? '') : '';
      return { firstname: words.join(' '), lastname };
    },
  },
  {
    system: 'magento',
    keys: [['email'], ['_website'], ['firstname'], ['group_id']],
    columns: {
      firstname: ['firstname'],
      lastname: ['lastname'],
      email: ['email'],
      phone: ['_address_telephone'],
      company: ['_address_company'],
      taxnumber: ['_address_vat_id', 'taxvat'],
      city: ['_address_city'],
      province: ['_address_region'],
      country: ['_address_country_id'],
      postalcode: ['_address_postcode'],
    },
    street: ['_address_street'],
    more(row) {
      const name = [row.text('_address_firstname'), row.text('_address_lastname')].join(' ').trim();
      const isOther = name !== `${row.text('firstname')} ${row.text('lastname')}`.trim();
      const group = row.text('group_id');
      const tags = magentoGroups[group] ?? (Number(group) > 1 ? `Group ${group}` : '');
      return { recipient: isOther ? name : '', tags };
    },
  },
  {
    system: 'prestashop',
    keys: [
      ['first name'],
      ['last name'],
      ['email address', 'email'],
      ['newsletter', 'news.', 'partner offers', 'opt.'],
    ],
    columns: {
      firstname: ['first name'],
      lastname: ['last name'],
      email: ['email address', 'email'],
      newsletter: ['newsletter', 'news.'],
      company: ['company'],
      tags: ['group', 'default group'],
    },
  },
];

/** Groups that every Magento shop has, besides two that say nothing. */
const magentoGroups: Readonly<Record<string, string>> = { 2: 'Wholesale', 3: 'Retailer' };

/** Customers that another system exported, as rows of our columns. Null if its header isn't one of these exports. */
export function foreignCustomers(
  table: FileTable,
): { system: ShopSystem; kind: 'customers'; rows: MappedRow[]; lost: UnsupportedData[] } | null {
  const names = new Set(table.header.map(compareKey));
  const reader = readers.find(({ keys }) => keys.every((group) => group.some((name) => names.has(name))));
  if (!reader) return null;
  const losses = new Losses();
  const { rows, unread } = foreignRows(table);
  const cells = rows.map((row) => ({ line: row.line, cells: cellsOf(row, reader) }));
  // Magento writes further addresses of a customer below the first, without the email.
  const isFurther = (row: Cells) => reader.system === 'magento' && row.email === '';
  for (const { line, cells: row } of cells) if (isFurther(row)) losses.add('moreAddresses', String(line));
  for (const column of unread()) losses.add('columns', column);
  return {
    system: reader.system,
    kind: 'customers',
    rows: cells.filter((row) => !isFurther(row.cells)),
    lost: losses.all,
  };
}

function cellsOf(
  row: ForeignRow,
  { columns, street = [], more }: CustomerReader,
): Cells & Record<string, string> {
  const cells: Record<string, string> = { email: '', firstname: '' };
  for (const [column, names] of Object.entries(columns)) cells[column] = row.text(...names);
  cells['address'] = street
    .map((name) => row.text(name))
    .filter(Boolean)
    .join(', ');
  Object.assign(cells, more?.(row));
  if (cells['tags']) cells['tags'] = escaped(cells['tags'], '');
  return cells;
}
