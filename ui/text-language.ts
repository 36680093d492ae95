/** The language a text is written in, by its letters: Khmer as soon as one is. */
export const textLanguage = (text: string): 'km' | 'en' => (/\p{Script=Khmer}/u.test(text) ? 'km' : 'en');
