import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPictureAddresses } from '../../../server/reading/html/pictureAddresses';
import { descriptionsOn, readHtml } from '../../../server/reading/html/readHtml';
import { settleReading } from '../../../server/reading/judgeReading';
import { readPageRules } from '../../../server/reading/readPageRules';

const rules = readPageRules(path.resolve('content'));
const addresses = createPictureAddresses(rules.sizes);
const read = (html: string, url = 'https://shop.example/p/oak-stool') =>
  settleReading([], { ...readHtml({ html, url, rules }), status: 200, isScripted: false }, addresses);
const at = (...files: string[]) => files.map((file) => `https://shop.example/${file}`);
const data = (product: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', ...product })}</script>`;

const oakText = 'This oak stool is turned by hand from a single piece, and oiled three times.';

describe('[W4] [PG1] pictures', () => {
  it('of menus, of the site and of other products are not the product’s, wherever they stand', () => {
    const page = read(
      `<title>Oak stool | Shop</title>
      <nav><img src="/menu.jpg" width="300"></nav>
      <ul><li><a href="/p/chair"><img src="/chair.jpg"></a> $30</li><li><a href="/p/table"><img src="/table.jpg"></a> $90</li></ul>
      <h1>Oak stool</h1><div><div><img src="/stool-front.jpg" alt="Oak stool"></div><div><img src="/stool-side.jpg"></div></div>
      <p>$49.50</p><section><img src="/workshop.jpg"></section>
      <footer><img src="/office.jpg"></footer><img src="https://maps.example.com/maps/vt.png">`,
    );
    expect(page.images).toEqual(at('stool-front.jpg', 'stool-side.jpg'));
    expect(page.moreImages).toEqual(at('workshop.jpg'));
  });

  it('of an address that ends in a folder, or of the shop’s profile, are none', () => {
    const page = read(
      `${data({ name: 'Oak stool', image: ['/p/oak-stool/', '/m/stool.jpg'] })}<h1>Oak stool</h1>
      <div><img src="/m/Social_Media_Profile_Pic.jpg" alt="Oak stool"></div>`,
    );
    expect(page.images).toEqual(at('m/stool.jpg'));
    expect(page.moreImages).toEqual([]);
  });

  it('of AMP are pictures; a page’s icon is none, and neither is an attribute that another took for its value', () => {
    const page = read(
      `<link rel="icon" href="/android-192x192.png"><meta property="og:image" content="/android-192x192.png">
      <h1>Oak stool</h1><div><amp-img src="/m/stool.jpg" alt="Oak stool"></amp-img><amp-img src="/m/side.jpg" alt="Oak stool"></amp-img>
      <img src= data-model="0"draggable="false"></div>`,
    );
    expect(page.images).toEqual(at('m/stool.jpg', 'm/side.jpg'));
    expect(page.moreImages).toEqual([]);
  });

  it('of who sells, of films, and named where an address should stand, are none', () => {
    const business = { '@type': 'LocalBusiness', name: 'Oak and Sons', image: '/2016/oas-240x120.png' };
    const page = read(
      `<script type="application/ld+json">${JSON.stringify(business)}</script><meta property="og:image" content="Models.Image">
      <h1>Oak stool</h1><video poster="/film.jpg"><img src="/film.jpg" alt="Oak stool"></video>
      <div class="product-video"><div><img src="/vi/u2Q/mq.jpg" alt="Oak stool"></div></div>
      <div class="video-and-pictures"><img src="/m/stool.jpg" alt="Oak stool"><img src="/m/side.jpg" alt="Oak stool"></div>`,
    );
    expect(page.images).toEqual(at('m/stool.jpg', 'm/side.jpg'));
    expect(page.moreImages).toEqual([]);
  });

  it('beside one that the data name, or begun like it, are chosen with it', () => {
    const page = read(
      `${data({ name: 'Oak stool', image: '/m/oak-stool_1.jpg' })}<h1>Oak stool</h1>
      <ul><li><img src="/m/oak-stool_1.jpg"></li><li><img src="/m/77.jpg"></li></ul>
      <p>${'It is turned by hand from one piece of oak. '.repeat(12)}</p><p><img src="/m/oak-stool_2.jpg"></p><p><img src="/other/x.jpg"></p>`,
    );
    expect(page.images).toEqual(at('m/oak-stool_1.jpg', 'm/77.jpg', 'm/oak-stool_2.jpg'));
    expect(page.moreImages).toEqual(at('other/x.jpg'));
  });

  it('that no words describe are the product’s where they stand beside its heading', () => {
    const page = read(
      `<title>Oak stool | Shop</title><img src="/help/door.jpg" alt="How to find us">
      <div><div><img src="/m/front.jpg" alt=""><div><img src="/m/front.jpg" alt=""><img src="/m/side.jpg" alt=""></div></div>
      <div><h1>Oak stool</h1><p>$49.50</p></div></div><section><img src="/workshop.jpg" alt=""></section>`,
    );
    expect(page.images).toEqual(at('m/front.jpg', 'm/side.jpg'));
    expect(page.moreImages).toEqual(at('help/door.jpg', 'workshop.jpg'));
  });

  it('that a press leads to another product by a script are not this one’s', () => {
    const card = (name: string) =>
      `<div onclick="window.location.href='/p/${name}';"><div><img src="/m/shop_2024_${name}.jpg"></div><h2>${name}</h2></div>`;
    const page = read(
      `<title>Oak stool | Shop</title><h1>Oak stool</h1>
      <div><img src="/m/shop_2024_stool.jpg" alt="Oak stool"></div><div>${card('chair')}${card('bench')}</div>`,
    );
    expect(page.images).toEqual(at('m/shop_2024_stool.jpg'));
    expect(page.moreImages).toEqual([]);
  });

  it('whose files begin as those of other products do are offered', () => {
    const page = read(
      `${data({ name: 'Oak stool', image: '/m/asset_shop_77.jpg' })}<h1>Oak stool</h1>
      <div><img src="/m/asset_shop_77.jpg" alt="Oak stool"></div><p>${'It is turned by hand from one piece of oak. '.repeat(12)}</p>
      <div><img src="/m/asset_shop_91.jpg"></div><a href="/p/chair"><img src="/m/asset_shop_12.jpg"></a>`,
    );
    expect(page.images).toEqual(at('m/asset_shop_77.jpg'));
    expect(page.moreImages).toEqual(at('m/asset_shop_91.jpg'));
  });

  it('in a gallery that nothing describes and that stand apart from its slides are offered', () => {
    const page = read(
      `${data({ name: 'Oak stool', image: '/m/front.jpg' })}<h1>Oak stool</h1>
      <div><ul><li><img src="/m/front.jpg"></li><li><img src="/m/side.jpg"></li></ul><img src="/m/label.jpg"></div>`,
    );
    expect(page.images).toEqual(at('m/front.jpg', 'm/side.jpg'));
    expect(page.moreImages).toEqual(at('m/label.jpg'));
  });

  it('of a script are the product’s where their list holds a known one, or their object bears its name', () => {
    const list =
      'var g = { "all": [{"thumb": "/a-s.jpg", "zoom": "/a.jpg"}, {"thumb": "/b-s.jpg", "zoom": "/b.jpg"}] };';
    const state = {
      shop: {
        item: { title: 'Oak stool', sku: 7, media: ['/c.jpg'] },
        others: [{ title: 'Chair', media: ['/d.jpg'] }],
      },
    };
    const page = read(
      `<h1>Oak stool</h1><img src="/a.jpg" alt="Oak stool"><script>${list}</script><script>window.__STATE__ = ${JSON.stringify(state)};</script>`,
    );
    expect(page.images.toSorted()).toEqual(at('a.jpg', 'b.jpg', 'c.jpg'));
  });

  it('that are one file in several folders are one, where the folders hold other files too', () => {
    const sized = (size: string, file: string) => `<img src="/media/${size}/${file}.jpg" alt="Oak stool">`;
    const page = read(
      `${data({ name: 'Oak stool', image: '/media/a1f/oak-stool-4411-front.jpg' })}<h1>Oak stool</h1>
      <div>${sized('a1f', 'oak-stool-4411-front')}${sized('b2e', 'oak-stool-4411-front')}</div>
      <aside>${sized('a1f', 'oak-chair-7702-front')}${sized('b2e', 'oak-chair-7702-front')}</aside>`,
    );
    expect(page.images).toHaveLength(1);
    const numbered = ['23054', '23053'].map((id) => `/${id}/oak-stool-tunisie.jpg`);
    expect(read(`${data({ name: 'Oak stool', image: numbered })}<h1>Oak stool</h1>`).images).toHaveLength(2);
  });

  it('that a server packs anew are the picture whose address it is told', () => {
    const packed = `https://shop.example/_next/image?url=${encodeURIComponent('https://api.example/m/stool.jpg')}&w=640`;
    expect(addresses.identityOf(packed)).toBe(addresses.identityOf('https://api.example/m/stool.jpg'));
    expect(addresses.sizesOf(packed)).toEqual(['https://api.example/m/stool.jpg', packed]);
    const edge = 'https://shop.example/cdn-cgi/image/w=200/https://api.example/m/stool.jpg';
    expect(addresses.sizesOf(edge)[0]).toBe('https://api.example/m/stool.jpg');
  });

  it('of the offers, badges and variants in a page’s state are not the product’s', () => {
    const card = { name: 'Oak stool', sku: 'CHAIR-9', images: ['/m/9/oak-stool-blue.jpg'] };
    const item = {
      name: 'Oak stool',
      sku: 'STOOL-4411',
      images: ['/m/4/oak-stool-back.jpg'],
      offers: [
        {
          description: 'Get ten per cent off with any card of this bank.',
          logo: '/cms/bank.jpg',
          amount: 10,
        },
        {
          description: 'Get five per cent off with the card of that one.',
          logo: '/cms/other.jpg',
          amount: 5,
        },
      ],
    };
    const page = read(
      `${data({ name: 'Oak stool', sku: 'STOOL-4411', image: '/m/4/oak-stool-front.jpg' })}<h1>Oak stool</h1>
      <script>window.__STATE__ = ${JSON.stringify({ shown: [item, card] })};</script>`,
    );
    expect(page.images).toEqual(at('m/4/oak-stool-front.jpg', 'm/4/oak-stool-back.jpg'));
    expect(page.description).not.toContain('bank');
  });

  it('that a buyer took are not the product’s, though the review that shows them names it', () => {
    const photo = 'https://reviews.example/photos';
    const reviews = [
      { id: 'R-1', productName: 'Oak stool', body: 'Mine.', media: [{ url: `${photo}/1-large.jpg` }] },
      { id: 'R-2', productName: 'Oak stool', body: 'Ours.', media: [{ url: `${photo}/2-large.jpg` }] },
    ];
    const page = read(
      `${data({ name: 'Oak stool', image: '/m/oak-stool.jpg' })}<h1>Oak stool</h1>
      <script type="application/json">${JSON.stringify({ reviews })}</script>`,
    );
    expect(page.images).toEqual(at('m/oak-stool.jpg'));
  });

  it('in many sizes are one, its largest', () => {
    const image = [
      'https://one.example/image/128/128/stool-4411.jpg?q=70',
      'https://two.example/image/832/832/stool-4411.jpg?q=70',
      ...['s1_klein_1', 's1_gross_1', 's1_gross_2'].map((size) => `/p/${size}/stool.jpg`),
      '/z/top_a.jpg',
    ];
    const page = read(
      `${data({ name: 'Oak stool', image })}<h1>Oak stool</h1><img src="/z/top_a.jpg" data-zoom="/z/top_b.jpg">`,
    );
    expect(page.images).toEqual([
      'https://two.example/image/832/832/stool-4411.jpg?q=70',
      ...at('p/s1_gross_1/stool.jpg', 'p/s1_gross_2/stool.jpg', 'z/top_b.jpg'),
    ]);
  });

  it('are one with the address that a script has still to fill in', () => {
    const file = 'https://cdn.shopify.com/s/files/oak-stool';
    const shown = `<img src="data:image/gif;base64,R0" data-src="${file}_%7Bwidth%7Dx.jpg?v=1" alt="Oak stool">`;
    const page = read(
      `${data({ name: 'Oak stool', image: `${file}_180x.jpg?v=1` })}<h1>Oak stool</h1>${shown}`,
    );
    expect(page.images).toEqual([`${file}_180x.jpg?v=1`]);
  });

  it('are asked for in their largest size first, then as the page has them', () => {
    expect(addresses.sizesOf('https://i.ebayimg.com/images/g/A/s-l300.jpg')).toEqual([
      'https://i.ebayimg.com/images/g/A/s-l1600.jpg',
      'https://i.ebayimg.com/images/g/A/s-l300.jpg',
    ]);
    expect(
      [
        'https://img01.ztat.net/a.jpg?imwidth=103',
        'https://m.media-amazon.com/images/I/71a._AC_SX300_.jpg',
        'https://cdn.shopify.com/files/mug_300x.jpg?v=1',
        'https://cdn.shopify.com/files/mug_%7Bwidth%7Dx.jpg?v=1',
        'https://res.cloudinary.com/x/image/upload/c_fill,w_300/v1/mug.jpg',
        'https://res.cloudinary.com/x/f_auto,w_60,h_60/v1/mug.jpg',
        'https://img.example/mug.jpg?w=200&h=100',
      ].map((address) => addresses.sizesOf(address)[0]),
    ).toEqual([
      'https://img01.ztat.net/a.jpg?imwidth=1600',
      'https://m.media-amazon.com/images/I/71a.jpg',
      'https://cdn.shopify.com/files/mug.jpg?v=1',
      'https://cdn.shopify.com/files/mug.jpg?v=1',
      'https://res.cloudinary.com/x/image/upload/v1/mug.jpg',
      'https://res.cloudinary.com/x/v1/mug.jpg',
      'https://img.example/mug.jpg?w=1600&h=800',
    ]);
  });
});

describe('[W4] [PG1] pictures', () => {
  it('of a card made for sharing, or of another colour in a script, are offered where data list the gallery', () => {
    const state = {
      item: { name: 'Oak stool', sku: 'A4411', media: { oak: '/m/oak-1.jpg', ash: '/c/ash-1.jpg' } },
    };
    const page = read(
      `${data({ name: 'Oak stool', image: ['/m/oak-1.jpg', '/m/oak-2.jpg', '/m/oak-3.jpg'] })}
      <meta property="og:title" content="Oak stool"><meta property="og:image" content="/cards/stool-card.png">
      <h1>Oak stool</h1><script>window.__STATE__ = ${JSON.stringify(state)};</script>`,
    );
    expect(page.images).toEqual(at('m/oak-1.jpg', 'm/oak-2.jpg', 'm/oak-3.jpg'));
    expect(page.moreImages).toContain(at('cards/stool-card.png')[0]);
  });
});

it('[W4] a picture’s address that a script was to fill in is not one', () => {
  const images = ['https://shop.example/%7Bw%7Dx%7Bh%7D/stool.jpg', '/{w}x{h}/stool.jpg', '/m/oak-1.jpg'];
  expect(read(`${data({ name: 'Oak stool', image: images })}<h1>Oak stool</h1>`).images).toEqual(
    at('m/oak-1.jpg'),
  );
});

describe('[W4] a list of products', () => {
  const cards = Array.from(
    { length: 16 },
    (_, nth) => `<li class="card"><a href="/p/${nth}"><img src="/m/${nth}.jpg" alt="Stool"></a></li>`,
  ).join('');
  const said = `<div class="category-description"><p>${'Our stools are turned by hand from one piece of oak. '.repeat(4)}</p></div>`;
  const preview =
    '<meta property="og:image" content="/m/stools.jpg"><meta property="og:title" content="Stools">';
  it('is none of them: what it says and shows is offered, not told', () => {
    const page = read(`${preview}<h1>Stools</h1>${said}<ul>${cards}</ul>`);
    expect(page).toMatchObject({ title: 'Stools', description: '', images: [], price: '', doubt: 'several' });
    expect(page.possibleDescriptions[0]).toMatch(/^Our stools are turned by hand/);
    expect(page.moreImages).toContain(at('m/stools.jpg')[0]);
  });
  it.each([
    ['costs something', '<p class="price">$49.50</p>'],
    ['can be bought', '<button class="add-to-cart">Buy</button>'],
    ['is said to be one', '<meta property="og:type" content="product">'],
    ['is named by data', data({ name: 'Stools' })],
  ])('is no page that recommends as many beside what %s', (_, sign) => {
    const page = read(`${preview}<h1>Stools</h1>${sign}${said}<ul>${cards}</ul>`);
    expect(page.description).toMatch(/^Our stools are turned by hand/);
    expect(page.images).toEqual(at('m/stools.jpg'));
    expect(page.doubt).toBeUndefined();
  });
});

describe('[W4] a page that says nothing of a product', () => {
  const words = `<p>${'Oak grows slowly, and is felled when it is old. '.repeat(6)}</p>`;
  const preview =
    '<meta property="og:title" content="How oak grows"><meta property="og:image" content="/m/oak.jpg">';
  const kind = '<meta property="og:type" content="article">';
  const headline =
    '<script type="application/ld+json">{"@type":"NewsArticle","headline":"How oak grows"}</script>';
  it.each([
    ['by its kind', kind],
    ['by its data', headline],
    ['by its data, whatever amount it tells', `${headline}<b class="price">$49.50</b>`],
    [
      'by its markup',
      '<div itemscope itemtype="https://schema.org/BlogPosting"><i itemprop="headline">How oak grows</i></div>',
    ],
  ])('is an article %s: its words, pictures and amounts are offered', (_, sign) => {
    const page = read(`${preview}${sign}<h1>How oak grows</h1>${words}`);
    expect(page).toMatchObject({ description: '', images: [], price: '', doubt: 'article' });
    expect(page.possibleDescriptions[0]).toMatch(/^Oak grows slowly/);
    expect(page.moreImages).toEqual(at('m/oak.jpg'));
  });
  it('is unclear where it does not say what it is: what stands on it is read, and the doubt told', () => {
    const page = read(`${preview}<h1>How oak grows</h1>${words}`);
    expect(page).toMatchObject({ images: at('m/oak.jpg'), price: '', doubt: 'unclear' });
    expect(page.description).toMatch(/^Oak grows slowly/);
  });
  it.each([
    ['a price', `${kind}<p class="price">$49.50</p>`],
    ['a control to buy it', `${headline}<button class="add-to-cart">Buy</button>`],
    ['data of a product', `${headline}${data({ name: 'How oak grows' })}`],
  ])('is a product by %s, whatever its software calls it', (_, sign) => {
    expect(read(`${preview}<h1>How oak grows</h1>${sign}${words}`).doubt).toBeUndefined();
  });
});

describe('[W4] [PG2] the price', () => {
  const priceOf = (html: string, url?: string) =>
    read(`<html lang="en"><h1>Oak stool</h1>${html}`, url).price;
  const offer = (price: string) =>
    `<script type="application/ld+json">{"@type":"Product","name":"Oak stool","offers":{"price":"${price}","priceCurrency":"USD"}}</script>`;
  it.each([
    ['beside the struck-out one', '<div><del>$80.00</del> <span>$49.50</span></div>', '$49.50'],
    [
      'beside a place that is kept for a former one and is empty',
      `${offer('49')}<p>Engraving: $7 each.</p><div class="price"><span>$49</span><del></del><span class="was"></span></div>`,
      '$49',
    ],
    [
      'not what an attribute calls struck out',
      '<div><span class="price" data-a-strike="true">$80</span></div><p>Now and for a while:</p><div class="price">$49.50</div>',
      '$49.50',
    ],
    ['for one of it, where the page shows no other', '<p class="unit-price">£1.50/unit</p>', '£1.50'],
    ['the lower of two', '<div><span>$80</span><span>$49.50</span></div>', '$49.50'],
    ['with its cents apart', '<p class="price">49<sup>99</sup> €</p>', '€49.99'],
    ['with cents apart that end as it does', '<p class="price">2.999<sup>99</sup> €</p>', '€2,999.99'],
    [
      'beside what is saved of it',
      '<p class="price"><span>£45.34</span> <span>£50.24</span> <span>Save £4.90</span></p>',
      '£45.34',
    ],
    [
      'less a share of the other one beside it',
      '<p class="price"><span>£219.99</span> <i>-50%</i> <span>£110</span></p><p class="price">Free delivery from <b>£100</b></p>',
      '£110',
    ],
    [
      'for each, beside that of so much of it',
      '<p class="unit-price">£1.75/unit</p><p class="price">£4.38/kg</p>',
      '£1.75',
    ],
    [
      'beside its payments, which their count makes it',
      '<p class="price">£90 (10% off)</p><p class="price">2x of £45</p><p class="price">3x of £30</p>',
      '£90',
    ],
    [
      'that the button which buys holds',
      '<p><b>£12</b> <b>£15</b></p><button class="add-to-cart" data-price="15.00">Buy</button>',
      '£15',
    ],
    [
      'that Meta is told when it is seen',
      `<script>fbq('track', 'ViewContent', {content_ids: ['44'], value: '15.00', currency: 'GBP'});</script><p><b>£12</b> <b>£15</b></p>`,
      '£15',
    ],
    [
      'that Google is told when it is seen, in hundredths',
      `<script>dataLayer.push({ecommerce: {currencyCode: 'GBP', detail: {products: [{name: 'S', price: 1500}]}}});</script><p><b>£12</b> <b>£15</b></p>`,
      '£15',
    ],
    [
      'of the product, not of a card beside it',
      '<p>£40</p><div><a href="/p/x"><img src="/x.jpg"></a><b class="price">£5</b></div>',
      '£40',
    ],
    [
      'none where two stand apart and nothing tells them',
      '<div><b>$17.99</b></div><div>' + 'word '.repeat(80) + '</div><div><b>$19.99</b></div>',
      '',
    ],
    ['not what is said of it between words', '<p>Free on orders of $50 or more</p>', ''],
    ['with thousands', '<p class="price">1.299,95 €</p>', '€1,299.95'],
    [
      'not what it was, where the data still tell that',
      `${offer('219.99')}<p class="price"><span class="old-price">$219.99</span> <span>$110.00</span></p>`,
      '$110',
    ],
    [
      'of the data, where the page only says what delivery costs',
      `${offer('49')}<p>Delivery over land: $7.50 each.</p>`,
      '$49',
    ],
    [
      'not of a sentence on a card that costs less with it',
      '<p>Pay <span>£9.50</span> upon approval for the card of the house</p><div class="price">£39.50</div>',
      '£39.50',
    ],
    [
      'not of a table that compares it',
      '<table><tr><td>This one</td><td>£98.65</td><td>£105.99</td><td>£109.80</td></tr></table>',
      '',
    ],
    ['that is only read aloud', '<span class="price" aria-label="Price: £12.50"><i></i></span>', '£12.50'],
    ['not a payment of it', '<div>3x <span>€20</span></div>', ''],
    ['in a word of its own', '<p class="price">44 890 тг.</p>', '44,890 тг.'],
    ['not in a sign that is no currency', '<p class="price">39.</p>', ''],
    ['nowhere', '<p>Two sizes</p>', ''],
    [
      'for one of it, where that is all that is told',
      '<p class="price">£1.50<abbr>/</abbr>unit</p>',
      '£1.50',
    ],
    ['parted from its word', '<p class="price"><b>294</b><span> 元 </span></p>', '294 元'],
    ['behind a word without a space', '<p class="price">最低價$<b>29</b>元起</p>', '$29'],
    [
      'of an object in a script, in the one currency that the page names',
      '<script>window.item = {"id": "A4411", "name": "Oak stool", "price": 3.52, "category": "Stools and benches"}; push({"currency":"EUR"});</script>',
      '€3.52',
    ],
    [
      'in a tag of the shop’s own',
      '<meta property="woodery:price_value" content="2.99"><meta property="woodery:currency_code" content="USD">',
      '$2.99',
    ],
    [
      'of data that write its sign',
      `<script type="application/ld+json">{"@type":"product","name":"Oak stool","offers":{"price":"50.700₫","priceCurrency":"VND"}}</script>`,
      '₫50,700',
    ],
    [
      'not what the page’s own style sheet strikes out',
      '<style>.a, .b .c { color: red; text-decoration: line-through }</style><div><i class="a">$80</i></div><p>$49.50</p>',
      '$49.50',
    ],
    [
      'as it is now, beside longer words in one box',
      `<h5 class="price">$64.95</h5><h5 class="price">Now $52.00 <div>${'word '.repeat(20)}</div></h5>`,
      '$52',
    ],
    ['that the data tell, where the page shows it too', `${offer('25')}<b>$80</b><p>$25.00 each</p>`, '$25'],
    ['of the data, where nothing calls what is shown a price', `${offer('25')}<b>$28.50</b>`, '$25'],
    [
      'none of two that the data tell and nothing shows',
      data({ name: 'Oak stool', offers: ['25', '39.90'].map((price) => ({ price, priceCurrency: 'USD' })) }),
      '',
    ],
  ])('%s', (_, html, price) => {
    expect(priceOf(html)).toBe(price);
  });
  it('of its own offer is told beside a picture that leads to another shop', () => {
    const page = read(
      `<div itemscope itemtype="https://schema.org/Product"><h1>Oak stool</h1><p itemprop="offers" itemscope>
      <span itemprop="price" content="22.95">$22.95</span><a href="https://other.example/x"><img src="/at.png"></a></p></div>`,
    );
    expect(page.price).toBe('$22.95');
  });
  it('is asked for where the page shows the amount of the data in another currency', () => {
    const euros = data({ name: 'Oak stool', offers: { price: '549.56', priceCurrency: 'EUR' } });
    const page = read(`${euros}<h1>Oak stool</h1><p class="price">549.56 AED</p><p>It is oak.</p>`);
    expect([page.price, page.possiblePrices]).toEqual(['', ['AED 549.56']]);
  });
  it('is asked for where the page does not show that of an offer that is over', () => {
    const over = { price: '20', priceCurrency: 'USD', availability: 'https://schema.org/Discontinued' };
    const page = read(`${data({ name: 'Oak stool', offers: over })}<h1>Oak stool</h1>`);
    expect([page.price, page.possiblePrices]).toEqual(['', ['$20']]);
  });
  it.each([
    ['https://shop.example.md/p', 'ro', '140,99 lei', 'MDL 140.99'],
    ['https://shop.example.md/p', 'ru', '583.7 Лей за шт.', 'MDL 583.70'],
    ['https://shop.example.ro/p', 'ro', '2.999,99 Lei', 'lei 2,999.99'],
  ])(
    'is of the country at %s, whose currency bears the word that it is written with: %s, %s',
    (url, language, written, tag) => {
      const page = `<html lang="${language}"><h1>Oak stool</h1><p class="price">${written}</p><button class="add-to-cart">Buy</button>`;
      expect(read(page, url).price).toBe(tag);
    },
  );
  it('is no count behind a word that is a foreign currency’s code in capitals', () => {
    expect(priceOf('<p class="price">All 169</p>')).toBe('');
    expect(priceOf('<p class="price">Usd 169</p>')).toBe('$169');
  });
  it('has the currency that its sign means in the shop’s country', () => {
    expect(priceOf('<p class="price">$4.990</p>', 'https://tienda.cl/p/1')).toBe(
      'CLP 4,990'.replace('CLP ', '$'),
    );
    expect(priceOf('<p class="price">2 490 Kč</p>', 'https://obchod.cz/p/1')).toBe('Kč 2,490');
  });
});

describe('[W4] [PG2] the price', () => {
  it('of dinars has a thousand parts, of other money a thousand units', () => {
    const shown = (price: string) => read(`<h1>Oak stool</h1><p class="price">${price}</p>`).price;
    expect([shown('999,000 TND'), shown('999,000 CLP')]).toEqual(['TND 999', '$999,000']);
  });
  it('stands beside the name where no heading says it', () => {
    const page = read(
      '<title>Oak stool - The Shop</title><div><div>Oak stool</div><p class="price">$49.50</p></div>',
    );
    expect([page.title, page.price]).toEqual(['Oak stool', '$49.50']);
  });
});

describe('[W4] [PG2] the title', () => {
  const titleOf = (head: string, h1: string) => read(`${head}<h1>${h1}</h1>`).title;
  it.each([
    [
      'without what only the heading says beside it',
      '<title>Oak stool | eBay</title>',
      '<span>Details about</span> Oak stool',
      'Oak stool',
    ],
    [
      'without what only the heading says before a mark',
      '<meta property="og:title" content="Oak stool"><title>Oak stool : Woodery</title>',
      'Product page - Oak stool',
      'Oak stool',
    ],
    [
      'without a link in it',
      '<title>Oak stool</title>',
      '<a href="/login">Log In needed</a> $15 · Oak stool',
      'Oak stool',
    ],
    [
      'without the shop',
      '<meta property="og:site_name" content="Woodery"><title>x</title>',
      'Oak stool | Woodery',
      'Oak stool',
    ],
    [
      'decoded, twice where it was written twice',
      '<title>x</title>',
      'Salt &amp;amp; oak stool',
      'Salt & oak stool',
    ],
  ])('%s', (_, head, h1, title) => {
    expect(titleOf(head, h1)).toBe(title);
  });
  it('has no price behind it, and is the whole where the heading is the brand alone', () => {
    expect(titleOf('<title>Oak stool</title>', 'Oak stool $24.99 <s>$39.99</s>')).toBe('Oak stool');
    expect(titleOf('<title>Woodery Round Oak Stool 2 - The Shop</title>', 'Woodery')).toBe(
      'Woodery Round Oak Stool 2',
    );
    const agreed =
      '<meta property="og:title" content="Woodery Stool in oak"><title>Woodery Stool in oak at Shop</title>';
    expect(titleOf(agreed, 'Woodery')).toBe('Woodery Stool in oak');
  });
  it('is said in full where the heading breaks off', () => {
    expect(
      titleOf('<title>Oak stool with three legs of beech | Woodery</title>', 'Oak stool with three l…'),
    ).toBe('Oak stool with three legs of beech');
    expect(titleOf('<title>Stools</title>', 'Oak stool with three l…')).toBe('Oak stool with three l…');
  });
  it('is no slogan, where data and previews agree on a name', () => {
    const page = read(
      `${data({ name: 'Round oak stool' })}<title>Round oak stool – Woodery</title><h1>Sit down at last, for good.</h1>`,
    );
    expect(page.title).toBe('Round oak stool');
  });
  it('is the heading that the page names itself by, not the basket’s', () => {
    expect(
      read('<title>Oak stool, round</title><h1>Your basket is empty now</h1><main><h1>Oak stool</h1></main>')
        .title,
    ).toBe('Oak stool');
  });
});

describe('[W4] [PG2] the description', () => {
  it('is the seller’s prose and points, a line each, not the line for search engines', () => {
    const page = read(
      `<title>Oak stool</title><meta name="description" content="Buy oak stool online. Best prices, free shipping!">
      <h1>Oak stool</h1><div class="description"><p>Turned by hand from a single piece of oak, and oiled three times.</p>
      <ul><li>Carries 150 kg</li><li>Stands on any floor</li></ul></div>
      <div class="reviews"><p>${'I love it, it is the best stool of my whole life. '.repeat(9)}</p></div>`,
    );
    expect(page.description).toBe(
      'Turned by hand from a single piece of oak, and oiled three times.\n• Carries 150 kg\n• Stands on any floor',
    );
  });
  it('is whole where its list of features has a caption of its own', () => {
    const page = read(
      `<title>Oak stool</title><h1>Oak stool</h1><section class="description"><h2>Details</h2>
      <div>This oak stool for small rooms is turned by hand from one piece and oiled three times.<br><br><strong>Features:</strong>
      <ul><li>Carries 150 kg and more</li><li>Stands on any floor</li><li>Oiled three times</li></ul></div></section>`,
    );
    expect(page.description.split('\n')[0]).toBe(
      'This oak stool for small rooms is turned by hand from one piece and oiled three times.',
    );
  });
  it('is not the title again, nor the name of another of its kind', () => {
    const page = read(
      `<title>Stool of oiled oak in twelve colours</title><meta name="description" content="Stool of oiled oak in twelve colours">
      <h3>Stool of oiled oak in six colours</h3><h1>Stool of oiled oak in twelve colours</h1><div><img src="/stool.jpg"></div><p>$49</p>`,
    );
    expect([page.description, page.possibleDescriptions]).toEqual(['', []]);
  });
  it('is told from what else the page says of it by what stands first below the name', () => {
    const first = 'The stool relieves a tired back by a turned seat of its shape, and it carries 150 kg.';
    const care =
      'The stool is best cleaned with a dry cloth, because water leaves its marks on a turned seat.';
    const html = `<title>Oak stool with a turned seat</title><nav>Home Chairs Tables</nav>
      <main><h1>Oak stool with a turned seat</h1><p>$49</p><div id="one"><p>${first}</p></div>
      <table><tr><td>Wood</td><td>Oak</td></tr></table><div id="two"><p>${care}</p><p>Oil it once a year.</p></div></main>`;
    const texts = descriptionsOn({ html, url: 'https://shop.example/p/oak-stool', rules });
    const earlyOf = (text: string) => texts.find((one) => one.text.startsWith(text))?.signs.early;
    expect([earlyOf(first), earlyOf(care)]).toEqual([1, 0.5]);
  });
  it('may be what rows say, each in a line: boxes of two beside each other, or points whose value is parted', () => {
    const boxes = read(
      `<title>Oak stool</title><h1>Oak stool</h1><div class="specs"><h3>Specifications</h3><div>
      <div class="row"><div>Material</div><div><span>Oak</span></div></div>
      <div class="row"><div>Finish</div><div><span>Oiled</span></div></div>
      <div class="row"><div>Wheels</div><div><span>None</span></div></div>
      <div class="row"><div>Drawers</div><div><span>None</span></div></div></div></div>`,
    );
    expect(boxes.description).toBe('Material: Oak\nFinish: Oiled\nWheels: None\nDrawers: None');
    const points = read(
      `<title>Oak stool</title><h1>Oak stool</h1>
      <ul><li>EAN : <b>9782365775717</b></li><li>Maker : <b>Ann Ash</b></li><li>Legs : <b>Three</b></li></ul>
      <ul><li>Shop: <a href="/team">Team</a> <a href="/news">News</a></li><li>Help: <a href="/faq">Questions</a> <a href="/tel">Phone</a></li><li>More: <a href="/a">A</a> <a href="/b">B</a></li></ul>`,
    );
    expect(points.description).toBe('EAN: 9782365775717\nMaker: Ann Ash\nLegs: Three');
  });
  it('says rows that stand in columns one below the other', () => {
    const cell = (label: string, value: string) =>
      `<div class="col"><div class="${label}"><div class="label">${label}</div><div class="value">${value}</div></div></div>`;
    const page = read(
      `<title>Oak stool</title><h1>Oak stool</h1><div>
      <div class="row">${cell('Material', 'Oak')}${cell('Finish', 'Oiled')}</div>
      <div class="row">${cell('Wheels', 'None')}${cell('Drawers', 'None')}</div></div>`,
    );
    expect(page.description).toBe('Material: Oak\nFinish: Oiled\nWheels: None\nDrawers: None');
  });
  it('ends before a link that is a line of its own, and before a caption that heads nothing', () => {
    const page = read(
      `<title>Oak stool</title><h1>Oak stool</h1><div class="description"><p>${oakText} It carries 150 kg, and its
      <a href="/care">care</a> is a dry cloth.</p><a href="/maker/ash">More of Ann Ash</a><div class="chat">Chat is closed</div></div>`,
    );
    expect(page.description).toBe(`${oakText} It carries 150 kg, and its care is a dry cloth.`);
  });
  it('is not named by what ARIA has read out about a control', () => {
    const namedBy = (name: string) => {
      const html = `<title>Oak stool</title><h1>Oak stool</h1><div class="${name}"><p>${oakText}</p></div>`;
      const texts = descriptionsOn({ html, url: 'https://shop.example/p/oak-stool', rules });
      return texts.find(({ text }) => text === oakText)?.signs.namedDescription;
    };
    expect(['describedby', 'description'].map(namedBy)).toEqual([undefined, 1]);
  });
  it('is that of the state of a page whose heading scripts have still to draw', () => {
    const name = 'Oak stool with a turned seat';
    const product = {
      id: 'STOOL-4411',
      name,
      brand: 'Woodery',
      parts: [{ description: `${oakText} It is of oak.` }],
    };
    const page = read(
      `<title>${name}</title>${data({ name })}<script>window.__state = ${JSON.stringify({ product })};</script><div id="app"></div>`,
    );
    expect(page.description).toBe(`${oakText} It is of oak.`);
  });
  it('is none of what cards say that picture other goods and their prices', () => {
    const card = (name: string) =>
      `<div class="card"><img src="/${name}.jpg"><h3>A stool of solid ${name} for the kitchen, turned by hand and oiled</h3><b>$29</b></div>`;
    const page = read(
      `<title>Oak stool</title><h1>Oak stool</h1><p>$49</p><div>${['ash', 'elm', 'beech'].map(card).join('')}</div>`,
    );
    expect([page.description, page.possibleDescriptions]).toEqual(['', []]);
  });
  it('is what the page’s state lists of it, where nobody wrote prose', () => {
    const state = {
      product: { id: 'STOOL-4411', name: 'Oak stool', brand: 'Woodery' },
      details: {
        id: 'STOOL-4411',
        care: [
          {
            attributes: [
              { key: 'Material', value: 'Solid oak' },
              { key: 'Finish', value: 'Oiled' },
            ],
          },
        ],
        size: [{ attributes: [{ key: 'Height', value: '45 cm, for tables' }] }],
        seals: [
          {
            label: 'Forest',
            description: 'A seal of the forest that says much about how forests are kept by people.',
            logo: { uri: '/seal.png' },
          },
        ],
      },
    };
    const page = read(
      `<title>Oak stool</title><h1>Oak stool</h1><script type="application/json">${JSON.stringify({ state })}</script>`,
    );
    expect(page.description).toBe('Material: Solid oak\nFinish: Oiled\nHeight: 45 cm, for tables');
  });
});

describe('[W4] [PG2] the description is not', () => {
  const descriptionOf = (html: string, head = '') =>
    read(
      `<title>Oak stool</title>${head}<nav>Home Chairs Tables</nav><main><h1>Oak stool</h1><p>$49</p>${html}</main>`,
    ).description;
  const prose =
    'A stool of one piece of oak, turned by hand, oiled three times and made to stand on any floor.';
  const legal = `<p>${'Prices and availability are subject to change without notice, and offers end when stocks last. '.repeat(6)}</p>`;
  it.each([
    ['the terms below it', `<section><p>${prose}</p></section></main><div>${legal}</div>`, prose],
    [
      'what stands beside it, where markup says that it is one',
      `<div><div itemprop="description">${prose}</div><div>Our live chat is closed now, so come back some other day.</div></div>`,
      prose,
    ],
    [
      'a dialog that asks for an address',
      `<div><p>${'Is the stool of oak out of stock? We can tell you when it is back. '.repeat(3)}</p><input type="email"></div>`,
      '',
    ],
    [
      'a caption',
      `<section><h2>Description</h2><p>${prose}</p><p><a href="#reviews">Read reviews</a></p></section>`,
      prose,
    ],
    [
      'the box that it is bought in',
      `<div><ul><li>Colour: grey like oak, or black like a stool of old</li><li>Size: the normal one, as the shop calls it</li><li>Sold by the house of Woodery, and sent within two days</li></ul><button class="add-to-cart">Oak stool, please</button></div><section><p>${prose}</p></section>`,
      prose,
    ],
    [
      'what the shop promises with everything, doubled for phones',
      `<ul><li>Sent within 4 hours.</li><li>Easy to give back.</li><li>More than 2500 things.</li></ul>`.repeat(
        2,
      ),
      '',
    ],
  ])('%s', (_, html, description) => {
    expect(descriptionOf(html)).toBe(description);
  });
  it('its name before it, on a line of its own or before a dash', () => {
    const told =
      'The legs are turned on a lathe of 1920, oiled twice and left to dry for a week in the attic.';
    const said = (description: string) =>
      read(`${data({ name: 'Oak stool', description })}<h1>Oak stool</h1>`).description;
    expect(said(`Description of Oak stool\n${told}`)).toBe(told);
    expect(said(`Ann Ash - Oak stool - ${told}`)).toBe(told);
    expect(said(`Its name: Oak stool\n${told}`)).toBe(`Its name: Oak stool\n${told}`);
  });
  it('a line for search engines that names the shop or its price', () => {
    const meta = (content: string) =>
      `<meta property="og:site_name" content="Woodery"><meta name="description" content="${content}">`;
    expect(descriptionOf('', meta('Find amazing deals on stools on Woodery. Free shipping.'))).toBe('');
    expect(
      descriptionOf(
        '',
        meta(
          'Oak stool for $49.00 (2026-05-05) with free delivery for orders over $29.90 in all of the country',
        ),
      ),
    ).toBe('');
    expect(descriptionOf('', meta('Turned by hand from one piece of oak.'))).toBe(
      'Turned by hand from one piece of oak.',
    );
  });
});

describe('a hostile page', () => {
  it.each([
    ['brackets that never close', `<h1>Oak stool</h1><script>${'x=[1,'.repeat(60_000)}</script>`],
    ['a heading of commas and digits', `<h1>${'1,'.repeat(50_000)}</h1>`],
    ['ten thousand boxes in boxes', `<h1>Oak stool</h1>${'<div>'.repeat(3_000)}<img src="/a.jpg">`],
  ])('of %s is read within seconds', (_, html) => {
    const begun = performance.now();
    read(html);
    expect(performance.now() - begun).toBeLessThan(20_000);
  });
});

describe('[W4] [PG2] what shops of other countries write', () => {
  const price = (shown: string, more = '') =>
    read(
      `${more}<html lang="en"><title>Oak stool | Shop</title><h1>Oak stool</h1><p class="price">${shown}</p><button class="add-to-cart">Buy</button>`,
    ).price;

  it.each([
    ['LE 79', '79 LE'],
    ['L.E 12.00', '12 L.E'],
    ['1.290.000đ', '1,290,000 đ'],
  ])('"%s" costs %s', (shown, told) => {
    expect(price(shown)).toBe(told);
  });
  it.each([
    ['¥149.00 - 159.00', '¥149'],
    ['€ 97,39 – € 128,72', '€97.39'],
    ['149,00 €+', '€149'],
    ['from €149', '€149'],
  ])('"%s" is what the cheapest of several costs: a question', (shown, asked) => {
    const page = read(
      `<html lang="en"><title>Oak stool | Shop</title><h1>Oak stool</h1><p class="price">${shown}</p><button class="add-to-cart">Buy</button>`,
    );
    expect([page.price, page.possiblePrices]).toEqual(['', [asked]]);
  });
  it('a range that data state is a question, unless the page asks its lower end by itself', () => {
    const range = { '@type': 'AggregateOffer', lowPrice: 49, highPrice: 79, priceCurrency: 'EUR' };
    const priceOf = (shown: string) =>
      read(`${data({ name: 'Oak stool', offers: range })}<h1>Oak stool</h1>${shown}`).price;
    expect([priceOf(''), priceOf('<p class="price">€49</p>')]).toEqual(['', '€49']);
  });
  it('a size or a year before a number is no currency', () => {
    expect([price('Model 79'), price('from 79'), price('2019 - 2024')]).toEqual(['', '', '']);
  });
  it('a stated price in money that the page does not ask for is a question', () => {
    const page = read(
      `<html lang="en-GB">${data({ name: 'Oak stool', offers: { price: 52, priceCurrency: 'CAD' } })}<h1>Oak stool</h1><p class="price">US$ 36.97</p>`,
    );
    expect([page.price, page.possiblePrices.includes('$36.97')]).toEqual(['', true]);
  });
  it('of several stated offers the lowest is asked', () => {
    const offers = `<div itemprop="offers" itemscope><meta itemprop="priceCurrency" content="GBP"><meta itemprop="lowPrice" content="5.29"><meta itemprop="highPrice" content="9.56"><meta itemprop="price" content="9.56"></div>`;
    const page = read(
      `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Oak stool</h1>${offers}<p class="price">£5.29</p></div>`,
    );
    expect(page.price).toBe('£5.29');
  });
  it('the brand in the heading that leads to its own page belongs to the name', () => {
    const page = read(
      `<title>Zenit Oak stool 45 cm price</title><h1><a href="/zenit">Zenit </a>Oak stool 45 cm, oiled</h1><img src="/a.jpg">`,
    );
    expect(page.title).toBe('Zenit Oak stool 45 cm, oiled');
  });
  it('sides in a folder are a size of the picture in it', () => {
    const sides = ['375', '424-600', '48-64'].map((side) => `<img src="/s/7/${side}/110000636679.jpg">`);
    expect(read(`<h1>Oak stool</h1><div>${sides.join('')}</div>`).images).toHaveLength(1);
  });
});

it('[PG2] a place in a page is no picture, whatever its mark is called', () => {
  const place = '/oak-stool.html#//cdn/side.jpg';
  const page = read(
    `<h1>Oak stool</h1><div><img src="/a.jpg" alt="Oak stool"><img src="${place}" alt="Oak stool"></div>`,
  );
  const [first] = page.images;
  expect([page.images.length, first?.endsWith('/a.jpg')]).toEqual([1, true]);
});

it('[PG2] what a page states escaped as in an address is read', () => {
  const data = {
    '@type': 'Product',
    name: 'Oak%20stool',
    description: '%3Cp%3ETurned%20by%20hand.%3C%2Fp%3E',
  };
  const page = read(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
  expect([page.title, page.description]).toEqual(['Oak stool', 'Turned by hand.']);
});

it('[PG2] a template in a description is passed over', () => {
  const words = 'Turned by hand out of one piece of oak, oiled three times, and made to stand on any floor.';
  const page = read(
    `<title>Oak stool</title><main><h1>Oak stool</h1><div class="description"><p>${words}</p><template><p>Not yet shown.</p></template></div></main>`,
  );
  expect(page.description).toBe(words);
});

describe('[PG2] what names say of a page', () => {
  it('a heading that is the brand gives way to the name that the data state', () => {
    const data = {
      '@type': 'Product',
      name: 'Oak stool',
      brand: { name: 'Fern & Daughters' },
      description: oakText,
    };
    const page = read(
      `<title>Fern & Daughters: Oak stool</title><h1>Fern & Daughters</h1><script type="application/ld+json">${JSON.stringify(data)}</script>`,
    );
    expect(page.title).toBe('Oak stool');
  });
  it('a text stands below the label that calls it a description', () => {
    const page = read(
      `<title>Oak stool</title><main><h1>Oak stool</h1><div class="description"><p>Sent within two days</p><p>Details</p><p>${oakText}</p></div></main>`,
    );
    expect(page.description).toBe(oakText);
  });
  it('a menu without links hides no description', () => {
    const page = read(
      `<title>Oak stool</title><main><h1>Oak stool</h1><div class="menu-toggle"><div class="toggle desc-wrap"><p>${oakText}</p></div></div></main>`,
    );
    expect(page.description).toBe(oakText);
  });
  it('an offer that states two prices is asked about', () => {
    const page = read(
      `<title>Oak stool</title><div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Oak stool</h1>
       <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="priceCurrency">USD</i>
       <b class="standard" itemprop="price">39.90</b><b class="sales" itemprop="price">29.90</b></div></div>`,
    );
    expect([page.price, page.possiblePrices]).toEqual(['', ['$39.90', '$29.90']]);
  });
  it('a link to the picture that it shows leads nowhere else', () => {
    const page = read(
      `<title>Oak stool</title><main><h1>Oak stool</h1><a href="/is/image/stool_69?$detail$"><img alt="Oak stool" src="/is/image/stool_69?$medium$"></a></main>`,
    );
    expect(page.images).toHaveLength(1);
  });
  it('a product that is named a video something keeps its picture', () => {
    const page = read(
      `<title>Oak video doorbell</title><main><h1>Oak video doorbell</h1><img alt="Oak video doorbell" src="/oak-video-doorbell.jpg"></main>`,
    );
    expect(page.images.map((image) => new URL(image).pathname)).toEqual(['/oak-video-doorbell.jpg']);
  });
  it('signs are no pictures of the product, in state or shown', () => {
    const state = {
      product: {
        id: 12345,
        name: 'Oak stool',
        price: 20,
        gallery: ['/p/stool.jpg'],
        fabricSwatch: { url: '/f/oak.jpg' },
        videoThumbIcon: '/i/play.jpg',
      },
    };
    const page = read(
      `<title>Oak stool</title><h1>Oak stool</h1><img alt="SALE" src="/draw?set=text[SALE]&call=url[file:/text/promotionMarker]"><script type="application/json">${JSON.stringify(state)}</script>`,
    );
    expect(page.images.map((image) => new URL(image).pathname)).toEqual(['/p/stool.jpg']);
  });
});
describe('[W4] [PG2] a page of a shop that marks little', () => {
  it('shows a stand-in where it has no picture: the maker’s sign beside it is none', () => {
    const sticky =
      '<div><img src="/pics/wg2_ash.gif" width="200"> <img src="/pics/nopic.jpg" width="300"></div>';
    expect(read(`<title>Oak stool</title>${sticky}<h1>Oak stool</h1><p>$49.50</p>`).images).toEqual([]);
  });
  it('shows its picture where a script puts that in the stand-in’s place', () => {
    const late = '<div><img src="/placeholder.png" data-src="/pics/0815.jpg" width="300"></div>';
    expect(read(`<title>Oak stool</title><h1>Oak stool</h1>${late}<p>$49.50</p>`).images).toEqual(
      at('pics/0815.jpg'),
    );
  });
  it('is called by what its picture is called, where its title is the shop’s name alone', () => {
    const page = read(
      `<title>Shop</title><img src="/chair.jpg" alt="Ash rocking chair"><div>Oak stool with a leather seat</div>
      <img src="/stool.jpg" title="Oak stool with a leather seat"><p>$49.50</p>`,
      'https://www.shop.example/details.php',
    );
    expect(page.title).toBe('Oak stool with a leather seat');
  });
  it('is described behind the words that only lead on to it', () => {
    const told = 'Meet the stool that stays for good. It is turned by hand from one piece of oak and oiled.';
    const page = read(
      `<title>Oak stool | Ash &amp; Sons</title><meta property="og:site_name" content="Ash and Sons">
      <meta name="description" content="Shop Ash and Sons's Oak stool: ${told}"><h1>Oak stool</h1><p>$49.50</p>`,
    );
    expect(page.description).toBe(told);
  });
  it('is not described by its name with the shop’s promises ticked off behind it', () => {
    const name = 'Oak stool with a leather seat, turned by hand, 45 cm high';
    const page = read(
      `<title>${name}, oiled</title><div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">${name}, oiled</h1>
      <meta itemprop="description" content="${name}✔️Free returns in 45 days✔️Pay in rates✔️Longer guarantee">
      <p>$49.50</p></div><div class="text"><p>${oakText} A stool that carries whoever sits on it.</p></div>`,
    );
    expect(page.description).toMatch(/^This oak stool is turned/);
  });
});
describe('[W4] [PG2] what is glued to a product’s text', () => {
  const name = 'Oak stool with a leather seat';
  const page = (text: string, product: object = {}) =>
    read(`<title>${name} | Shop</title>${data({ name, ...product })}<h1>${name}</h1><p>$49.50</p>${text}`);
  const text = `${oakText} It stands on any floor.`;
  it('its name, which markup alone parts from it, is the title and no word of the text', () => {
    expect(page(`<div class="description"><b>${name}</b>${text}</div>`).description).toBe(text);
    expect(page('', { description: name + text }).description).toBe(text);
    const many = `${name}s of ours are turned by hand and oiled three times. ${text}`;
    expect(page(`<div class="description"><p>${many}</p></div>`).description).toBe(many);
  });
  it('a line that asks money for its delivery stands over it', () => {
    const delivery = '<p>Free delivery above $50, otherwise $4.90.</p>';
    expect(page(`<div class="description">${delivery}<p>${text}</p></div>`).description).toBe(text);
  });
});
describe('[W4] [PG2] a title bar that parts nothing', () => {
  const titled = (bar: string) =>
    read(`<title>${bar}</title><p>$49.50</p>`, 'https://www.ashhouse.example/p/1').title;
  it('names the product before the word that leads to the shop’s name', () => {
    expect(titled('Oak stool 45 cm bei AshHouse Online Shop')).toBe('Oak stool 45 cm');
    expect(titled('Oak stool at home')).toBe('Oak stool at home');
    expect(titled('The AshHouse stool')).toBe('The AshHouse stool');
  });
  it('says no name in full with the price in it', () => {
    const page = read('<title>Oak stool, as good as new, 45 cm, €49</title><h1>Oak stool</h1>');
    expect(page.title).toBe('Oak stool');
  });
});
describe('[W4] [PG2] the numbers of a product', () => {
  const titled = (title: string) =>
    read(`<title>${title} | Shop</title>${data({ name: title, mpn: '06019F6000' })}<h1>${title}</h1>`).title;
  it('are no part of its name where they stand apart in it', () => {
    expect(titled('Cordless drill 12V (06019F6000)')).toBe('Cordless drill 12V');
    expect(titled('06019F6000 | Cordless drill 12V | 06019F6000')).toBe('Cordless drill 12V');
    expect(titled('Cordless drill 12V (blue)')).toBe('Cordless drill 12V (blue)');
    expect(titled('Drill 06019F6000')).toBe('Drill 06019F6000');
  });
});

describe('[W4] [PG2] a page that says more of a product than it is called', () => {
  const name = 'Ash & Sons oak stool with a leather seat';
  const more = `${name} (45 cm, 32 cm, 4 kg, three legs, turned by hand, oiled, waxed, dried for nine years, stackable, felt pads, brown, black or natural, indoors and outdoors)`;
  it('is headed by the line that says its whole name, not by the shop’s guarantee', () => {
    const page = read(
      `<title>${name}: Ash.example: Stools and chairs</title><h1>${more}</h1><p>$49.50</p><h1>Ash.example guarantee</h1>`,
      'https://www.ash.example/dp/B0815',
    );
    expect(page.title).toBe(more);
  });
  it('is no list of others where its picture bears its name, though nothing can be bought', () => {
    const others = Array.from(
      { length: 20 },
      (_, at) =>
        `<li><a href="/p/${String(at)}"><img src="/o/${String(at)}.jpg" alt="Chair ${String(at)}"></a></li>`,
    ).join('');
    const shown = (alt: string) =>
      read(`<title>${name}</title><h1>${name}</h1><img src="/p/stool.jpg" alt="${alt}"><ul>${others}</ul>`);
    expect(shown(name)).toMatchObject({ doubt: 'unclear', images: at('p/stool.jpg') });
    expect(shown('Stools')).toMatchObject({ doubt: 'several', images: [] });
  });
});

describe('[W4] [PG2] what is glued to a description by a page’s boxes', () => {
  const name = 'Oak stool with a leather seat';
  const text = `${oakText} It stands on any floor.`;
  const shown = (body: string) =>
    read(`<title>${name} | Shop</title><h1>${name}</h1><p>$49.50</p>${body}`).description;
  it('says the names of its parts, each in a box alike', () => {
    const part = (name: string, text: string) =>
      `<div class="part"><div><h3>${name}</h3></div><p>${text}</p></div>`;
    const parts = [
      part('Seat', 'Turned by hand from one piece of oak of our own wood.'),
      part('Legs', 'Three of them, so that the oak stool stands on any floor.'),
      part('Oil', 'Pressed from linseed that grows beside the workshop.'),
    ];
    expect(
      shown(`<div class="description"><h2>Description</h2><p>${oakText}</p>${parts.join('')}</div>`),
    ).toBe(
      [
        oakText,
        'Seat: Turned by hand from one piece of oak of our own wood.',
        'Legs: Three of them, so that the oak stool stands on any floor.',
        'Oil: Pressed from linseed that grows beside the workshop.',
      ].join('\n'),
    );
  });
  it('a caption of a word or two in a box of its own is no line of it', () => {
    const points =
      '<ul><li>One piece of solid oak</li><li>Turned by hand</li><li>Oiled three times</li></ul>';
    const captions = '<ul class="tabs"><li><a href="">Info</a></li></ul>';
    const boxes = `<div class="left"><b>Popis</b></div><div class="right">${points}</div>`;
    expect(shown(`<div class="description">${captions}${boxes}</div>`)).toBe(
      '• One piece of solid oak\n• Turned by hand\n• Oiled three times',
    );
  });
  it('what a page says around its basket goes on with no text of its data', () => {
    const told = (control: string) =>
      read(
        `${data({ name, description: text })}<title>${name} | Shop</title><h1>${name}</h1>
        <section><div><p>${text}</p></div><p>Choose a size for all who sit on it.</p>${control}</section>`,
      ).description;
    expect(told('<button class="buy">Buy</button>')).toBe(text);
    expect(told('')).toBe(`${text}\nChoose a size for all who sit on it.`);
  });
  it('what several sellers offer, each with a price and a basket, is not what it is', () => {
    const offer = (seller: string) =>
      `<div class="offer"><p class="desc">${name} of ${seller}, new, sent within ten days.</p><b>$${String(seller.length)}.50</b><a class="add-to-basket" href="/basket?of=${seller}">Buy</a></div>`;
    const offers = ['Ash', 'Birch & Co', 'Cedar'].map(offer).join('');
    expect(shown(`<p>${text}</p>${offers}`)).toBe(text);
  });
  it('the value of a row that leads to more of its kind is said, the name again is not', () => {
    const rows = [
      ['Product', name],
      ['Wood', '<a href="/woods/oak">Oak</a>'],
      ['Finish', 'Oiled'],
      ['Legs', 'Three'],
    ].map(([label, value]) => `<tr><th>${label!}</th><td>${value!}</td></tr>`);
    expect(shown(`<div class="details"><table>${rows.join('')}</table></div>`)).toBe(
      'Wood: Oak\nFinish: Oiled\nLegs: Three',
    );
  });
});
