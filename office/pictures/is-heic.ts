/** As iPhones keep photos: what no browser and no part of the shop reads. */
export const isHeic = ({ name, type }: File): boolean => /hei[cf]/iu.test(type) || /\.hei[cf]$/iu.test(name);
