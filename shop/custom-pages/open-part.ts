/** Matches the parts of a draft that staff have to fill in. Other text in brackets is text. */
const marks = /\[(?:your |សូមបំពេញ)[^\]<]{1,100}\]/iu;

/** Returns the first part of a draft that staff still have to fill in, or null if there is none. */
export const openPart = (text: string): string | null => marks.exec(text)?.[0] ?? null;
