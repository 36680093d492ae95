interface Crumb {
  name: string;
  path: string;
}

/** Returns a page's breadcrumb for search engines, from the home page to the page itself. */
export const breadcrumbJsonLd = (publicUrl: string, items: readonly Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: publicUrl + path,
  })),
});
