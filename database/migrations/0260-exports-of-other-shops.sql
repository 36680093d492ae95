-- What staff say about a file of another shop: the system, if its header isn't recognized, and the currency of its prices.
alter table catalogue_import
  add column chosen_source text check (chosen_source in ('shopify', 'woocommerce', 'magento', 'prestashop')),
  add column prices jsonb,                                -- what the file says about the currency; null without prices
  add column money jsonb;                                 -- the currency, and how much of it is a dollar; null until it is known
