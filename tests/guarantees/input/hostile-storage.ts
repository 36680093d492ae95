import { xssPayloads } from './xss-payloads.ts';

/** Returns entries of a customer's browser storage, filled with the payloads that start at a place. */
export function hostileStorage(customerId: number, products: readonly { id: number }[], at: number) {
  const payload = (by: number) => xssPayloads[(at + by) % xssPayloads.length]!;
  const user = {
    UserID: customerId,
    FirstName: payload(0),
    LastName: payload(1),
    EmailAddress: payload(2),
    MobileNo: payload(3),
    AddressLineOne: payload(4),
    CityID: 1,
    CityName: payload(5),
    StateProvinceID: 1,
    StateName: payload(6),
    CountryID: 1,
    CountryName: payload(7),
    PostalCode: payload(8),
  };
  const things = products.map(({ id }, place) => ({
    ProductId: String(id),
    ProductName: payload(place),
    Quantity: 1,
    Price: 5,
    DefaultImage: payload(place + 3),
    ShippingCharges: 0,
    productSelectedAttributes: [],
  }));
  return { user, cartItems: things, customerWishList: things, recentSearches: xssPayloads };
}
