import {
  getSearchSuggestions,
  type SuggestionRow,
} from '#contract/operations/catalogue/get-search-suggestions.ts';
import { suggestionsFor, type ListedProduct } from '#shop/catalogue/catalogue.ts';
import { textIn } from '#shop/localisation/localisation.ts';
import { handle } from '../../calls/operation.ts';
import { priceSaid } from './chosen-products.ts';
import { priceKeys } from './product-row.ts';

export const handler = handle(
  getSearchSuggestions,
  async ({ SearchTerm, languageCode }, { app }): Promise<SuggestionRow[]> => {
    const wordedPrice = await priceSaid(app.db, SearchTerm);
    const { categories, brands, products, terms } = await suggestionsFor(app.db, wordedPrice, languageCode);
    return [
      ...categories.map((category) => ({
        Kind: 'category' as const,
        Id: category.id,
        Name: textIn(category.names, languageCode),
        TotalProducts: category.products,
      })),
      ...brands.map((brand) => ({
        Kind: 'brand' as const,
        Id: brand.id,
        Name: brand.name,
        TotalProducts: brand.products,
      })),
      ...terms.map((term) => ({
        Kind: 'term' as const,
        Id: 0,
        Name: term.text,
        TotalProducts: term.products,
      })),
      ...products.map(productSuggestion),
    ];
  },
);

function productSuggestion(product: ListedProduct): SuggestionRow {
  const { Price, DiscountedPrice } = priceKeys(product);
  const [picture] = product.pictures;
  return {
    Kind: 'product',
    Id: product.id,
    Name: product.name,
    ...(product.categoryName !== null && { CategoryName: product.categoryName }),
    Price,
    ...(DiscountedPrice !== undefined && { DiscountedPrice }),
    ...(picture && { AttachmentURL: picture.path }),
  };
}
