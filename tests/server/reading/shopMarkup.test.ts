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
