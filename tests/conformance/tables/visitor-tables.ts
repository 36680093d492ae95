import { exactValue, string } from '../fields.ts';
import { empty, type WireTable } from './wire-table.ts';

const dataOperation = 'dynamic/dataoperation';
const saved = { ResponseMsg: exactValue('Saved Successfully') };
const writes = true;

/** Visitor requests, as existing clients send them. */
export const visitorTables: readonly WireTable[] = [
  {
    name: 'CONTACT_US',
    path: `${dataOperation}/contact-us`,
    forms: {
      contact: {
        FullName: 'Sreyneang Chea',
        Email: 'sreyneang@example.com',
        PhoneNumber: '+855 12 345 678',
        Subject: 'Quotation',
        Message: 'Please quote 200 mugs.',
      },
      'without a phone number': {
        FullName: 'Sreyneang Chea',
        Email: 'sreyneang@example.com',
        PhoneNumber: '',
        Subject: 'Quotation',
        Message: 'Please quote 300 mugs.',
      },
    },
    fields: saved,
    writes,
  },
  {
    name: 'INSERT_SUBSCRIBER',
    path: `${dataOperation}/insert-subscriber`,
    // The second time, the address is already subscribed, and the answer must look the same.
    forms: { newsletter: { SubscriberEmail: 'news@example.com' } },
    fields: saved,
    writes,
  },
  {
    name: 'INSERT_PRODUCT_REVIEW',
    path: `${dataOperation}/insert-product-review`,
    forms: {
      review: {
        ProductId: '2',
        ReviewerName: 'Sreyneang',
        ReviewerEmail: 'sreyneang@example.com',
        ReviewTitle: 'Well printed',
        ReviewBody: 'Colours are true.',
        ReviewRating: 4,
      },
    },
    fields: saved,
    writes,
  },
  {
    name: 'UPDATE_PROFILE',
    path: `${dataOperation}/update-profile`,
    forms: {
      profile: {
        FirstName: 'Sokha',
        LastName: 'Chan',
        MobileNo: '012345678',
        AddressLineOne: 'House 12, Street 178',
        CityId: null,
        StateProvinceId: 11,
        PostalCode: null,
      },
      'places left out': {
        FirstName: 'Sokha',
        LastName: 'Chan',
        MobileNo: '',
        AddressLineOne: 'House 12, Street 178',
      },
    },
    fields: saved,
    customersOnly: true,
    writes,
  },
  {
    name: 'GET_STRP_PUB_KEY',
    path: 'common/get-strp-pub-key',
    forms: { checkout: empty },
    shape: 'object',
    fields: { strpK: string },
  },
];
