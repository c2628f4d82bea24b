/** What shops' markup means, of whatever software: each a small page of its kind. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPictureAddresses } from '../../../server/reading/html/pictureAddresses';
import { readHtml } from '../../../server/reading/html/readHtml';
import { settleReading } from '../../../server/reading/judgeReading';
import { readPageRules } from '../../../server/reading/readPageRules';

const rules = readPageRules(path.resolve('content'));
const addresses = createPictureAddresses(rules.sizes);
const read = (html: string, url = 'https://shop.example/p/oak-stool') =>
  settleReading([], { ...readHtml({ html, url, rules }), status: 200, isScripted: false }, addresses);
const at = (...files: string[]) => files.map((file) => `https://shop.example/${file}`);
const ld = (node: object) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
const data = (product: object) => ld({ '@type': 'Product', ...product });
const name = 'Round oak stool';
const head = `<title>${name}</title><nav>Home Chairs Tables</nav>`;
const prose =
  'The round oak stool is turned by hand from one piece of oak, oiled three times, and stands on any floor. It carries 150 kg.';
const more = 'Its legs are turned on a lathe of 1920 and left to dry for a week in the attic of the house.';

describe('[W4] [PG2] the description', () => {
  const descriptionOf = (html: string, said = '') =>
    read(`${head}${said}<main><h1>${name}</h1><p class="price">$49</p>${html}</main>`).description;

  it('begins where data begin it: without the tabs and notices over it', () => {
    const box = `<div class="description"><p>Reviews (12)</p><p>Only three of them are left in our house, so be quick.</p><p>${prose}</p><p>${more}</p></div>`;
    expect(descriptionOf(box, data({ name, description: `${prose.slice(0, 90)}…` }))).toBe(
      `${prose}\n${more}`,
    );
  });
  it('is the box that is called so, not one around it that begins before it', () => {
    const notice = 'We send it by bicycle within the city, and by train to wherever you live.';
    expect(
      descriptionOf(
        `<section><div><p>${notice}</p></div><div class="description"><p>${prose}</p></div></section>`,
      ),
    ).toBe(prose);
  });
  it('is what a box of another name holds, where that is called one and names the product', () => {
    expect(
      descriptionOf(
        `<div class="carousel"><div class="description"><p>${prose}</p><p>${more}</p></div></div>`,
      ),
    ).toBe(`${prose}\n${more}`);
  });
  it('is not what a list of others in such a box says', () => {
    const other = (nth: number) =>
      `<div class="card"><div class="description"><p>${prose} No. ${nth}.</p></div></div>`;
    expect(descriptionOf(`<div class="carousel">${[1, 2, 3].map(other).join('')}</div>`)).toBe('');
  });
  it('is nothing that a theme shows until somebody writes one, and what somebody wrote without that', () => {
    const filler =
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit. Duis aute irure dolor in reprehenderit. Aenean massa.';
    expect(descriptionOf(`<div class="description"><p>${filler}</p></div>`)).toBe('');
    const explained = 'Lorem Ipsum is simply\ndummy text of the printing industry. ';
    expect(descriptionOf('', data({ name, description: `${explained}${prose}` }))).toBe(prose);
    const said = data({ name, description: `${prose} ${filler}` });
    expect(descriptionOf('', said)).toBe(prose);
    const written = 'Donec is the Latin for until, and in magna non est. The rest is of oak, ad libitum.';
    expect(descriptionOf(`<div class="description"><p>${prose} ${written}</p></div>`)).toBe(
      `${prose} ${written}`,
    );
  });
  it('has the breaks that the page shows where its data lost them', () => {
    const care = 'Oil it once a year with linseed oil, and never wash it with soap.';
    const shown = `<div class="tab description"><p>${prose}</p><p>“${more}”</p><p>${care}</p></div>`;
    const said = data({ name, description: `${prose}“${more}”${care}And this is told by its data alone.` });
    expect(descriptionOf(shown, said)).toBe(
      `${prose}\n“${more}”\n${care}\nAnd this is told by its data alone.`,
    );
  });
  it('is not all that stands around the price, its basket with it, whatever data call that', () => {
    const block = [
      name,
      '$49',
      `${name} quantity`,
      'Put into the basket',
      'Reviews (0)',
      'Be the first to say',
    ];
    const button = '<button class="add-to-cart">Put into the basket</button>';
    expect(descriptionOf(button, data({ name, description: block.join('\n') }))).toBe('');
    expect(descriptionOf(button, data({ name, description: prose }))).toBe(prose);
  });
  it('ends where a caption of the shop’s own stands over what it sends and takes back', () => {
    const sending = 'Our vans leave on Mondays and Thursdays, and come to every town between the rivers.';
    const box = `<div class="description"><p>${prose}</p><p>${more}</p><h3>Shipping</h3><p>${sending}</p></div>`;
    expect(descriptionOf(box)).toBe(`${prose}\n${more}`);
    expect(descriptionOf(`<div class="tab"><h3>Returns</h3><p>${sending}</p></div>`)).toBe('');
    const lines = [prose, more, 'Shipping &amp; returns', sending].map((line) => `<p>${line}</p>`).join('');
    expect(descriptionOf(`<div class="description">${lines}</div>`)).toBe(`${prose}\n${more}`);
  });
  it('begins with the rows under what only says who answers for the page', () => {
    const notice = '<p>The seller answers for all of it.</p><p>Last changed on</p><p>4 June</p>';
    const rows = ['Wood: Oak', 'Seat: Round', 'Legs: Turned by hand', 'Finish: Three coats of oil'];
    const box = `<div class="description">${notice}${rows.map((row) => `<p>${row}</p>`).join('')}</div>`;
    expect(descriptionOf(box)).toBe(rows.join('\n'));
  });
  it('has no row that explains a term of the shop’s', () => {
    const term =
      '<p>Condition: New: A brand-new, unused item in the box that it was packed in by its maker.</p>';
    expect(descriptionOf(`<div class="description">${term}<p>${prose}</p></div>`)).toBe(prose);
  });
  it('has nothing that the page hides until a script shows it', () => {
    const hidden = '<ul hidden><li>Choosing another one loads the whole page once more.</li></ul>';
    expect(descriptionOf(`<div class="description"><p>${prose}</p>${hidden}</div>`)).toBe(prose);
  });
  it('is a list without prose, but no short lines that are none', () => {
    const points = ['Round seat', 'Turned legs', 'Solid oak', 'Three coats of oil', 'Felt feet', 'Made here'];
    const list = `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
    const lines = points.map((point) => `<div>${point}</div>`).join('');
    expect(descriptionOf(`<div class="tab">${list}</div>`)).toBe(
      points.map((point) => `• ${point}`).join('\n'),
    );
    expect(descriptionOf(`<div class="tab">${lines}</div>`)).toBe('');
  });
  it('is the whole text that data tell, though points and rows stand around its sentence', () => {
    const points = ['- solid oak', '- turned legs', '- oiled'].map((point) => `<p>${point}</p>`).join('');
    const rows = '<p>Height: 45 cm</p><p>Weight: 4 kg</p>';
    const said = [
      '- solid oak',
      '- turned legs',
      '- oiled',
      prose.slice(0, 97),
      'Height: 45 cm',
      'Weight: 4 kg',
    ];
    const box = `<div class="description">${points}<p>${prose.slice(0, 97)}</p>${rows}</div>`;
    expect(descriptionOf(box, data({ name, description: said.join('\n') }))).toBe(said.join('\n'));
  });
  it('is loose text behind a name and a break, though the site’s menu has every word of the name', () => {
    const menu = '<header>Round Oak Stool Chairs</header>';
    const loose = `<div class="tabs"><div class="overview"><strong>${name}</strong><br>It rocks no more. ${prose.slice(0, 90)}</div></div>`;
    const page = read(`<title>${name} at Woodery</title>${menu}<h1>${name}</h1><p>$49</p>${loose}`);
    expect(page.description).toContain('It rocks no more.');
  });
  it('stands below its caption, however many cells of a table stand over that', () => {
    const cells = ['Height', '45 cm', 'Seat', '32 cm', 'Weight', '4 kg', 'Wood', 'Oak', 'Finish', 'Oil'];
    const description = [...cells, 'Description', prose, more].join('\n');
    expect(descriptionOf('', data({ name, description }))).toBe(`${prose}\n${more}`);
  });
});

describe('[W4] [PG1] pictures', () => {
  it('of other products of one program are told apart by what their addresses ask it', () => {
    const other = (nth: number) =>
      `<div class="card"><a href="/artinfo.php?nr=${nth}"><img src="/m/${nth}.jpg" width="300"></a></div>`;
    const page = read(
      `${head}<h1>${name}</h1><div><img src="/m/7.jpg" alt="${name}">${[1, 2, 3].map(other).join('')}</div>`,
      'https://shop.example/artinfo.php?nr=7',
    );
    expect([page.images, page.moreImages]).toEqual([at('m/7.jpg'), []]);
  });
  it('of a row below that of the heading are its own, though both lead elsewhere, too', () => {
    const row = (inside: string) =>
      `<tr><td>${inside}</td><td><a href="/b/zenit"><img src="/m/zenit.jpg"></a></td></tr>`;
    const own = row('<img src="/m/front.jpg"><img src="/m/side.jpg">');
    const page = read(`${head}<table>${row(`<h1>${name}</h1>`)}${own}</table>`);
    expect([page.images, page.moreImages]).toEqual([at('m/front.jpg', 'm/side.jpg'), []]);
  });
  it('that bear the name and lead nowhere are its own, in whatever row they stand', () => {
    const cell = (inside: string) => `<td class="cell">${inside}</td>`;
    const other = (nth: number) => cell(`<a href="/p/${nth}"><img src="/m/${nth}.jpg" alt="Chair"></a>`);
    const own = cell(
      `<img src="/m/stool.jpg" alt="${name}"><a href="/p/9"><img src="/m/9.jpg" alt="Bench"></a>`,
    );
    const page = read(`${head}<h1>${name}</h1><table><tr>${own}${other(1)}${other(2)}</tr></table>`);
    expect(page.images).toEqual(at('m/stool.jpg'));
  });
  it('of a gallery that are called something else than all others of it are offered', () => {
    const slide = (file: string, alt: string) => `<li><img src="/m/${file}.jpg" alt="${alt}"></li>`;
    const slides = ['front', 'side', 'back'].map((file) => slide(file, name)).join('');
    const page = read(
      `${head}<h1>${name}</h1><ul>${slides}${slide('energy-efficiency-4711', 'Energy class A')}</ul>`,
    );
    expect(page.images).toEqual(at('m/front.jpg', 'm/side.jpg', 'm/back.jpg'));
    expect(page.moreImages).toEqual(at('m/energy-efficiency-4711.jpg'));
  });
  it.each(['nopic.jpg', 'no-image-200.gif', 'no_photo.png', 'img-placeholder.png'])(
    'that stand for a missing one (%s) are none, also where data tell them',
    (file) => {
      const page = read(`${head}${data({ name, image: [`/m/${file}`, '/m/stool.jpg'] })}<h1>${name}</h1>`);
      expect(page.images).toEqual(at('m/stool.jpg'));
    },
  );
});

it('[W4] [PG1] where data name a stand-in for a picture, what else stands beside the heading is offered', () => {
  const beside = `<div><h1>${name}</h1><img src="/m/zenit.jpg"></div>`;
  expect(read(`${head}${beside}`).images).toEqual(at('m/zenit.jpg'));
  const page = read(`${head}${data({ name, image: '/m/nopic.jpg' })}${beside}`);
  expect([page.images, page.moreImages]).toEqual([[], at('m/zenit.jpg')]);
});

describe('[W4] [PG1] what is no picture of the product', () => {
  const shop = (html: string, product: object = { name }) =>
    read(`${head}${data(product)}<main><h1>${name}</h1>${html}<p>${prose}</p></main>`).images;

  it('is a stand-in, in whatever language it is called', () => {
    expect(shop('', { name, image: '/gfx/keinBild.gif' })).toEqual([]);
    expect(shop('', { name, image: '/gfx/sin-imagen.png' })).toEqual([]);
    expect(shop('', { name, image: '/global/noDefaultImage6_grande.gif' })).toEqual([]);
  });
  it('is the address that a script calls to count a view', () => {
    expect(shop('<img src="https://count.example/pixel?event=view&amp;id=7">')).toEqual([]);
    expect(shop('<img src="/picture?id=7" alt="Round oak stool">')).toEqual(at('picture?id=7'));
  });
  it('is what data name beside pictures, and no page shows: what draws them in a frame', () => {
    const image = ['/p/1.jpg', '/p/2.jpg', 'https://draws.example/iframe_api'];
    expect(shop('', { name, image })).toEqual(at('p/1.jpg', 'p/2.jpg'));
  });
  it('is what a press on it calls or writes to, though it stands right beside the heading', () => {
    const contact = (href: string) => `<a href="${href}"><img src="/m/call.png"></a>`;
    const unnamed = (beside: string) =>
      read(`${head}<main><h1>${name}</h1>${beside}<img src="/m/stool.jpg"><p>${prose}</p></main>`).images;
    for (const href of ['tel:+351 21 000', 'mailto:hello@shop.example', 'whatsapp://send?phone=351'])
      expect(unnamed(contact(href))).toEqual(at('m/stool.jpg'));
  });
  it('is what a server is asked to draw for a form, or stands in a box of the site’s furniture', () => {
    const captcha = '<img src="/Captcha.ashx?get=ReloadIcon" alt="Change the code">';
    const paying = '<div class="footer_box"><img src="/m/cards.jpg" alt=""></div>';
    const beside = (html: string) => read(`${head}<main><div><h1>${name}</h1>${html}</div></main>`).images;
    expect(beside(captcha)).toEqual([]);
    expect(beside(paying)).toEqual([]);
    expect(beside('<div class="more-views"><img src="/m/stool.jpg" alt=""></div>')).toEqual(
      at('m/stool.jpg'),
    );
  });
  it('heads another column of a comparison than the product’s own', () => {
    const head = (file: string) => `<th><img src="/m/${file}.jpg" alt=""></th>`;
    const table = `<table><tr>${head('stool-0815-small')}${head('ash-chair')}${head('bench')}</tr></table>`;
    expect(shop(table, { name, image: '/m/stool-0815.jpg' })).toEqual(at('m/stool-0815.jpg'));
    expect(shop(table.replaceAll('th>', 'td>'), { name, image: '/m/stool-0815.jpg' })).toHaveLength(3);
  });
  it('is another product’s beside one of its own, where its others stand together', () => {
    const files = ['oak_1.jpg', 'oak_2.jpg', 'oak_3.jpg'];
    const row = (...shown: string[]) =>
      `<div>${shown.map((file) => `<div class="slide"><img src="/p/${file}" alt=""></div>`).join('')}</div>`;
    const look = row('oak_1.jpg', 'table_4.jpg', 'lamp_9.jpg');
    const html = `${row(...files, 'detail.jpg')}<p>${prose} ${prose} ${prose} ${prose}</p>${look}`;
    expect(shop(html, { name, image: files.map((file) => `/p/${file}`) })).toEqual(
      at(...files.map((file) => `p/${file}`), 'p/detail.jpg'),
    );
  });
});

describe('[W4] what a page is', () => {
  const words = `<p>${'Oak grows slowly, and is felled when it is old. '.repeat(6)}</p>`;
  const preview = `<meta property="og:title" content="${name}"><meta property="og:type" content="article">`;
  const page = (node: object) => read(`${head}${preview}${ld(node)}<h1>${name}</h1>${words}`).doubt;
  it('is unclear, not an article, where data describe it as a page and as nothing else', () => {
    expect(page({ '@graph': [{ '@type': 'WebPage', name }] })).toBe('unclear');
    expect(
      page({
        '@graph': [
          { '@type': 'WebPage', name },
          { '@type': 'Article', headline: name },
        ],
      }),
    ).toBe('article');
  });
  it('is a list where its data tell several products and none by its name', () => {
    const listed = ['Chair', 'Table', 'Bench'].map((one) => ({
      '@type': 'Product',
      name: one,
      image: `/m/${one}.jpg`,
      offers: { price: '49', priceCurrency: 'USD' },
    }));
    const list = read(
      `<title>Furniture of oak</title>${ld({ '@graph': listed })}<h1>Furniture of oak</h1>${words}`,
    );
    expect([list.title, list.images, list.price]).toEqual(['Furniture of oak', [], '']);
  });
});

describe('[W4] [PG2] the price', () => {
  it('that programs write with three decimals is what the page shows of it', () => {
    const page = read(
      `${head}${data({ name, offers: { price: '224.904', priceCurrency: 'EUR' } })}<h1>${name}</h1><p class="price">€ 224,90</p>`,
    );
    expect(page.price).toBe('€224.90');
  });
  it('stands with the control that says what it orders, whatever it is called', () => {
    const apart = '<div></div>'.repeat(3) + `<p>${'word '.repeat(150)}</p>`;
    const page = read(
      `<html lang="de">${head}<h1>${name}</h1><div><b>€ 12,00</b></div>${apart}<div><b>€ 15,00</b> <input type="submit" value="x" class="y"><button>In den Warenkorb</button></div>`,
    );
    expect(page.price).toBe('€15');
  });
});

describe('[W4] [PG1] what a picture’s address says', () => {
  it('is read by whole words: a server that is called by half of one serves pictures', () => {
    const page = read(
      `${head}<h1>${name}</h1><img src="/bannerworks-mss/front.jpg" width="300" alt="Oak stool from above">`,
    );
    expect(page.images).toEqual(at('bannerworks-mss/front.jpg'));
  });
  it('counts less than the name that the picture alone bears, and than its link to a larger file', () => {
    const bearing = read(`${head}<h1>${name}</h1><img src="/star/front.jpg" width="300" alt="${name}">`);
    expect(bearing.images).toEqual(at('star/front.jpg'));
    const linked = read(
      `${head}<h1>${name}</h1><a href="/star/front-large.jpg"><img src="/star/front.jpg" width="300"></a>`,
    );
    expect(linked.images).toEqual(at('star/front-large.jpg'));
  });
  it('with a word and a long number counts pictures: two folders of files of one name are two of them', () => {
    const file = (nth: number, size: string) => `/m/photo-mss-6459130${nth}/fee_${size}_png`;
    const slide = (nth: number) =>
      `<picture><source srcset="${file(nth, '786_587')}"><img src="${file(nth, '325_225')}" alt="${name}"></picture>`;
    const image = `https://shop.example${file(1, '786_587')}`;
    const page = read(`${head}${data({ name, image })}<h1>${name}</h1><div>${slide(1)}${slide(2)}</div>`);
    expect(page.images).toEqual(at(file(1, '786_587').slice(1), file(2, '786_587').slice(1)));
  });
});
it('[W4] [PG1] thumbnails that lead to larger files are the gallery, a bank’s logo further down is none of it', () => {
  const thumb = (nth: number) =>
    `<div class="thumb"><a href="/i/mon-${nth}_pre.jpg" data-large="/i/mon-${nth}_hires.jpg"><img width="63" height="63" src="/i/mon-${nth}.jpg"></a></div>`;
  const bank = '<div class="partners"><img src="/images/bank.png">&nbsp;</div>';
  const page = read(
    `${head}<div><h1>${name}</h1></div><div class="thumbs">${thumb(1)}${thumb(2)}</div><p>${prose}</p>${bank}`,
  );
  expect(page.images).toEqual(at('i/mon-1_hires.jpg', 'i/mon-2_hires.jpg'));
});

describe('[W4] [PG2] the price beside others', () => {
  const price = (html: string, url?: string) => {
    const { price: told, possiblePrices } = read(`${head}<h1>${name}</h1>${html}`, url);
    return [told, possiblePrices];
  };
  const offers = { price: '149.62', priceCurrency: 'EUR' };
  it('that is shown in parts and stated with tax is told, not one without it in a hidden field', () => {
    const parts = '<span class="number">149,</span><span>62</span><span>€</span>';
    const html = `${data({ name, offers })}<div class="price">${parts}<div>incl. 19 % tax, as all our prices to whatever country they go</div></div><form><input type="hidden" name="price" value="125.73"></form><script>dataLayer.push({"event":"view_item","ecommerce":{"value":125.73,"currency":"EUR"}});</script>`;
    expect(price(html)).toEqual(['€149.62', []]);
  });
  it('that only analytics are told and nobody is shown is asked for', () => {
    const item = `{"item_id":"J25049","item_name":"${name}","price":3.52,"item_category":"Stools"}`;
    expect(
      price(
        `<script>window.item = ${item}; dataLayer.push({"event":"view_item","ecommerce":{"items":[${item}],"value":3.52,"currency":"EUR"}});</script>`,
      ),
    ).toEqual(['', ['€3.52']]);
  });
  it('is told beside what is added to it, and beside an amount from which a code counts', () => {
    const add = '<a class="more" href="javascript:void(0)">ADD A MONOGRAM | $10</a>';
    const html = `<div class="full-price"><span>$188.00</span><div>25% off $150+ with code NOW</div></div><div>${add}<button>Add to bag</button></div>`;
    expect(price(html)).toEqual(['$188', []]);
  });
  it('is a question where data state what is also struck out beside a lower one, by a compound class name', () => {
    const html = `${data({ name, offers: { price: '389', priceCurrency: 'EUR' } })}<div class="pay"><span class="pay_price__strike-through-price">€389</span><span class="pay_price">€389</span><span class="pay_price">€369.55</span></div>`;
    expect(price(html)).toEqual(['', ['€389', '€369.55']]);
  });
  it('is known by its boldness where a shop names no class', () => {
    const bold = 'style="font-size:28px; font-weight:bold"';
    const apart = '<div></div>'.repeat(90) + `<p>${'word '.repeat(150)}</p>`;
    const deep = (inside: string) => '<div>'.repeat(5) + inside + '</div>'.repeat(5);
    const cells = `<table><tr><td ${bold}>€210,<span ${bold}>87</span></td></tr><tr><td>plus delivery from € 5,90</td></tr></table>`;
    const table = `${apart}<div>${deep(cells)}<button>Add to basket</button></div>`;
    expect(price(table)).toEqual(['€210.87', []]);
  });
  it('in rupees is that of India where data say so, though the sign is that of five other countries', () => {
    const rupees = { price: '2999', priceCurrency: 'INR' };
    const html = `${data({ name, offers: rupees })}<span class="price">Rs. 2,999.00</span>`;
    expect(price(html)).toEqual(['₹2,999', []]);
  });
  it('of a box that holds the heading is the product’s, whatever it links to', () => {
    const other = '<a href="/p/chair"><img src="/m/chair.jpg"></a>';
    const box = `<section data-product-price="142.0"><h1>${name}</h1>${other}<div class="price delivery-price">€142</div><div>plus delivery from <span>€7.99</span></div></section>`;
    expect(read(`${head}${box}`).price).toBe('€142');
  });
});

describe('[W4] the rows of its table', () => {
  const rowsOf = (html: string, said = '') =>
    read(`${head}${said}<main><h1>${name}</h1><p class="price">$49</p>${html}</main>`).properties;
  const table = (rows: Readonly<Record<string, string>>) =>
    `<table>${Object.entries(rows)
      .map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`)
      .join('')}</table>`;

  it('come beside a description that somebody wrote, in their order', () => {
    const page = `<p>${prose}</p>${table({ Height: '45 cm', 'Material:': 'Oak' })}`;
    expect(rowsOf(page)).toEqual(['Height: 45 cm', 'Material: Oak']);
  });
  it('are also those of its data', () => {
    const more = [
      { '@type': 'PropertyValue', name: 'Seat height', value: 45, unitText: 'cm' },
      { '@type': 'PropertyValue', name: 'Wood' },
    ];
    expect(rowsOf('', data({ name, additionalProperty: more }))).toEqual(['Seat height: 45 cm']);
  });
  it('are what its data call in English, in the language of the page', () => {
    const product = {
      name,
      material: 'Eiche',
      color: ['Natur', 'Schwarz'],
      pattern: '#1b2c3d',
      weight: { '@type': 'QuantitativeValue', value: 4.5, unitCode: 'KGM' },
      height: { '@type': 'QuantitativeValue', value: 0, unitCode: 'CMT' },
    };
    const rows = (lang: string) => read(`<html lang="${lang}">${head}${data(product)}<h1>${name}</h1>`);
    expect(rows('de-AT').properties).toEqual(['Material: Eiche', 'Gewicht: 4.5 kg']);
    expect(rows('fr').properties).toEqual(['Matière: Eiche', 'Poids: 4.5 kg']);
    expect(rows('hu').properties).toEqual([]);
  });
  it('are also those that its elements mark', () => {
    const value = (prop: string, inside: string) =>
      `<span itemprop="${prop}" itemscope itemtype="https://schema.org/PropertyValue">${inside}</span>`;
    const marked = `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">${name}</h1>
      <span itemprop="material">oak</span>
      ${value('width', '<span itemprop="value">32</span><meta itemprop="unitCode" content="CMT">')}
      ${value('additionalProperty', '<b itemprop="name">Seat</b><span itemprop="value">woven</span>')}</div>`;
    expect(read(`<html lang="en">${head}${marked}`).properties).toEqual([
      'Material: oak',
      'Width: 32 cm',
      'Seat: woven',
    ]);
  });
  it('are also those of the page’s own state', () => {
    const attributes = [
      { name: 'Wood', value: 'oak' },
      { name: 'Finish', value: 'oil' },
      { name: 'Seat', value: 'woven' },
    ];
    const state = JSON.stringify({ id: 'a1234', name, price: 49, attributes });
    expect(rowsOf('', `<script type="application/json">${state}</script>`)).toEqual([
      'Wood: oak',
      'Finish: oil',
      'Seat: woven',
    ]);
    const codes = [
      ...attributes,
      { name: 'variantId', value: 'a4711' },
      { name: 'attr.length', value: 'long' },
      { name: 'Offer', value: 'RB_Y' },
    ];
    const coded = JSON.stringify({ id: 'a1234', name, price: 49, attributes: codes });
    expect(rowsOf('', `<script type="application/json">${coded}</script>`)).toEqual([
      'Wood: oak',
      'Finish: oil',
      'Seat: woven',
    ]);
  });
  it('are none of what is asked for it, nor of the money that may be paid in', () => {
    const money = table({
      CHF: 'Fr.',
      SAR: 'ر.س',
      EUR: 'EUR',
      'Regular price': 'Rs. 4,900',
      'Price per unit': '/ 100 g',
    });
    expect(rowsOf(`${money}${table({ Height: '45 cm', TOP: 'Oiled oak' })}`)).toEqual([
      'Height: 45 cm',
      'TOP: Oiled oak',
    ]);
  });
  it('that say two things of the same are of two sizes, and are left out', () => {
    expect(rowsOf(`${table({ Height: '45 cm', Wood: 'Oak' })}${table({ Height: '60 cm' })}`)).toEqual([
      'Wood: Oak',
    ]);
  });
  it('are not those of the site', () => {
    expect(rowsOf(`<footer>${table({ Phone: '12345', Town: 'Porto' })}</footer>`)).toEqual([]);
  });
});

describe('[W4] the brand', () => {
  const brandOf = (html: string, title = name) =>
    read(`<title>${title}</title><main><h1>${title}</h1>${html}</main>`).brand;

  it('is what data say, by its name or as a thing that has one', () => {
    expect(brandOf(data({ name, brand: { '@type': 'Brand', name: 'Woodery' } }))).toBe('Woodery');
    expect(brandOf(data({ name, brand: 'Woodery &amp; Sons' }))).toBe('Woodery & Sons');
  });
  it('is what the page’s own state says of the product', () => {
    const state = { id: 'a1234', name, brand: { name: 'Woodery' }, brandUrl: '/b/woodery', price: 49 };
    expect(brandOf(`<script type="application/json">${JSON.stringify(state)}</script>`)).toBe('Woodery');
  });
  it('is what a row of a table says, where the page’s name has it: a filter has the same label', () => {
    const row = (value: string) => `<table><tr><th>Marke:</th><td>${value}</td></tr></table>`;
    expect(brandOf(row('Woodery'), 'Woodery stool')).toBe('Woodery');
    expect(brandOf(row('Show more'), 'Woodery stool')).toBeUndefined();
  });
  it('is nothing where the page does not tell', () => {
    expect(brandOf('<p>Oak</p>')).toBeUndefined();
  });
});

describe('[W4] [PG2] the title', () => {
  const titleOf = (bar: string, heading: string) =>
    read(`<title>${bar}</title><main>${heading}<p>${prose}</p></main>`, 'https://www.woodery.example/p/1')
      .title;
  it('is what the title bar says before the shop’s name, where the heading is that name', () => {
    expect(titleOf('Round oak stool with three legs - Woodery 7', '<h1>Woodery</h1>')).toBe(
      'Round oak stool with three legs',
    );
  });
  it('is without a link in the heading that only a script answers to', () => {
    const control = '<a href="#" onclick="return false">show the original title</a>';
    expect(titleOf('Runder Hocker aus Eiche', `<h1>Round oak stool ${control}</h1>`)).toBe('Round oak stool');
    const size = '<button>45 cm</button>';
    expect(titleOf('Round oak stool, 45 cm', `<h1>Round oak stool, ${size}</h1>`)).toBe(
      'Round oak stool, 45 cm',
    );
  });
});

describe('[W4] [PG2] a price that sources agree on', () => {
  const price = (html: string, url = 'https://shop.example/p/oak-stool') => {
    const { price: told, possiblePrices } = read(`${head}<h1>${name}</h1>${html}`, url);
    return [told, possiblePrices];
  };
  const state = (amount: number) =>
    `<script>window.state = ${JSON.stringify({ product: { name, sku: 'J25049', price: amount, currency: 'EUR', stock: 4 } })};</script>`;
  const seen = (value: number) =>
    `<script>dataLayer.push({"event":"view_item","ecommerce":{"value":${value},"currency":"EUR"}});</script>`;
  const offers = (amount: string) => data({ name, offers: { price: amount, priceCurrency: 'EUR' } });
  const box = (html: string) => `<div class="price">${html}</div>`;

  it('is told where the page shows the former one alone', () => {
    expect(price(`${state(319)}${seen(319)}${box('<s>€499</s>')}`)).toEqual(['€319', []]);
    expect(price(`${offers('40.99')}${state(40.99)}${box('<s>€44.99</s>')}`)).toEqual(['€40.99', []]);
  });
  it('is asked for where the page shows another one as its price', () => {
    expect(price(`${state(319)}${seen(319)}${box('€379.61')}`)[0]).not.toBe('€319');
  });
  it('is told though the page strikes it out for an offer that no source states', () => {
    expect(price(`${offers('2.40')}${state(2.4)}${box('<s>€2.40</s>')}<p>Delivery €3.90</p>`)).toEqual([
      '€2.40',
      [],
    ]);
  });
  it('is not told beside a lower one that data state and the page shows', () => {
    const two = data({
      name,
      offers: ['249.90', '229.90'].map((amount) => ({ price: amount, priceCurrency: 'EUR' })),
    });
    const html = `${two}${state(249.9)}${box('€249.90')}${box('€229.90')}`;
    expect(price(html)[0]).not.toBe('€249.90');
  });
  it('is not told above all that the page strikes out', () => {
    expect(price(`${offers('811.40')}${state(811.4)}${box('<s>€715</s>')}`)[0]).toBe('');
  });
  it('is the whole one beside what each of it costs', () => {
    const offer = (amount: string, more = '') =>
      `<p class="price"><span itemprop="price" content="${amount}">€${amount}</span>${more}</p>`;
    const scope = (html: string) =>
      `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">${name}</h1><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR">${html}</div></div>`;
    expect(read(`${head}${scope(offer('19.99') + offer('2.00', ' / piece'))}`).price).toBe('€19.99');
  });
});

describe('[W4] [PG2] how a price is written', () => {
  const price = (html: string, url = 'https://shop.example/p/oak-stool') =>
    read(`${head}<h1>${name}</h1>${html}`, url).price;
  it.each([
    ['with raised cents behind its sign', '<p class="price">379<sup>€99</sup></p>', '€379.99'],
    ['with a country before the sign', '<p class="price">US $8.07</p>', '$8.07'],
    [
      'loose beside the former one',
      '<div class="price">€49 <br><span class="oldprice">€59</span></div>',
      '€49',
    ],
    ['in lira, which no sign stands for', '<p class="price">29,95 TL</p>', '29.95 TL'],
    ['not in a word for what it was', '<p class="price">499 UVP.</p>', ''],
  ])('%s', (_, html, told) => {
    expect(price(html)).toBe(told);
  });
  it('with the beginning of the country’s own code before the sign', () => {
    expect(price('<p class="price">C $61.99</p>', 'https://shop.example.ca/p/oak-stool')).toBe('$61.99');
  });
});
