-- Tills write zeros for "no code". They are no barcode, so that a second product can have them.
update product set gtin = '' where gtin ~ '^0+$';
update product_variant set barcode = '' where barcode ~ '^[0\s-]*0[0\s-]*$';
