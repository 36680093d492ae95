import { inCategory } from './demo-facts.ts';

/** Products that match the same query, as slugs separated by spaces. Includes sets that contain one of them. */
export const ceramicMugs = 'ceramic-mug ceramic-mug-set-4 gift-hamper';
export const mugs = `${ceramicMugs} enamel-mug`;
export const flasks = 'insulated-bottle insulated-bottle-pack-25';
export const bottles = `${flasks} glass-bottle`;
export const cityBackpacks = 'city-backpack city-backpack-pack-20';
export const backpacks = `${cityBackpacks} drawstring-bag`;
export const pens = 'ballpoint-pen ballpoint-pen-pack-50 metal-pen-box notebook-pen-set gift-hamper';
export const notebooks = 'notebook notebook-pen-set gift-hamper';
export const powerBanks = 'power-bank power-bank-pack-25';
export const kramas = 'krama-scarf krama-gift-set';
export const shirts = 't-shirt t-shirt-pack-50';
export const umbrellas = 'umbrella umbrella-pack-20';
export const scentedCandles = 'scented-candle scented-candle-trio';
export const candles = `${scentedCandles} led-candle`;
export const medals = 'medal medal-pack-30 awards-night-package';
/** Includes medals: a shopper looking for a trophy wants a prize. */
export const trophies = `star-trophy crystal-award ${medals}`;
export const prizes = `${trophies} wood-plaque`;
export const badges = 'name-badge name-badge-pack-100';
export const silverBowls = 'silver-bowl silver-bowl-set-6';
export const peppers = 'kampot-pepper kampot-pepper-trio';
export const flags = 'feather-flag event-display-kit roll-up-banner';
export const wooden = 'usb-wood photo-frame wall-clock wooden-tray wood-plaque acrylic-sign';
/** Products that match "gift" alone: those sold as a gift by their name or category. */
export const gifts = `${inCategory('gift-sets')} ${inCategory('tech-gifts')} paper-gift-bag paper-gift-bag-pack-100 wine-glasses`;
