import { labelSet } from './label-set.ts';

/** Addresses a customer keeps. */
export const addressLabels = labelSet(122, {
  title: 'Saved addresses',
  hint: 'Keep the addresses you send to, and choose one here.',
  choose: 'Send to',
  keep: 'Keep this address',
  add: 'Add an address',
  edit: 'Change {name}',
  remove: 'Remove {name}',
  addTitle: 'New address',
  editTitle: 'Change the address',
  label: 'Name, e.g. Office',
  street: 'Shipping address',
  state: 'State / Province',
  city: 'City',
  postalCode: 'Postcode / Zip',
  save: 'Save the address',
  cancel: 'Cancel',
});
