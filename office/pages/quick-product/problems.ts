/** What is wrong with each part of it, in words. */
export type Problems = Partial<Record<'photo' | 'own' | 'other' | 'price' | 'category', string>>;
