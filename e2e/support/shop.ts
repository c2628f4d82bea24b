/** A small shop on loopback: one product page with its pictures, as a seller would publish it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

const PRODUCT = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Ember Flask Insulated Water Bottle, 17 oz',
  description: [
    'Double wall vacuum insulation keeps drinks hot for 12 hours and cold for 24.',
    'The leak-proof lid opens with one hand, so you can sip on the move.',
    'The slim body fits every standard car cup holder.',
    'Made of food-grade stainless steel, BPA free and dishwasher safe.',
    'Free shipping and a 2 year warranty.',
  ].join('\n'),
};

/** Hue, width and height of each picture: square, tall and wide ones. */
const PICTURES = [
  [8, 1200, 1200],
  [55, 900, 1350],
  [120, 1600, 900],
  [190, 1200, 1200],
  [250, 1080, 1920],
  [310, 1400, 1050],
] as const;

const bottle = (hue: number, width: number, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
    <defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="hsl(${hue} 70% 82%)"/><stop offset="1" stop-color="hsl(${hue} 60% 55%)"/></linearGradient>
    <linearGradient id="steel"><stop stop-color="hsl(${hue} 45% 22%)"/><stop offset=".35" stop-color="hsl(${hue} 40% 45%)"/><stop offset="1" stop-color="hsl(${hue} 50% 16%)"/></linearGradient></defs>
    <rect width="100" height="100" fill="url(#wall)"/><ellipse cx="50" cy="84" rx="24" ry="4" fill="hsl(${hue} 50% 30%)" opacity=".5"/>
    <rect x="38" y="28" width="24" height="56" rx="6" fill="url(#steel)"/><rect x="42" y="16" width="16" height="13" rx="3" fill="hsl(${hue} 20% 15%)"/>
    <rect x="38" y="50" width="24" height="10" fill="hsl(${hue} 80% 70%)"/></svg>`);

const page = (origin: string) => `<!doctype html><html lang="en"><head><title>${PRODUCT.name}</title>
<script type="application/ld+json">${JSON.stringify({ ...PRODUCT, image: PICTURES.map((_, i) => `${origin}/pictures/${i}.jpg`) })}</script>
</head><body><h1>${PRODUCT.name}</h1></body></html>`;

export interface Shop {
  readonly origin: string;
  /** `host:port`, for FETCH_ALLOW. */
  readonly host: string;
  readonly productUrl: string;
  close(): Promise<void>;
}

export async function openShop(): Promise<Shop> {
  const pictures = await Promise.all(
    PICTURES.map(([hue, width, height]) =>
      sharp(bottle(hue, width, height))
        .jpeg({ quality: 88 })
        .toBuffer(),
    ),
  );
  const server = createServer((request, response) => {
    const picture = /^\/pictures\/(\d+)\.jpg$/.exec(request.url ?? '');
    const bytes = picture ? pictures[Number(picture[1])] : undefined;
    if (bytes) return void response.setHeader('content-type', 'image/jpeg').end(bytes);
    const [path, policy = ''] = (request.url ?? '').split('?');
    if (policy.includes('alone')) response.setHeader('cross-origin-opener-policy', 'same-origin');
    if (policy.includes('formless')) response.setHeader('content-security-policy', "form-action 'none'");
    if (path === '/ember-flask')
      return void response.setHeader('content-type', 'text/html; charset=utf-8').end(page(origin));
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  return {
    origin,
    host,
    productUrl: `${origin}/ember-flask`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
