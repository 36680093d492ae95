import { contactLabels } from '#contract/labels/storefront/contact.ts';
import { newsletterLabels } from '#contract/labels/storefront/newsletter.ts';
import { button, main } from './pages.ts';
import type { StatesOf } from './state.ts';
import { label } from './texts.ts';
import type { Visitor } from './visitor.ts';

const complaint = (me: Visitor) => me.page.locator('.toast').first().waitFor();

/** The help pages and the newsletter, with and without errors. */
export const helpStates = {
  contactUs: [
    { name: 'contact', path: '/contact-us' },
    {
      name: 'contact, with errors',
      path: '/contact-us',
      reach: async (me) => {
        await button(main(me.page), label(me.lang, contactLabels, 'lbl_cont_btn_sndmsg')).click();
        await complaint(me);
      },
    },
  ],
  about: [{ name: 'about', path: '/about' }],
  faq: [{ name: 'FAQ', path: '/faq' }],
  howWePrint: [{ name: 'how we print', path: '/how-we-print' }],
  home: [
    {
      name: 'newsletter, with an error',
      path: '/',
      reach: async (me) => {
        await button(main(me.page), label(me.lang, newsletterLabels, 'lbl_subsc_submitbtn')).click();
        await complaint(me);
      },
    },
  ],
} satisfies StatesOf;
