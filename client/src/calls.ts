// Written by npm run api from the description of the API. Do not edit.

/** A bank account of the shop. */
export interface Account {
  /** The bank’s name. */
  Bank: string;
  /** The owner’s name. */
  AccountName: string;
  /** The number of the account. */
  AccountNumber: string;
  /** The currency of the account. */
  Currency: 'USD' | 'KHR';
  /** The amount in the account's currency. */
  Amount: number;
  /** The picture of the account's own QR code, or '' if there is none. */
  QrPicture: string;
}

/** The terms on which a customer orders on account, if staff agreed any with them. */
export interface AccountRow {
  /** The `PaymentMethod` with which an order is placed on account. */
  PaymentMethodId: number;
  /** Its name in the requested language. */
  Name: string;
  /** Within how many days it is to be paid. */
  Days: number;
  /** By which day that is, if it is ordered now, yyyy-mm-dd. */
  DueOn: string;
  /** What can still be ordered on account, in dollars. */
  Left: number;
}

/** Parameters of ADD_PHONE_NUMBER. */
export interface AddPhoneNumberRequest {
  /** A phone number of 8 to 15 digits, such as `012 345 678` or `+855 12 345 678`. */
  PhoneNumber?: string | number | null;
  /** The one-time code of 8 digits. */
  Otp: string;
  /** The token returned when the code was requested. Needed by clients that have switched networks since. */
  RequestToken?: string | null;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of ADD_PHONE_NUMBER. */
export type AddPhoneNumberResponse = EmailStateRow[];

/** A saved address. Places are in the requested language, or null and '' if unset. */
export interface AddressRow {
  /** The id of a saved address. */
  AddressID: number;
  /** The customer's label for the address, or '' if unset. */
  Label: string;
  /** House number and street. */
  AddressLineOne: string;
  /** The id of a state or province (GET_STATES_PROVINCES_LIST); null if unset. */
  StateProvinceID: number | null;
  /** The name of the state or province in the requested language; '' if unset. */
  StateName: string;
  /** The id of a city or district (GET_CITIES_LIST); null if unset. */
  CityID: number | null;
  /** The name of the city or district in the requested language; '' if unset. */
  CityName: string;
  /** The postal code; '' without one. */
  PostalCode: string;
  /** A second phone number. Omitted when there is none. */
  SecondMobileNo?: string;
  /** The recipient, if it isn't the customer. Omitted otherwise. */
  RecipientName?: string;
  /** The recipient’s phone number, with `RecipientName`. */
  RecipientMobileNo?: string;
  /** Whether this is the account's own address, which is used for delivery. */
  IsUsed: boolean;
}

/** Where artwork of an option is printed in a picture of a product. */
export interface AreaRow {
  /** The id of the attribute (GET_PRODUCT_ALL_ATTRIBUTES_BY_ID): 1 is color, 2 size. */
  ProductAttributeID: number;
  /** Top left, top right, bottom right, bottom left: fractions of the picture's width and height. */
  Corners: readonly [readonly [number, number], readonly [number, number], readonly [number, number], readonly [number, number]];
  /** How far the middle of its edges is below their ends, as a fraction of the height; omitted if flat. */
  Sag?: number;
  /** Its real width; omitted if unknown. */
  WidthMm?: number;
  /** Whether it is engraved instead of printed; omitted if not. */
  IsEngraved?: boolean;
}

/** What the shop reads from a file for printing. */
export interface ArtworkFacts {
  /** The format of the file. */
  kind: 'pdf' | 'svg' | 'png' | 'jpeg' | 'webp';
  /** Its size; null for drawings. */
  pixels: {
    /** Width in pixels. */
    width: number;
    /** Height in pixels. */
    height: number;
  } | null;
  /** The number of colors; 0 if nothing can be seen, null if unknown. */
  colors: number | null;
  /** What is behind the artwork. */
  background: 'none' | 'white' | 'photo';
  /** Fonts that the file needs and doesn’t contain. */
  missingFonts: string[];
  /** The number of pages. */
  pages: number;
  /** The width of its thinnest lines as a fraction of its width; null if unknown, omitted for older files. */
  thinnest?: number | null;
  /** Its width divided by its height; omitted for older files. */
  aspect?: number;
}

/** A file that was sent. Its picture is at `/artwork/{ArtworkId}` for the browser of its customer, or of the draft. */
export interface ArtworkRow {
  /** The id of the file. */
  ArtworkId: string;
  /** The name of the file, with its ending. */
  FileName: string;
  /** Its size in bytes. */
  Bytes: number;
  /** What the shop read from the file. */
  Facts: ArtworkFacts;
}

/** Parameters of ASK_STOCK_NOTICE. */
export interface AskStockNoticeRequest {
  /** The id of a product. */
  ProductId: Id;
  /** The variant to wait for, of a product whose stock is counted per color or size. */
  ColorID?: Id;
  /** The id of a size (GET_SIZE_LIST); omitted without one. */
  SizeID?: Id;
  /** Ignored if a customer is logged in. */
  Email?: string | '' | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of ASK_STOCK_NOTICE. */
export type AskStockNoticeResponse = OutcomeRow[];

/** Parameters of BEGIN_ARTWORK. */
export interface BeginArtworkRequest {
  /** The id of an ordered item (GET_CUSTOMER_ORDER_HISTORY_DETAIL). */
  OrderItemID?: OptionalId;
  /** The last part of a link to the order’s page; '' without one. */
  Code?: string | number | null;
  /** The id of a product. */
  ProductId?: OptionalId;
  /** The id of what is printed on a cart line (SEND_ARTWORK, SEND_PRINT_TEXT); omitted or null for nothing. */
  DesignID?: string | null;
  /** The id of the attribute (GET_PRODUCT_ALL_ATTRIBUTES_BY_ID): 1 is color, 2 size. */
  ProductAttributeID: Id;
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID?: OptionalId;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
  /** The size of the file in bytes. */
  Bytes: number;
}

/** Content of `data` of BEGIN_ARTWORK. */
export type BeginArtworkResponse = {
  /** The outcome as an English sentence that clients may compare, such as `Saved Successfully`; the reason if it was refused. */
  ResponseMsg: string;
  /** The code of a refusal, which doesn’t change; each call lists its own. Omitted otherwise. */
  MessageCode?: string;
  /** The values of the placeholders in the sentence of `MessageCode`, such as a quantity. Omitted without any. */
  MessageValues?: Record<string, string | number>;
  /** Why it was refused; if it ends in `Format`, `MessageValues` has the name of the file’s format, and if it begins with `dayFull`, when more is taken and who else takes it. Omitted otherwise. */
  Problem?: 'heicFormat' | 'pictureFormat' | 'drawingFormat' | 'documentFormat' | 'archiveFormat' | 'otherFormat' | 'unknownType' | 'aiWithoutPdf' | 'locked' | 'script' | 'tooManyPixels' | 'tooSlow' | 'unreadable' | 'started' | 'over' | 'full' | 'dayFull' | 'dayFullOrdered' | 'longName' | 'longFileName';
  /** Before ordering: the design that the cart line carries. */
  DesignID?: string;
  /** The id of the upload, for its chunks and SEND_ARTWORK. Omitted if it was refused. */
  UploadId?: string;
}[];

/** Parameters of BEGIN_PAYMENT. */
export interface BeginPaymentRequest {
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID?: OptionalId;
  /** The customer’s note to the shop, up to 2,000 characters; '' without one. */
  OrderNote?: string | number | null;
  /** The cart as JSON text of up to 48 KB: up to 100 lines `{ProductId, Quantity, productSelectedAttributes: [{ProductAttributeID, PrimaryKeyValue}]}`, for several colors or sizes `VariantQuantities: [{ColorID, SizeID, Quantity}]` instead of attributes 1 and 2, and `DesignID` for a print. Prices are ignored. */
  cartJsonData?: CartJsonData;
  /** A coupon code; '' without one. */
  CouponCode?: string | number | null;
  /** The id of a payment method (GET_PAYMENT_SETUP). */
  PaymentMethod: Id;
  /** The total shown to the shopper, in dollars. If it differs, the order is rejected. */
  ExpectedTotal?: Dollars;
  /** The total shown to the shopper, in riel. If it differs, the order is rejected and not stored. Empty skips the check. */
  ExpectedRiel?: ExpectedRiel;
  /** Whether the customer pays a deposit now, if the cart has `DueLater`. */
  Deposit?: boolean | null;
  /** Whether the balance of a deposit is paid in cash on delivery, instead of when the goods are ready. */
  BalanceInCash?: boolean | null;
  /** The amount shown as due now, in dollars. If it differs, the order isn't stored. */
  ExpectedDueNow?: Dollars;
  /** The `utm_source`, `utm_medium` and `utm_campaign` with which the visit began. */
  Visit?: {
    /** A campaign parameter. Values that may be an address or a phone number are dropped. */
    Source?: string;
    /** A campaign parameter. Values that may be an address or a phone number are dropped. */
    Medium?: string;
    /** A campaign parameter. Values that may be an address or a phone number are dropped. */
    Campaign?: string;
  } | null;
  /** Gift options, free of charge. Omitted or null when the order isn’t a gift. */
  Gift?: Gift;
  /** The company that the tax invoice is for. Omitted or null for a person. */
  Company?: Company;
  /** The selected delivery method. Absent, null or "" selects the cheapest one, if the shop has any. */
  DeliveryWayId?: OptionalId;
  /** The currency that the shopper selected for a QR code. Ignored if the shop has no riel rate. */
  CodeCurrency?: 'USD' | 'KHR' | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar' | null;
}

/** Content of `data` of BEGIN_PAYMENT. */
export type BeginPaymentResponse = PlacedRow[];

/** Parameters of CANCEL_ORDER. */
export interface CancelOrderRequest {
  /** The id of an order. */
  OrderId: Id;
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID?: OptionalId;
  /** Refuses an order for which a payment was made or a payment slip was sent. */
  OnlyUnpaid?: boolean | null;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of CANCEL_ORDER. */
export type CancelOrderResponse = OutcomeRow[];

/** Parameters of CANCEL_PAYMENT. */
export interface CancelPaymentRequest {
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID?: OptionalId;
  /** The `PaymentKey` of the payment. */
  PaymentKey?: string | number | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar' | null;
}

/** Content of `data` of CANCEL_PAYMENT. */
export type CancelPaymentResponse = PlacedRow[];

/** The browser's cart as JSON text. Its size is checked before parsing (shop/orders/cart-json.ts). */
export type CartJsonData = string | null;

/** A category in lists. `LocalizationJsonData` is omitted when there is no Khmer name. */
export interface CategoryRow {
  /** The id of a category. As a filter, ids joined with commas; empty for all. */
  CategoryID: number;
  /** The id of the category above it; null at the top. */
  ParentCategoryID: number | null;
  /** Its English name. */
  Name: string;
  /** Its Khmer name. Omitted when there is none. */
  LocalizationJsonData?: {
    /** The language’s number. */
    langId: number;
    /** The text in that language. */
    text: string;
  }[];
  /** The path or URL of a picture. */
  AttachmentURL: string;
  /** The number of products in it and below. */
  TotalProducts: number;
  /** Texts for search engines by language, '' if unset. Omitted for a language without any. */
  MetaJsonData?: {
    /** The language’s number. */
    langId: number;
    /** Title for search engines; '' or omitted if unset. */
    MetaTitle: string;
    /** Description for search engines; '' or omitted if unset. */
    MetaDescription: string;
  }[];
}

/** Parameters of CHANGE_ORDER_DETAILS. */
export interface ChangeOrderDetailsRequest {
  /** The id of an order. */
  OrderId: Id;
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID?: OptionalId;
  /** The `Version` of PLAN_ORDER_DETAILS. */
  Version: Id;
  /** The total that PLAN_ORDER_DETAILS showed. */
  OrderTotal?: Dollars;
  /** The new address, note and company. */
  Details: OrderDetails;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of CHANGE_ORDER_DETAILS. */
export type ChangeOrderDetailsResponse = OutcomeRow[];

/** Parameters of CHANGE_PASSWORD. */
export interface ChangePasswordRequest {
  /** The current password. */
  PresentPassword: string;
  /** The password, exactly as typed. */
  Password: string;
  /** The new password again. */
  ConfirmPassword: string;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of CHANGE_PASSWORD. */
export type ChangePasswordResponse = ResponseMessage[];

export interface ColorsListRow {
  /** The id of a color (GET_COLORS_LIST); omitted without one. */
  ColorID: number;
  /** Its English name. */
  ColorName: string;
  /** The color as `#rrggbb`. */
  HexCode: string;
  /** Its Khmer name. Omitted when there is none. */
  LocalizationJsonData?: {
    /** The language’s number. */
    langId: number;
    /** The text in that language. */
    text: string;
  }[];
}

/** The company that the tax invoice is for. Ignored unless the shop takes orders of companies (GET_SHOP_SETTINGS, `Companies`) and it has a name. Omitted or null when the order is for a person. */
export type Company = {
  /** The name of the company. In requests, '' means that there is none. */
  Name?: string | number | null;
  /** Its VATTIN; '' if unknown. */
  TaxNumber?: string | number | null;
  /** Its address, as on its invoices. */
  Address?: string | number | null;
} | null;

/** The company that an order is for. `TaxNumber` is its VATTIN, or '' if unknown. */
export interface CompanyRow {
  /** The name of the company. In requests, '' means that there is none. */
  Name: string;
  /** Its VATTIN; '' if unknown. */
  TaxNumber: string;
  /** Its address, as on its invoices. */
  Address: string;
}

/** Parameters of CONFIRM_PASSWORD. */
export interface ConfirmPasswordRequest {
  /** The current password. */
  PresentPassword: string;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of CONFIRM_PASSWORD. */
export type ConfirmPasswordResponse = ResponseMessage[];

/** Parameters of CONFIRM_PAYMENT. */
export interface ConfirmPaymentRequest {
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID?: OptionalId;
  /** The `PaymentKey` of the payment. */
  PaymentKey?: string | number | null;
  /** A card token, for providers without their own browser form. In a sandbox, it also pays a QR code. */
  Proof?: string | number | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar' | null;
}

/** Content of `data` of CONFIRM_PAYMENT. */
export type ConfirmPaymentResponse = PlacedRow[];

/** Parameters of CONTACT_US. */
export interface ContactUsRequest {
  /** The sender’s name. */
  FullName: string;
  /** The email address. */
  Email: string;
  /** A phone number of 8 to 15 digits, such as `012 345 678` or `+855 12 345 678`. */
  PhoneNumber?: string | '' | null;
  /** What it is about. */
  Subject: string;
  /** The message as plain text. */
  Message: string;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of CONTACT_US. */
export type ContactUsResponse = OutcomeRow[];

/** Parameters of CREATE_SAMPLE_REQUEST. */
export interface CreateSampleRequestRequest {
  /** The sender’s name. */
  FullName: string;
  /** A phone number of 8 to 15 digits, such as `012 345 678` or `+855 12 345 678`. */
  PhoneNumber?: string | '' | null;
  /** The email address. */
  Email?: string | '' | null;
  /** The day, yyyy-mm-dd, today or later in the shop's time zone. '' means any day. */
  WantedDate?: string | number | null;
  /** A note to the shop; '' for none. */
  Note?: string | null;
  /** The products, one row each. */
  Items: WishedItems;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of CREATE_SAMPLE_REQUEST. */
export type CreateSampleRequestResponse = {
  /** The outcome as an English sentence that clients may compare, such as `Saved Successfully`; the reason if it was refused. */
  ResponseMsg: string;
  /** The code of a refusal, which doesn’t change; each call lists its own. Omitted otherwise. */
  MessageCode?: string;
  /** The values of the placeholders in the sentence of `MessageCode`, such as a quantity. Omitted without any. */
  MessageValues?: Record<string, string | number>;
  /** The number of the request. Omitted if it was refused. */
  RequestNumber?: string;
}[];

/** Parameters of CREATE_VENDOR_REQUEST. */
export interface CreateVendorRequestRequest {
  /** The customer’s first name. */
  FirstName: string;
  /** The customer’s last name. */
  LastName: string;
  /** The customer’s phone number, 8 to 15 digits, such as `012 345 678` or `+855 12 345 678`; '' in responses if unset. */
  MobileNo?: string | '' | null;
  /** House number and street. */
  AddressLineOne: string;
  /** The id of a city or district (GET_CITIES_LIST). -999, '' and null mean none. */
  CityId?: Place;
  /** The id of a state or province (GET_STATES_PROVINCES_LIST). -999, '' and null mean none. */
  StateProvinceId?: Place;
  /** The postal code; '' without one. */
  PostalCode?: string | '' | null;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
  /** The email address of the account; '' in responses if it has none. */
  EmailAddress: string;
  /** The id of a country (GET_COUNTRIES_LIST); null if unset. */
  CountryID: Place;
  /** The language of emails and messages to the customer. */
  languageCode?: 'en' | 'ar';
  /** The value returned by PASSWORD_ENCRYPTION. */
  Password: string;
}

/** Content of `data` of CREATE_VENDOR_REQUEST. */
export type CreateVendorRequestResponse = OutcomeRow[];

/** Parameters of CREATE_WISHLIST_SHARE. */
export interface CreateWishlistShareRequest {
  /** The products, up to 100. */
  Items: WishedItems;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of CREATE_WISHLIST_SHARE. */
export type CreateWishlistShareResponse = {
  /** The outcome as an English sentence that clients may compare, such as `Saved Successfully`; the reason if it was refused. */
  ResponseMsg: string;
  /** The code of a refusal, which doesn’t change; each call lists its own. Omitted otherwise. */
  MessageCode?: string;
  /** The values of the placeholders in the sentence of `MessageCode`, such as a quantity. Omitted without any. */
  MessageValues?: Record<string, string | number>;
  /** The code that GET_WISHLIST_SHARE accepts. */
  ShareCode?: string;
  /** ISO 8601 with Z. */
  ExpiresAt?: string;
}[];

export interface CustomerCartItemsLine {
  /** The id of a product. */
  ProductId: number;
  /** The product’s name in the requested language. */
  ProductName: string;
  /** The price of one unit, including the surcharges of the selected options. */
  Price: number;
  /** Omitted when there is no discount. */
  DiscountedPrice?: number;
  /** The number of pieces. */
  Quantity: number;
  /** The shipping charges of the whole line. */
  ShippingCharges: number;
  /** The name of the color in the requested language; '' without one. */
  ColorName: string;
  /** The short name of the size, such as `XL`; '' without one. */
  SizeShortName: string;
  /** The maximum per order; null without one. */
  OrderMaximumQuantity: number | null;
  /** The product’s pictures, in display order. */
  ProductImagesJson: {
    /** The path or URL of a picture. */
    AttachmentURL: string;
    /** The id of a color (GET_COLORS_LIST); omitted without one. */
    ColorID?: number;
  }[];
  /** What the line costs, without `SetupTotal` and shipping, in dollars. */
  ItemSubTotal: number;
  /** What the line costs once. Omitted if nothing. */
  Charges?: OnceRow[];
  /** The sum of `Charges`, in dollars. Omitted if nothing. */
  SetupTotal?: number;
  /** The chosen options. */
  ProductAllSelectedAttributes: SelectedAttribute[];
  /** The colors and sizes of its pieces; omitted when all are alike. The attributes above then contain neither. */
  VariantQuantities?: {
    /** The id of a color (GET_COLORS_LIST); omitted without one. */
    ColorID?: number;
    /** The id of a size (GET_SIZE_LIST); omitted without one. */
    SizeID?: number;
    /** The name of the color in the requested language; '' without one. */
    ColorName: string;
    /** The short name of the size, such as `XL`; '' without one. */
    SizeShortName: string;
    /** The number of pieces. */
    Quantity: number;
    /** The price of one piece of this color and size, including the discount. */
    Price: number;
    /** The pieces in stock; null if they aren’t counted. */
    StockQuantity: number | null;
  }[];
  /** The name of the product’s category in the requested language. Omitted without one. */
  CategoryName?: string;
  /** Whether it is a file to download, which isn’t shipped. */
  IsDigitalProduct: boolean;
  /** How much can be ordered. */
  StockQuantity: number | null;
  /** The day on which more is expected (yyyy-mm-dd), and the same as a sentence, if there is less in stock than this. The line waits for it as a whole, and the days of the cart count it. Otherwise omitted. */
  AvailableFrom?: string;
  /** `AvailableFrom` as a sentence in the requested language. Omitted without it. */
  AvailabilityNote?: string;
  /** Omitted unless `StockQuantity` is that of the chosen color, size or both. */
  StockPer?: 'color' | 'size' | 'both';
  /** What decides its price at other quantities; omitted if they change nothing. `Price` is that of the step for `Quantity`. */
  Terms?: TermsRow;
  /** The minimum per order; omitted when it is 1. */
  MinimumQuantity?: number;
  /** The reason this line can't be ordered as it is. */
  Problem?: 'out-of-stock' | 'not-enough-stock' | 'above-maximum' | 'below-minimum' | 'invalid-quantity' | 'choice-missing';
}

export interface CustomerRow {
  /** The outcome as an English sentence that clients may compare, such as `Saved Successfully`; the reason if it was refused. */
  ResponseMsg: string;
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID: number;
  /** The customer’s first name. */
  FirstName: string;
  /** The customer’s last name. */
  LastName: string;
  /** The email address of the account; '' in responses if it has none. */
  EmailAddress: string;
  /** The customer’s phone number, 8 to 15 digits, such as `012 345 678` or `+855 12 345 678`; '' in responses if unset. */
  MobileNo: string;
  /** House number and street. */
  AddressLineOne: string;
  /** The id of a city or district (GET_CITIES_LIST); null if unset. */
  CityID: number | null;
  /** The name of the city or district in the requested language; '' if unset. */
  CityName: string;
  /** The id of a state or province (GET_STATES_PROVINCES_LIST); null if unset. */
  StateProvinceID: number | null;
  /** The name of the state or province in the requested language; '' if unset. */
  StateName: string;
  /** The id of a country (GET_COUNTRIES_LIST); null if unset. */
  CountryID: number | null;
  /** The name of the country in the requested language; '' if unset. */
  CountryName: string;
  /** The postal code; '' without one. */
  PostalCode: string;
  /** A second phone number. Omitted when there is none. */
  SecondMobileNo?: string;
  /** The recipient at the address if it isn't the customer. Omitted otherwise. */
  RecipientName?: string;
  /** The recipient’s phone number, with `RecipientName`. */
  RecipientMobileNo?: string;
}

/** Texts that are missing in the language are in the other one. */
export interface CustomPageRow {
  /** The last part of the page’s path. */
  Slug: string;
  /** The title. */
  Title: string;
  /** Sanitized HTML. */
  Body: string;
  /** BCP 47: the language of the body. */
  BodyTag: string;
  /** '' if unset. */
  MetaTitle: string;
  /** Description for search engines; '' or omitted if unset. */
  MetaDescription: string;
}

/** A delivery method. The price is in dollars for the whole order. */
export interface DeliveryRow {
  /** The id of the method, for POST_CUSTOMER_ORDER. */
  DeliveryWayId: number;
  /** Its name in the requested language. */
  Name: string;
  /** The carrier, or '' if the name already includes it. */
  CompanyName: string;
  /** To the door, to a branch of the carrier, by bus to a station, or to be picked up at the shop. */
  Kind: 'door' | 'branch' | 'bus' | 'shop';
  /** The price in dollars for the whole order. */
  Price: number;
  /** Business days, e.g. `2-4` or `3`; 0 is the same day. */
  ShippingDays: string;
}

/** The share of a total that is due now. The rest is due when the goods are ready, or when they are delivered. */
export interface DepositRow {
  /** In percent, rounded to a cent. */
  Percent: number;
  /** The total from which a deposit is enough. */
  From: number;
  /** When the rest is due. */
  Due: 'ready' | 'delivery';
}

/** A dollar amount as a number or text, null, "" or absent, which is converted to cents. */
export type Dollars = number | string | '' | null;

export interface DownloadLinkRow {
  /** A URL of the shop, for a GET request without headers. */
  DownloadUrl: string;
  /** The name under which the file is saved, in the requested language. */
  FileName: string;
  /** How long the link works, in seconds. */
  ExpiresInSeconds: number;
}

/** The email address of an account and whether it is confirmed. */
export interface EmailStateRow {
  /** The email address of the account; '' in responses if it has none. */
  EmailAddress: string;
  /** Whether its owner confirmed it. */
  IsConfirmed: boolean;
  /** The phone number added to the account, which can also log in; '' if there is none. */
  PhoneNumber: string;
}

/** Parameters of END_CUSTOMER_SESSIONS. */
export interface EndCustomerSessionsRequest {
  /** The session to end. Empty: all but the one making the call. */
  SessionID?: OptionalId;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of END_CUSTOMER_SESSIONS. */
export type EndCustomerSessionsResponse = SessionRow[];

/** The total shown to the shopper in riel. If it differs, the order is rejected and not stored. Absent, null or "" skips the check. */
export type ExpectedRiel = number | string | '' | null;

export type FormText = string | number | null;

/** Parameters of GET_All_PRODUCTS. */
export interface GetAllProductsRequest {
  /** What to search for, in either language; '' for all products. */
  SearchTerm?: string | number | null;
  /** The id of a size (GET_SIZE_LIST); omitted without one. */
  SizeID?: IdList;
  /** Ids of colors (GET_COLORS_LIST), joined with commas. */
  ColorID?: IdList;
  /** The id of a category. As a filter, ids joined with commas; empty for all. */
  CategoryID?: IdList;
  /** The id of a tag (GET_TAGS_LIST). As a filter, ids joined with commas; empty for all. */
  TagID?: IdList;
  /** The id of a brand (GET_MANUFACTURER_LIST). As a filter, ids joined with commas; empty for all. */
  ManufacturerID?: IdList;
  /** The lowest price in dollars; empty for any. */
  MinPrice?: Dollars;
  /** The highest price in dollars; empty for any. */
  MaxPrice?: Dollars;
  /** The fewest stars, 1 to 5; 0 or empty for any. */
  Rating?: ProductListsMinRating;
  /** The sort order: `Price ASC`, `Price DESC`, `Date ASC` or `Date DESC`; anything else is the shop’s own. */
  OrderByColumnName?: ProductOrder;
  /** The page, from 1. Defaults to 1. */
  PageNo?: PageNo;
  /** The rows per page, 1 to 100. 0 counts as 1, and more than 100 as 100. */
  PageSize?: Id | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_All_PRODUCTS. */
export type GetAllProductsResponse = ProductRow[];

/** Parameters of GET_ARTWORK_LIBRARY. */
export interface GetArtworkLibraryRequest {
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID?: OptionalId;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_ARTWORK_LIBRARY. */
export type GetArtworkLibraryResponse = ArtworkRow[];

/** Parameters of GET_BEST_FACILITIES. */
export interface GetBestFacilitiesRequest {
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_BEST_FACILITIES. */
export type GetBestFacilitiesResponse = ScreenLabels;

/** Parameters of GET_CATEGORIES_LIST. */
export interface GetCategoriesListRequest {
  /** The page, from 1. Defaults to 1. */
  PageNo?: PageNo;
  /** The rows per page, 1 to 100. 0 counts as 1, and more than 100 as 100. */
  PageSize?: Id | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_CATEGORIES_LIST. */
export type GetCategoriesListResponse = CategoryRow[];

/** Parameters of GET_CITIES_LIST. */
export interface GetCitiesListRequest {
  /** The id of a state or province (GET_STATES_PROVINCES_LIST). -999, '' and null mean none. */
  StateProvinceId?: Place;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_CITIES_LIST. */
export type GetCitiesListResponse = {
  /** The id of a city or district (GET_CITIES_LIST); null if unset. */
  CityID: number;
  /** The name of the city or district in the requested language; '' if unset. */
  CityName: string;
}[];

/** Parameters of GET_COLORS_LIST. */
export interface GetColorsListRequest {
  /** The page, from 1. Defaults to 1. */
  PageNo?: PageNo;
  /** The rows per page, 1 to 100. 0 counts as 1, and more than 100 as 100. */
  PageSize?: Id | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_COLORS_LIST. */
export type GetColorsListResponse = ColorsListRow[];

/** Parameters of GET_COMMUNES_LIST. */
export interface GetCommunesListRequest {
  /** The id of a city or district (GET_CITIES_LIST). -999, '' and null mean none. */
  CityId?: Place;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_COMMUNES_LIST. */
export type GetCommunesListResponse = {
  /** The name of the commune or quarter. */
  CommuneName: string;
  /** Its villages. */
  VillageNames: string[];
}[];

/** Parameters of GET_COUNTRIES_LIST. */
export interface GetCountriesListRequest {
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_COUNTRIES_LIST. */
export type GetCountriesListResponse = {
  /** The id of a country (GET_COUNTRIES_LIST); null if unset. */
  CountryID: number;
  /** The name of the country in the requested language; '' if unset. */
  CountryName: string;
}[];

/** Parameters of GET_COUPON_CODE_DISCOUNT. */
export interface GetCouponCodeDiscountRequest {
  /** A coupon code; '' without one. */
  CouponCode: string;
  /** The cart as JSON text of up to 48 KB: up to 100 lines `{ProductId, Quantity, productSelectedAttributes: [{ProductAttributeID, PrimaryKeyValue}]}`, for several colors or sizes `VariantQuantities: [{ColorID, SizeID, Quantity}]` instead of attributes 1 and 2, and `DesignID` for a print. Prices are ignored. */
  cartJsonData?: CartJsonData;
  /** The selected delivery method. Without it, the cheapest. */
  DeliveryWayId?: Place;
  /** The language of names in a refusal. */
  languageCode?: 'en' | 'ar';
}

/** Content of `data` of GET_COUPON_CODE_DISCOUNT. */
export interface GetCouponCodeDiscountResponse {
  /** The discount of the whole cart, in dollars. */
  DiscountValueAfterCouponAppliedWithQuantity?: number;
  /** The same amount. */
  DiscountValueAfterCouponApplied?: number;
  /** The id of the discount that applies. Omitted without one. */
  DiscountId?: number;
  /** Whether the discount is the delivery charge, which is then free. */
  FreeDelivery?: true;
  /** The code of a refusal, which doesn’t change; each call lists its own. Omitted otherwise. */
  MessageCode?: string;
  /** The values of the placeholders in the sentence of `MessageCode`, such as a quantity. Omitted without any. */
  MessageValues?: Record<string, string | number>;
}

/** Parameters of GET_CUSTOMER_ADDRESSES. */
export interface GetCustomerAddressesRequest {
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_CUSTOMER_ADDRESSES. */
export type GetCustomerAddressesResponse = AddressRow[];

/** Parameters of GET_CUSTOMER_CART_ITEMS. */
export interface GetCustomerCartItemsRequest {
  /** The cart as JSON text of up to 48 KB: up to 100 lines `{ProductId, Quantity, productSelectedAttributes: [{ProductAttributeID, PrimaryKeyValue}]}`, for several colors or sizes `VariantQuantities: [{ColorID, SizeID, Quantity}]` instead of attributes 1 and 2, and `DesignID` for a print. Prices are ignored. */
  cartJsonData?: CartJsonData;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
  /** The province of a visitor. A customer's own province is known. */
  StateProvinceId?: Place;
}

/** Content of `data` of GET_CUSTOMER_CART_ITEMS. */
export interface GetCustomerCartItemsResponse {
  /** The lines of the cart. Products that aren’t sold any more are missing. */
  productsData: CustomerCartItemsLine[];
  /** The sum of every `ItemSubTotal` and `SetupTotal`. */
  cartSubTotal: number;
  /** The part of `cartSubTotal` that lines cost once. Omitted if there is none. */
  SetupTotal?: number;
  /** The shipping charges of all lines, in dollars. */
  shippingSubTotal: number;
  /** With the VAT, if it is added to prices. */
  orderTotal: number;
  /** The VAT in `orderTotal`, which is `Rate` / (10,000 + `Rate`) of it, rounded half up. Rates are in hundredths of a percent. `AddedRate`: the same if prices, subtotal and shipping don't include it, otherwise 0. Omitted while VAT is off. */
  Vat?: {
    /** The rate in hundredths of a percent: 1000 is 10 %. */
    Rate: number;
    /** The same, if VAT is added to prices; 0 if they include it. */
    AddedRate: number;
  };
  /** The deposit with which these items can be ordered, and what of `orderTotal` is then due now and later. Omitted when everything is paid at once; `DueNow` and `DueLater` also below `From`. */
  Deposit?: DepositRow;
  /** True when something is printed or engraved for this customer. */
  Decorated?: boolean;
  /** What of `orderTotal` is due now, in dollars. */
  DueNow?: number;
  /** What of `orderTotal` is due later, in dollars. */
  DueLater?: number;
  /** How these items can be ordered on account. Omitted if they can't. */
  OnAccount?: AccountRow;
  /** Business days until physical items arrive, e.g. `2-4`. Omitted when unknown or when no item is shipped. */
  ShippingDays?: string;
  /** Business days outside the capital, if the destination is unknown and delivery there takes longer. */
  ProvinceShippingDays?: string;
  /** The customer has to approve a proof first, from which the shipping days count. */
  NeedsApproval?: true;
  /** Delivery methods for these items to the address. Empty when none delivers there. The totals include the price of `DeliveryWayId`, the cheapest. Omitted when the shop has no delivery methods, no item is shipped or the address is unknown. */
  DeliveryWays?: DeliveryRow[];
  /** The delivery method that the totals include. */
  DeliveryWayId?: number;
  /** Its price in dollars. */
  DeliveryPrice?: number;
  /** True when the shop has delivery methods with their own prices, but the address is unknown, so the totals exclude delivery. */
  ShippingLater?: boolean;
}

/** Parameters of GET_CUSTOMER_COMPANY. */
export interface GetCustomerCompanyRequest {
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_CUSTOMER_COMPANY. */
export type GetCustomerCompanyResponse = CompanyRow[];

/** Parameters of GET_CUSTOMER_FAVOURITE_PRODUCTS. */
export interface GetCustomerFavouriteProductsRequest {
  /** The page, from 1. Defaults to 1. */
  PageNo?: PageNo;
  /** The rows per page, 1 to 100. 0 counts as 1, and more than 100 as 100. */
  PageSize?: Id | null;
  /** Ignored. Existing clients send it. */
  TabName?: string | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_CUSTOMER_FAVOURITE_PRODUCTS. */
export type GetCustomerFavouriteProductsResponse = ProductRow[];

/** Parameters of GET_CUSTOMER_ORDER_HISTORY_DETAIL. */
export interface GetCustomerOrderHistoryDetailRequest {
  /** The id of an order. */
  OrderId: Id;
  /** Whether to include orders that were canceled or await a transfer. */
  WithCancelled?: boolean | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_CUSTOMER_ORDER_HISTORY_DETAIL. */
export type GetCustomerOrderHistoryDetailResponse = ItemRow[];

/** Parameters of GET_CUSTOMER_ORDER_HISTORY_MASTER. */
export interface GetCustomerOrderHistoryMasterRequest {
  /** The customer’s id. It may be omitted; otherwise it must be that of the token. */
  UserId?: OptionalId;
  /** Whether to include orders that were canceled or await a transfer. */
  WithCancelled?: boolean | null;
  /** The page, from 1. Ignored without `PageSize`. */
  PageNo?: PageNo;
  /** The orders per page, 1 to 100. Without it, all come at once, up to 500. */
  PageSize?: Id | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_CUSTOMER_ORDER_HISTORY_MASTER. */
export type GetCustomerOrderHistoryMasterResponse = OrderRow[];

/** Parameters of GET_CUSTOMER_SESSIONS. */
export interface GetCustomerSessionsRequest {
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_CUSTOMER_SESSIONS. */
export type GetCustomerSessionsResponse = SessionRow[];

/** Parameters of GET_CUSTOM_PAGE_LIST. */
export interface GetCustomPageListRequest {
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_CUSTOM_PAGE_LIST. */
export type GetCustomPageListResponse = {
  /** The last part of the page’s path. */
  Slug: string;
  /** The title in the requested language, or in the other if it is missing there. */
  Title: string;
  /** Titles and keywords in both languages. */
  SearchText: string;
  /** Whether the footer links to it. */
  InFooter: boolean;
  /** Whether customers agree to it by ordering. */
  AtCheckout: boolean;
  /** The sentences that link to such pages in `{pages}`: at checkout, and above the results of a search. */
  Agreement: string;
  /** The sentence above the results of a search, with `{pages}`. */
  PagesFound: string;
}[];

/** Parameters of GET_CUSTOM_PAGE. */
export interface GetCustomPageRequest {
  /** The last part of the page’s path. */
  Slug?: string | number | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_CUSTOM_PAGE. */
export type GetCustomPageResponse = CustomPageRow[];

/** Parameters of GET_DESIGNS. */
export interface GetDesignsRequest {
  /** The designs of a cart, up to 100. */
  DesignIDs: string[];
  /** The product, for the picture that shows the print. */
  ProductId?: OptionalId;
  /** The selected options of the product, for the color of the picture and the colors of the print. */
  Options?: {
    /** The id of the attribute (GET_PRODUCT_ALL_ATTRIBUTES_BY_ID): 1 is color, 2 size. */
    ProductAttributeID: Id;
    /** The id of the chosen option of the attribute. */
    PrimaryKeyValue: Id;
  }[];
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_DESIGNS. */
export type GetDesignsResponse = {
  /** The id of the attribute (GET_PRODUCT_ALL_ATTRIBUTES_BY_ID): 1 is color, 2 size. */
  ProductAttributeID: number;
  /** What customers send for the option. */
  AsksFor: 'artwork' | 'text' | 'names' | 'drawing';
  /** The file that was sent; null without one. */
  Artwork: ArtworkRow | null;
  /** Whether a virus scanner refused the file that was sent, so that another one is needed. Omitted otherwise. */
  IsRefused?: true;
  /** The text to print; '' without one. */
  Text: string;
  /** Where the file is in its area; omitted if it is in the middle. */
  Placement?: PlacementRow;
  /** The picture of the product that shows the area; omitted if none does. */
  Picture?: {
    /** The path or URL of a picture. */
    AttachmentURL: string;
    /** Width in pixels. */
    Width: number;
    /** Height in pixels. */
    Height: number;
    /** Where artwork is printed in the picture. */
    Area: AreaRow;
  };
  /** How many colors the chosen print has; omitted if it has no limit, or the option is unknown. */
  Colors?: number;
  /** The id of what is printed on a cart line (SEND_ARTWORK, SEND_PRINT_TEXT); omitted or null for nothing. */
  DesignID: string;
}[];

/** Parameters of GET_DOWNLOAD_LINK. */
export interface GetDownloadLinkRequest {
  /** The id of an ordered item (GET_CUSTOMER_ORDER_HISTORY_DETAIL). */
  OrderItemID: Id;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_DOWNLOAD_LINK. */
export type GetDownloadLinkResponse = DownloadLinkRow[];

/** Parameters of GET_EMAIL_STATE. */
export interface GetEmailStateRequest {
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_EMAIL_STATE. */
export type GetEmailStateResponse = EmailStateRow[];

/** Parameters of GET_FILTER_COUNTS. */
export interface GetFilterCountsRequest {
  /** What to search for, in either language; '' for all products. */
  SearchTerm?: string | number | null;
  /** The id of a size (GET_SIZE_LIST); omitted without one. */
  SizeID?: IdList;
  /** Ids of colors (GET_COLORS_LIST), joined with commas. */
  ColorID?: IdList;
  /** The id of a category. As a filter, ids joined with commas; empty for all. */
  CategoryID?: IdList;
  /** The id of a tag (GET_TAGS_LIST). As a filter, ids joined with commas; empty for all. */
  TagID?: IdList;
  /** The id of a brand (GET_MANUFACTURER_LIST). As a filter, ids joined with commas; empty for all. */
  ManufacturerID?: IdList;
  /** The lowest price in dollars; empty for any. */
  MinPrice?: Dollars;
  /** The highest price in dollars; empty for any. */
  MaxPrice?: Dollars;
  /** The fewest stars, 1 to 5; 0 or empty for any. */
  Rating?: ProductListsMinRating;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_FILTER_COUNTS. */
export type GetFilterCountsResponse = {
  /** "": all filters as applied. `SearchTerm`: the term searched instead of an unknown word. `SearchPart`: the words found together when no product matches all of them, separated by commas, one row per product group in order. `SearchFurther`: if few products match all words, how many after them match only these. `SearchMentions`: how many products, the last ones, only mention the term. `SearchWrapping`: the same for gift packaging. `SearchPacks`: how many packs, after those, match the price by their price per piece. `SearchWord`: each word of a search with no results, and how many products it finds alone. `SearchUnderstood`: the same for the known words of a search with results. */
  Filter: '' | 'CategoryID' | 'ManufacturerID' | 'SizeID' | 'ColorID' | 'TagID' | 'Price' | 'Rating' | 'SearchTerm' | 'SearchPart' | 'SearchFurther' | 'SearchMentions' | 'SearchWrapping' | 'SearchPacks' | 'SearchWord' | 'SearchUnderstood';
  /** An id, a range in dollars (`10-100`, `600-`), or stars. "" means no selection of this kind. In rows about a search, its words. */
  Value: string;
  /** The number of products. */
  TotalProducts: number;
}[];

/** Parameters of GET_HOME_SCREEN_BANNER. */
export interface GetHomeScreenBannerRequest {
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_HOME_SCREEN_BANNER. */
export type GetHomeScreenBannerResponse = HomeScreenBannerRow[];

/** Parameters of GET_JOB. */
export interface GetJobRequest {
  /** The id of an order. */
  OrderId?: OptionalId;
  /** The last part of a link to the page; '' to use `OrderId`. */
  Code?: string | number | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
}

/** Content of `data` of GET_JOB. */
export type GetJobResponse = JobRow[];

/** Parameters of GET_LATEST_HOT_PRODUCT. */
export interface GetLatestHotProductRequest {
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_LATEST_HOT_PRODUCT. */
export type GetLatestHotProductResponse = {
  /** The id of a product. */
  ProductId: number;
  /** The product’s name in the requested language. */
  ProductName: string;
  /** A short description as plain text; '' without one. */
  ShortDescription: string;
  /** The name of the product’s category in the requested language. Omitted without one. */
  CategoryName?: string;
  /** The price of one piece, in dollars. */
  Price: number;
  /** The price of one piece with its discount, in dollars. Omitted without a discount. */
  DiscountedPrice?: number;
  /** The id of the discount that applies. Omitted without one. */
  DiscountId?: number;
  /** Whether the discounted price already includes the discount. Omitted without a discount. */
  IsDiscountCalculated?: boolean;
  /** A coupon code; '' without one. */
  CouponCode?: string;
  /** Average stars, 1 to 5. Omitted without reviews. */
  Rating?: number;
  /** The number of reviews. */
  TotalReviews: number;
  /** The number of products that match, on all pages. */
  TotalRecords: number;
  /** Whether the shop marks it as new. */
  MarkAsNew: boolean;
  /** The product’s pictures, in display order. */
  ProductImagesJson: {
    /** The path or URL of a picture. */
    AttachmentURL: string;
    /** The id of a color (GET_COLORS_LIST); omitted without one. */
    ColorID?: number;
  }[];
  /** How much can be ordered; below 1 means out of stock; absent means not tracked. */
  StockQuantity?: number | null;
  /** The day from which it can be had (yyyy-mm-dd), and the same as a sentence. Only if it can be ordered although none is in stock. */
  AvailableFrom?: string;
  /** `AvailableFrom` as a sentence in the requested language. Omitted without it. */
  AvailabilityNote?: string;
  /** Another view of the product in the picture. */
  NextPicture?: string;
  /** The colors that the product is available in. */
  ColorIDs?: number[];
  /** Whether a color, size or required option adds to the price. */
  IsPriceFrom?: boolean;
  /** The lowest price of one piece at a larger quantity; absent without prices by quantity. */
  FromPrice?: number;
  /** How many pieces a pack contains, by its name; absent for a single one. */
  PieceCount?: number;
  /** The days it states to arrive in the capital; absent means none. */
  EstimatedShippingDays?: string;
  /** Whether it is a file to download. */
  IsDigitalProduct?: boolean;
  /** When the discount ends, ISO 8601 in UTC; '' without an end. */
  DiscEndDate: string;
}[];

/** Parameters of GET_LOCALIZATION. */
export interface GetLocalizationRequest {
  /** The number of the screen. */
  entityId: Id;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_LOCALIZATION. */
export type GetLocalizationResponse = ScreenLabels;

/** Parameters of GET_MANUFACTURER_LIST. */
export interface GetManufacturerListRequest {
  /** The page, from 1. Defaults to 1. */
  PageNo?: PageNo;
  /** The rows per page, 1 to 100. 0 counts as 1, and more than 100 as 100. */
  PageSize?: Id | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_MANUFACTURER_LIST. */
export type GetManufacturerListResponse = {
  /** The id of a brand (GET_MANUFACTURER_LIST). As a filter, ids joined with commas; empty for all. */
  ManufacturerID: number;
  /** The brand. */
  Name: string;
}[];

/** Parameters of GET_ORDER_PRINTS. */
export interface GetOrderPrintsRequest {
  /** The id of an order. */
  OrderId: Id;
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID?: OptionalId;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_ORDER_PRINTS. */
export type GetOrderPrintsResponse = OrderPrintRow[];

/** Parameters of GET_ORDER_PROGRESS. */
export interface GetOrderProgressRequest {
  /** The id of an order. */
  OrderId?: OptionalId;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_ORDER_PROGRESS. */
export type GetOrderProgressResponse = ProgressRow[];

/** Parameters of GET_ORDER_REPORTS. */
export interface GetOrderReportsRequest {
  /** The id of an order. */
  OrderId: Id;
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID?: OptionalId;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_ORDER_REPORTS. */
export type GetOrderReportsResponse = OrderReportsRow[];

/** The product page sends the product's id, which is ignored here. */
export interface GetPaymentMethodsRequest {
  /** Ignored. Existing clients send it. */
  ProductId?: unknown;
  /** True for clients that support the methods named by GET_PAYMENT_SETUP. */
  AllWays?: boolean;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_PAYMENT_METHODS. */
export type GetPaymentMethodsResponse = PaymentMethodsRow[];

/** Parameters of GET_PAYMENT_SETUP. */
export interface GetPaymentSetupRequest {
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
}

/** Content of `data` of GET_PAYMENT_SETUP. */
export type GetPaymentSetupResponse = {
  /** The id of the payment method: 2 wallet, 5 card, 6 cash on delivery, 9 bank transfer; others come with their provider. */
  PaymentMethodId: number;
  /** Its name in the requested language. */
  Name: string;
  /** What the checkout shows: a card form, wallet buttons, a QR code, the accounts to transfer to, or no UI (on delivery). */
  ShownAs: 'card' | 'wallet' | 'code' | 'transfer' | 'nothing';
  /** 'cash' means that there is no provider: the courier collects the money. */
  Provider: string;
  /** The provider's public key, or '' if there is none. */
  PublicKey: string;
  /** Whether the provider is in test mode: no money is charged, and the page must tell the shopper. */
  IsTest: boolean;
  /** The polling interval in seconds while the shopper pays elsewhere. Null disables polling. */
  PollSeconds: number | null;
  /** How many minutes after its expiry a QR code is still polled. Omitted if it isn't. */
  LateMinutes?: number;
  /** The limits of the method: the total in dollars, and the ids of customers' countries. Omitted if there are none. */
  LeastTotal?: number;
  /** The highest total in dollars. Omitted without a limit. */
  MostTotal?: number;
  /** The countries of customers who can use it. Omitted for all. */
  CountryIds?: number[];
  /** Whether it can't be used for printed or engraved items. Omitted if it can. */
  NotDecorated?: boolean;
  /** The limits as text. */
  Within?: string;
  /** For a transfer, its logo, the banks, and whether one of them has a QR code. Omitted otherwise. */
  Picture?: string;
  /** The banks to transfer to. */
  Banks?: string[];
  /** Whether one of them has a QR code. */
  HasQr?: boolean;
}[];

/** Parameters of GET_POPULAR_CATEGORIES. */
export interface GetPopularCategoriesRequest {
  /** The page, from 1. Defaults to 1. */
  PageNo?: PageNo;
  /** The rows per page, 1 to 100. 0 counts as 1, and more than 100 as 100. */
  PageSize?: Id | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_POPULAR_CATEGORIES. */
export type GetPopularCategoriesResponse = CategoryRow[];

/** Parameters of GET_POPULAR_PRODUCTS_LIST. */
export interface GetPopularProductsListRequest {
  /** The page, from 1. Defaults to 1. */
  PageNo?: PageNo;
  /** The rows per page, 1 to 100. 0 counts as 1, and more than 100 as 100. */
  PageSize?: Id | null;
  /** Ignored. Existing clients send it. */
  TabName?: string | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
  /** Only products that a logo can be printed on and that have prices by quantity, with `Logo` and `Terms`. */
  IsForLogo?: boolean;
}

/** Content of `data` of GET_POPULAR_PRODUCTS_LIST. */
export type GetPopularProductsListResponse = {
  /** The id of a product. */
  ProductId: number;
  /** The product’s name in the requested language. */
  ProductName: string;
  /** A short description as plain text; '' without one. */
  ShortDescription: string;
  /** The name of the product’s category in the requested language. Omitted without one. */
  CategoryName?: string;
  /** The price of one piece, in dollars. */
  Price: number;
  /** The price of one piece with its discount, in dollars. Omitted without a discount. */
  DiscountedPrice?: number;
  /** The id of the discount that applies. Omitted without one. */
  DiscountId?: number;
  /** Whether the discounted price already includes the discount. Omitted without a discount. */
  IsDiscountCalculated?: boolean;
  /** A coupon code; '' without one. */
  CouponCode?: string;
  /** Average stars, 1 to 5. Omitted without reviews. */
  Rating?: number;
  /** The number of reviews. */
  TotalReviews: number;
  /** The number of products that match, on all pages. */
  TotalRecords: number;
  /** Whether the shop marks it as new. */
  MarkAsNew: boolean;
  /** The product’s pictures, in display order. */
  ProductImagesJson: {
    /** The path or URL of a picture. */
    AttachmentURL: string;
    /** The id of a color (GET_COLORS_LIST); omitted without one. */
    ColorID?: number;
  }[];
  /** How much can be ordered; below 1 means out of stock; absent means not tracked. */
  StockQuantity?: number | null;
  /** The day from which it can be had (yyyy-mm-dd), and the same as a sentence. Only if it can be ordered although none is in stock. */
  AvailableFrom?: string;
  /** `AvailableFrom` as a sentence in the requested language. Omitted without it. */
  AvailabilityNote?: string;
  /** Another view of the product in the picture. */
  NextPicture?: string;
  /** The colors that the product is available in. */
  ColorIDs?: number[];
  /** Whether a color, size or required option adds to the price. */
  IsPriceFrom?: boolean;
  /** The lowest price of one piece at a larger quantity; absent without prices by quantity. */
  FromPrice?: number;
  /** How many pieces a pack contains, by its name; absent for a single one. */
  PieceCount?: number;
  /** The days it states to arrive in the capital; absent means none. */
  EstimatedShippingDays?: string;
  /** Whether it is a file to download. */
  IsDigitalProduct?: boolean;
  /** A picture of the product without a print, and the place for a logo in it. */
  Logo?: {
    /** The path or URL of a picture. */
    AttachmentURL: string;
    /** The id of a color (GET_COLORS_LIST); omitted without one. */
    ColorID?: number;
    /** Width in pixels. */
    Width: number;
    /** Height in pixels. */
    Height: number;
    /** Where artwork is printed in the picture. */
    Area: AreaRow;
    /** The cheapest option of the area’s attribute that prints a logo. */
    PrimaryKeyValue: number;
  };
  /** Its prices by quantity, with this option only. */
  Terms?: TermsRow;
  /** The minimum per order; omitted when it is 1. */
  MinimumQuantity?: number;
}[];

/** Parameters of GET_PRODUCT_ALL_ATTRIBUTES_BY_ID. */
export interface GetProductAllAttributesByIdRequest {
  /** The id of a product. */
  ProductId: Id;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_PRODUCT_ALL_ATTRIBUTES_BY_ID. */
export type GetProductAllAttributesByIdResponse = ProductAllAttributesByIdRow[];

/** Parameters of GET_PRODUCT_DETAIL. */
export interface GetProductDetailRequest {
  /** The id of a product. */
  ProductId: Id;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_PRODUCT_DETAIL. */
export type GetProductDetailResponse = ProductDetailRow[];

/** Parameters of GET_PRODUCT_REVIEWS. */
export interface GetProductReviewsRequest {
  /** The id of a product. */
  ProductId: Id;
  /** The page, from 1. Defaults to 1. */
  PageNo?: PageNo;
  /** The rows per page, 1 to 100. 0 counts as 1, and more than 100 as 100. */
  PageSize?: Id | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_PRODUCT_REVIEWS. */
export type GetProductReviewsResponse = ProductReviewsRow[];

/** Parameters of GET_PRODUCTS_LIST_BY_IDS. */
export interface GetProductsListByIdsRequest {
  /** JSON text: a list of `{"ProductId": 1}`, up to 100. */
  ProductsIds: ProductsListByIdsProductIds;
  /** SKUs of products or of their variants, up to 100. */
  Skus?: (string | number | null)[];
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_PRODUCTS_LIST_BY_IDS. */
export type GetProductsListByIdsResponse = {
  /** The id of a product. */
  ProductId: number;
  /** The product’s name in the requested language. */
  ProductName: string;
  /** A short description as plain text; '' without one. */
  ShortDescription: string;
  /** The name of the product’s category in the requested language. Omitted without one. */
  CategoryName?: string;
  /** The price of one piece, in dollars. */
  Price: number;
  /** The price of one piece with its discount, in dollars. Omitted without a discount. */
  DiscountedPrice?: number;
  /** The id of the discount that applies. Omitted without one. */
  DiscountId?: number;
  /** Whether the discounted price already includes the discount. Omitted without a discount. */
  IsDiscountCalculated?: boolean;
  /** A coupon code; '' without one. */
  CouponCode?: string;
  /** Average stars, 1 to 5. Omitted without reviews. */
  Rating?: number;
  /** The number of reviews. */
  TotalReviews: number;
  /** The number of products that match, on all pages. */
  TotalRecords: number;
  /** Whether the shop marks it as new. */
  MarkAsNew: boolean;
  /** The product’s pictures, in display order. */
  ProductImagesJson: {
    /** The path or URL of a picture. */
    AttachmentURL: string;
    /** The id of a color (GET_COLORS_LIST); omitted without one. */
    ColorID?: number;
  }[];
  /** How much can be ordered; below 1 means out of stock; absent means not tracked. */
  StockQuantity?: number | null;
  /** The day from which it can be had (yyyy-mm-dd), and the same as a sentence. Only if it can be ordered although none is in stock. */
  AvailableFrom?: string;
  /** `AvailableFrom` as a sentence in the requested language. Omitted without it. */
  AvailabilityNote?: string;
  /** Another view of the product in the picture. */
  NextPicture?: string;
  /** The colors that the product is available in. */
  ColorIDs?: number[];
  /** Whether a color, size or required option adds to the price. */
  IsPriceFrom?: boolean;
  /** The lowest price of one piece at a larger quantity; absent without prices by quantity. */
  FromPrice?: number;
  /** How many pieces a pack contains, by its name; absent for a single one. */
  PieceCount?: number;
  /** The days it states to arrive in the capital; absent means none. */
  EstimatedShippingDays?: string;
  /** Whether it is a file to download. */
  IsDigitalProduct?: boolean;
  /** The SKU of the request by which it was found; omitted if by its id. */
  Sku?: string;
  /** The color of the variant with this SKU; omitted if it has none. */
  ColorID?: number;
  /** The size of the variant with this SKU; omitted if it has none. */
  SizeID?: number;
}[];

/** Parameters of GET_RECENTS_PRODUCTS_LIST. */
export interface GetRecentsProductsListRequest {
  /** The page, from 1. Defaults to 1. */
  PageNo?: PageNo;
  /** The rows per page, 1 to 100. 0 counts as 1, and more than 100 as 100. */
  PageSize?: Id | null;
  /** Ignored. Existing clients send it. */
  TabName?: string | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_RECENTS_PRODUCTS_LIST. */
export type GetRecentsProductsListResponse = ProductRow[];

/** Parameters of GET_RELATED_PRODUCTS_LIST. */
export interface GetRelatedProductsListRequest {
  /** The page, from 1. Defaults to 1. */
  PageNo?: PageNo;
  /** The rows per page, 1 to 100. 0 counts as 1, and more than 100 as 100. */
  PageSize?: Id | null;
  /** Ignored. Existing clients send it. */
  TabName?: string | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
  /** The id of a product. */
  ProductId: Id;
}

/** Content of `data` of GET_RELATED_PRODUCTS_LIST. */
export type GetRelatedProductsListResponse = ProductRow[];

/** Parameters of GET_SEARCH_SUGGESTIONS. */
export interface GetSearchSuggestionsRequest {
  /** What to search for, in either language; '' for all products. */
  SearchTerm?: string | number | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
  /** Whether to include pages, and the corrected search beside results. Earlier clients know neither. */
  IncludeMore?: boolean;
}

/** Content of `data` of GET_SEARCH_SUGGESTIONS. */
export type GetSearchSuggestionsResponse = SuggestionRow[];

/** Parameters of GET_SHOP_SETTINGS. */
export interface GetShopSettingsRequest {
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_SHOP_SETTINGS. */
export type GetShopSettingsResponse = ShopSettingsSettings;

/** Parameters of GET_SIZE_LIST. */
export interface GetSizeListRequest {
  /** The page, from 1. Defaults to 1. */
  PageNo?: PageNo;
  /** The rows per page, 1 to 100. 0 counts as 1, and more than 100 as 100. */
  PageSize?: Id | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_SIZE_LIST. */
export type GetSizeListResponse = SizeListRow[];

/** Parameters of GET_STATES_PROVINCES_LIST. */
export interface GetStatesProvincesListRequest {
  /** The id of a country (GET_COUNTRIES_LIST). -999, '' and null mean none. */
  CountryId?: Place;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_STATES_PROVINCES_LIST. */
export type GetStatesProvincesListResponse = {
  /** The id of a state or province (GET_STATES_PROVINCES_LIST); null if unset. */
  StateProvinceID: number;
  /** The name of the state or province in the requested language; '' if unset. */
  StateName: string;
}[];

/** Parameters of GET_STRP_PUB_KEY. */
export interface GetStrpPubKeyRequest {
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_STRP_PUB_KEY. */
export interface GetStrpPubKeyResponse {
  /** The publishable key; '' without card payments. */
  strpK: string;
}

/** Parameters of GET_TAGS_LIST. */
export interface GetTagsListRequest {
  /** The page, from 1. Defaults to 1. */
  PageNo?: PageNo;
  /** The rows per page, 1 to 100. 0 counts as 1, and more than 100 as 100. */
  PageSize?: Id | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_TAGS_LIST. */
export type GetTagsListResponse = {
  /** The id of a tag (GET_TAGS_LIST). As a filter, ids joined with commas; empty for all. */
  TagID: number;
  /** The name of the tag. */
  TagName: string;
  /** Its Khmer name. Omitted when there is none. */
  LocalizationJsonData?: {
    /** The language’s number. */
    langId: number;
    /** The text in that language. */
    text: string;
  }[];
}[];

/** Identifies the order by id or number. */
export interface GetTransferRequest {
  /** The id of an order. */
  OrderId?: OptionalId;
  /** The number of the order that customers see, such as `AG10042`. */
  OrderNumber?: string | number | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
}

/** Content of `data` of GET_TRANSFER. */
export type GetTransferResponse = TransferRow[];

/** Parameters of GET_USER_LOGIN. */
export interface GetUserLoginRequest {
  /** The email address. */
  Email: string;
  /** The password, exactly as typed. */
  Password: string;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_USER_LOGIN. */
export type GetUserLoginResponse = CustomerRow[];

/** Parameters of GET_WEB_CAMPAIGN_DETAIL. */
export interface GetWebCampaignDetailRequest {
  /** The id of the campaign. */
  CampaignId: Id;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_WEB_CAMPAIGN_DETAIL. */
export type GetWebCampaignDetailResponse = WebCampaignDetailRow[];

/** Parameters of GET_WEB_CAMPAIGN_LIST. */
export interface GetWebCampaignListRequest {
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_WEB_CAMPAIGN_LIST. */
export type GetWebCampaignListResponse = WebCampaignListRow[];

/** Parameters of GET_WEBSITE_LOGO. */
export interface GetWebsiteLogoRequest {
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_WEBSITE_LOGO. */
export type GetWebsiteLogoResponse = {
  /** The path of the logo. */
  AppConfigValue: string;
}[];

/** Parameters of GET_WISHLIST_SHARE. */
export interface GetWishlistShareRequest {
  /** The code of CREATE_WISHLIST_SHARE. */
  ShareCode?: string | number | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of GET_WISHLIST_SHARE. */
export type GetWishlistShareResponse = WishlistShareRow[];

/** Gift options, free of charge. Omitted or null when the order isn't a gift. */
export type Gift = {
  /** The text of the gift card, up to 300 characters; '' for none. */
  Message?: string | number | null;
  /** Whether to wrap it. */
  Wrap?: boolean;
  /** Whether to leave prices off the packing slip. */
  WithoutPrices?: boolean;
} | null;

export interface GiftRow {
  /** The text of the gift card, up to 300 characters; '' for none. */
  Message: string;
  /** Whether to wrap it. */
  Wrap: boolean;
  /** Whether to leave prices off the packing slip. */
  WithoutPrices: boolean;
}

/** Clients show only the rows of their own theme: ours is 1, a second theme is 2. */
export interface HomeScreenBannerRow {
  /** The id of the banner. */
  BannerId: number;
  /** The theme it is for. */
  ThemeTypeID: number;
  /** The path of its picture. */
  BannerImgUrl: string;
  /** The line above the heading; '' without one. */
  TopTitle: string;
  /** The main heading, in the requested language. */
  MainTitle: string;
  /** The line below the heading; '' without one. */
  BottomTitle: string;
  /** The text of the first button; '' without one. */
  LeftButtonText: string;
  /** Where the first button leads. */
  LeftButtonUrl: string;
  /** The text of the second button; '' without one. */
  RightButtonText: string;
  /** Where the second button leads. */
  RightButtonUrl: string;
  /** The picture for narrow windows. Omitted without one. */
  PhoneImgUrl?: string;
  /** The name of the background color behind the picture. */
  Ground: string;
}

/** A numeric id sent as number or text, e.g. 12 or "12". */
export type Id = number | string;

/** A numeric id sent as number or text, e.g. 12 or "12". */
export type IdAnswer = number;

/** Ids joined with commas ("3,5"), one number, "", null or absent. Parts that aren't numbers are ignored. 0 means all. At most 100 ids. */
export type IdList = string | number | null;

/** Stars as a number or text, 1 to 5. Uses the default if none was selected. */
export type InsertProductReviewRating = number | string | null;

/** Parameters of INSERT_PRODUCT_REVIEW. */
export interface InsertProductReviewRequest {
  /** The id of a product. */
  ProductId: Id;
  /** The author’s name, as it is displayed. */
  ReviewerName: string;
  /** The author’s email address. It isn’t displayed. */
  ReviewerEmail: string;
  /** The heading. */
  ReviewTitle: string;
  /** The review as plain text. */
  ReviewBody: string;
  /** Stars, 1 to 5. Empty means 5. */
  ReviewRating?: InsertProductReviewRating;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of INSERT_PRODUCT_REVIEW. */
export type InsertProductReviewResponse = {
  /** The outcome as an English sentence that clients may compare, such as `Saved Successfully`; the reason if it was refused. */
  ResponseMsg: string;
  /** The code of a refusal, which doesn’t change; each call lists its own. Omitted otherwise. */
  MessageCode?: string;
  /** The values of the placeholders in the sentence of `MessageCode`, such as a quantity. Omitted without any. */
  MessageValues?: Record<string, string | number>;
  /** The id of the review, for a customer who may add photos. */
  ReviewId?: number;
}[];

/** Parameters of INSERT_SUBSCRIBER. */
export interface InsertSubscriberRequest {
  /** The address to subscribe. */
  SubscriberEmail: string;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of INSERT_SUBSCRIBER. */
export type InsertSubscriberResponse = OutcomeRow[];

export interface ItemRow {
  /** The id of an ordered item (GET_CUSTOMER_ORDER_HISTORY_DETAIL). */
  OrderItemID: number;
  /** The product’s name in the requested language. */
  ProductName: string;
  /** The path of the product’s first picture; '' without one. */
  DefaultImageUrl: string;
  /** The price of one piece, in dollars. */
  Price: number;
  /** The number of pieces. */
  Quantity: number;
  /** What the item costs, without `SetupTotal`, in dollars. */
  OrderItemTotal: number;
  /** Whether it is a file to download, which isn’t shipped. */
  IsDigitalProduct: boolean;
  /** The status: 1 active, 2 in progress, 3 completed, 4 returned, 5 refunded, 91 canceled. */
  LatestStatusID: number;
  /** The status of its delivery; null if it isn’t shipped. */
  ShippingStatusID: number | null;
  /** The id of a product. */
  ProductId: number;
  /** The name of the color in the requested language; '' without one. */
  ColorName: string;
  /** The short name of the size, such as `XL`; '' without one. */
  SizeShortName: string;
  /** The chosen options. */
  SelectedOptions: {
    /** The name of the attribute, such as `Color`, in the requested language. */
    AttributeDisplayName: string;
    /** The name of the option in the requested language. */
    PrimaryKeyDisplayValue: string;
    /** The same fields as in a cart, for reordering. */
    ProductAttributeID: number;
    /** The id of the chosen option of the attribute. */
    PrimaryKeyValue: number;
  }[];
  /** Its pieces by color and size; omitted when all are alike. The options above then contain neither. */
  Cells?: {
    /** The id of a color (GET_COLORS_LIST); omitted without one. */
    ColorID?: number;
    /** The id of a size (GET_SIZE_LIST); omitted without one. */
    SizeID?: number;
    /** The name of the color in the requested language; '' without one. */
    ColorName: string;
    /** The short name of the size, such as `XL`; '' without one. */
    SizeShortName: string;
    /** The number of pieces. */
    Quantity: number;
    /** The price of one piece of this color and size, including the discount. */
    Price: number;
    /** The number of the cell in its item. */
    Cell: number;
  }[];
  /** What is printed on it, to order it again; omitted without artwork. */
  DesignID?: string;
  /** The day for which it was ordered beyond the stock (yyyy-mm-dd), and the same as a sentence. Omitted if it was there. */
  AvailableFrom?: string;
  /** `AvailableFrom` as a sentence in the requested language. Omitted without it. */
  AvailabilityNote?: string;
  /** The unit price before a discount. Omitted if there was none. */
  OriginalPrice?: number;
  /** What it costs once, beside `OrderItemTotal`, and the sum. Omitted if nothing. */
  Charges?: OnceRow[];
  /** The sum of `Charges`, in dollars. Omitted if nothing. */
  SetupTotal?: number;
}

/** What is paid on the page. */
export interface JobPayment {
  /** `choose`: the customer transfers the amount, or requests a code. `code`: they have a QR code. `checking`: the outcome is unknown. `goes-back`: the payment was received too late and is refunded. `ended`: the order expired unpaid. */
  State: 'choose' | 'code' | 'checking' | 'paid' | 'goes-back' | 'ended';
  /** The amount in dollars. */
  Amount: number;
  /** Null if the shop has no exchange rate. */
  Riel: number | null;
  /** ISO 8601 with Z; null if there is no deadline. */
  Until: string | null;
  /** The accounts to transfer to; empty if that isn’t possible. */
  Accounts: Account[];
  /** The QR code to pay with; null without one. */
  Code: {
    /** The content of the QR code. */
    Text: string;
    /** The modules of the QR code, as in BEGIN_PAYMENT. */
    Modules: string;
    /** `USD` or `KHR`. */
    Currency: string;
    /** The amount in that currency. */
    Amount: number;
    /** ISO 8601 with Z. */
    Until: string;
  } | null;
  /** The minutes a QR code is valid; null if none can be requested. */
  CodeMinutes: number | null;
  /** The methods that can pay it on the page, in the shop's order, and what the browser needs to show each. */
  Methods: {
    /** The id of the payment method: 2 wallet, 5 card, 6 cash on delivery, 9 bank transfer; others come with their provider. */
    PaymentMethodId: number;
    /** Its name in the requested language. */
    Name: string;
    /** What it shows, as in GET_PAYMENT_SETUP. */
    ShownAs: 'card' | 'wallet' | 'code' | 'transfer' | 'nothing';
    /** The name of the provider. */
    Provider: string;
    /** The provider's public key, or '' if there is none. */
    PublicKey: string;
    /** Whether the provider is in test mode. */
    IsTest: boolean;
  }[];
  /** When the last payment slip was sent, ISO 8601 with Z; null if none was. */
  SlipAt: string | null;
  /** Whether it is the balance due of an order. */
  IsBalance: boolean;
  /** Whether the order expires if a QR code isn't paid in time. Otherwise it can still be paid in another way. */
  CodeEndsOrder: boolean;
}

export interface JobRow {
  /** What the viewer may see: all of it, or only what an older link was sent for. */
  Right: 'all' | 'pay' | 'balance' | 'confirm' | 'receipt';
  /** The order, as in the list of orders. */
  Order: OrderRow;
  /** Its items. */
  Items: {
    /** The id of an ordered item (GET_CUSTOMER_ORDER_HISTORY_DETAIL). */
    OrderItemID: number;
    /** The product’s name in the requested language. */
    ProductName: string;
    /** The path of the product’s first picture; '' without one. */
    DefaultImageUrl: string;
    /** The price of one piece, in dollars. */
    Price: number;
    /** The number of pieces. */
    Quantity: number;
    /** What the item costs, without `SetupTotal`, in dollars. */
    OrderItemTotal: number;
    /** Whether it is a file to download, which isn’t shipped. */
    IsDigitalProduct: boolean;
    /** The status: 1 active, 2 in progress, 3 completed, 4 returned, 5 refunded, 91 canceled. */
    LatestStatusID: number;
    /** The status of its delivery; null if it isn’t shipped. */
    ShippingStatusID: number | null;
    /** The id of a product. */
    ProductId: number;
    /** The name of the color in the requested language; '' without one. */
    ColorName: string;
    /** The short name of the size, such as `XL`; '' without one. */
    SizeShortName: string;
    /** The chosen options. */
    SelectedOptions: {
      /** The name of the attribute, such as `Color`, in the requested language. */
      AttributeDisplayName: string;
      /** The name of the option in the requested language. */
      PrimaryKeyDisplayValue: string;
      /** The same fields as in a cart, for reordering. */
      ProductAttributeID: number;
      /** The id of the chosen option of the attribute. */
      PrimaryKeyValue: number;
    }[];
    /** Its pieces by color and size; omitted when all are alike. The options above then contain neither. */
    Cells?: {
      /** The id of a color (GET_COLORS_LIST); omitted without one. */
      ColorID?: number;
      /** The id of a size (GET_SIZE_LIST); omitted without one. */
      SizeID?: number;
      /** The name of the color in the requested language; '' without one. */
      ColorName: string;
      /** The short name of the size, such as `XL`; '' without one. */
      SizeShortName: string;
      /** The number of pieces. */
      Quantity: number;
      /** The price of one piece of this color and size, including the discount. */
      Price: number;
      /** The number of the cell in its item. */
      Cell: number;
    }[];
    /** What is printed on it, to order it again; omitted without artwork. */
    DesignID?: string;
    /** The day for which it was ordered beyond the stock (yyyy-mm-dd), and the same as a sentence. Omitted if it was there. */
    AvailableFrom?: string;
    /** `AvailableFrom` as a sentence in the requested language. Omitted without it. */
    AvailabilityNote?: string;
    /** The unit price before a discount. Omitted if there was none. */
    OriginalPrice?: number;
    /** What it costs once, beside `OrderItemTotal`, and the sum. Omitted if nothing. */
    Charges?: OnceRow[];
    /** The sum of `Charges`, in dollars. Omitted if nothing. */
    SetupTotal?: number;
    /** The path of its picture with the customer’s logo. Omitted if no picture shows one, or once the links ended. */
    PrintedImageUrl?: string;
  }[];
  /** How far it is. */
  Progress: ProgressRow;
  /** Null if there is no payment on the page. */
  Payment: JobPayment | null;
  /** In the account, how the order is paid by bank transfer, as in GET_TRANSFER. Omitted otherwise. */
  Transfer?: TransferRow;
  /** What is printed on its items. A link shows the pictures at its own address, below `artwork/`. */
  Prints: OrderPrintRow[];
  /** Messages about the order, oldest first; `At` in ISO 8601 with Z. */
  Messages: {
    /** When it was written, ISO 8601 in UTC. */
    At: string;
    /** The message as plain text. */
    Text: string;
    /** Whether the shop wrote it. */
    IsOurs: boolean;
  }[];
  /** Proofs of printed items that were sent, newest first per item. */
  Proofs: {
    /** The id of a proof. */
    ProofId: string;
    /** The id of an ordered item (GET_CUSTOMER_ORDER_HISTORY_DETAIL). */
    OrderItemID: number;
    /** 1 for the first proof of the item, then 2. */
    Number: number;
    /** The product’s name in the requested language. */
    ProductName: string;
    /** The number of pieces. */
    Quantity: number;
    /** Its pieces by color and size; omitted when all are alike. */
    Cells?: {
      /** The id of a color (GET_COLORS_LIST); omitted without one. */
      ColorID?: number;
      /** The id of a size (GET_SIZE_LIST); omitted without one. */
      SizeID?: number;
      /** The name of the color in the requested language; '' without one. */
      ColorName: string;
      /** The short name of the size, such as `XL`; '' without one. */
      SizeShortName: string;
      /** The number of pieces. */
      Quantity: number;
      /** The price of one piece of this color and size, including the discount. */
      Price: number;
      /** The number of the cell in its item. */
      Cell: number;
    }[];
    /** The number of the order whose approved proof it repeats. Omitted if it is new. */
    Repeats?: string;
    /** Whether it was answered, and how. */
    State: 'sent' | 'approved' | 'changes' | 'replaced';
    /** What it is for the customer: its state and what became of the order. `open` waits for an answer. */
    Situation: 'open' | 'approved' | 'early' | 'changes' | 'replaced' | 'started' | 'closed' | 'outdated';
    /** What the shop wrote with it. */
    Note: string;
    /** What is printed where. */
    Places: {
      /** The printed option. */
      Name: string;
      /** Width in mm; null if unknown. */
      WidthMm: number | null;
      /** Height in mm; null if unknown. */
      HeightMm: number | null;
      /** The colors to print; '' if unknown. */
      Inks: string;
      /** Whether the customer had sent nothing for it yet, so that the proof doesn't show it. Omitted if not. */
      Lacks?: true;
      /** The text or the names to print, exactly as entered, one per line; '' for files. */
      Text: string;
      /** The customer’s wish, if the shop draws it; otherwise omitted. */
      Drawing?: string;
    }[];
    /** The total of the order with it, and now. */
    Total: number;
    /** The total in dollars, with shipping and VAT. */
    OrderTotal: number;
    /** The agreed price of a piece. Omitted if the price by quantity applies, or its pieces have several prices. */
    PiecePrice?: number;
    /** Whether it can be answered. A proof that no longer fits the order can't. */
    IsOpen: boolean;
    /** ISO 8601 with Z. */
    SentAt: string;
    /** When it was answered, ISO 8601 in UTC; null if it wasn’t. */
    AnsweredAt: string | null;
    /** The name of the person who answered; '' without an answer. */
    AnswerName: string;
    /** What they wrote; '' for nothing. */
    Answer: string;
    /** Places in the picture that they wrote about. */
    Marks: {
      /** From the left, in percent of the picture’s width. */
      x: number;
      /** From the top, in percent of the picture’s height. */
      y: number;
      /** What they wrote there. */
      text: string;
    }[];
    /** The first eight digits of its hash. */
    Hash: string;
    /** Below the page of a link; '' once deleted, or if the links ended. */
    Picture: string;
  }[];
  /** Who may approve: anyone with the link, or only with a code. */
  ApproveBy: 'link' | 'code';
  /** In the account, the path of the page on which proofs are answered; '' behind a link. */
  Page: string;
  /** The link that lets a Telegram chat follow the order; '' if the shop has no bot, or the order is done. It works in one chat, for a day. */
  TelegramUrl: string;
  /** What the viewer can do now. */
  May: ('pay' | 'confirm' | 'message' | 'approve' | 'changes' | 'received' | 'design' | 'again')[];
  /** When the links to the page end, ISO 8601 with Z; null while the order isn't done. */
  LinksUntil: string | null;
}

/** Parameters of LOGIN_BY_PHONE. */
export interface LoginByPhoneRequest {
  /** A phone number of 8 to 15 digits, such as `012 345 678` or `+855 12 345 678`. */
  PhoneNumber?: string | number | null;
  /** The one-time code of 8 digits. */
  Otp: string;
  /** The token returned when the code was requested. Needed by clients that have switched networks since. */
  RequestToken?: string | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of LOGIN_BY_PHONE. */
export type LoginByPhoneResponse = {
  /** The outcome as an English sentence that clients may compare, such as `Saved Successfully`; the reason if it was refused. */
  ResponseMsg: string;
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID: number;
  /** The customer’s first name. */
  FirstName: string;
  /** The customer’s last name. */
  LastName: string;
  /** The email address of the account; '' in responses if it has none. */
  EmailAddress: string;
  /** The customer’s phone number, 8 to 15 digits, such as `012 345 678` or `+855 12 345 678`; '' in responses if unset. */
  MobileNo: string;
  /** House number and street. */
  AddressLineOne: string;
  /** The id of a city or district (GET_CITIES_LIST); null if unset. */
  CityID: number | null;
  /** The name of the city or district in the requested language; '' if unset. */
  CityName: string;
  /** The id of a state or province (GET_STATES_PROVINCES_LIST); null if unset. */
  StateProvinceID: number | null;
  /** The name of the state or province in the requested language; '' if unset. */
  StateName: string;
  /** The id of a country (GET_COUNTRIES_LIST); null if unset. */
  CountryID: number | null;
  /** The name of the country in the requested language; '' if unset. */
  CountryName: string;
  /** The postal code; '' without one. */
  PostalCode: string;
  /** A second phone number. Omitted when there is none. */
  SecondMobileNo?: string;
  /** The recipient at the address if it isn't the customer. Omitted otherwise. */
  RecipientName?: string;
  /** The recipient’s phone number, with `RecipientName`. */
  RecipientMobileNo?: string;
  /** Whether the account was created by this call. */
  IsNew: boolean;
}[];

/** Parameters of LOGOUT. */
export interface LogoutRequest {
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of LOGOUT. */
export type LogoutResponse = ResponseMessage[];

/** Parameters of MAIL_ORDER_CONFIRMATION. */
export interface MailOrderConfirmationRequest {
  /** The id of an order. */
  OrderId: Id;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of MAIL_ORDER_CONFIRMATION. */
export type MailOrderConfirmationResponse = OutcomeRow[];

/** A one-time charge of a line, in dollars. `ProductAttributeID`: the printed position, only of `setup`. */
export interface OnceRow {
  /** What it is for: setting up the print, drawing the artwork, or ordering fewer than the minimum. */
  Kind: 'setup' | 'drawing' | 'minimum';
  /** The id of the attribute (GET_PRODUCT_ALL_ATTRIBUTES_BY_ID): 1 is color, 2 size. */
  ProductAttributeID?: number;
  /** The amount in dollars. */
  Price: number;
}

/** Identifies one of the caller's addresses. */
export interface OneAddress {
  /** The id of a saved address. */
  AddressID: Id;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** An id that may be absent, null or "". */
export type OptionalId = '' | null | Id;

/** What customers may change on an order before it is prepared. `DeliveryWayId` null keeps the delivery method. */
export interface OrderDetails {
  /** The customer’s first name. */
  FirstName?: FormText;
  /** The customer’s last name. */
  LastName?: FormText;
  /** The customer’s phone number, 8 to 15 digits, such as `012 345 678` or `+855 12 345 678`; '' in responses if unset. */
  MobileNo?: string | number | null;
  /** House number and street. */
  AddressLineOne?: FormText;
  /** The id of a city or district (GET_CITIES_LIST). -999, '' and null mean none. */
  CityId?: Place;
  /** The id of a state or province (GET_STATES_PROVINCES_LIST). -999, '' and null mean none. */
  StateProvinceId?: Place;
  /** The postal code; '' without one. */
  PostalCode?: string | number | null;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
  /** A second phone number; '' for none. */
  SecondMobileNo?: string | number | null;
  /** The recipient at the address, if it isn’t the customer; '' for none. */
  RecipientName?: FormText;
  /** The recipient’s phone number, with `RecipientName`. */
  RecipientMobileNo?: string | number | null;
  /** The customer’s note to the shop, up to 2,000 characters; '' without one. */
  OrderNote?: string | number | null;
  /** The company that the tax invoice is for. Omitted or null for a person. */
  Company?: Company;
  /** The delivery method. Empty keeps it. */
  DeliveryWayId?: OptionalId;
}

/** What is printed on an ordered item. */
export interface OrderPrintRow {
  /** The id of the attribute (GET_PRODUCT_ALL_ATTRIBUTES_BY_ID): 1 is color, 2 size. */
  ProductAttributeID: number;
  /** What customers send for the option. */
  AsksFor: 'artwork' | 'text' | 'names' | 'drawing';
  /** The file that was sent; null without one. */
  Artwork: ArtworkRow | null;
  /** Whether a virus scanner refused the file that was sent, so that another one is needed. Omitted otherwise. */
  IsRefused?: true;
  /** The text to print; '' without one. */
  Text: string;
  /** Where the file is in its area; omitted if it is in the middle. */
  Placement?: PlacementRow;
  /** The picture of the product that shows the area; omitted if none does. */
  Picture?: {
    /** The path or URL of a picture. */
    AttachmentURL: string;
    /** Width in pixels. */
    Width: number;
    /** Height in pixels. */
    Height: number;
    /** Where artwork is printed in the picture. */
    Area: AreaRow;
  };
  /** How many colors the chosen print has; omitted if it has no limit, or the option is unknown. */
  Colors?: number;
  /** The id of an ordered item (GET_CUSTOMER_ORDER_HISTORY_DETAIL). */
  OrderItemID: number;
  /** The product’s name in the requested language. */
  ProductName: string;
  /** The attribute, such as `Back print`. */
  PositionName: string;
  /** The chosen option, such as `One-color print`. */
  OptionName: string;
  /** The pieces of the item. */
  Quantity: number;
  /** Whether the order waits for it. */
  IsMissing: boolean;
  /** Whether it can still be sent or replaced: until work on the order begins. */
  IsOpen: boolean;
}

/** An amount in dollars, and also in riel if the order is paid in riel. */
export interface OrderProgressAmount {
  /** The amount in dollars. */
  Amount: number;
  /** The same in riel; null if the order isn’t paid in riel. */
  Riel: number | null;
}

export interface OrderProgressMoney {
  /** `due`: payment on delivery, still unpaid. `to-transfer`: awaiting a bank transfer. `paid`: paid by the order's payment method. `goes-back`: refund requested. `gave-back`: refunded. `stuck`: the refund hasn't succeeded yet, and staff are handling it. */
  Kind: 'due' | 'to-transfer' | 'paid' | 'goes-back' | 'gave-back' | 'stuck';
  /** The amount in dollars. */
  Amount: number;
  /** When, ISO 8601 in UTC; null if it hasn’t happened yet or wasn’t recorded. */
  At: string | null;
  /** The payment method of a balance. Omitted for the order's own payment. */
  Method?: number;
}

export interface OrderProgressParcel {
  /** The tracking number. */
  Number: string;
  /** The carrier. */
  Carrier: string;
  /** The path of a picture of the carrier’s receipt. */
  ReceiptPath: string;
}

export interface OrderProgressPayment {
  /** The payment status. */
  Status: 'onDelivery' | 'paidOnDelivery' | 'awaiting' | 'slipSent' | 'partPaid' | 'paid' | 'depositPaid' | 'onAccount' | 'balanceDue' | 'refundDue' | 'refunding' | 'partRefunded' | 'refunded' | 'checkingSlip' | 'nothingToPay';
  /** What was received, in dollars. */
  Received: number;
  /** What was refunded, in dollars. */
  Refunded: number;
  /** What is being refunded, in dollars. */
  Refunding: number;
  /** The amount to be refunded for which no refund has been requested yet. */
  RefundDue: number;
  /** The amount due from the customer. */
  Due: number;
  /** Sentences about the payment, in display order. Only `notePartPaid` has `Received`. */
  Notes: {
    /** Which sentence it is. */
    Key: 'noteBalanceDue' | 'noteDueLater' | 'noteDueBy' | 'noteOverdue' | 'noteLowered' | 'noteRetained' | 'notePartPaid' | 'noteSlipSent' | 'noteCheckingSlip' | 'noteRefundDue' | 'noteRefunding' | 'noteRefunded' | 'noteToCard' | 'noteToWallet' | 'noteToAccount' | 'noteInCash' | 'noteSomeDays';
    /** The amount in the sentence; null without one. */
    Money: OrderProgressAmount | null;
    /** What was received, if the sentence says so. */
    Received: OrderProgressAmount | null;
    /** The day by which it is to be paid, yyyy-mm-dd. Omitted if the sentence has none. */
    Day?: string;
  }[];
  /** The path of the page for paying the balance, or '' if there is none. */
  PayPath: string;
}

export interface OrderProgressStep {
  /** The step. */
  Step: 'received' | 'transfer' | 'preparing' | 'sent' | 'delivered' | 'ready' | 'returned' | 'cancelled';
  /** `done`: completed; `now`: in progress; `next`: not started. */
  State: 'done' | 'now' | 'next';
  /** When, ISO 8601 in UTC; null if it hasn’t happened yet or wasn’t recorded. */
  At: string | null;
}

export interface OrderReportsRow {
  /** The id of the report. */
  ReportId: number;
  /** ISO 8601 with Z. */
  At: string;
  /** What is wrong. */
  Reason: 'damaged' | 'missing' | 'wrong' | 'faulty' | 'other';
  /** What the customer wrote. */
  Message: string;
  /** The products, one row each. */
  Items: {
    /** The product’s name in the requested language. */
    ProductName: string;
    /** The number of pieces. */
    Quantity: number;
  }[];
  /** The pictures' paths on the shop's own origin. */
  Pictures: string[];
  /** What was written since, oldest first. */
  Answers: {
    /** When it was written, ISO 8601 in UTC. */
    At: string;
    /** The answer as plain text. */
    Text: string;
    /** Whether the shop wrote it. */
    IsOurs: boolean;
  }[];
}

export interface OrderRow {
  /** The id of an order. */
  OrderId: number;
  /** The number of the order that customers see, such as `AG10042`. */
  OrderNumber: string;
  /** ISO 8601 with Z. */
  OrderDateUTC: string;
  /** The name of the status in the requested language. */
  LatestStatusName: string;
  /** The number of items; `TotalPieces` counts their pieces. */
  TotalItems: number;
  /** The pieces of all items. */
  TotalPieces: number;
  /** The total in dollars, with shipping and VAT. */
  OrderTotal: number;
  /** What was due at first, if that was less than the total, and what is due later, and when. Omitted otherwise. */
  Deposit?: number;
  /** What is due later, in dollars. Omitted if nothing. */
  DueLater?: number;
  /** When that is due. */
  DueLaterWhen?: 'now' | 'ready' | 'delivery' | 'day';
  /** The day by which an order on account is to be paid, yyyy-mm-dd. Omitted once it is paid, and for all other orders. */
  DueOn?: string;
  /** Whether that day has passed. Omitted otherwise. */
  Overdue?: true;
  /** The status: 1 active, 2 in progress, 3 completed, 4 returned, 5 refunded, 91 canceled. */
  LatestStatusID: number;
  /** The id of the payment method: 2 wallet, 5 card, 6 cash on delivery, 9 bank transfer; others come with their provider. */
  PaymentMethodId: number;
  /** The items at their prices, in dollars. */
  OrderSubTotal: number;
  /** The part of `OrderSubTotal` that its items cost once. Omitted if there is none. */
  SetupTotal?: number;
  /** The delivery, in dollars. */
  ShippingTotal: number;
  /** What a coupon took off, in dollars; 0 without one. */
  DiscountTotal: number;
  /** A coupon code; '' without one. */
  CouponCode: string;
  /** The delivery address at the time of ordering; '' for unknown parts. */
  ShippingAddress: {
    /** The customer’s first name. */
    FirstName: string;
    /** The customer’s last name. */
    LastName: string;
    /** The customer’s phone number, 8 to 15 digits, such as `012 345 678` or `+855 12 345 678`; '' in responses if unset. */
    MobileNo: string;
    /** House number and street. */
    AddressLineOne: string;
    /** The name of the city or district in the requested language; '' if unset. */
    CityName: string;
    /** The name of the state or province in the requested language; '' if unset. */
    StateName: string;
    /** The name of the country in the requested language; '' if unset. */
    CountryName: string;
    /** The postal code; '' without one. */
    PostalCode: string;
    /** The second phone number. Omitted if there is none. */
    SecondMobileNo?: string;
    /** The recipient, if it isn't the customer. Omitted otherwise. */
    RecipientName?: string;
    /** The recipient’s phone number, with `RecipientName`. */
    RecipientMobileNo?: string;
  };
  /** The customer’s note to the shop, up to 2,000 characters; '' without one. */
  OrderNote: string;
  /** The gift options. Omitted when the order isn't a gift. */
  Gift?: GiftRow;
  /** The delivery method as offered when ordering. Omitted when the shop had none or no item is shipped. */
  Delivery?: DeliveryRow;
  /** The order's total in riel at the rate when it was placed. Omitted when there was no rate. */
  Riel?: {
    /** The total in riel. */
    Total: number;
    /** The riel per dollar. */
    Rate: number;
    /** ISO 8601 with Z. */
    RateSince: string;
    /** True when the order was paid in riel, omitted otherwise. */
    IsPaid?: true;
  };
  /** The company that the order is for. Omitted if there is none. */
  Company?: CompanyRow;
  /** The VAT in the total. Omitted if the order was placed while VAT was off. `IsAdded`: it was added to subtotal and shipping. Omitted if they include it. */
  Vat?: {
    /** The rate in percent. */
    Percent: number;
    /** The amount in dollars. */
    Amount: number;
    /** True if it was added to subtotal and shipping. Omitted if they include it. */
    IsAdded?: true;
  };
  /** The order's tax invoice and credit notes, as PDF at `Path` for the browser in which the customer is logged in. Omitted until there is one. */
  TaxDocuments?: {
    /** What kind of document it is. */
    Kind: 'invoice' | 'creditNote';
    /** Its number. */
    Number: string;
    /** The path of the PDF. */
    Path: string;
  }[];
  /** The time (ISO 8601 with Z) when the order expires unless it is confirmed through the link in its email. Omitted otherwise. */
  ConfirmUntil?: string;
  /** The time (ISO 8601 with Z) when the order's transfer expires (GET_TRANSFER). Omitted otherwise. */
  TransferUntil?: string;
  /** True while some parcels have left, and the rest is being prepared. Omitted otherwise. */
  IsPartSent?: true;
  /** What happens next. Omitted on the page of one order, whose progress has it. */
  Story?: StoryRow;
}

/** The single row of a call that returns only its outcome. */
export interface OutcomeRow {
  /** The outcome as an English sentence that clients may compare, such as `Saved Successfully`; the reason if it was refused. */
  ResponseMsg: string;
  /** The code of a refusal, which doesn’t change; each call lists its own. Omitted otherwise. */
  MessageCode?: string;
  /** The values of the placeholders in the sentence of `MessageCode`, such as a quantity. Omitted without any. */
  MessageValues?: Record<string, string | number>;
}

export type PageNo = Id | null;

/** Parameters of PASSWORD_ENCRYPTION. */
export interface PasswordEncryptionRequest {
  /** The password, exactly as typed. */
  Password: string;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Omitted when the call is refused. */
export interface PasswordEncryptionResponse {
  /** The sealed password. */
  Password?: string;
}

/** `Name`, not in the documented API, is the picture's alternative text. */
export interface PaymentMethodsRow {
  /** The id of the payment method: 2 wallet, 5 card, 6 cash on delivery, 9 bank transfer; others come with their provider. */
  PaymentMethodId: number;
  /** The path of its logo. */
  ImageUrl: string;
  /** The alternative text of the logo. */
  Name: string;
}

/** Parameters of PAY_TRANSFER_BY_CODE. */
export interface PayTransferByCodeRequest {
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID?: OptionalId;
  /** The id of an order. */
  OrderId?: OptionalId;
  /** The payment method of a balance. Absent, null or "": a QR code. */
  PaymentMethod?: OptionalId;
  /** The currency that the shopper selected. Ignored if the order has no amount in riel. */
  CodeCurrency?: 'USD' | 'KHR' | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar' | null;
}

/** Content of `data` of PAY_TRANSFER_BY_CODE. */
export type PayTransferByCodeResponse = PlacedRow[];

/** The id of a place. -999, "-999", "", null and absent all mean that none is selected. */
export type Place = '' | null | -999 | '-999' | Id;

/** Parameters of PLACE_ARTWORK. */
export interface PlaceArtworkRequest {
  /** The id of an ordered item (GET_CUSTOMER_ORDER_HISTORY_DETAIL). */
  OrderItemID?: OptionalId;
  /** The last part of a link to the order’s page; '' without one. */
  Code?: string | number | null;
  /** The id of a product. */
  ProductId?: OptionalId;
  /** The id of what is printed on a cart line (SEND_ARTWORK, SEND_PRINT_TEXT); omitted or null for nothing. */
  DesignID?: string | null;
  /** The id of the attribute (GET_PRODUCT_ALL_ATTRIBUTES_BY_ID): 1 is color, 2 size. */
  ProductAttributeID: Id;
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID?: OptionalId;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
  /** Where the file is in its area. */
  Placement: PlacementRow;
}

/** Content of `data` of PLACE_ARTWORK. */
export type PlaceArtworkResponse = PrintOutcome[];

/** The row of a call that places an order: 'Order Placed Successfully', 'Payment Action Required', or the reason for refusal. */
export interface PlacedRow {
  /** The outcome as an English sentence that clients may compare, such as `Saved Successfully`; the reason if it was refused. */
  ResponseMsg: string;
  /** The id of the order. Omitted while there is none. */
  OrderId?: number;
  /** The number of the order that customers see, such as `AG10042`. */
  OrderNumber?: string;
  /** The total in dollars. For a refused order, the current total if a different one was shown. */
  OrderTotal?: number;
  /** What is due now, if that is less than the total. For a refused order, the current one if a different one was shown. */
  DueNow?: number;
  /** The day by which an order on account is to be paid, yyyy-mm-dd. Omitted for all others. */
  DueOn?: string;
  /** For a refused order only, its current total in riel, if a different one was shown. Omitted if there is no rate any more. */
  Riel?: {
    /** The total in riel. */
    Total: number;
    /** The riel per dollar. */
    Rate: number;
    /** ISO 8601 with Z. */
    RateSince: string;
    /** True when the order was paid in riel, omitted otherwise. */
    IsPaid?: true;
  };
  /** The current status (91: canceled) and a sentence, if an order was already placed under this key. Omitted for a new order. */
  LatestStatusID?: number;
  /** The sentence about `LatestStatusID`. */
  LatestStatusMsg?: string;
  /** The time (ISO 8601) when the order expires unless it is confirmed through the link in its email. Omitted otherwise. */
  ConfirmUntil?: string;
  /** The time (ISO 8601) when the order's transfer expires (GET_TRANSFER). Omitted if no transfer is awaited. */
  TransferUntil?: string;
  /** Whether the order was already paid with another QR code, so that this payment is refunded. Omitted otherwise. */
  PaidTwice?: boolean;
  /** Identifies the payment in CONFIRM_PAYMENT and CANCEL_PAYMENT. */
  PaymentKey?: string;
  /** `confirm`: use ClientSecret. `approve`: approve the wallet's order. `show-code`: show the QR code until it expires. */
  PaymentAction?: 'confirm' | 'approve' | 'show-code';
  /** What the card provider’s form needs. */
  ClientSecret?: string;
  /** The id of the wallet’s order to approve. */
  WalletOrderId?: string;
  /** True when items aren't reserved until the payment arrives; if they have sold out by then, the payment is refunded. Omitted otherwise. */
  ReservedOncePaid?: boolean;
  /** The content of the QR code to pay with. */
  Code?: string;
  /** The QR code's modules, as base64 of its rows with one bit per module, 1 for dark. The side length is the integer square root of the bit count. */
  CodeModules?: string;
  /** ISO 8601. */
  CodeExpiresAt?: string;
  /** A link that opens a bank's app with the QR code. Omitted if there is none. */
  CodeAppLink?: string;
  /** The seconds until the QR code expires, because a phone's clock may be wrong. */
  CodeSecondsLeft?: number;
  /** The currency of the QR code: OrderTotal in dollars, or CodeRiel. */
  CodeCurrency?: 'USD' | 'KHR';
  /** The order's total in riel, if its QR code can be in riel instead of dollars. Omitted otherwise. */
  CodeRiel?: number;
  /** The code of a refusal, which doesn’t change; each call lists its own. Omitted otherwise. */
  MessageCode?: string;
  /** The values of the placeholders in the sentence of `MessageCode`, such as a quantity. Omitted without any. */
  MessageValues?: Record<string, string | number>;
}

/** Where artwork is in its area: its center and width as fractions of the area, and degrees clockwise. */
export interface PlacementRow {
  /** Its center from the left, as a fraction of the area’s width. */
  X: number;
  /** Its center from the top, as a fraction of the area’s height. */
  Y: number;
  /** Its width as a fraction of the area’s. */
  Width: number;
  /** Degrees clockwise. */
  Turn: number;
}

/** Parameters of PLAN_ORDER_DETAILS. */
export interface PlanOrderDetailsRequest {
  /** The id of an order. */
  OrderId: Id;
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID?: OptionalId;
  /** The new address, note and company. */
  Details?: OrderDetails | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of PLAN_ORDER_DETAILS. */
export type PlanOrderDetailsResponse = PlanOrderDetailsRow[];

export interface PlanOrderDetailsRow {
  /** The state of the order that was planned with. CHANGE_ORDER_DETAILS refuses another one. */
  Version: number;
  /** The details now, for the form. */
  FirstName: string;
  /** The customer’s last name. */
  LastName: string;
  /** The customer’s phone number, 8 to 15 digits, such as `012 345 678` or `+855 12 345 678`; '' in responses if unset. */
  MobileNo: string;
  /** A second phone number; '' for none. */
  SecondMobileNo: string;
  /** The recipient at the address, if it isn’t the customer; '' for none. */
  RecipientName: string;
  /** The recipient’s phone number, with `RecipientName`. */
  RecipientMobileNo: string;
  /** House number and street. */
  AddressLineOne: string;
  /** The postal code; '' without one. */
  PostalCode: string;
  /** The id of a country (GET_COUNTRIES_LIST); null if unset. */
  CountryID: number | null;
  /** The id of a state or province (GET_STATES_PROVINCES_LIST); null if unset. */
  StateProvinceID: number | null;
  /** The name of the state or province in the requested language; '' if unset. */
  StateName: string;
  /** The id of a city or district (GET_CITIES_LIST); null if unset. */
  CityID: number | null;
  /** The name of the city or district in the requested language; '' if unset. */
  CityName: string;
  /** The customer’s note to the shop, up to 2,000 characters; '' without one. */
  OrderNote: string;
  /** Null if there is none. */
  Company: CompanyRow | null;
  /** Whether the order may be for another company: the shop takes companies, and no tax invoice was issued. */
  MayChangeCompany: boolean;
  /** The methods for the new address. Empty if the shop has none. */
  DeliveryWays: DeliveryRow[];
  /** The delivery method; null without one. */
  DeliveryWayId: number | null;
  /** The order as it would be. */
  OrderTotal: number;
  /** The delivery, in dollars. */
  ShippingTotal: number;
  /** The order's total in riel at the rate when it was placed. Omitted when there was no rate. */
  Riel?: {
    /** The total in riel. */
    Total: number;
    /** The riel per dollar. */
    Rate: number;
    /** ISO 8601 with Z. */
    RateSince: string;
    /** True when the order was paid in riel, omitted otherwise. */
    IsPaid?: true;
  };
  /** Business days until it arrives, or '' if unknown. */
  ShippingDays: string;
  /** The day of the order in the shop’s time zone, yyyy-mm-dd. */
  OrderDay: string;
  /** See GET_ORDER_PROGRESS. */
  ApproveDay?: string;
  /** What happens to the payment: nothing, the new total is paid, a refund, or a balance due. */
  Money: {
    /** What happens. */
    How: 'same' | 'new-total' | 'back' | 'rest';
    /** How much, in dollars. */
    Amount: number;
  };
  /** Whether `Details` change anything. */
  IsChanged: boolean;
  /** The code of a refusal, which doesn’t change; each call lists its own. Omitted otherwise. */
  MessageCode?: string;
  /** The values of the placeholders in the sentence of `MessageCode`, such as a quantity. Omitted without any. */
  MessageValues?: Record<string, string | number>;
}

/** Parameters of POST_CUSTOMER_ORDER. */
export interface PostCustomerOrderRequest {
  /** Must match the customer of the token, because callers can send any id. */
  UserID?: OptionalId;
  /** The customer’s note to the shop, up to 2,000 characters; '' without one. */
  OrderNote?: string | number | null;
  /** The cart as JSON text of up to 48 KB: up to 100 lines `{ProductId, Quantity, productSelectedAttributes: [{ProductAttributeID, PrimaryKeyValue}]}`, for several colors or sizes `VariantQuantities: [{ColorID, SizeID, Quantity}]` instead of attributes 1 and 2, and `DesignID` for a print. Prices are ignored. */
  cartJsonData?: CartJsonData;
  /** A coupon code; '' without one. */
  CouponCode?: string | number | null;
  /** The id of a payment method (GET_PAYMENT_SETUP). */
  PaymentMethod: Id;
  /** For a card, a token from the provider's own form. */
  paymentToken?: string | number | null;
  /** For a wallet, the captured payment. Only its id is read; the other data comes from the provider. */
  payPalOrderConfirmJson?: string | null;
  /** The total shown to the shopper, in dollars. If it differs, the order is rejected and not stored. */
  ExpectedTotal?: Dollars;
  /** The total shown to the shopper, in riel. If it differs, the order is rejected and not stored. Empty skips the check. */
  ExpectedRiel?: ExpectedRiel;
  /** Whether the customer pays a deposit now, if the cart has `DueLater`. */
  Deposit?: boolean | null;
  /** Whether the balance of a deposit is paid in cash on delivery, instead of when the goods are ready. */
  BalanceInCash?: boolean | null;
  /** The amount shown as due now, in dollars. If it differs, the order isn't stored. */
  ExpectedDueNow?: Dollars;
  /** The `utm_source`, `utm_medium` and `utm_campaign` with which the visit began. */
  Visit?: {
    /** A campaign parameter. Values that may be an address or a phone number are dropped. */
    Source?: string;
    /** A campaign parameter. Values that may be an address or a phone number are dropped. */
    Medium?: string;
    /** A campaign parameter. Values that may be an address or a phone number are dropped. */
    Campaign?: string;
  } | null;
  /** Gift options, free of charge. Omitted or null when the order isn’t a gift. */
  Gift?: Gift;
  /** The company that the tax invoice is for. Omitted or null for a person. */
  Company?: Company;
  /** The selected delivery method. Absent, null or "" selects the cheapest one, if the shop has any. */
  DeliveryWayId?: OptionalId;
  /** The language of the order and its emails. Defaults to the customer's. */
  languageCode?: 'en' | 'ar' | null;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of POST_CUSTOMER_ORDER. */
export type PostCustomerOrderResponse = PlacedRow[];

/** The outcome of sending something for printing, and why it was refused. */
export interface PrintOutcome {
  /** The outcome as an English sentence that clients may compare, such as `Saved Successfully`; the reason if it was refused. */
  ResponseMsg: string;
  /** The code of a refusal, which doesn’t change; each call lists its own. Omitted otherwise. */
  MessageCode?: string;
  /** The values of the placeholders in the sentence of `MessageCode`, such as a quantity. Omitted without any. */
  MessageValues?: Record<string, string | number>;
  /** Why it was refused; if it ends in `Format`, `MessageValues` has the name of the file’s format, and if it begins with `dayFull`, when more is taken and who else takes it. Omitted otherwise. */
  Problem?: 'heicFormat' | 'pictureFormat' | 'drawingFormat' | 'documentFormat' | 'archiveFormat' | 'otherFormat' | 'unknownType' | 'aiWithoutPdf' | 'locked' | 'script' | 'tooManyPixels' | 'tooSlow' | 'unreadable' | 'started' | 'over' | 'full' | 'dayFull' | 'dayFullOrdered' | 'longName' | 'longFileName';
  /** Before ordering: the design that the cart line carries. */
  DesignID?: string;
}

/** `AdditionalPrice` is in dollars whatever the option's price type; clients add it to both prices. */
export interface ProductAllAttributesByIdRow {
  /** The id of the attribute (GET_PRODUCT_ALL_ATTRIBUTES_BY_ID): 1 is color, 2 size. */
  ProductAttributeID: number;
  /** The name of the attribute, such as `Color`, in the requested language. */
  AttributeDisplayName: string;
  /** The id of the chosen option of the attribute. */
  PrimaryKeyValue: number;
  /** The name of the option in the requested language. */
  PrimaryKeyDisplayValue: string;
  /** What the option adds to the price of a piece, in dollars. */
  AdditionalPrice: number;
  /** Whether an option of the attribute must be chosen. */
  IsRequiredAttribute: boolean;
  /** Business days the option adds to the product's own. Omitted when zero. */
  ExtraDays?: number;
  /** What customers send for it (SEND_ARTWORK, SEND_PRINT_TEXT). Omitted for nothing. */
  AsksFor?: 'artwork' | 'text' | 'names' | 'drawing';
  /** It is printed, which `Terms` of the product prices; `AdditionalPrice` has the price of one piece. The area is in mm, as far as known. */
  Print?: {
    /** Width of the printed area in mm. */
    Width?: number;
    /** Height of the printed area in mm. */
    Height?: number;
    /** How many colors it prints. Omitted if it has no limit. */
    Colors?: number;
  };
  /** What drawing it costs once. Omitted when free. */
  Drawing?: number;
}

export interface ProductDetailRow {
  /** The id of a product. */
  ProductId: number;
  /** The product’s name in the requested language. */
  ProductName: string;
  /** A short description as plain text; '' without one. */
  ShortDescription: string;
  /** The name of the product’s category in the requested language. Omitted without one. */
  CategoryName?: string;
  /** The price of one piece, in dollars. */
  Price: number;
  /** The price of one piece with its discount, in dollars. Omitted without a discount. */
  DiscountedPrice?: number;
  /** The id of the discount that applies. Omitted without one. */
  DiscountId?: number;
  /** Whether the discounted price already includes the discount. Omitted without a discount. */
  IsDiscountCalculated?: boolean;
  /** A coupon code; '' without one. */
  CouponCode?: string;
  /** Average stars, 1 to 5. Omitted without reviews. */
  Rating?: number;
  /** The number of reviews. */
  TotalReviews: number;
  /** The product’s pictures, in display order. */
  ProductImagesJson: {
    /** The path or URL of a picture. */
    AttachmentURL: string;
    /** The id of a color (GET_COLORS_LIST); omitted without one. */
    ColorID?: number;
    /** The view of the product in the picture, and its width and height in pixels. */
    View: 'front' | 'detail' | 'side' | 'back' | 'open' | 'room' | 'packed';
    /** Width in pixels. */
    Width: number;
    /** Height in pixels. */
    Height: number;
    /** Alternative text written by staff. */
    Alt?: string;
    /** Where options are printed in the picture; omitted if nowhere. */
    Areas?: AreaRow[];
  }[];
  /** How much can be ordered: what is in stock, and what may be ordered before more comes. */
  StockQuantity: number | null;
  /** The day from which it can be had (yyyy-mm-dd), and the same as a sentence. Only if it can be ordered although none is in stock. */
  AvailableFrom?: string;
  /** `AvailableFrom` as a sentence in the requested language. Omitted without it. */
  AvailabilityNote?: string;
  /** Another view of the product in the picture. */
  NextPicture?: string;
  /** The colors that the product is available in. */
  ColorIDs?: number[];
  /** Whether a color, size or required option adds to the price. */
  IsPriceFrom?: boolean;
  /** The lowest price of one piece at a larger quantity; absent without prices by quantity. */
  FromPrice?: number;
  /** How many pieces a pack contains, by its name; absent for a single one. */
  PieceCount?: number;
  /** Business days until it arrives in the capital, such as `2-4`; '' if unknown. */
  EstimatedShippingDays: string;
  /** Whether it is a file to download, which isn’t shipped. */
  IsDigitalProduct: boolean;
  /** Title for search engines; '' or omitted if unset. */
  MetaTitle: string;
  /** Description for search engines; '' or omitted if unset. */
  MetaDescription: string;
  /** Keywords for search engines; '' if unset. */
  MetaKeywords: string;
  /** The description as sanitized HTML. */
  FullDescription: string;
  /** The seller; '' if it is the shop. */
  VendorName: string;
  /** The brand; '' without one. */
  ManufacturerName: string;
  /** Whether the stock may be shown. */
  DisplayStockQuantity: boolean;
  /** The open days from today until `AvailableFrom`, which add to `EstimatedShippingDays`. The three are also there if only some of `VariantStock` are awaited. */
  WaitDays?: number;
  /** What stock is counted per, and the stock of each color, size or combination. `StockQuantity` is their sum. Omitted when the product has one stock. */
  StockPer?: 'color' | 'size' | 'both';
  /** The stock of each color, size or combination. */
  VariantStock?: {
    /** The id of a color (GET_COLORS_LIST); omitted without one. */
    ColorID?: number;
    /** The id of a size (GET_SIZE_LIST); omitted without one. */
    SizeID?: number;
    /** The pieces in stock; null if they aren’t counted. */
    StockQuantity: number;
    /** Whether it can be ordered for the day of `AvailableFrom`, because none is in stock. Omitted if not. */
    IsAwaited?: boolean;
    /** Its number in the shop, and its barcode if that is a GTIN. Omitted when it has none. */
    Sku?: string;
    /** Its barcode, if that is a GTIN. Omitted when it has none. */
    Gtin?: string;
  }[];
  /** The maximum per order; null without one. */
  OrderMaximumQuantity: number | null;
  /** Its prices by quantity; omitted without any. */
  Terms?: TermsRow;
  /** The minimum per order; omitted when it is 1. */
  MinimumQuantity?: number;
  /** Whether shipping is free. */
  IsShippingFree: boolean;
  /** Dollars per unit. 0 means free, whatever `IsShippingFree` says. */
  ShippingCharges: number;
  /** The colors to choose from; empty without a choice. */
  ProductColorsJson: {
    /** The id of a color (GET_COLORS_LIST); omitted without one. */
    ColorID: number;
    /** The name of the color in the requested language; '' without one. */
    ColorName: string;
    /** The color as `#rrggbb`. */
    HexCode: string;
  }[];
  /** The sizes to choose from; empty without a choice. */
  ProductSizesJson: {
    /** The id of a size (GET_SIZE_LIST); omitted without one. */
    SizeID: number;
    /** Its short name, such as `XL`. */
    ShortName: string;
  }[];
  /** The product’s tags. */
  ProductTagsJson: {
    /** The name of the tag. */
    TagName: string;
  }[];
  /** How it is shipped. */
  ProductShipMethodsJson: {
    /** The name of a way of shipping. */
    ShippingMethodName: string;
  }[];
  /** The id of a category. As a filter, ids joined with commas; empty for all. */
  CategoryID: number;
  /** Its number in the shop; '' without one. */
  Sku: string;
  /** Its GTIN. Omitted when it has none, or counts stock per variant. */
  Gtin?: string;
  /** Names in the other language, for that page's URL. */
  OtherLanguage: {
    /** The product’s name in the requested language. */
    ProductName: string;
    /** The name of the product’s category in the requested language. Omitted without one. */
    CategoryName?: string;
  };
}

/** The minimum rating in stars, 1 to 5. If it is null, "", 0 or absent, all products match. */
export type ProductListsMinRating = '' | null | number | string;

/** `OrderByColumnName`: maps each documented value to a sort order. "", null (which clients send after a sort selection) and any other text mean the default order. */
export type ProductOrder = string | number | null;

/** `ReviewDate` is displayed as sent: dd-mm-yyyy in the shop's time zone. */
export interface ProductReviewsRow {
  /** Stars, 1 to 5; the average, if there are several reviews. */
  Rating: number;
  /** Its heading; '' without one. */
  Title: string;
  /** The author’s name, as it is displayed. */
  ReviewerName: string;
  /** The day, dd-mm-yyyy in the shop’s time zone. */
  ReviewDate: string;
  /** The review as plain text. */
  Body: string;
  /** Whether the author bought the product here. */
  IsBoughtHere: boolean;
  /** The color and size that the author bought. */
  Choice?: string[];
  /** The shop's public answer, in the requested language if it has one. */
  Answer?: string;
  /** Photos by the author that staff approved; omitted without any. */
  Photos?: {
    /** The path or URL of a picture. */
    AttachmentURL: string;
    /** Width in pixels. */
    Width: number;
    /** Height in pixels. */
    Height: number;
  }[];
  /** How many photos of a review by the logged-in customer couldn’t be published; omitted if none. */
  UnusablePhotos?: number;
}

/** A product in lists. Discount keys are omitted when there is no discount, because clients add surcharges to them. */
export interface ProductRow {
  /** The id of a product. */
  ProductId: number;
  /** The product’s name in the requested language. */
  ProductName: string;
  /** A short description as plain text; '' without one. */
  ShortDescription: string;
  /** The name of the product’s category in the requested language. Omitted without one. */
  CategoryName?: string;
  /** The price of one piece, in dollars. */
  Price: number;
  /** The price of one piece with its discount, in dollars. Omitted without a discount. */
  DiscountedPrice?: number;
  /** The id of the discount that applies. Omitted without one. */
  DiscountId?: number;
  /** Whether the discounted price already includes the discount. Omitted without a discount. */
  IsDiscountCalculated?: boolean;
  /** A coupon code; '' without one. */
  CouponCode?: string;
  /** Average stars, 1 to 5. Omitted without reviews. */
  Rating?: number;
  /** The number of reviews. */
  TotalReviews: number;
  /** The number of products that match, on all pages. */
  TotalRecords: number;
  /** Whether the shop marks it as new. */
  MarkAsNew: boolean;
  /** The product’s pictures, in display order. */
  ProductImagesJson: {
    /** The path or URL of a picture. */
    AttachmentURL: string;
    /** The id of a color (GET_COLORS_LIST); omitted without one. */
    ColorID?: number;
  }[];
  /** How much can be ordered; below 1 means out of stock; absent means not tracked. */
  StockQuantity?: number | null;
  /** The day from which it can be had (yyyy-mm-dd), and the same as a sentence. Only if it can be ordered although none is in stock. */
  AvailableFrom?: string;
  /** `AvailableFrom` as a sentence in the requested language. Omitted without it. */
  AvailabilityNote?: string;
  /** Another view of the product in the picture. */
  NextPicture?: string;
  /** The colors that the product is available in. */
  ColorIDs?: number[];
  /** Whether a color, size or required option adds to the price. */
  IsPriceFrom?: boolean;
  /** The lowest price of one piece at a larger quantity; absent without prices by quantity. */
  FromPrice?: number;
  /** How many pieces a pack contains, by its name; absent for a single one. */
  PieceCount?: number;
  /** The days it states to arrive in the capital; absent means none. */
  EstimatedShippingDays?: string;
  /** Whether it is a file to download. */
  IsDigitalProduct?: boolean;
}

/** JSON text within JSON: its size is limited before parsing, its shape is checked before use. */
export type ProductsListByIdsProductIds = string;

export interface ProgressRow {
  /** The id of an order. */
  OrderId: number;
  /** The number of the order that customers see, such as `AG10042`. */
  OrderNumber: string;
  /** The status: 1 active, 2 in progress, 3 completed, 4 returned, 5 refunded, 91 canceled. */
  LatestStatusID: number;
  /** The id of the payment method: 2 wallet, 5 card, 6 cash on delivery, 9 bank transfer; others come with their provider. */
  PaymentMethodId: number;
  /** The total in dollars, with shipping and VAT. */
  OrderTotal: number;
  /** The order's total in riel at the rate when it was placed. Omitted when there was no rate. */
  Riel?: {
    /** The total in riel. */
    Total: number;
    /** The riel per dollar. */
    Rate: number;
    /** ISO 8601 with Z. */
    RateSince: string;
    /** True when the order was paid in riel, omitted otherwise. */
    IsPaid?: true;
  };
  /** The customer’s first name. */
  FirstName: string;
  /** The email address. */
  Email: string;
  /** The phone number, or '' if the customer gave none. */
  MobileNo: string;
  /** The destination in short: street and city. */
  AddressLineOne: string;
  /** The name of the city or district in the requested language; '' if unset. */
  CityName: string;
  /** The steps from the order to its delivery. */
  Steps: OrderProgressStep[];
  /** Payments and refunds, oldest first. */
  Money: OrderProgressMoney[];
  /** The days from the order until the slowest item should arrive, e.g. `2-4`, or '' if unknown. */
  ShippingDays: string;
  /** The day in the shop's time zone, yyyy-mm-dd, from which the shipping days count: of the order, of the approval of its proof, or of its payment. */
  OrderDay: string;
  /** The day by which the customer has to approve a proof; omitted if the days are certain. */
  ApproveDay?: string;
  /** Whether the customer can cancel the order now. */
  MayCancel: boolean;
  /** Whether the customer can change address, note and company now. */
  MayChange: boolean;
  /** What is refunded on canceling, in dollars. */
  GoesBack: number;
  /** The refund in riel. Null when the order is paid in dollars. */
  GoesBackRiel: number | null;
  /** What the shop retains for set-up and drawing if the customer cancels. */
  Retained: number;
  /** The order's payment status, as in emails, documents and the office. */
  Payment: OrderProgressPayment;
  /** Whether the customer picks it up at the shop. `sent` then means that it is ready. */
  IsPickUp: boolean;
  /** The customer collects it at a branch or a bus station. Omitted if not. */
  IsCounter?: true;
  /** Whether the customer canceled it. */
  CancelledByCustomer: boolean;
  /** The last shipment as staff entered it, or null. A missing part is ''. */
  Parcel: OrderProgressParcel | null;
  /** All shipments that have left. */
  Parcels: {
    /** The tracking number. */
    Number: string;
    /** The carrier. */
    Carrier: string;
    /** The path of a picture of the carrier’s receipt. */
    ReceiptPath: string;
    /** Its number within the order, from 1. */
    ParcelNumber: number;
    /** When it left, ISO 8601 with Z. */
    SentAt: string;
    /** When it arrived. */
    DeliveredAt: string | null;
    /** What it contains; empty if it is everything. */
    Contents: {
      /** With its color and size, if the item has several. */
      ProductName: string;
      /** The number of pieces. */
      Quantity: number;
    }[];
    /** Whether the customer can say that it arrived. */
    MayConfirm: boolean;
  }[];
  /** What happens next, the same in every place. */
  Story: StoryRow;
  /** What was ordered. */
  Goods: {
    /** The product’s name in the requested language. */
    ProductName: string;
    /** The path of the product’s first picture; '' without one. */
    DefaultImageUrl: string;
    /** The number of pieces. */
    Quantity: number;
  }[];
}

/** The row that a refused call returns instead of addresses. */
export interface RefusedRow {
  /** The outcome as an English sentence that clients may compare, such as `Saved Successfully`; the reason if it was refused. */
  ResponseMsg: string;
  /** The code of a refusal, which doesn’t change; each call lists its own. Omitted otherwise. */
  MessageCode?: string;
  /** The values of the placeholders in the sentence of `MessageCode`, such as a quantity. Omitted without any. */
  MessageValues?: Record<string, string | number>;
}

/** Parameters of REMOVE_CUSTOMER_ADDRESS. */
export type RemoveCustomerAddressRequest = OneAddress;

/** Content of `data` of REMOVE_CUSTOMER_ADDRESS. */
export type RemoveCustomerAddressResponse = AddressRow[];

/** Parameters of REMOVE_PHONE_NUMBER. */
export interface RemovePhoneNumberRequest {
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of REMOVE_PHONE_NUMBER. */
export type RemovePhoneNumberResponse = EmailStateRow[];

/** Parameters of REPORT_ORDER_PROBLEM. */
export interface ReportOrderProblemRequest {
  /** The id of an order. */
  OrderId: Id;
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID?: OptionalId;
  /** The products, one row each. */
  Items: {
    /** The id of an ordered item (GET_CUSTOMER_ORDER_HISTORY_DETAIL). */
    OrderItemID: Id;
    /** The number of pieces. */
    Quantity: Id;
  }[];
  /** What is wrong. */
  Reason: 'damaged' | 'missing' | 'wrong' | 'faulty' | 'other';
  /** What is wrong, in the customer’s words. */
  Message?: string | number | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of REPORT_ORDER_PROBLEM. */
export type ReportOrderProblemResponse = {
  /** The outcome as an English sentence that clients may compare, such as `Saved Successfully`; the reason if it was refused. */
  ResponseMsg: string;
  /** The code of a refusal, which doesn’t change; each call lists its own. Omitted otherwise. */
  MessageCode?: string;
  /** The values of the placeholders in the sentence of `MessageCode`, such as a quantity. Omitted without any. */
  MessageValues?: Record<string, string | number>;
  /** The id of the report. */
  ReportId?: number;
}[];

/** Parameters of REQUEST_PERSONAL_DATA. */
export interface RequestPersonalDataRequest {
  /** What to ask for; '' only returns the open requests. */
  Kind?: '' | 'copy' | 'erasure';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of REQUEST_PERSONAL_DATA. */
export type RequestPersonalDataResponse = {
  /** The kind of the request. */
  Kind: 'copy' | 'erasure';
  /** When, ISO 8601 in UTC. */
  RequestedUTC: string;
}[];

export interface ResponseMessage {
  /** The outcome as an English sentence that clients may compare, such as `Saved Successfully`; the reason if it was refused. */
  ResponseMsg: string;
}

/** Parameters of SAVE_CUSTOMER_ADDRESS. */
export interface SaveCustomerAddressRequest {
  /** Id of a saved address, or null for a new one. */
  AddressID?: OptionalId;
  /** The customer’s name for the address; '' for none. */
  Label?: string | number | null;
  /** House number and street. */
  AddressLineOne: string;
  /** The id of a state or province (GET_STATES_PROVINCES_LIST). -999, '' and null mean none. */
  StateProvinceId?: Place;
  /** The id of a city or district (GET_CITIES_LIST). -999, '' and null mean none. */
  CityId?: Place;
  /** The postal code; '' without one. */
  PostalCode?: string | '' | null;
  /** A second phone number; '' for none. */
  SecondMobileNo?: string | '' | null;
  /** The recipient at the address, if it isn’t the customer; '' for none. */
  RecipientName?: string | null;
  /** The recipient’s phone number, with `RecipientName`. */
  RecipientMobileNo?: string | '' | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of SAVE_CUSTOMER_ADDRESS. */
export type SaveCustomerAddressResponse = (AddressRow | RefusedRow)[];

/** Texts of a screen by key. */
export interface ScreenLabels {
  /** The texts, one row each. */
  labelsJsonData: {
    /** The key of the text. */
    labelHtmlId: string;
    /** The text. */
    text: string;
  }[];
}

/** A selected option of a line: its ids and the displayed names. */
export interface SelectedAttribute {
  /** The id of the attribute (GET_PRODUCT_ALL_ATTRIBUTES_BY_ID): 1 is color, 2 size. */
  ProductAttributeID: number;
  /** The name of the attribute, such as `Color`, in the requested language. */
  AttributeDisplayName: string;
  /** The id of the chosen option of the attribute. */
  PrimaryKeyValue: number;
  /** The name of the option in the requested language. */
  PrimaryKeyDisplayValue: string;
  /** What the option adds to the price of a piece, in dollars. */
  AdditionalPrice: number;
}

/** Parameters of SEND_ARTWORK. */
export interface SendArtworkRequest {
  /** The id of an ordered item (GET_CUSTOMER_ORDER_HISTORY_DETAIL). */
  OrderItemID?: OptionalId;
  /** The last part of a link to the order’s page; '' without one. */
  Code?: string | number | null;
  /** The id of a product. */
  ProductId?: OptionalId;
  /** The id of what is printed on a cart line (SEND_ARTWORK, SEND_PRINT_TEXT); omitted or null for nothing. */
  DesignID?: string | null;
  /** The id of the attribute (GET_PRODUCT_ALL_ATTRIBUTES_BY_ID): 1 is color, 2 size. */
  ProductAttributeID: Id;
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID?: OptionalId;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
  /** The `UploadId` of BEGIN_ARTWORK, or the `ArtworkId` of an earlier file. */
  UploadId: string;
  /** Up to 200 characters. Folders, control characters and marks of direction are removed. */
  FileName?: string | number | null;
  /** Where it is in its area. If omitted, it is in the middle. */
  Placement?: PlacementRow;
}

/** Content of `data` of SEND_ARTWORK. */
export type SendArtworkResponse = PrintOutcome[];

/** Parameters of SEND_EMAIL_CONFIRMATION. */
export interface SendEmailConfirmationRequest {
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of SEND_EMAIL_CONFIRMATION. */
export type SendEmailConfirmationResponse = OutcomeRow[];

/** Parameters of SEND_PHONE_CODE. */
export interface SendPhoneCodeRequest {
  /** A phone number of 8 to 15 digits, such as `012 345 678` or `+855 12 345 678`. */
  PhoneNumber: string;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of SEND_PHONE_CODE. */
export type SendPhoneCodeResponse = {
  /** The outcome as an English sentence that clients may compare, such as `Saved Successfully`; the reason if it was refused. */
  ResponseMsg: string;
  /** A token that must be sent back with the code. Null for browsers, which use our cookie. */
  RequestToken: string | null;
}[];

/** Parameters of SEND_PRINT_TEXT. */
export interface SendPrintTextRequest {
  /** The id of an ordered item (GET_CUSTOMER_ORDER_HISTORY_DETAIL). */
  OrderItemID?: OptionalId;
  /** The last part of a link to the order’s page; '' without one. */
  Code?: string | number | null;
  /** The id of a product. */
  ProductId?: OptionalId;
  /** The id of what is printed on a cart line (SEND_ARTWORK, SEND_PRINT_TEXT); omitted or null for nothing. */
  DesignID?: string | null;
  /** The id of the attribute (GET_PRODUCT_ALL_ATTRIBUTES_BY_ID): 1 is color, 2 size. */
  ProductAttributeID: Id;
  /** The customer’s id. In requests, it may be omitted; otherwise it must be that of the token. */
  UserID?: OptionalId;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
  /** The text, or the names, one a line; '' removes it. */
  Text?: string | number | null;
}

/** Content of `data` of SEND_PRINT_TEXT. */
export type SendPrintTextResponse = PrintOutcome[];

export interface SessionRow {
  /** The id of the session, for END_CUSTOMER_SESSIONS. */
  SessionID: number;
  /** A name such as 'Chrome', or '' if unknown. */
  Browser: string;
  /** A name such as 'Android', or '' if unknown. */
  System: string;
  /** When it began, ISO 8601 in UTC. */
  FirstSeenUTC: string;
  /** Accurate to the minute. */
  LastSeenUTC: string;
  /** Whether this is the session making the call. */
  IsCurrent: boolean;
}

export interface ShopSettingsLink {
  /** The text. */
  Text: string;
  /** Where it leads. */
  Url: string;
}

/** Texts in the requested language. "" and empty lists mean that the shop has set no value. */
export interface ShopSettingsSettings {
  /** The name of the shop. */
  SiteTitle: string;
  /** A sentence about the shop. */
  Blurb: string;
  /** Where the shop is. */
  Address: string;
  /** Its phone number. */
  Phone: string;
  /** The email address. */
  Email: string;
  /** Its other phone numbers. */
  OfficeNumbers: string[];
  /** Opening hours. */
  Hours: {
    /** The days, as displayed. */
    Days: string;
    /** The hours, as displayed. */
    Hours: string;
  }[];
  /** Its first page on social media. */
  SocialUrl: string;
  /** All social URLs, starting with the one above. */
  SocialUrls: string[];
  /** Chat links: URLs at t.me (Telegram) and m.me (Messenger). */
  ChatUrls: string[];
  /** The path of its logo. */
  Logo: string;
  /** The path of its logo for dark backgrounds. */
  LogoWhite: string;
  /** The path of its small logo. */
  Mark: string;
  /** The path of a stylesheet with the shop's own colors. Omitted if it has none. */
  ColourSheet?: string;
  /** Sanitized HTML. */
  ShippingInfo: string;
  /** Reasons to buy here. */
  WhyBuy: string[];
  /** When orders usually arrive. */
  DeliveryEstimate: {
    /** In the capital. */
    Capital: string;
    /** In the provinces. */
    Provinces: string;
  };
  /** Business days added outside the capital. Omitted when zero. */
  ProvinceDays?: {
    /** The fewest days. */
    From: number;
    /** The most days. */
    To: number;
  };
  /** Days on which the shop neither makes, ships nor delivers: weekdays (0 is Sunday) and dates (yyyy-mm-dd). Omitted when there are none. */
  ClosedWeekdays?: number[];
  /** Dates on which the shop is closed, yyyy-mm-dd. Omitted when there are none. */
  ClosedDates?: string[];
  /** The date format of the shop's pages and emails. Dates in the API are dd-mm-yyyy or ISO. */
  DateFormat: 'dd-mm-yyyy' | 'dd/mm/yyyy';
  /** Time zone of the shop's days and of the times on its pages and emails, e.g. Asia/Phnom_Penh. */
  TimeZone: string;
  /** The home page's story, and a shoppable picture with its tagged products. Null when unset. */
  Story: ShopSettingsStory | null;
  /** A picture with its tagged products. Null when unset. */
  Scene: {
    /** The path of its picture. */
    Picture: string;
    /** The line above the title. */
    Over: string;
    /** The heading. */
    Title: string;
    /** The text. */
    Text: string;
    /** The text of its link; '' without one. */
    LinkText: string;
    /** Where its link leads. */
    LinkUrl: string;
    /** The numbers of the story. Omitted when it has none. */
    Figures?: {
      /** The number, as displayed. */
      Value: string;
      /** The text. */
      Text: string;
    }[];
    /** Where products are in the picture. */
    Spots: ShopSettingsSpot[];
  } | null;
  /** The next festivals, the first to begin first. Days are yyyy-mm-dd; omitted where unknown. */
  Festivals?: {
    /** The name of the festival. */
    Name: string;
    /** Its first day. */
    FirstDay: string;
    /** Its last day. */
    LastDay?: string;
    /** The last day to order for it. */
    LastOrderDay?: string;
  }[];
  /** Whether free gift wrapping is offered. */
  GiftWrapping: boolean;
  /** The path of a picture of gift wrapping; '' without one. */
  GiftWrappingPicture: string;
  /** The texts of the FAQ and about pages, as plain text. Empty when the built-in ones apply. */
  Faq: {
    /** The question. */
    Question: string;
    /** The answer. */
    Answer: string;
    /** The subject under which it is listed. */
    Group: 'ordering' | 'paying' | 'delivery' | 'other';
  }[];
  /** The text of the about page; '' for the built-in one. */
  About: string;
  /** The shop's own links at the top and in the footer. Omitted when the built-in ones apply. */
  TopLinks?: ShopSettingsLink[];
  /** The shop’s own links in the footer. Omitted when the built-in ones apply. */
  FooterLinks?: ShopSettingsLink[];
  /** The VAT in orders, in percent. Omitted while VAT is off. */
  VatPercent?: number;
  /** Whether VAT is added to prices. Omitted if they include it. */
  VatOnTop?: boolean;
  /** Whether an order may be for a company (`Company` of POST_CUSTOMER_ORDER). Omitted otherwise. */
  Companies?: boolean;
  /** Whether this is a demo shop, which sells no products. */
  Demo: boolean;
  /** Whether delivery methods with their own prices by destination are set up. */
  DeliveryWays: boolean;
  /** The business days the delivery methods take, from the fastest to the slowest. */
  DeliveryWayDays?: string;
  /** Whether delivery is free everywhere: no delivery method and no product on sale charges for it. */
  FreeDelivery: boolean;
  /** Whether customers can log in by phone number. */
  PhoneLogin: boolean;
  /** Whether emails are only saved, because a live shop has no email server. Omitted otherwise. */
  SavesEmails?: boolean;
  /** The same for text messages other than codes. */
  SavesTexts?: boolean;
  /** The riel per dollar and since when (ISO 8601 with Z). Null if the shop shows no riel. */
  RielRate: {
    /** Riel per dollar. */
    Rate: number;
    /** Since when, ISO 8601 in UTC. */
    Since: string;
  } | null;
}

/** `X` and `Y`: percent of the picture's width and height, from the upper left corner. */
export interface ShopSettingsSpot {
  /** The id of a product. */
  ProductId: number;
  /** Percent of the picture’s width, from the left. */
  X: number;
  /** Percent of the picture’s height, from the top. */
  Y: number;
}

export interface ShopSettingsStory {
  /** The path of its picture. */
  Picture: string;
  /** The line above the title. */
  Over: string;
  /** The heading. */
  Title: string;
  /** The text. */
  Text: string;
  /** The text of its link; '' without one. */
  LinkText: string;
  /** Where its link leads. */
  LinkUrl: string;
  /** The numbers of the story. Omitted when it has none. */
  Figures?: {
    /** The number, as displayed. */
    Value: string;
    /** The text. */
    Text: string;
  }[];
}

/** Parameters of SIGNUP_USER. */
export interface SignupUserRequest {
  /** The customer’s first name. */
  FirstName: string;
  /** The customer’s last name. */
  LastName: string;
  /** The customer’s phone number, 8 to 15 digits, such as `012 345 678` or `+855 12 345 678`; '' in responses if unset. */
  MobileNo?: string | '' | null;
  /** House number and street. */
  AddressLineOne: string;
  /** The id of a city or district (GET_CITIES_LIST). -999, '' and null mean none. */
  CityId?: Place;
  /** The id of a state or province (GET_STATES_PROVINCES_LIST). -999, '' and null mean none. */
  StateProvinceId?: Place;
  /** The postal code; '' without one. */
  PostalCode?: string | null;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
  /** The email address of the account; '' in responses if it has none. */
  EmailAddress: string;
  /** The id of a country (GET_COUNTRIES_LIST); null if unset. */
  CountryID: Place;
  /** The language of emails and messages to the customer. */
  languageCode?: 'en' | 'ar';
  /** The password, exactly as typed. */
  Password: string;
}

/** Content of `data` of SIGNUP_USER. */
export type SignupUserResponse = OutcomeRow[];

/** `LocalizationJsonData` replaces the displayed text, the short name. */
export interface SizeListRow {
  /** The id of a size (GET_SIZE_LIST); omitted without one. */
  SizeID: number;
  /** Its English name. */
  Name: string;
  /** Its short name, such as `XL`. */
  ShortName: string;
  /** Its measurements in inches; '' if unknown. */
  Inches: string;
  /** Its measurements in centimeters; '' if unknown. */
  Centimeters: string;
  /** Its Khmer name. Omitted when there is none. */
  LocalizationJsonData?: {
    /** The language’s number. */
    langId: number;
    /** The text in that language. */
    text: string;
  }[];
}

/** An amount in dollars, and also in riel if the order is paid in riel. */
export interface StoryFieldsSum {
  /** The amount in dollars. */
  Amount: number;
  /** The same in riel; null if the order isn’t paid in riel. */
  Riel: number | null;
}

/** What happens next with an order, the same in every place. */
export interface StoryRow {
  /** The one thing that happens next. */
  State: 'confirm' | 'pay' | 'checking' | 'artwork' | 'proof' | 'approve' | 'changes' | 'deposit' | 'owed' | 'stock' | 'approved' | 'received' | 'printing' | 'preparing' | 'balance' | 'partSent' | 'partReady' | 'pickUp' | 'sent' | 'door' | 'delivered' | 'files' | 'onAccount' | 'overdue' | 'returned' | 'cancelled';
  /** Who has to act: the customer or the shop; `done` once neither has. */
  Who: 'you' | 'us' | 'done';
  /** Since when, ISO 8601 in UTC; null if unknown. */
  Since: string | null;
  /** The time by which the customer has to act, ISO 8601 in UTC; null if there is none. */
  Until: string | null;
  /** The number of the proof that is checked or drawn. Omitted if it’s about none. */
  ProofNumber?: number;
  /** Whether the customer picks it up at the shop. */
  IsPickUp: boolean;
  /** Whether the shop calls before it delivers. */
  IsCalled: boolean;
  /** The steps; of a printed order with its proof and approval. */
  Steps: {
    /** The step. */
    Step: 'received' | 'transfer' | 'proof' | 'approval' | 'printing' | 'preparing' | 'sent' | 'delivered' | 'ready' | 'returned' | 'cancelled';
    /** `done`: completed; `now`: in progress; `next`: not started. */
    State: 'done' | 'now' | 'next';
    /** When, ISO 8601 in UTC; null if it hasn’t happened yet or wasn’t recorded. */
    At: string | null;
  }[];
  /** What was paid and not refunded. */
  Paid: StoryFieldsSum;
  /** What is due now. */
  DueNow: StoryFieldsSum;
  /** What is due later. */
  DueLater: StoryFieldsSum;
  /** When that is due. */
  LaterWhen: 'ready' | 'delivery' | 'day';
  /** The day by which it is to be paid, yyyy-mm-dd. Omitted if it isn’t on account. */
  DueOn?: string;
  /** The days until it arrives, e.g. `2-4`, or '' if unknown. */
  ShippingDays: string;
  /** The day from which they count, yyyy-mm-dd. */
  OrderDay: string;
  /** The day by which a proof has to be approved, yyyy-mm-dd. Omitted if the days are certain. */
  ApproveDay?: string;
}

/** A suggestion: `category`, `brand` or `product` by id, `term` (id 0) for a corrected or another search that has results, or `page` (id 0) for a question or page at `Path`. Products include the fields that their link and their line show. */
export interface SuggestionRow {
  /** What is suggested. */
  Kind: 'category' | 'brand' | 'product' | 'term' | 'page';
  /** The id of the category, brand or product; 0 for others. */
  Id: number;
  /** The displayed name. */
  Name: string;
  /** The name of the product’s category in the requested language. Omitted without one. */
  CategoryName?: string;
  /** The price of one piece, in dollars. */
  Price?: number;
  /** The price of one piece with its discount, in dollars. Omitted without a discount. */
  DiscountedPrice?: number;
  /** The path or URL of a picture. */
  AttachmentURL?: string;
  /** For a page: its path, such as `/en/faq`. */
  Path?: string;
  /** For a category, brand or term: how many products it leads to. */
  TotalProducts?: number;
}

/** The last change of a line in the cart or wish list. One per product. */
export interface SyncCustomerListsLine {
  /** The list that the line is on. */
  List: 'cart' | 'wish';
  /** The id of a product. */
  ProductId: Id;
  /** 0 means the line was removed. */
  Quantity: number;
  /** The selected option of each attribute. */
  Choices?: {
    /** The id of the attribute (GET_PRODUCT_ALL_ATTRIBUTES_BY_ID): 1 is color, 2 size. */
    ProductAttributeID: Id;
    /** The id of the chosen option of the attribute. */
    PrimaryKeyValue: Id;
  }[];
  /** The design to print. Omitted if there is none. */
  DesignID?: string | null;
  /** Its pieces by color and size, if they differ. Omitted for the same quantity, they stay as they are. */
  VariantQuantities?: {
    /** The id of a color (GET_COLORS_LIST); omitted without one. */
    ColorID: number;
    /** The id of a size (GET_SIZE_LIST); omitted without one. */
    SizeID: number;
    /** The number of pieces. */
    Quantity: number;
  }[];
  /** The time of the change in milliseconds since 1970 by the browser's clock. It is always later than every other change of the line the browser knows. */
  ChangedAt: number;
}

/** Parameters of SYNC_CUSTOMER_LISTS. */
export interface SyncCustomerListsRequest {
  /** The lines that changed since the last call, or all. */
  Lines: SyncCustomerListsLine[];
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of SYNC_CUSTOMER_LISTS. */
export type SyncCustomerListsResponse = {
  /** The list that the line is on. */
  List: 'cart' | 'wish';
  /** The id of a product. */
  ProductId: IdAnswer;
  /** 0 means the line was removed. */
  Quantity: number;
  /** The selected option of each attribute. */
  Choices: {
    /** The id of the attribute (GET_PRODUCT_ALL_ATTRIBUTES_BY_ID): 1 is color, 2 size. */
    ProductAttributeID: IdAnswer;
    /** The id of the chosen option of the attribute. */
    PrimaryKeyValue: IdAnswer;
  }[];
  /** The design to print. Omitted if there is none. */
  DesignID?: string | null;
  /** Its pieces by color and size, if they differ. Omitted for the same quantity, they stay as they are. */
  VariantQuantities?: {
    /** The id of a color (GET_COLORS_LIST); omitted without one. */
    ColorID: number;
    /** The id of a size (GET_SIZE_LIST); omitted without one. */
    SizeID: number;
    /** The number of pieces. */
    Quantity: number;
  }[];
  /** The time of the change in milliseconds since 1970 by the browser's clock. It is always later than every other change of the line the browser knows. */
  ChangedAt: number;
  /** The product’s name in the requested language. */
  ProductName?: string;
  /** The price of one piece, in dollars. */
  Price?: number;
  /** The price of one piece with its discount, in dollars. Omitted without a discount. */
  DiscountedPrice?: number;
  /** The id of the discount that applies. Omitted without one. */
  DiscountId?: number;
  /** Whether the discounted price already includes the discount. Omitted without a discount. */
  IsDiscountCalculated?: boolean;
  /** A coupon code; '' without one. */
  CouponCode?: string;
  /** The short name of the size, such as `XL`; '' without one. */
  SizeShortName?: string;
  /** The name of the color in the requested language; '' without one. */
  ColorName?: string;
  /** The path of the product’s first picture. */
  DefaultImage?: string;
}[];

/** Parameters of TAKE_JOB_ACT. */
export interface TakeJobActRequest {
  /** The id of an order. */
  OrderId?: OptionalId;
  /** The last part of a link to the page; '' to use `OrderId`. */
  Code?: string | number | null;
  /** What to do. */
  Act: 'pay' | 'confirm' | 'message' | 'approve' | 'changes' | 'received' | 'design' | 'again';
  /** A message to the shop, or what to change; '' for none. */
  Message?: string | number | null;
  /** The id of a proof. */
  ProofId?: string | number | null;
  /** The name of the person who answers a proof. */
  Name?: string | number | null;
  /** The total that was shown with the proof, in dollars. */
  Total?: number;
  /** JSON text: a list of `{x, y, text}`; '' for none. */
  Marks?: string | number | null;
  /** The number of the parcel that arrived. */
  Parcel?: OptionalId;
  /** The code that approving needs if the shop asks for one, and what proves who requested it. */
  ApprovalCode?: string | number | null;
  /** What requesting the approval code returned; '' without one. */
  Token?: string | number | null;
  /** The id of a payment method (GET_PAYMENT_SETUP). */
  PaymentMethod?: OptionalId;
  /** The `PaymentKey` of the payment. */
  PaymentKey?: string | number | null;
  /** A card token, for providers without their own browser form; '' for others. */
  Proof?: string | number | null;
  /** The language of names and texts in the response: `en`, or `ar` for Khmer. Defaults to `en`; for orders and emails, to the customer’s own. */
  languageCode?: 'en' | 'ar';
}

/** Content of `data` of TAKE_JOB_ACT. */
export type TakeJobActResponse = PlacedRow[];

/** What decides the price of a line at any quantity; only for products with prices by quantity, methods of printing or a fee below the minimum. The last step from which the quantity counts applies. Surcharges in percent are those of the step's price without its discount. */
export interface TermsRow {
  /** Prices of one piece in dollars, without surcharges. The first step is from 1. */
  Steps: {
    /** The number of pieces from which the step applies. */
    From: number;
    /** The price of one piece, in dollars. */
    Price: number;
    /** The price of one piece with its discount, in dollars. Omitted without a discount. */
    DiscountedPrice?: number;
  }[];
  /** Surcharges of options that aren't free: dollars, or percent. */
  Options?: {
    /** The id of the attribute (GET_PRODUCT_ALL_ATTRIBUTES_BY_ID): 1 is color, 2 size. */
    ProductAttributeID: number;
    /** The id of the chosen option of the attribute. */
    PrimaryKeyValue: number;
    /** What `Amount` is: 1 dollars, 2 percent. */
    PriceType: 1 | 2;
    /** The surcharge per piece. */
    Amount: number;
  }[];
  /** What printing costs, by option. Omitted without printing. */
  Prints?: {
    /** What it costs once per line, in dollars. Omitted when free. */
    Setup?: number;
    /** The price per piece by quantity. */
    Steps: {
      /** The number of pieces from which the step applies. */
      From: number;
      /** The price of one piece, in dollars. */
      Price: number;
    }[];
    /** The id of the attribute (GET_PRODUCT_ALL_ATTRIBUTES_BY_ID): 1 is color, 2 size. */
    ProductAttributeID: number;
    /** The id of the chosen option of the attribute. */
    PrimaryKeyValue: number;
  }[];
  /** The price of a drawing, charged once. */
  Drawing?: number;
  /** The same artwork was printed before: no set-up charge, no drawing. */
  IsRepeat?: true;
  /** What fewer pieces than the minimum cost once; omitted if they are refused. */
  MinimumFee?: number;
  /** Dollars per piece; omitted when free. */
  ShippingCharges?: number;
}

/** How an order is paid by bank transfer. */
export interface TransferRow {
  /** The id of an order. */
  OrderId: number;
  /** The payment reference for the transfer. */
  OrderNumber: string;
  /** The total in dollars, with shipping and VAT. */
  OrderTotal: number;
  /** ISO 8601 with Z. */
  OrderDateUTC: string;
  /** `waiting`: awaiting the payment until `Until`, ISO 8601 with Z. `ended`: expired unpaid, or canceled. */
  Standing: 'waiting' | 'paid' | 'ended';
  /** When the order expires, ISO 8601 in UTC. */
  Until: string;
  /** The accounts to transfer to, while the payment is pending. */
  Accounts: Account[];
  /** The time when the last payment slip was uploaded, or null if none was. */
  SlipAt: string | null;
  /** The number of payment slips that can still be uploaded. */
  SlipsLeft: number;
  /** The QR code that can pay the order instead before a payment slip (PAY_TRANSFER_BY_CODE), with the fields of GET_PAYMENT_SETUP. Omitted if there is none. */
  PayByCode?: {
    /** The provider’s public key; '' without one. */
    PublicKey: string;
    /** The seconds between two CONFIRM_PAYMENT; null for none. */
    PollSeconds: number | null;
    /** How many minutes after its expiry a code is still polled. */
    LateMinutes?: number;
  };
  /** The email address to which the confirmation goes. */
  Email: string;
}

/** Parameters of UPDATE_PROFILE. */
export interface UpdateProfileRequest {
  /** Must match the customer of the token, because callers can send any id. */
  UserID?: OptionalId;
  /** The customer’s first name. */
  FirstName: string;
  /** The customer’s last name. */
  LastName: string;
  /** The customer’s phone number, 8 to 15 digits, such as `012 345 678` or `+855 12 345 678`; '' in responses if unset. */
  MobileNo?: string | '' | null;
  /** House number and street. */
  AddressLineOne: string;
  /** The id of a city or district (GET_CITIES_LIST). -999, '' and null mean none. */
  CityId?: Place;
  /** The id of a state or province (GET_STATES_PROVINCES_LIST). -999, '' and null mean none. */
  StateProvinceId?: Place;
  /** The postal code; '' without one. */
  PostalCode?: string | '' | null;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
  /** A second phone number; '' for none. */
  SecondMobileNo?: string | '' | null;
  /** The recipient at the address, if it isn’t the customer; '' for none. */
  RecipientName?: string | null;
  /** The recipient’s phone number, with `RecipientName`. */
  RecipientMobileNo?: string | '' | null;
}

/** Content of `data` of UPDATE_PROFILE. */
export type UpdateProfileResponse = OutcomeRow[];

/** Parameters of USE_CUSTOMER_ADDRESS. */
export type UseCustomerAddressRequest = OneAddress;

/** Content of `data` of USE_CUSTOMER_ADDRESS. */
export type UseCustomerAddressResponse = (AddressRow | RefusedRow)[];

/** Parameters of VALIDATE_EMAIL_SEND_OTP. */
export interface ValidateEmailSendOtpRequest {
  /** The email address. */
  Email: string;
  /** The language of the email. Defaults to the customer's. */
  languageCode?: 'en' | 'ar' | null;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of VALIDATE_EMAIL_SEND_OTP. */
export type ValidateEmailSendOtpResponse = {
  /** The outcome as an English sentence that clients may compare, such as `Saved Successfully`; the reason if it was refused. */
  ResponseMsg: string;
  /** A token to send back with the code. Null for browsers, which use our cookie. */
  RequestToken: string | null;
}[];

/** Parameters of VALIDATE_OTP_CHANGE_PASSWORD. */
export interface ValidateOtpChangePasswordRequest {
  /** The email address. */
  Email: string;
  /** The one-time code of 8 digits. */
  Otp: string;
  /** The password, exactly as typed. */
  Password: string;
  /** The new password again. */
  ConfirmPassword: string;
  /** The token returned when the code was requested. Needed by clients that have switched networks since. */
  RequestToken?: string | null;
  /** Ignored. Existing clients send it; up to 4,096 characters. */
  recordValueJson?: string | null;
}

/** Content of `data` of VALIDATE_OTP_CHANGE_PASSWORD. */
export type ValidateOtpChangePasswordResponse = ResponseMessage[];

/** `Body` is plain text; empty lines separate its paragraphs. Not in the documented API: `CampaignId`, `Ground`; `StartsOn` and `EndsOn` (yyyy-mm-dd, '' if unset); `ForMany`, for customers who buy gifts for many people; `Groups` of the campaign's gifts, by product ids or the popular products of a category. */
export interface WebCampaignDetailRow {
  /** The id of the campaign. */
  CampaignId: number;
  /** The main heading, in the requested language. */
  MainTitle: string;
  /** What the campaign offers, in the requested language. */
  DiscountTitle: string;
  /** Plain text; empty lines separate its paragraphs. */
  Body: string;
  /** The path of the picture; '' without one. */
  CoverPictureUrl: string;
  /** The name of the background color behind the picture. */
  Ground: string;
  /** Its first day, yyyy-mm-dd; '' if unset. */
  StartsOn: string;
  /** Its last day, yyyy-mm-dd; '' if unset. */
  EndsOn: string;
  /** A text for customers who buy gifts for many people; '' if unset. */
  ForMany: string;
  /** For search engines. Omitted if unset. */
  MetaTitle?: string;
  /** Description for search engines; '' or omitted if unset. */
  MetaDescription?: string;
  /** Its gifts, in groups. */
  Groups: {
    /** The heading of the group. */
    Title: string;
    /** The ids of the products; empty if `CategoryId` is set. */
    ProductIds: number[];
    /** The category whose popular products it shows; null if `ProductIds` are set. */
    CategoryId: number | null;
  }[];
}

/** `Ground`, not in the documented API, is the name of the background colour. */
export interface WebCampaignListRow {
  /** The id of the campaign, for GET_WEB_CAMPAIGN_DETAIL. */
  CampaignId: number;
  /** The main heading, in the requested language. */
  MainTitle: string;
  /** What the campaign offers, in the requested language. */
  DiscountTitle: string;
  /** The path of the picture; '' without one. */
  CoverPictureUrl: string;
  /** The name of the background color behind the picture. */
  Ground: string;
}

export interface WebhookEventsCustomer {
  /** The id of the customer. */
  id: number;
  /** When the account was created. */
  createdAt: string;
}

export interface WebhookEventsDelivered {
  /** The id of the order. */
  id: number;
  /** The order number that people see. */
  number: string;
  /** The id of its customer. */
  customerId: number;
  /** Its total in cents. */
  totalCents: number;
  /** When it was placed. */
  placedAt: string;
  /** Its status after the event. */
  status: 'awaitingPayment' | 'active' | 'inProgress' | 'completed' | 'returned' | 'refunded' | 'canceled';
  /** The id of the shipment. */
  parcelId: number;
  /** Its number within the order, from 1. */
  parcelNumber: number;
  /** Whether everything is delivered with it. */
  isComplete: boolean;
  /** When it was delivered. */
  deliveredAt: string;
}

export interface WebhookEventsDepositPayment {
  /** The id of the order. */
  id: number;
  /** The order number that people see. */
  number: string;
  /** The id of its customer. */
  customerId: number;
  /** Its total in cents. */
  totalCents: number;
  /** When it was placed. */
  placedAt: string;
  /** Its status after the event. */
  status: 'awaitingPayment' | 'active' | 'inProgress' | 'completed' | 'returned' | 'refunded' | 'canceled';
  /** The deposit in cents. */
  depositCents: number;
  /** The balance in cents. */
  balanceCents: number;
}

export interface WebhookEventsOrder {
  /** The id of the order. */
  id: number;
  /** The order number that people see. */
  number: string;
  /** The id of its customer. */
  customerId: number;
  /** Its total in cents. */
  totalCents: number;
  /** When it was placed. */
  placedAt: string;
  /** Its status after the event. */
  status: 'awaitingPayment' | 'active' | 'inProgress' | 'completed' | 'returned' | 'refunded' | 'canceled';
}

export interface WebhookEventsPayment {
  /** The id of the payment. */
  id: number;
  /** The id of its order; null without one. */
  orderId: number | null;
  /** The order number that people see; null without an order. */
  orderNumber: string | null;
  /** The id of the customer. */
  customerId: number;
  /** Its amount in cents. */
  amountCents: number;
  /** The currency of the amount. */
  currency: string;
  /** When it failed, or the dispute began. */
  at: string;
}

export interface WebhookEventsProduct {
  /** The id of the product. */
  id: number;
  /** Its SKU. */
  sku: string;
  /** The number of its latest edit. */
  version: number;
  /** Whether shoppers see it. */
  isPublished: boolean;
  /** Whether staff archived it. */
  isArchived: boolean;
  /** Its price in cents. */
  priceCents: number;
  /** Its price with discounts, in cents. */
  salePriceCents: number;
  /** The units in stock; null if they aren't counted. */
  stock: number | null;
  /** The lowest stock of a color or size; null without stock per variant. */
  lowestVariantStock: number | null;
}

export interface WebhookEventsProof {
  /** The id of the proof. */
  id: string;
  /** Its number within the item, from 1. */
  number: number;
  /** The id of the order. */
  orderId: number;
  /** The order number that people see. */
  orderNumber: string;
  /** The id of the order's item. */
  itemId: number;
  /** The total of the order with this proof, in cents. */
  totalCents: number;
  /** When the customer answered. */
  answeredAt: string;
}

export interface WebhookEventsRefunded {
  /** The id of the order. */
  id: number;
  /** The order number that people see. */
  number: string;
  /** The id of its customer. */
  customerId: number;
  /** Its total in cents. */
  totalCents: number;
  /** When it was placed. */
  placedAt: string;
  /** Its status after the event. */
  status: 'awaitingPayment' | 'active' | 'inProgress' | 'completed' | 'returned' | 'refunded' | 'canceled';
  /** The id of the refund; null for cash that staff returned in full. */
  refundId: number | null;
  /** The refunded cents. */
  amountCents: number;
}

export interface WebhookEventsReview {
  /** The id of the review. */
  id: number;
  /** The id of its product. */
  productId: number;
  /** Its stars, from 1 to 5. */
  rating: number;
  /** `shown`, or `held` until staff approve it. */
  state: 'shown' | 'hidden' | 'held';
  /** When it was written. */
  createdAt: string;
}

export interface WebhookEventsSentProof {
  /** The id of the proof. */
  id: string;
  /** Its number within the item, from 1. */
  number: number;
  /** The id of the order. */
  orderId: number;
  /** The order number that people see. */
  orderNumber: string;
  /** The id of the order's item. */
  itemId: number;
  /** The total of the order with this proof, in cents. */
  totalCents: number;
  /** When it was sent to the customer. */
  sentAt: string;
}

export interface WebhookEventsShipped {
  /** The id of the order. */
  id: number;
  /** The order number that people see. */
  number: string;
  /** The id of its customer. */
  customerId: number;
  /** Its total in cents. */
  totalCents: number;
  /** When it was placed. */
  placedAt: string;
  /** Its status after the event. */
  status: 'awaitingPayment' | 'active' | 'inProgress' | 'completed' | 'returned' | 'refunded' | 'canceled';
  /** The id of the shipment. */
  parcelId: number;
  /** Its number within the order, from 1. */
  parcelNumber: number;
  /** Whether everything has left with it. */
  isComplete: boolean;
  /** When it left. */
  sentAt: string;
}

export interface WebhookEventsStatusChange {
  /** The id of the order. */
  id: number;
  /** The order number that people see. */
  number: string;
  /** The id of its customer. */
  customerId: number;
  /** Its total in cents. */
  totalCents: number;
  /** When it was placed. */
  placedAt: string;
  /** Its status after the event. */
  status: 'awaitingPayment' | 'active' | 'inProgress' | 'completed' | 'returned' | 'refunded' | 'canceled';
  /** Its status before the event. */
  from: 'awaitingPayment' | 'active' | 'inProgress' | 'completed' | 'returned' | 'refunded' | 'canceled';
}

/** The wish list, one line per product. The first line wins if a product appears twice. */
export type WishedItems = WishedItemWishedItem[];

/** A wish list line by its ids. Names and prices sent by existing clients are ignored. */
export interface WishedItemWishedItem {
  /** The id of a product. */
  ProductId: Id;
  /** The number of pieces. */
  Quantity?: Id | null;
  /** The id of the chosen size; null without one. */
  SizeId?: OptionalId;
  /** The id of the chosen color; null without one. */
  ColorId?: OptionalId;
}

export interface WishlistShareRow {
  /** The id of a product. */
  ProductId: number;
  /** The product’s name in the requested language. */
  ProductName: string;
  /** A short description as plain text; '' without one. */
  ShortDescription: string;
  /** The name of the product’s category in the requested language. Omitted without one. */
  CategoryName?: string;
  /** The price of one piece, in dollars. */
  Price: number;
  /** The price of one piece with its discount, in dollars. Omitted without a discount. */
  DiscountedPrice?: number;
  /** The id of the discount that applies. Omitted without one. */
  DiscountId?: number;
  /** Whether the discounted price already includes the discount. Omitted without a discount. */
  IsDiscountCalculated?: boolean;
  /** A coupon code; '' without one. */
  CouponCode?: string;
  /** Average stars, 1 to 5. Omitted without reviews. */
  Rating?: number;
  /** The number of reviews. */
  TotalReviews: number;
  /** The number of products that match, on all pages. */
  TotalRecords: number;
  /** Whether the shop marks it as new. */
  MarkAsNew: boolean;
  /** The product’s pictures, in display order. */
  ProductImagesJson: {
    /** The path or URL of a picture. */
    AttachmentURL: string;
    /** The id of a color (GET_COLORS_LIST); omitted without one. */
    ColorID?: number;
  }[];
  /** How much can be ordered; below 1 means out of stock; absent means not tracked. */
  StockQuantity?: number | null;
  /** The day from which it can be had (yyyy-mm-dd), and the same as a sentence. Only if it can be ordered although none is in stock. */
  AvailableFrom?: string;
  /** `AvailableFrom` as a sentence in the requested language. Omitted without it. */
  AvailabilityNote?: string;
  /** Another view of the product in the picture. */
  NextPicture?: string;
  /** The colors that the product is available in. */
  ColorIDs?: number[];
  /** Whether a color, size or required option adds to the price. */
  IsPriceFrom?: boolean;
  /** The lowest price of one piece at a larger quantity; absent without prices by quantity. */
  FromPrice?: number;
  /** How many pieces a pack contains, by its name; absent for a single one. */
  PieceCount?: number;
  /** The days it states to arrive in the capital; absent means none. */
  EstimatedShippingDays?: string;
  /** Whether it is a file to download. */
  IsDigitalProduct?: boolean;
  /** The number of pieces. */
  Quantity: number;
  /** The id of the chosen size; null without one. */
  SizeId: number | null;
  /** The short name of the size, such as `XL`; '' without one. */
  SizeShortName: string;
  /** The id of the chosen color; null without one. */
  ColorId: number | null;
  /** The name of the color in the requested language; '' without one. */
  ColorName: string;
}

/** The calls by name: their parameters, and the content of `data`. */
export interface Calls {
  /** Returns products by search term, filters, sort order and page */
  GET_All_PRODUCTS: { request: GetAllProductsRequest; response: GetAllProductsResponse };
  /** Returns the categories, parents before children, each with its number of products including subcategories */
  GET_CATEGORIES_LIST: { request: GetCategoriesListRequest; response: GetCategoriesListResponse };
  /** Returns the colors for the filter */
  GET_COLORS_LIST: { request: GetColorsListRequest; response: GetColorsListResponse };
  /** Returns products by rating, best first, without those that have no reviews */
  GET_CUSTOMER_FAVOURITE_PRODUCTS: { request: GetCustomerFavouriteProductsRequest; response: GetCustomerFavouriteProductsResponse };
  /** Returns how many products each filter value has, given the other active filters */
  GET_FILTER_COUNTS: { request: GetFilterCountsRequest; response: GetFilterCountsResponse };
  /** Returns the best-selling product that is in stock and discounted, with the end of its discount */
  GET_LATEST_HOT_PRODUCT: { request: GetLatestHotProductRequest; response: GetLatestHotProductResponse };
  /** Returns the brands by name, which is the same in every language */
  GET_MANUFACTURER_LIST: { request: GetManufacturerListRequest; response: GetManufacturerListResponse };
  /** Returns categories with products */
  GET_POPULAR_CATEGORIES: { request: GetPopularCategoriesRequest; response: GetPopularCategoriesResponse };
  /** Returns products by sales, best-selling first */
  GET_POPULAR_PRODUCTS_LIST: { request: GetPopularProductsListRequest; response: GetPopularProductsListResponse };
  /** Returns one row per option value of a product, including colors (attribute 1) and sizes (2), with its surcharge */
  GET_PRODUCT_ALL_ATTRIBUTES_BY_ID: { request: GetProductAllAttributesByIdRequest; response: GetProductAllAttributesByIdResponse };
  /** Returns the details of a product, or an empty list if it doesn’t exist */
  GET_PRODUCT_DETAIL: { request: GetProductDetailRequest; response: GetProductDetailResponse };
  /** Returns the reviews of a product that the shop shows, newest first */
  GET_PRODUCT_REVIEWS: { request: GetProductReviewsRequest; response: GetProductReviewsResponse };
  /** Returns the products with these ids, in the requested order, then those with these SKUs */
  GET_PRODUCTS_LIST_BY_IDS: { request: GetProductsListByIdsRequest; response: GetProductsListByIdsResponse };
  /** Returns products, newest first */
  GET_RECENTS_PRODUCTS_LIST: { request: GetRecentsProductsListRequest; response: GetRecentsProductsListResponse };
  /** Returns similar products */
  GET_RELATED_PRODUCTS_LIST: { request: GetRelatedProductsListRequest; response: GetRelatedProductsListResponse };
  /** Returns categories, brands, products and pages for a partial search, best matches first */
  GET_SEARCH_SUGGESTIONS: { request: GetSearchSuggestionsRequest; response: GetSearchSuggestionsResponse };
  /** Returns the sizes, smallest first, with their measurements */
  GET_SIZE_LIST: { request: GetSizeListRequest; response: GetSizeListResponse };
  /** Returns the tags */
  GET_TAGS_LIST: { request: GetTagsListRequest; response: GetTagsListResponse };
  /** Adds a review to a product */
  INSERT_PRODUCT_REVIEW: { request: InsertProductReviewRequest; response: InsertProductReviewResponse };
  /** Starts the upload of a file for printing */
  BEGIN_ARTWORK: { request: BeginArtworkRequest; response: BeginArtworkResponse };
  /** Cancels one of the caller's orders before it is prepared. Requires a login. */
  CANCEL_ORDER: { request: CancelOrderRequest; response: CancelOrderResponse };
  /** Changes the address, note or company of one of the caller's orders before it is prepared. Requires a login. */
  CHANGE_ORDER_DETAILS: { request: ChangeOrderDetailsRequest; response: ChangeOrderDetailsResponse };
  /** Returns the files for printing that the caller sent and uses, the latest first, for SEND_ARTWORK. Requires a login. */
  GET_ARTWORK_LIBRARY: { request: GetArtworkLibraryRequest; response: GetArtworkLibraryResponse };
  /** Returns the discount of a coupon on a cart */
  GET_COUPON_CODE_DISCOUNT: { request: GetCouponCodeDiscountRequest; response: GetCouponCodeDiscountResponse };
  /** Calculates the prices of a cart from the database */
  GET_CUSTOMER_CART_ITEMS: { request: GetCustomerCartItemsRequest; response: GetCustomerCartItemsResponse };
  /** Returns the items of one of the caller's orders. Requires a login. */
  GET_CUSTOMER_ORDER_HISTORY_DETAIL: { request: GetCustomerOrderHistoryDetailRequest; response: GetCustomerOrderHistoryDetailResponse };
  /** Returns the caller's orders, newest first. Requires a login. */
  GET_CUSTOMER_ORDER_HISTORY_MASTER: { request: GetCustomerOrderHistoryMasterRequest; response: GetCustomerOrderHistoryMasterResponse };
  /** Returns what is printed by designs of a cart */
  GET_DESIGNS: { request: GetDesignsRequest; response: GetDesignsResponse };
  /** Returns a link to the file of a digital product the caller bought, valid for 5 minutes. Requires a login. */
  GET_DOWNLOAD_LINK: { request: GetDownloadLinkRequest; response: GetDownloadLinkResponse };
  /** Returns the page of an order */
  GET_JOB: { request: GetJobRequest; response: GetJobResponse };
  /** Returns for which options of one of the caller's orders a file or a text is printed, and what was sent. Requires a login. */
  GET_ORDER_PRINTS: { request: GetOrderPrintsRequest; response: GetOrderPrintsResponse };
  /** Returns the progress of one of the caller's orders. Requires a login. */
  GET_ORDER_PROGRESS: { request: GetOrderProgressRequest; response: GetOrderProgressResponse };
  /** Returns what the caller reported about one of their orders, with the shop's answers. Requires a login. */
  GET_ORDER_REPORTS: { request: GetOrderReportsRequest; response: GetOrderReportsResponse };
  /** Returns the card provider's publishable key */
  GET_STRP_PUB_KEY: { request: GetStrpPubKeyRequest; response: GetStrpPubKeyResponse };
  /** Resends the link that confirms one of the caller's cash orders. Requires a login. */
  MAIL_ORDER_CONFIRMATION: { request: MailOrderConfirmationRequest; response: MailOrderConfirmationResponse };
  /** Sets where the file that was sent for an option of an ordered item or of a product is in its area */
  PLACE_ARTWORK: { request: PlaceArtworkRequest; response: PlaceArtworkResponse };
  /** Returns the address, note and company of one of the caller's orders before it is prepared, and with `Details` the total, day and payment after that change. Requires a login. */
  PLAN_ORDER_DETAILS: { request: PlanOrderDetailsRequest; response: PlanOrderDetailsResponse };
  /** Places an order at the prices of the database. Requires a login. */
  POST_CUSTOMER_ORDER: { request: PostCustomerOrderRequest; response: PostCustomerOrderResponse };
  /** Reports what is wrong with one of the caller's delivered orders. Requires a login. */
  REPORT_ORDER_PROBLEM: { request: ReportOrderProblemRequest; response: ReportOrderProblemResponse };
  /** Checks an uploaded file and prints it for an option of an ordered item or of a product, in place of an earlier one */
  SEND_ARTWORK: { request: SendArtworkRequest; response: SendArtworkResponse };
  /** Sets the text that is printed for an option of an ordered item or of a product, exactly as typed, or the names, one a line */
  SEND_PRINT_TEXT: { request: SendPrintTextRequest; response: SendPrintTextResponse };
  /** Does what the page of an order offers (GET_JOB, `May`) */
  TAKE_JOB_ACT: { request: TakeJobActRequest; response: TakeJobActResponse };
  /** Reserves an order for half an hour and starts its payment, for the browser's card or wallet form, or by QR code (KHQR). Requires a login. */
  BEGIN_PAYMENT: { request: BeginPaymentRequest; response: BeginPaymentResponse };
  /** Cancels a payment and its reservation when the shopper closes the form. Requires a login. */
  CANCEL_PAYMENT: { request: CancelPaymentRequest; response: CancelPaymentResponse };
  /** Completes a payment after the shopper has acted. Requires a login. */
  CONFIRM_PAYMENT: { request: ConfirmPaymentRequest; response: ConfirmPaymentResponse };
  /** Returns the payment methods that are available now, in sort order, and what the browser needs to show each */
  GET_PAYMENT_SETUP: { request: GetPaymentSetupRequest; response: GetPaymentSetupResponse };
  /** Returns how to pay one of the caller's orders by bank transfer. Requires a login. */
  GET_TRANSFER: { request: GetTransferRequest; response: GetTransferResponse };
  /** Returns a QR code (KHQR) that pays one of the caller's orders instead of its bank transfer, if GET_TRANSFER has PayByCode. Requires a login. */
  PAY_TRANSFER_BY_CODE: { request: PayTransferByCodeRequest; response: PayTransferByCodeResponse };
  /** Adds a phone number to an account that was created by email, using the code sent by SEND_PHONE_CODE. Requires a login. */
  ADD_PHONE_NUMBER: { request: AddPhoneNumberRequest; response: AddPhoneNumberResponse };
  /** Sets a new password. Requires a login. */
  CHANGE_PASSWORD: { request: ChangePasswordRequest; response: ChangePasswordResponse };
  /** Confirms the current password. Requires a login. */
  CONFIRM_PASSWORD: { request: ConfirmPasswordRequest; response: ConfirmPasswordResponse };
  /** Ends the session `SessionID`, or all other sessions without one, and returns the remaining sessions. Requires a login. */
  END_CUSTOMER_SESSIONS: { request: EndCustomerSessionsRequest; response: EndCustomerSessionsResponse };
  /** Returns the caller’s saved addresses, oldest first. Requires a login. */
  GET_CUSTOMER_ADDRESSES: { request: GetCustomerAddressesRequest; response: GetCustomerAddressesResponse };
  /** Returns the company that the caller last ordered for. Requires a login. */
  GET_CUSTOMER_COMPANY: { request: GetCustomerCompanyRequest; response: GetCustomerCompanyResponse };
  /** Returns the caller’s sessions with browser, system, and first and last use, starting with the current one. Requires a login. */
  GET_CUSTOMER_SESSIONS: { request: GetCustomerSessionsRequest; response: GetCustomerSessionsResponse };
  /** Returns the caller’s email address and whether it is confirmed, by the link in the welcome email or an emailed code. Requires a login. */
  GET_EMAIL_STATE: { request: GetEmailStateRequest; response: GetEmailStateResponse };
  /** Logs in */
  GET_USER_LOGIN: { request: GetUserLoginRequest; response: GetUserLoginResponse };
  /** Logs in with the latest code this client requested, and creates an account if the number has none */
  LOGIN_BY_PHONE: { request: LoginByPhoneRequest; response: LoginByPhoneResponse };
  /** Ends the session of the Token header and clears its cookie */
  LOGOUT: { request: LogoutRequest; response: LogoutResponse };
  /** Deletes one of the caller’s saved addresses and returns the others. Requires a login. */
  REMOVE_CUSTOMER_ADDRESS: { request: RemoveCustomerAddressRequest; response: RemoveCustomerAddressResponse };
  /** Removes an added phone number from the caller’s account. Requires a login. */
  REMOVE_PHONE_NUMBER: { request: RemovePhoneNumberRequest; response: RemovePhoneNumberResponse };
  /** Asks the shop for a copy of the caller’s data, or for its erasure, and returns the caller’s open requests. Requires a login. */
  REQUEST_PERSONAL_DATA: { request: RequestPersonalDataRequest; response: RequestPersonalDataResponse };
  /** Creates or updates a saved address in the caller’s country and returns all of them. Requires a login. */
  SAVE_CUSTOMER_ADDRESS: { request: SaveCustomerAddressRequest; response: SaveCustomerAddressResponse };
  /** Resends the link that confirms the caller’s email address, up to three times a day. Requires a login. */
  SEND_EMAIL_CONFIRMATION: { request: SendEmailConfirmationRequest; response: SendEmailConfirmationResponse };
  /** Sends a one-time code of 8 digits to a Cambodian phone number by Telegram or SMS */
  SEND_PHONE_CODE: { request: SendPhoneCodeRequest; response: SendPhoneCodeResponse };
  /** Creates an account */
  SIGNUP_USER: { request: SignupUserRequest; response: SignupUserResponse };
  /** Syncs the cart and wish list of a browser with the account. Requires a login. */
  SYNC_CUSTOMER_LISTS: { request: SyncCustomerListsRequest; response: SyncCustomerListsResponse };
  /** Updates the caller’s name, phone and address. Requires a login. */
  UPDATE_PROFILE: { request: UpdateProfileRequest; response: UpdateProfileResponse };
  /** Makes a saved address the account’s own, which is the default for orders, and returns all addresses. Requires a login. */
  USE_CUSTOMER_ADDRESS: { request: UseCustomerAddressRequest; response: UseCustomerAddressResponse };
  /** Emails a one-time code of 8 digits to a customer */
  VALIDATE_EMAIL_SEND_OTP: { request: ValidateEmailSendOtpRequest; response: ValidateEmailSendOtpResponse };
  /** Sets a new password with the latest one-time code this client requested */
  VALIDATE_OTP_CHANGE_PASSWORD: { request: ValidateOtpChangePasswordRequest; response: ValidateOtpChangePasswordResponse };
  /** Returns the cities or districts of a state or province */
  GET_CITIES_LIST: { request: GetCitiesListRequest; response: GetCitiesListResponse };
  /** Returns the communes and quarters of a Cambodian district with their villages */
  GET_COMMUNES_LIST: { request: GetCommunesListRequest; response: GetCommunesListResponse };
  /** Returns the countries */
  GET_COUNTRIES_LIST: { request: GetCountriesListRequest; response: GetCountriesListResponse };
  /** Returns the states or provinces of a country */
  GET_STATES_PROVINCES_LIST: { request: GetStatesProvincesListRequest; response: GetStatesProvincesListResponse };
  /** Returns a page that the shop wrote itself in the first row, or an empty list if it isn’t published */
  GET_CUSTOM_PAGE: { request: GetCustomPageRequest; response: GetCustomPageResponse };
  /** Returns the pages that the shop wrote itself, such as terms, in the order of the footer */
  GET_CUSTOM_PAGE_LIST: { request: GetCustomPageListRequest; response: GetCustomPageListResponse };
  /** Returns the banners of the home page */
  GET_HOME_SCREEN_BANNER: { request: GetHomeScreenBannerRequest; response: GetHomeScreenBannerResponse };
  /** Returns the payment methods with their pictures, for the row of logos */
  GET_PAYMENT_METHODS: { request: GetPaymentMethodsRequest; response: GetPaymentMethodsResponse };
  /** Returns the shop’s details */
  GET_SHOP_SETTINGS: { request: GetShopSettingsRequest; response: GetShopSettingsResponse };
  /** Returns a campaign in the first row, or an empty list if it doesn’t exist */
  GET_WEB_CAMPAIGN_DETAIL: { request: GetWebCampaignDetailRequest; response: GetWebCampaignDetailResponse };
  /** Returns the campaigns of the home page */
  GET_WEB_CAMPAIGN_LIST: { request: GetWebCampaignListRequest; response: GetWebCampaignListResponse };
  /** Returns the path of the shop's logo in the first row */
  GET_WEBSITE_LOGO: { request: GetWebsiteLogoRequest; response: GetWebsiteLogoResponse };
  /** Returns the labels of the benefits below the banners by key, including English ones */
  GET_BEST_FACILITIES: { request: GetBestFacilitiesRequest; response: GetBestFacilitiesResponse };
  /** Returns the texts of a screen in a language */
  GET_LOCALIZATION: { request: GetLocalizationRequest; response: GetLocalizationResponse };
  /** Sends a wish list to the shop to request samples */
  CREATE_SAMPLE_REQUEST: { request: CreateSampleRequestRequest; response: CreateSampleRequestResponse };
  /** Stores a wish list for 90 days to share it by link */
  CREATE_WISHLIST_SHARE: { request: CreateWishlistShareRequest; response: CreateWishlistShareResponse };
  /** Returns the products of a shared wish list with current prices */
  GET_WISHLIST_SHARE: { request: GetWishlistShareRequest; response: GetWishlistShareResponse };
  /** Applies for a seller's account, with the password as sealed by PASSWORD_ENCRYPTION */
  CREATE_VENDOR_REQUEST: { request: CreateVendorRequestRequest; response: CreateVendorRequestResponse };
  /** Seals a password for a seller application */
  PASSWORD_ENCRYPTION: { request: PasswordEncryptionRequest; response: PasswordEncryptionResponse };
  /** Requests one email when an out-of-stock product is available again */
  ASK_STOCK_NOTICE: { request: AskStockNoticeRequest; response: AskStockNoticeResponse };
  /** Sends the shop a message */
  CONTACT_US: { request: ContactUsRequest; response: ContactUsResponse };
  /** Subscribes an address to the newsletter */
  INSERT_SUBSCRIBER: { request: InsertSubscriberRequest; response: InsertSubscriberResponse };
}

/** The codes of refusals. Later versions of the shop may add some. */
export type RefusalCode =
  | 'addressNeeded'
  | 'addressesFull'
  | 'aiWithoutPdf'
  | 'archiveFormat'
  | 'backAlready'
  | 'bankAway'
  | 'cancelNotHere'
  | 'cancelPaid'
  | 'cancelTooLate'
  | 'cannotText'
  | 'cardLimitCustomer'
  | 'cardLimitHere'
  | 'cardLimitShop'
  | 'cartIsEmpty'
  | 'cashLimitHere'
  | 'cashLimitOrders'
  | 'cashLimitReached'
  | 'cashLimitValue'
  | 'changeNotHere'
  | 'changeNothing'
  | 'changePlace'
  | 'changeReview'
  | 'changeTooLate'
  | 'changesNeeded'
  | 'checkFields'
  | 'confirmMailTooOften'
  | 'couponAddAny'
  | 'couponAddBoth'
  | 'couponAddItems'
  | 'couponFirstOrder'
  | 'couponMinimum'
  | 'couponNeedsAddress'
  | 'couponNoDelivery'
  | 'couponNotWithDiscount'
  | 'couponOtherDelivery'
  | 'creditLimit'
  | 'dayFull'
  | 'dayFullOrdered'
  | 'deliveryGone'
  | 'deliveryNotHere'
  | 'depositNeeded'
  | 'documentFormat'
  | 'drawingFormat'
  | 'dueNowChanged'
  | 'emailExists'
  | 'full'
  | 'generalError'
  | 'heicFormat'
  | 'incorrectLogin'
  | 'invalidCoupon'
  | 'invalidEmail'
  | 'invalidPhone'
  | 'invalidProduct'
  | 'itemsGone'
  | 'jobChanged'
  | 'keyMalformed'
  | 'keyMissing'
  | 'keyReused'
  | 'locked'
  | 'loginNeeded'
  | 'longFileName'
  | 'longName'
  | 'malformed'
  | 'maxLength'
  | 'minLength'
  | 'moneyGoesBack'
  | 'moneyIsOther'
  | 'moneyWithStaff'
  | 'noCodeInstead'
  | 'notAllowed'
  | 'notFound'
  | 'notText'
  | 'nothingToConfirm'
  | 'numberNeeded'
  | 'orderPending'
  | 'orderTooLarge'
  | 'otherFormat'
  | 'otpInvalid'
  | 'outOfStock'
  | 'over'
  | 'passwordNeeded'
  | 'passwordTooCommon'
  | 'paymentDeclined'
  | 'paymentLimitAll'
  | 'paymentNotDecorated'
  | 'paymentNotHere'
  | 'paymentTooLarge'
  | 'paymentTooSmall'
  | 'paymentUnavailable'
  | 'paymentUnknown'
  | 'phoneTaken'
  | 'pictureFormat'
  | 'priceChanged'
  | 'quantityAboveMaximum'
  | 'quantityBelowMinimum'
  | 'quantityLimits'
  | 'reportTooEarly'
  | 'required'
  | 'requiredSelect'
  | 'reservedOut'
  | 'reservedShort'
  | 'rielChanged'
  | 'script'
  | 'selectAttribute'
  | 'selectColor'
  | 'selectSize'
  | 'sessionEnded'
  | 'shopIsBusy'
  | 'started'
  | 'stockShort'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'tooManyRequests'
  | 'tooSlow'
  | 'transferLimit'
  | 'transferLimitHere'
  | 'unknownType'
  | 'unreadable'
  | 'variantOutOfStock'
  | 'wrongApprovalCode'
  | 'wrongPassword';

/** What webhooks tell, by `type`. Later versions of the shop may add events. */
export type WebhookEvent =
  /** An order was placed. It may still await its payment. */
  | {
    /** The event. */
    type: 'order.placed';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsOrder;
  }
  /** An order is paid in full, also when cash was received on delivery or a balance was paid. */
  | {
    /** The event. */
    type: 'order.paid';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsOrder;
  }
  /** The deposit of an order was paid. Its balance is due later. */
  | {
    /** The event. */
    type: 'order.deposit_paid';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsDepositPayment;
  }
  /** The status of an order changed. Events such as `order.paid` and `order.canceled` follow it. */
  | {
    /** The event. */
    type: 'order.status_changed';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsStatusChange;
  }
  /** An order was canceled, or expired unpaid. */
  | {
    /** The event. */
    type: 'order.canceled';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsOrder;
  }
  /** A refund of an order went through, in full or in part. */
  | {
    /** The event. */
    type: 'order.refunded';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsRefunded;
  }
  /** A shipment of an order left. */
  | {
    /** The event. */
    type: 'order.shipped';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsShipped;
  }
  /** A shipment of an order was delivered, or collected. */
  | {
    /** The event. */
    type: 'order.delivered';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsDelivered;
  }
  /** A payment failed: it was declined, expired or given up. The customer may try again. */
  | {
    /** The event. */
    type: 'payment.failed';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsPayment;
  }
  /** A customer disputes a payment at their bank. */
  | {
    /** The event. */
    type: 'payment.disputed';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsPayment;
  }
  /** A proof was sent to the customer, who may approve it. */
  | {
    /** The event. */
    type: 'proof.sent';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsSentProof;
  }
  /** A customer approved a proof. */
  | {
    /** The event. */
    type: 'proof.approved';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsProof;
  }
  /** A customer asked to change a proof. */
  | {
    /** The event. */
    type: 'proof.changes_requested';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsProof;
  }
  /** A product was created. */
  | {
    /** The event. */
    type: 'product.created';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsProduct;
  }
  /** A product was edited, published, hidden or archived, or its price changed by a discount. */
  | {
    /** The event. */
    type: 'product.changed';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsProduct;
  }
  /** The stock of a product changed, also by orders. */
  | {
    /** The event. */
    type: 'product.stock_changed';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsProduct;
  }
  /** The stock of a product, or of one of its colors or sizes, ran out. */
  | {
    /** The event. */
    type: 'product.out_of_stock';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsProduct;
  }
  /** A customer’s account was created. */
  | {
    /** The event. */
    type: 'customer.created';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsCustomer;
  }
  /** The details of a customer changed. */
  | {
    /** The event. */
    type: 'customer.changed';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsCustomer;
  }
  /** A customer’s personal data was erased. Erase your copy, too. */
  | {
    /** The event. */
    type: 'customer.erased';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsCustomer;
  }
  /** A review was written. */
  | {
    /** The event. */
    type: 'review.added';
    /** The version of `data`. */
    version: number;
    /** When it happened. Among events about the same thing, the later one is newer. */
    timestamp: string;
    /** What the event is about. */
    data: WebhookEventsReview;
  };

export const paths: Readonly<Record<keyof Calls, string>> = {
  GET_All_PRODUCTS: '/api/v1/dynamic/dataoperation/get-all-products',
  GET_CATEGORIES_LIST: '/api/v1/dynamic/dataoperation/get-categories-list',
  GET_COLORS_LIST: '/api/v1/dynamic/dataoperation/get-colors-list',
  GET_CUSTOMER_FAVOURITE_PRODUCTS: '/api/v1/dynamic/dataoperation/get-customer-favourite-products',
  GET_FILTER_COUNTS: '/api/v1/dynamic/dataoperation/get-filter-counts',
  GET_LATEST_HOT_PRODUCT: '/api/v1/dynamic/dataoperation/get-latest-hot-product',
  GET_MANUFACTURER_LIST: '/api/v1/dynamic/dataoperation/get-manufacturer-list',
  GET_POPULAR_CATEGORIES: '/api/v1/dynamic/dataoperation/get-popular-categories',
  GET_POPULAR_PRODUCTS_LIST: '/api/v1/dynamic/dataoperation/get-popular-products-list',
  GET_PRODUCT_ALL_ATTRIBUTES_BY_ID: '/api/v1/dynamic/dataoperation/get-product-all-attributes-by-productId',
  GET_PRODUCT_DETAIL: '/api/v1/dynamic/dataoperation/get-product_detail',
  GET_PRODUCT_REVIEWS: '/api/v1/dynamic/dataoperation/get-product-reviews',
  GET_PRODUCTS_LIST_BY_IDS: '/api/v1/dynamic/dataoperation/get-products-list-by-ids',
  GET_RECENTS_PRODUCTS_LIST: '/api/v1/dynamic/dataoperation/get-recents-products-list',
  GET_RELATED_PRODUCTS_LIST: '/api/v1/dynamic/dataoperation/get-related-products-list',
  GET_SEARCH_SUGGESTIONS: '/api/v1/dynamic/dataoperation/get-search-suggestions',
  GET_SIZE_LIST: '/api/v1/dynamic/dataoperation/get-size-list',
  GET_TAGS_LIST: '/api/v1/dynamic/dataoperation/get-popular-tags',
  INSERT_PRODUCT_REVIEW: '/api/v1/dynamic/dataoperation/insert-product-review',
  BEGIN_ARTWORK: '/api/v1/common/begin-artwork',
  CANCEL_ORDER: '/api/v1/common/cancel-order',
  CHANGE_ORDER_DETAILS: '/api/v1/common/change-order-details',
  GET_ARTWORK_LIBRARY: '/api/v1/common/get-artwork-library',
  GET_COUPON_CODE_DISCOUNT: '/api/v1/common/get-coupon-code-discount-value/calculate-coupon-discount',
  GET_CUSTOMER_CART_ITEMS: '/api/v1/common/get-customer-cart-items/cart-data',
  GET_CUSTOMER_ORDER_HISTORY_DETAIL: '/api/v1/dynamic/dataoperation/get-customer-order-history-detail',
  GET_CUSTOMER_ORDER_HISTORY_MASTER: '/api/v1/dynamic/dataoperation/get-customer-order-history-master',
  GET_DESIGNS: '/api/v1/common/get-designs',
  GET_DOWNLOAD_LINK: '/api/v1/common/get-download-link',
  GET_JOB: '/api/v1/dynamic/dataoperation/get-job',
  GET_ORDER_PRINTS: '/api/v1/common/get-order-prints',
  GET_ORDER_PROGRESS: '/api/v1/dynamic/dataoperation/get-order-progress',
  GET_ORDER_REPORTS: '/api/v1/common/get-order-reports',
  GET_STRP_PUB_KEY: '/api/v1/common/get-strp-pub-key',
  MAIL_ORDER_CONFIRMATION: '/api/v1/common/mail-order-confirmation',
  PLACE_ARTWORK: '/api/v1/common/place-artwork',
  PLAN_ORDER_DETAILS: '/api/v1/common/plan-order-details',
  POST_CUSTOMER_ORDER: '/api/v1/common/post-order/post-customer-order',
  REPORT_ORDER_PROBLEM: '/api/v1/common/report-order-problem',
  SEND_ARTWORK: '/api/v1/common/send-artwork',
  SEND_PRINT_TEXT: '/api/v1/common/send-print-text',
  TAKE_JOB_ACT: '/api/v1/dynamic/dataoperation/take-job-act',
  BEGIN_PAYMENT: '/api/v1/payments/begin-payment',
  CANCEL_PAYMENT: '/api/v1/payments/cancel-payment',
  CONFIRM_PAYMENT: '/api/v1/payments/confirm-payment',
  GET_PAYMENT_SETUP: '/api/v1/payments/get-payment-setup',
  GET_TRANSFER: '/api/v1/payments/get-transfer',
  PAY_TRANSFER_BY_CODE: '/api/v1/payments/pay-transfer-by-code',
  ADD_PHONE_NUMBER: '/api/v1/common/add-phone-number',
  CHANGE_PASSWORD: '/api/v1/common/change-password',
  CONFIRM_PASSWORD: '/api/v1/common/confirm-password',
  END_CUSTOMER_SESSIONS: '/api/v1/common/end-customer-sessions',
  GET_CUSTOMER_ADDRESSES: '/api/v1/common/get-customer-addresses',
  GET_CUSTOMER_COMPANY: '/api/v1/common/get-customer-company',
  GET_CUSTOMER_SESSIONS: '/api/v1/common/get-customer-sessions',
  GET_EMAIL_STATE: '/api/v1/common/get-email-state',
  GET_USER_LOGIN: '/api/v1/dynamic/dataoperation/get-user-login',
  LOGIN_BY_PHONE: '/api/v1/common/login-by-phone',
  LOGOUT: '/api/v1/common/logout',
  REMOVE_CUSTOMER_ADDRESS: '/api/v1/common/remove-customer-address',
  REMOVE_PHONE_NUMBER: '/api/v1/common/remove-phone-number',
  REQUEST_PERSONAL_DATA: '/api/v1/common/request-personal-data',
  SAVE_CUSTOMER_ADDRESS: '/api/v1/common/save-customer-address',
  SEND_EMAIL_CONFIRMATION: '/api/v1/common/send-email-confirmation',
  SEND_PHONE_CODE: '/api/v1/common/send-phone-code',
  SIGNUP_USER: '/api/v1/dynamic/dataoperation/signup-user',
  SYNC_CUSTOMER_LISTS: '/api/v1/common/sync-customer-lists',
  UPDATE_PROFILE: '/api/v1/dynamic/dataoperation/update-profile',
  USE_CUSTOMER_ADDRESS: '/api/v1/common/use-customer-address',
  VALIDATE_EMAIL_SEND_OTP: '/api/v1/common/validate-email-send-otp',
  VALIDATE_OTP_CHANGE_PASSWORD: '/api/v1/common/validate-otp-change-password',
  GET_CITIES_LIST: '/api/v1/dynamic/dataoperation/get-cities-list',
  GET_COMMUNES_LIST: '/api/v1/dynamic/dataoperation/get-communes-list',
  GET_COUNTRIES_LIST: '/api/v1/dynamic/dataoperation/get-countries-list',
  GET_STATES_PROVINCES_LIST: '/api/v1/dynamic/dataoperation/get-states-provinces-list',
  GET_CUSTOM_PAGE: '/api/v1/dynamic/dataoperation/get-custom-page',
  GET_CUSTOM_PAGE_LIST: '/api/v1/dynamic/dataoperation/get-custom-page-list',
  GET_HOME_SCREEN_BANNER: '/api/v1/dynamic/dataoperation/get-home-screen-banner',
  GET_PAYMENT_METHODS: '/api/v1/dynamic/dataoperation/get-payment-methods',
  GET_SHOP_SETTINGS: '/api/v1/common/get-shop-settings',
  GET_WEB_CAMPAIGN_DETAIL: '/api/v1/dynamic/dataoperation/get-web-campaign-detail',
  GET_WEB_CAMPAIGN_LIST: '/api/v1/dynamic/dataoperation/get-web-campaign-list',
  GET_WEBSITE_LOGO: '/api/v1/dynamic/dataoperation/get-website-logo',
  GET_BEST_FACILITIES: '/api/v1/common/get-best-facilities',
  GET_LOCALIZATION: '/api/v1/common/localization-cstm-portal/get-localization-data',
  CREATE_SAMPLE_REQUEST: '/api/v1/common/create-sample-request',
  CREATE_WISHLIST_SHARE: '/api/v1/common/create-wishlist-share',
  GET_WISHLIST_SHARE: '/api/v1/common/get-wishlist-share',
  CREATE_VENDOR_REQUEST: '/api/v1/dynamic/dataoperation/create-vendor-request',
  PASSWORD_ENCRYPTION: '/api/v1/common/en-ur-drow-pass-rndom/en-ur-drow-pass-rndom',
  ASK_STOCK_NOTICE: '/api/v1/common/ask-stock-notice',
  CONTACT_US: '/api/v1/dynamic/dataoperation/contact-us',
  INSERT_SUBSCRIBER: '/api/v1/dynamic/dataoperation/insert-subscriber',
};
