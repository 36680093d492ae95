import type { Artwork, DraftPlace, Print } from '#shop/artwork/artwork.ts';
import { areaRowOf, placementRowOf } from '../catalogue/area-row.ts';

/** Returns what is printed for an option, as clients get it. */
export const printedRow = ({
  attributeId,
  artwork,
  text,
  names,
  placement,
  picture,
  colors,
  isDrawing,
  asksFor = isDrawing ? 'drawing' : artwork ? 'artwork' : names.length > 0 ? 'names' : 'text',
}: Omit<DraftPlace, 'designId' | 'isDrawing'> & { isDrawing?: boolean; asksFor?: Print['asksFor'] }) => ({
  ProductAttributeID: attributeId,
  AsksFor: asksFor,
  ...(artwork?.scan === 'infected'
    ? { Artwork: null, IsRefused: true as const }
    : { Artwork: artwork && artworkRow(artwork) }),
  Text: names.length > 0 ? names.join('\n') : text,
  ...(placement && { Placement: placementRowOf(placement) }),
  ...(picture && {
    Picture: {
      AttachmentURL: picture.path,
      Width: picture.width,
      Height: picture.height,
      Area: areaRowOf(picture.area),
    },
  }),
  ...(colors !== null && { Colors: colors }),
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
  PositionName: (isEnglish ? print.en : print.km)[0],
  OptionName: (isEnglish ? print.en : print.km)[1],
  Quantity: print.quantity,
  IsMissing: print.isMissing,
  IsOpen: print.isOpen,
});
