/** The shop and till systems whose exports can be imported, by the name that people write. */
export const systemNames = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  magento: 'Magento',
  prestashop: 'PrestaShop',
  bigcommerce: 'BigCommerce',
  wix: 'Wix',
  squarespace: 'Squarespace',
  ecwid: 'Ecwid',
  opencart: 'OpenCart',
  square: 'Square',
  loyverse: 'Loyverse',
  lightspeed: 'Lightspeed',
  vend: 'Vend',
  odoo: 'Odoo',
  clover: 'Clover',
  etsy: 'Etsy',
} as const;
export type ShopSystem = keyof typeof systemNames;
export const shopSystems = Object.keys(systemNames) as [ShopSystem, ...ShopSystem[]];
