import { contrast, mixed, readable, rgbOf } from './contrast.ts';

/** The colors a shop can customize. Null means the default (storefront/styles/tokens.css). */
export interface ShopColours {
  /** Links, headings and the footer. */
  accent: string | null;
  /** The primary button of a screen. */
  action: string | null;
  /** The page background. */
  ground: string | null;
}
type Name = keyof ShopColours;

export const defaultColours = { accent: '#0f5c45', action: '#f2a530', ground: '#fbf9f4' } as const;
const ink = '#1c211d';
const inkSoft = '#555a50';
const inkOnDark = '#f6f1e6';
const [white, black] = ['#ffffff', '#000000'];

const deep = (accent: string) => mixed(accent, black, 0.36);
const tint = (accent: string) => mixed(accent, white, 0.89);
const pressed = (action: string) => mixed(action, black, 0.08);
const sunk = (background: string) => mixed(background, ink, 0.04);

/** For each color, the text and background pairs it is used in. */
function pairs({
  accent,
  action,
  ground: background,
}: Record<Name, string>): Record<Name, [string, string][]> {
  return {
    accent: [
      [accent, white],
      [accent, background],
      [accent, sunk(background)],
      [accent, tint(accent)],
      [inkOnDark, deep(accent)],
    ],
    action: [
      [ink, action],
      [ink, pressed(action)],
    ],
    ground: [
      [ink, sunk(background)],
      [inkSoft, sunk(background)],
      [inkSoft, background],
    ],
  };
}

/** Returns the lowest contrast of each custom color that isn't readable. */
export function unreadable(colours: ShopColours): { field: Name; contrast: number }[] {
  const all = {
    accent: colours.accent ?? defaultColours.accent,
    action: colours.action ?? defaultColours.action,
    ground: colours.ground ?? defaultColours.ground,
  };
  return Object.entries(pairs(all)).flatMap(([name, ofIt]) => {
    const field = name as Name;
    const weakest = Math.min(...ofIt.map(([text, behind]) => contrast(rgbOf(text), rgbOf(behind))));
    const isChosen = colours[field] !== null || (field === 'accent' && colours.ground !== null);
    return isChosen && weakest < readable ? [{ field, contrast: weakest }] : [];
  });
}

const address = /^\/colours\/([0-9a-f]{6}|-)\.([0-9a-f]{6}|-)\.([0-9a-f]{6}|-)\.css$/u;

/** Returns the path of the stylesheet with a shop's colors, which are part of its name; '' when all are defaults. */
export function colourSheet({ accent, action, ground: background }: ShopColours): string {
  const names = [accent, action, background].map((each) => each?.slice(1) ?? '-');
  return names.every((each) => each === '-') ? '' : `/colours/${names.join('.')}.css`;
}

/** Parses the colors from a stylesheet's path. Returns null if it isn't such a path or the colors aren't readable. */
export function coloursOf(path: string): ShopColours | null {
  const found = address.exec(path);
  if (!found) return null;
  const [accent = null, action = null, background = null] = found
    .slice(1)
    .map((each) => (each === '-' ? null : `#${each}`));
  const colours = { accent, action, ground: background };
  return unreadable(colours).length > 0 ? null : colours;
}

/** Returns the storefront tokens that differ from their defaults. */
export function colourTokens({ accent, action, ground: background }: ShopColours): Record<string, string> {
  return {
    ...(accent && {
      green: accent,
      'green-deep': deep(accent),
      'green-tint': tint(accent),
      focus: accent,
    }),
    ...(action && {
      saffron: action,
      'saffron-press': pressed(action),
      'saffron-tint': mixed(action, white, 0.84),
    }),
    ...(background && { paper: background, sunk: sunk(background) }),
  };
}
