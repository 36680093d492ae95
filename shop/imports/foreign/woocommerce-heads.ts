/** WooCommerce translates the heads of its exports. Each column has its translations, also those of older versions. */
const translations: Readonly<Record<string, string>> = {
  type: 'typ | tipo | loại | ชนิด | ประเภท | jenis | tipe',
  sku: 'ugs | artikelnummer | art.-nr. | mã sản phẩm | mã sp | รหัสสินค้า | รหัสสินค้า (sku) | เลขรหัสสินค้า',
  'gtin, upc, ean, or isbn':
    'gtin, upc, ean ou isbn | gtin, upc, ean oder isbn | gtin, upc, ean o isbn | gtin, upc, ean, hoặc isbn | gtin, upc, ean หรือ isbn | gtin, upc, ean, atau isbn',
  name: 'nom | nombre | tên | ชื่อ | nama',
  published:
    'publié | veröffentlicht | publicado | đã xuất bản | đã đăng | xuất bản | เผยแพร่แล้ว | เผยแพร่ | telah terbit | diterbitkan | dipublikasikan',
  'visibility in catalog':
    'visibilité dans le catalogue | sichtbarkeit im katalog | visibilidad en el catálogo | hiển thị trong danh mục | khả năng hiển thị trong danh mục | การมองเห็นในแคตตาล็อก | การมองเห็นในแค็ตตาล็อก | visibilitas di katalog | tampilan di katalog',
  'short description':
    'description courte | kurzbeschreibung | descripción corta | mô tả ngắn | คำอธิบายสั้น | คำอธิบายย่อ | รายละเอียดย่อ | deskripsi singkat',
  description: 'beschreibung | descripción | mô tả | คำอธิบาย | รายละเอียด | deskripsi',
  'date sale price starts':
    'date de début de promo | datum, an dem angebotspreis beginnt | datum des beginns des angebotspreises | día en que empieza el precio rebajado | ngày bắt đầu giá khuyến mãi | ngày bắt đầu giảm giá | วันที่เริ่มราคาขาย | วันที่เริ่มลดราคา | tanggal mulai harga obral | tanggal dimulainya harga obral',
  'date sale price ends':
    'date de fin de promo | datum, an dem angebotspreis endet | datum des endes des angebotspreises | día en que termina el precio rebajado | ngày kết thúc giá khuyến mãi | ngày kết thúc giảm giá | ngày giảm giá kết thúc | วันที่สิ้นสุดราคาขาย | วันที่สิ้นสุดลดราคา | tanggal berakhir harga obral | tanggal berakhirnya harga obral',
  'in stock?':
    'en stock ? | en stock? | vorrätig? | auf lager? | ¿existencias? | ¿en inventario? | còn hàng? | มีสินค้า? | มีสินค้าในคลัง? | tersedia? | ada stok?',
  stock:
    'lager | lagerbestand | bestand | inventario | existencias | kho | kho hàng | tồn kho | คลังสินค้า | สินค้าคงคลัง | จำนวนคงเหลือ | stok',
  'backorders allowed?':
    'autoriser les commandes de produits en rupture ? | lieferrückstände erlaubt? | lieferrückstand erlaubt? | ¿permitir reservas de productos agotados? | cho phép đặt hàng trước? | cho phép đặt trước? | อนุญาตให้สั่งซื้อล่วงหน้า? | boleh dipesan di muka? | backorder diizinkan?',
  'sale price':
    'tarif promo | angebotspreis | precio rebajado | precio de oferta | giá khuyến mãi | giá bán khuyến mãi | ราคาที่ลด | ราคาลด | ราคาโปรโมชั่น | harga obral | harga diskon | harga promo',
  'regular price':
    'tarif régulier | regulärer preis | normaler preis | precio normal | giá bán thường | giá thường | giá gốc | giá thông thường | ราคาปกติ | harga normal | harga reguler | harga biasa',
  categories: 'catégories | kategorien | categorías | danh mục | หมวดหมู่ | kategori',
  tags: 'étiquettes | mots-clés | schlagwörter | schlagworte | etiquetas | thẻ | từ khóa | แท็ก | ป้ายกำกับ | tag | label',
  images: 'bilder | imágenes | hình ảnh | รูปภาพ | gambar',
  parent:
    'übergeordnetes produkt | übergeordnet | superior | padre | cha | sản phẩm cha | หลัก | สินค้าหลัก | induk',
  brands: 'marques | marken | marcas | thương hiệu | แบรนด์ | merek',
};

const byHead = new Map(
  Object.entries(translations).flatMap(([column, heads]) =>
    heads.split(' | ').map((head) => [head, column] as const),
  ),
);

/** Heads of attributes carry a number. */
const attributes: readonly (readonly [column: string, heads: RegExp])[] = [
  [
    'name',
    /^(?:nom de l'attribut|nombre del atributo|tên thuộc tính|ชื่อคุณสมบัติ|ชื่อแอตทริบิวต์|nama atribut) (\d+)$|^attribut (\d+) name$/u,
  ],
  [
    'value(s)',
    /^(?:valeur\(s\) de l'attribut|valor\(es\) del atributo|giá trị thuộc tính|\(các\) giá trị thuộc tính|ค่าคุณสมบัติ|ค่าแอตทริบิวต์|nilai atribut) (\d+)$|^attribut (\d+) wert\(e\)$/u,
  ],
  [
    'visible',
    /^(?:attribut visible|atributo visible|visibilité de l'attribut|thuộc tính hiển thị|การมองเห็นคุณสมบัติ|visibilitas atribut) (\d+)$|^(?:attribut|atributo) (\d+) (?:sichtbar|visible)$|^attribut (\d+) visible$/u,
  ],
  [
    'global',
    /^(?:attribut global|atributo global|thuộc tính toàn cục|atribut global) (\d+)$|^(?:attribut|atributo) (\d+) global$/u,
  ],
];

/** Returns the English head of a WooCommerce export. Unknown heads stay. */
export function englishHead(head: string): string {
  const plain = head.replaceAll('’', "'").replaceAll(' ', ' ');
  const english = byHead.get(plain);
  if (english !== undefined) return english;
  for (const [column, heads] of attributes) {
    const number = heads.exec(plain)?.slice(1).find(Boolean);
    if (number !== undefined) return `attribute ${number} ${column}`;
  }
  return head;
}
