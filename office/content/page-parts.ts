/**
 * Page parts that are settings: their fields, the shop page that previews them, and their place on that page.
 */
export const pageParts = {
  story: { fields: ['story'], page: 'home', at: '[aria-labelledby=story]' },
  scene: { fields: ['scene'], page: 'home', at: '[aria-labelledby=scene]' },
  faq: { fields: ['faq'], page: 'faq', at: '.faq' },
  about: { fields: ['about'], page: 'about', at: '.about-text' },
  footer: { fields: ['blurb'], page: 'home', at: '.foot-brand' },
  menus: { fields: ['topLinks', 'footerLinks'], page: 'home', at: '.topline' },
  product: { fields: ['shippingInfo', 'whyBuy'], page: 'product', at: '.tabs' },
  logo: {
    fields: ['logo', 'logoWhite', 'mark', 'accent', 'action', 'ground'],
    page: 'home',
    at: '.site-head .logo',
  },
} as const;

export type PagePart = keyof typeof pageParts;
export const isPagePart = (name: string): name is PagePart => Object.hasOwn(pageParts, name);
