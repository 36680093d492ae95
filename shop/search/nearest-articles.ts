import { keyOf, wordsOf } from './words.ts';

/** The nearest article to offer for things that people look for in gift and print shops, if no product has such a name. */
const list = `
  t-shirt: polo, polo shirt, collared shirt, collar shirt, uniform, staff uniform, work shirt, dress shirt, hoodie, hoody, sweatshirt, sweater, jacket, vest, jersey,
    sportswear, tank top, workwear, long sleeve, អាវប៉ូឡូ, ប៉ូឡូ, អាវមានក, ឯកសណ្ឋាន, អាវរងា, អាវក្រៅ, អាវធំ, អាវសីម៉ី, av polo
  umbrella: raincoat, rain coat, rain jacket, poncho, អាវភ្លៀង, av phlieng, av pleang
  desk calendar: wall calendar, calendar poster, pocket calendar, ប្រតិទិនជញ្ជាំង
  notebook: planner, agenda, sketchbook, sketch book, exercise book, notepad, memo pad, note pad
  pen: fountain pen, gel pen, highlighter, marker pen, pencil, ខ្មៅដៃ
  serving tray: plate, platter, dinner plate, cutting board, chopping board, cheese board, chopping block, ជ្រញ់
  cap: bucket hat, straw hat, visor, beanie, sun hat, snapback
  backpack: suitcase, luggage, travel bag, duffel bag, duffle bag, messenger bag, briefcase, sling bag, កាបូបធ្វើដំណើរ
  wall clock: alarm clock, desk clock, table clock, wristwatch, នាឡិកាដៃ
  plaque: certificate, certificate of appreciation, ប័ណ្ណសរសើរ, សញ្ញាបត្រ
  greeting card: invitation, invitation card, wedding invitation, wedding card, thank you card, postcard, birthday card, ធៀប, ធៀបការ, ធៀបមង្គលការ
  banner: poster, backdrop, signboard, billboard, standee, vinyl banner
  -: business card, name card, visiting card, flyer, flier, leaflet, brochure, pamphlet, sticker, label, decal, letterhead, envelope, folder, menu, menu card,
    loyalty card, membership card, gift voucher, នាមប័ណ្ណ, កាតអាជីវកម្ម, ខិត្តប័ណ្ណ, ស្ទីកឃ័រ, ស្ទីកគ័រ, ស្រោមសំបុត្រ`;

/** The nearest article, or `-` for none, by the key of another (see `keyOf`). */
export const nearestArticles: ReadonlyMap<string, string> = new Map(
  list
    .trim()
    .split(/\n(?= {2}\S)/u)
    .flatMap((row) => {
      const [nearest = '', articles = ''] = row.trim().split(': ');
      return articles.split(',').map((article) => [keyOf(wordsOf(article)), nearest] as const);
    }),
);
