/** The side length in pixels, for screens with double density. */
export const isHeic = ({ name, type }: File): boolean => /hei[cf]/iu.test(type) || /\.hei[cf]$/iu.test(name);
