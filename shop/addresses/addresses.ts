export { type Address, addressesOf, removeAddress, saveAddress, useAddress } from './queries.ts';
