import type { Arrow, ImportMap, Layer, LayerName } from './read-import-map.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The positions of the layers, which list as many of their largest folders as fit: shoppers enter on the left, data is at the lower right, and what both sides
 * share is in between.
 */
const places: Partial<Record<LayerName, Box>> = {
  storefront: { x: 24, y: 70, width: 256, height: 250 },
  office: { x: 24, y: 330, width: 256, height: 290 },
  web: { x: 24, y: 625, width: 256, height: 96 },
  ui: { x: 24, y: 765, width: 256, height: 96 },
  contract: { x: 410, y: 70, width: 210, height: 706 },
  rules: { x: 410, y: 808, width: 210, height: 90 },
  server: { x: 750, y: 70, width: 280, height: 315 },
  shop: { x: 750, y: 413, width: 280, height: 403 },
  database: { x: 750, y: 844, width: 280, height: 104 },
};
const size = { width: 1084, height: 989 };

const about: Partial<Record<LayerName, string>> = {
  storefront: 'the shop for customers (React)',
  office: 'the back office for staff (React)',
  web: 'shared by both apps',
  ui: 'components without business logic',
  contract: 'for browser and server',
  rules: 'calculations for both sides',
  server: 'turns requests into calls to shop/',
  shop: 'business logic and SQL',
  database: 'PostgreSQL: start, tables',
};

/**
 * Draws the layers with their modules and the imports between them.
 * @throws if a layer has no position yet
 */
export function importMapPicture({ layers, arrows }: ImportMap): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" font-family="system-ui, sans-serif" role="img" aria-label="The layers of Kado and the imports between them">
<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0 10 5 0 10z" fill="#6b6a60"/></marker></defs>
<rect width="${size.width}" height="${size.height}" fill="#fbfaf5"/>
${layers.map(layerDrawing).join('\n')}
${arrows.map(arrowDrawing).join('\n')}
</svg>
`;
}

function boxOf(name: LayerName): Box {
  const box = places[name];
  if (!box) throw new Error(`${name}/ is missing from the picture: add it in extras/import-map/picture.ts`);
  return box;
}

function layerDrawing({ name, modules, folders }: Layer): string {
  const { x, y, width, height } = boxOf(name);
  const fits = Math.floor((height - 60) / 19);
  const lines = (folders.length > 1 ? folders : [])
    .slice(0, 2 * fits)
    .map((folder) => `${folder.name} ${folder.modules}`);
  const columns = lines.length > fits ? 2 : 1;
  const rows = Math.ceil(lines.length / columns);
  const drawn = lines.map((line, at) => {
    const left = x + 16 + Math.floor(at / rows) * (width / 2 - 8);
    return `<text x="${left}" y="${y + 76 + (at % rows) * 19}" font-size="13" fill="#3c3b35">${line}</text>`;
  });
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="#fff" stroke="#0b5d45" stroke-width="1.5"/>`,
    `<text x="${x + 16}" y="${y + 28}" font-size="17" font-weight="700" fill="#0b5d45">${name}/</text>`,
    `<text x="${x + width - 16}" y="${y + 28}" font-size="13" fill="#6b6a60" text-anchor="end">${modules} modules</text>`,
    `<text x="${x + 16}" y="${y + 50}" font-size="13" fill="#6b6a60">${about[name] ?? ''}</text>`,
    ...drawn,
  ].join('\n');
}

function arrowDrawing(arrow: Arrow): string {
  const { path, label } = course(arrow);
  const { imports, types } = arrow;
  const onlyTypes = imports === types;
  const text = onlyTypes ? `${imports} types` : String(imports);
  const width = 14 + text.length * 8;
  return [
    `<path d="${path}" fill="none" stroke="#6b6a60" stroke-width="1.5" marker-end="url(#tip)"${onlyTypes ? ' stroke-dasharray="5 4"' : ''}/>`,
    `<rect x="${label.x - width / 2}" y="${label.y - 11}" width="${width}" height="22" rx="11" fill="#fbfaf5"/>`,
    `<text x="${label.x}" y="${label.y + 5}" font-size="14" font-weight="600" fill="#9a5b00" text-anchor="middle">${text}</text>`,
  ].join('\n');
}

interface Course {
  path: string;
  label: { x: number; y: number };
}

/**
 * The horizontal offsets of arrows that run beside a layer's column to a shared layer further down, different
 * for each layer.
 */
const lanes: Partial<Record<LayerName, number>> = { storefront: 90, web: 62, ui: 40, server: 90, shop: 46 };

/**
 * Returns the path of an arrow: sideways to a shared layer, to the next layer above or below, or around a
 * layer in the way.
 */
function course({ from, to }: Arrow): Course {
  const [start, end] = [boxOf(from), boxOf(to)];
  const isBeside = start.x !== end.x && start.y < end.y + end.height && end.y < start.y + start.height;
  const isBetween = end.x === places.contract?.x && start.x !== end.x;
  if (isBetween && isBeside) {
    const y = start.y + Math.min(start.height / 2, 90);
    const leftwards = start.x > end.x;
    const [x1, x2] = leftwards ? [start.x, end.x + end.width] : [start.x + start.width, end.x];
    return { path: `M${x1} ${y}H${x2}`, label: { x: (x1 + x2) / 2, y } };
  }
  if (isBetween) {
    const lane = lanes[from] ?? 60;
    const leftwards = start.x > end.x;
    const [x1, x, x2] = leftwards
      ? [start.x, start.x - lane, end.x + end.width]
      : [start.x + start.width, start.x + start.width + lane, end.x];
    const [y1, y2] = [start.y + start.height - 18, end.y + lane - 14];
    return { path: `M${x1} ${y1}H${x}V${y2}H${x2}`, label: { x, y: (y1 + y2) / 2 } };
  }
  if (start.x === end.x && (isNext(start, end) || isNext(end, start))) {
    const x = start.x + start.width / 2;
    const [y1, y2] = start.y < end.y ? [start.y + start.height, end.y] : [start.y, end.y + end.height];
    return { path: `M${x} ${y1}V${y2}`, label: { x, y: (y1 + y2) / 2 } };
  }
  if (start.x === end.x && start.y < end.y) {
    const x = start.x + start.width;
    const [y1, y2] = [start.y + start.height / 2, end.y + end.height / 2];
    return {
      path: `M${x} ${y1}H${x + 26}V${y2}H${x}`,
      label: { x: x + 26, y: (y1 + y2) / 2 },
    };
  }
  if (start.y === end.y) {
    const [x1, x2] = [start.x + start.width / 2, end.x + end.width / 2];
    return {
      path: `M${x1} ${start.y}V34H${x2}V${end.y}`,
      label: { x: (x1 + x2) / 2, y: 34 },
    };
  }
  if (start.x > end.x && start.y < end.y) {
    const [x, y] = [start.x + start.width * 0.75, end.y + end.height / 2];
    return { path: `M${x} ${start.y}V16H10V${y}H${end.x}`, label: { x: (x + 10) / 2, y: 16 } };
  }
  throw new Error(
    `${from} -> ${to} is missing from the picture: add its arrow in extras/import-map/picture.ts`,
  );
}

const isNext = (upper: Box, lower: Box) =>
  upper.y < lower.y &&
  !Object.values(places).some((box) => box.x === upper.x && box.y > upper.y && box.y < lower.y);
