import { feast } from './feast-synonyms.ts';
import type { SynonymGroup } from './synonyms.ts';
import { keyOf, wordsOf } from './words.ts';

/** Makers and makes that people use as the name of a kind of product. The first of a row is its key. */
export const brandSynonyms: readonly SynonymGroup[] = [
  feast(
    `airpods, airpod pro, earpod, galaxy bud, galaxy buds, redmi buds, freebuds, jabra, beats headphone, soundcore, អែរផត, អ៊ែរផត, អៀរផត,
    erpod, ear pod`,
    'earphone',
  ),
  feast('jbl, bose, marshall, harman kardon, soundbar, boombox, ultimate ears, ជេប៊ីអិល', 'speaker'),
  feast('anker, baseus, romoss, ugreen, magsafe, mophie, pisen, aukey', 'power bank, wireless charger'),
  feast('sandisk, kingston, transcend, datatraveler, cruzer, hp usb', 'usb drive'),
  feast('parker, montblanc, mont blanc, lamy, waterman, sheaffer', 'metal pen, pen'),
  feast(
    'bic pen, pilot pen, uniball, thien long, pentel, staedtler, paper mate, papermate',
    'ballpoint pen, pen',
  ),
  feast('moleskine, leuchtturm, campus notebook, field notes, filofax', 'notebook'),
  feast('post it, post its, post it note, postit, ប៉ុស្តអ៊ីត', 'sticky note'),
  feast(
    'hydro flask, hydroflask, stanley, yeti, tyeso, klean kanteen, zojirushi, chilly bottle, swell bottle, owala, lock and lock, locknlock, tiger flask',
    'insulated bottle, tumbler',
  ),
  feast('nalgene, camelbak, brita bottle, tupperware bottle', 'water bottle, insulated bottle, glass bottle'),
  feast('starbucks', 'mug, tumbler'),
  feast('yankee candle, jo malone, bath and body works, diptyque', 'scented candle'),
  feast('jansport, herschel, eastpak, fjallraven, kanken, samsonite backpack, targus, tumi', 'city backpack'),
  feast('riedel, spiegelau, schott zwiesel', 'wine glass'),
  feast('lacoste, uniqlo, gildan, hanes, fruit of the loom', 't-shirt'),
  feast('new era, yupoong, trucker cap, snapback', 'cap'),
  feast('logitech mouse pad, razer mouse pad, steelseries', 'mouse pad'),
];

/** The keys of those names. Beside a product, such as `bose speaker`, products don't have to match them. */
export const brandNames: ReadonlySet<string> = new Set(
  brandSynonyms.flatMap(({ words }) => words.map((word) => keyOf(wordsOf(word)))),
);
