/** Error messages for each part. */
export type Problems = Partial<Record<'photo' | 'own' | 'other' | 'price' | 'category', string>>;
