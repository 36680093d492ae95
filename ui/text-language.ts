/** Returns the language of a text by its letters: Khmer if it contains any Khmer letter. */
export const textLanguage = (text: string): 'km' | 'en' => (/\p{Script=Khmer}/u.test(text) ? 'km' : 'en');
