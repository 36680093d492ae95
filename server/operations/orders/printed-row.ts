import type { Artwork, Print } from '#shop/artwork/artwork.ts';

/** Returns what is printed for an option, as clients get it. */
export const printedRow = ({
  attributeId,
  artwork,
  text,
  names,
  asksFor = artwork ? 'artwork' : names.length > 0 ? 'names' : 'text',
}: Pick<Print, 'attributeId' | 'artwork' | 'text' | 'names'> & { asksFor?: Print['asksFor'] }) => ({
  ProductAttributeID: attributeId,
  AsksFor: asksFor,
  Artwork: artwork && artworkRow(artwork),
  Text: names.length > 0 ? names.join('\n') : text,
});

export const artworkRow = ({ id, name, bytes, facts }: Artwork) => ({
  ArtworkId: id,
  FileName: name,
  Bytes: bytes,
  Facts: facts,
});

/** Returns what is printed on an ordered item, as clients get it. */
export const orderPrintRow = (print: Print, isEnglish: boolean) => ({
  ...printedRow(print),
  OrderItemID: print.itemId,
  ProductName: (isEnglish ? null : print.itemKm) ?? print.itemEn,
  OptionName: (isEnglish ? print.en : print.km)[1],
  Quantity: print.quantity,
  IsOpen: print.isOpen,
});
