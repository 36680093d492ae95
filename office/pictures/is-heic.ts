/** Whether a file has the iPhone photo format, which neither browsers nor the shop can read. */
export const isHeic = ({ name, type }: File): boolean => /hei[cf]/iu.test(type) || /\.hei[cf]$/iu.test(name);
