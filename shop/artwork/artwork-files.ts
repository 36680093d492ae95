/** Names in the private store: of the file as it was sent, and of the picture of it that people see. */
export const artworkFile = (id: string): string => `artwork/${id}`;
export const artworkPreview = (id: string): string => `artwork/${id}.png`;
