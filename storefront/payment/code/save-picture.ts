import type { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import type { useLabels } from '#storefront/shop-context.tsx';
import type { CodeSum } from './code-sum.ts';
import type { FrameProps } from './frame.tsx';
import { endIn } from './use-countdown.ts';

interface CardProps extends FrameProps {
  /** The order total in each currency in which it can be paid. */
  totals: readonly CodeSum[];
  /** The seconds until the code expires. */
  left: number;
  t: ReturnType<typeof useLabels<keyof typeof checkoutCodeLabels.texts>>;
}

/**
 * Saves the code as a picture on the phone, for bank apps that read it from there. The picture shows what the
 * code alone does not: payee, order, amount and expiry.
 */
export function savePicture({ code, sum: total, totals, payee = '', number = '', left, t }: CardProps): void {
  const canvas = document.createElement('canvas');
  const [width, height, edge] = [1080, 1720, 90];
  Object.assign(canvas, { width, height });
  const ink = canvas.getContext('2d');
  if (!ink) return;
  const { fontFamily } = getComputedStyle(document.body);
  const box = (colour: string, [x, y, w, h]: [number, number, number, number], round = 0) => {
    ink.fillStyle = colour;
    ink.beginPath();
    ink.roundRect(x, y, w, h, round);
    ink.fill();
  };
  const write = (text: string, [x, y]: [number, number], size: number, weight = 400, colour = '#1c211d') => {
    ink.font = `${weight} ${size}px ${fontFamily}`;
    ink.fillStyle = colour;
    ink.fillText(text, x, y, width - 2 * edge);
  };
  const middle = width / 2;
  box('#fbf9f4', [0, 0, width, height]);
  box('#a9272d', [0, 0, width, 24]);
  ink.textAlign = 'center';
  const logo = document.querySelector<HTMLImageElement>('.logo img');
  if (logo?.complete && logo.naturalWidth > 0) ink.drawImage(logo, middle - 235, 64, 470, 96);
  write(t('scanToPay'), [middle, 232], 48, 600);
  // The area of the code within the picture.
  const [side, top] = [width - 2 * edge, 280];
  box('#fff', [edge, top, side, side + 300], 48);
  ink.save();
  ink.clip();
  box('#e1232e', [edge, top, side, 112]);
  ink.moveTo(edge + side, top + 112);
  ink.lineTo(edge + side, top + 176);
  ink.lineTo(edge + side - 64, top + 112);
  ink.fill();
  ink.restore();
  write('KHQR', [middle, top + 80], 64, 600, '#fff');
  ink.textAlign = 'left';
  write(payee, [edge + 60, top + 176], 38);
  write(total.figures, [edge + 60, top + 256], 80, 600);
  const after = edge + 84 + ink.measureText(total.figures).width;
  write(total.currency, [after, top + 256], 38);
  ink.textAlign = 'right';
  write(number, [edge + side - 84, top + 176], 38);
  ink.textAlign = 'center';
  ink.fillStyle = '#8f8f8f';
  for (let x = edge; x < edge + side; x += 24) ink.fillRect(x, top + 284, 12, 3);
  const scale = Math.floor(side / code.size);
  const from = { x: middle - (code.size * scale) / 2, y: top + 290 };
  ink.fillStyle = '#000';
  for (const { x, y, length } of code.runs)
    ink.fillRect(from.x + x * scale, from.y + y * scale, length * scale, scale);
  const centre = from.y + (code.size * scale) / 2;
  box('#fff', [middle - 46, centre - 46, 92, 92], 46);
  box('#000', [middle - 38, centre - 38, 76, 76], 38);
  write(total.sign, [middle, centre + 18], 50, 600, '#fff');
  const below = top + side + 300;
  write(totals.map(({ text }) => text).join(' · '), [middle, below + 64], 42, 600);
  write(t('payBefore', endIn(left)), [middle, below + 124], 38);
  box('#0a3b2d', [0, height - 84, width, 84]);
  write(t('onceOnly', { name: payee }), [middle, height - 28], 36, 400, '#f6f1e6');
  canvas.toBlob((picture) => {
    if (!picture) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(picture);
    link.download = `payment-${total.figures.replaceAll(',', '')}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  });
}
