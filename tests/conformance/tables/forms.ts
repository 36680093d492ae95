/** The rules of specification §5 for one field, and the field's name in its messages. */
export interface FieldRow {
  label: string;
  /** Whether the field is required. Default true. */
  required?: false;
  min?: number;
  max?: number;
  email?: true;
  numeric?: true;
  /** Whether it is a phone number: 8 to 15 digits, with any separators. */
  phone?: true;
  /** The field that must have the same value. */
  same?: string;
}

export interface FormTable {
  form: string;
  /** The path below /api/v1/. */
  path: string;
  customersOnly?: true;
  /** Valid values of the form's fields. */
  honest: Readonly<Record<string, unknown>>;
  fields: Readonly<Record<string, FieldRow>>;
}

const dataOperation = 'dynamic/dataoperation';
const person = {
  FirstName: 'Sreyneang',
  LastName: 'Chea',
  MobileNo: '012345678',
  AddressLineOne: 'No. 12, Street 240',
  CityId: -999,
  StateProvinceId: -999,
  PostalCode: '12206',
};
const secret = 'lotus tea 7';
const names = { FirstName: { label: 'First Name', max: 200 }, LastName: { label: 'Last Name', max: 150 } };
const unasked = { required: false } as const;

/** Specification §5, form by form, as enforced by the calls. Search and the quantity field are not calls. */
export const formTables: readonly FormTable[] = [
  {
    form: 'Contact',
    path: `${dataOperation}/contact-us`,
    honest: {
      FullName: 'Sreyneang',
      Email: 'a@example.com',
      PhoneNumber: '012345678',
      Subject: 'Mugs',
      Message: 'Which colours?',
    },
    fields: {
      FullName: { label: 'Name', max: 200 },
      Email: { label: 'Email', max: 100, email: true },
      // Our form requires the phone number; existing clients have a form without it.
      PhoneNumber: { label: 'Phone Number', phone: true, max: 20, ...unasked },
      Subject: { label: 'Subject', max: 150 },
      Message: { label: 'Message', max: 2000 },
    },
  },
  {
    form: 'Newsletter',
    path: `${dataOperation}/insert-subscriber`,
    honest: { SubscriberEmail: 'a@example.com' },
    fields: { SubscriberEmail: { label: 'Email', max: 200, email: true } },
  },
  {
    form: 'Review',
    path: `${dataOperation}/insert-product-review`,
    honest: {
      ProductId: '1',
      ReviewerName: 'Sreyneang',
      ReviewerEmail: 'a@example.com',
      ReviewTitle: 'Good',
      ReviewBody: 'It holds.',
      ReviewRating: 5,
    },
    fields: {
      ReviewerName: { label: 'Name', max: 200 },
      ReviewerEmail: { label: 'Email', max: 200, email: true },
      ReviewTitle: { label: 'Review Title', max: 200 },
      ReviewBody: { label: 'Review Body', max: 200 },
    },
  },
  {
    form: 'Login',
    path: `${dataOperation}/get-user-login`,
    honest: { Email: 'nobody@example.com', Password: secret },
    // 150, not the 30 of the specification, so that every password that signup accepts can log in
    // (docs/specification.md).
    fields: { Email: { label: 'Email', max: 200 }, Password: { label: 'Password', max: 150 } },
  },
  {
    form: 'Signup',
    path: `${dataOperation}/signup-user`,
    honest: { ...person, EmailAddress: 'sokha@example.com', Password: secret, CountryID: 1 },
    fields: {
      ...names,
      EmailAddress: { label: 'Email', max: 150, email: true },
      Password: { label: 'Password', max: 150 },
      CountryID: { label: 'Country' },
      AddressLineOne: { label: 'Shipping address', max: 600 },
      MobileNo: { label: 'Contact No', phone: true, ...unasked },
      PostalCode: { label: 'Postal Code', ...unasked },
      StateProvinceId: { label: 'State/Province', ...unasked },
      CityId: { label: 'City', ...unasked },
    },
  },
  {
    form: 'Coupon',
    path: 'common/get-coupon-code-discount-value/calculate-coupon-discount',
    honest: { CouponCode: 'NOSUCH', cartJsonData: '[]' },
    fields: { CouponCode: { label: 'Coupon code', max: 30 } },
  },
  {
    form: 'Update profile',
    path: `${dataOperation}/update-profile`,
    customersOnly: true,
    honest: person,
    fields: {
      ...names,
      AddressLineOne: { label: 'Shipping address', max: 600 },
      PostalCode: { label: 'Postal Code', numeric: true, ...unasked },
      MobileNo: { label: 'Contact No', phone: true, ...unasked },
      StateProvinceId: { label: 'State/Province', ...unasked },
      CityId: { label: 'City', ...unasked },
    },
  },
  {
    form: 'Become seller, its password',
    path: 'common/en-ur-drow-pass-rndom/en-ur-drow-pass-rndom',
    honest: { Password: secret },
    fields: { Password: { label: 'Password', max: 150 } },
  },
  {
    form: 'Become seller',
    path: `${dataOperation}/create-vendor-request`,
    honest: { ...person, EmailAddress: 'sokha@example.com', Password: '{sealed}', CountryID: 1 },
    fields: {
      ...names,
      EmailAddress: { label: 'Email', max: 150, email: true },
      CountryID: { label: 'Country' },
      AddressLineOne: { label: 'Home address', max: 600 },
      PostalCode: { label: 'Postal Code', numeric: true, ...unasked },
    },
  },
  {
    form: 'Reset password, step 1',
    path: 'common/validate-email-send-otp',
    honest: { Email: 'nobody@example.com' },
    fields: { Email: { label: 'Email', max: 200, email: true } },
  },
  {
    form: 'Reset password, step 2',
    path: 'common/validate-otp-change-password',
    honest: { Email: 'nobody@example.com', Otp: '12345678', Password: secret, ConfirmPassword: secret },
    fields: {
      Email: { label: 'Email' },
      Otp: { label: 'OTP', min: 5, max: 15 },
      Password: { label: 'New Password', min: 6, max: 20 },
      ConfirmPassword: { label: 'Confirm Password', min: 6, max: 20, same: 'Password' },
    },
  },
];
