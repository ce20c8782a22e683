// product 1.2.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { CONTACT_SETTINGS } from '../../../src/company/contact-settings';
import { FRAME_SETTINGS } from '../../../src/company/frame-settings';
import { PRIVACY } from '../../../src/company/privacy';
import { SHORT_NAME, site } from '../../../src/company/site';
import { readColors } from '../../../tools/build/company/colors';
import { COMPANY_FOLDER, PROJECT_FOLDER } from '../../../tools/development/project';
import { buildOtherCompany } from '../../delivery/support/other-company';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** Whether a color is no company's own, as black, white and what is between. */
const isGrey = (color: string) => /^#([\da-f]{2})\1\1$/.test(color);

/** The inline style of a built page, as a content policy allows it. */
function styleHash(page: string): string {
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(readFileSync(page, 'utf8')) ?? [];
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

const policyIn = (folder: string) => readFileSync(path.join(folder, 'firebase.json'), 'utf8');

test('the content policy allows the style of the splash', () =>
  expect(policyIn(PROJECT_FOLDER)).toContain(styleHash(path.join(inject('site'), 'index.html'))));

describe('the site with another company in src/company, within the budgets', () => {
  let folder: string;
  let files: readonly string[];
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

  beforeAll(async () => {
    folder = await buildOtherCompany();
    files = ['dist', 'functions/lib'].flatMap((name) => filesIn(path.join(folder, name)));
  });

  /** The files that have a text in them, in any spelling. */
  const filesWith = (texts: readonly string[]) =>
    files.flatMap((file) => {
      const content = readFileSync(file, 'utf8').toLowerCase();
      const found = texts.filter((text) => text && content.includes(text.toLowerCase()));
      return found.map((text) => `${path.relative(folder, file)}: ${text}`);
    });

  test('contains no name of the first company', () => {
    const names = [
      'nilavu',
      'നിലാവ്',
      'moonlight',
      'varma',
      'tharakan',
      'kochi',
      'calvathy',
      'Anu Thomas',
    ];
    const values = [...Object.values(CONTACT_SETTINGS), ...Object.values(FRAME_SETTINGS)];
    const facts = [site.origin, site.name, site.tagline, SHORT_NAME, PRIVACY.contact.email];
    expect(filesWith([...names, ...facts, ...values, PRIVACY.law, PRIVACY.authority])).toEqual([]);
  });

  test('contains no colour, typeface or picture of the first company', () => {
    const own = Object.values({ ...readColors(), ...readColors({ print: true }) });
    const colors = own.filter((color) => !isGrey(color));
    expect(filesWith([...colors, 'Anek'])).toEqual([]);
    const first = new Set(filesIn(COMPANY_FOLDER).map(hashOf));
    expect(files.filter((file) => first.has(hashOf(file)))).toEqual([]);
  });

  test('contains the other company in its pages, also in responses of the function', () => {
    for (const page of ['dist/index.html', 'dist/404.html', 'functions/lib/movie.html']) {
      expect(read(page)).toMatch(/<title>.*Zephyr &amp; Sons Films.*<\/title>/);
      expect(read(page)).toMatch(/<div id="splash"[^]*Zephyr &amp; Sons Films\s*<\/div>/);
      expect(read(page)).toContain('<meta name="theme-color" content="#fdfaf3" />');
      expect(read(page)).toContain('<meta name="color-scheme" content="light" />');
      expect(read(page)).toContain('M4 4h40L18 38h26v6H4L30 10H4z');
    }
    expect(read('functions/lib/index.js')).toContain('https://zephyr-films.test');
  });

  test('has icons of the logo, and a picture for link previews with name and tagline', async () => {
    expect(read('dist/favicon.svg')).toContain('M4 4h40L18 38h26v6H4L30 10H4z');
    const icon = await sharp(path.join(folder, 'dist/apple-touch-icon.png')).metadata();
    expect([icon.width, icon.height]).toEqual([180, 180]);
    const file = path.join(folder, 'dist/share.jpg');
    const share = await sharp(file).metadata();
    expect([share.format, share.width, share.height]).toEqual(['jpeg', 1200, 630]);
    for (const [top, height] of [
      [300, 140],
      [490, 60],
    ] as const) {
      const line = await sharp(file).extract({ left: 78, top, width: 500, height }).toBuffer();
      const { channels } = await sharp(line).greyscale().stats();
      expect(channels[0]?.min).toBeLessThan(110);
    }
  });

  test('has the drawing of the map in the colours of the company', () =>
    expect(read('dist/map-drawing.svg')).toContain('fill="#1c4fa3"'));

  test('has a contact for security problems', () =>
    expect(read('dist/.well-known/security.txt')).toContain(
      'Contact: mailto:safe@zephyr-films.test\nExpires: 2028-01-31T00:00:00.000Z\n',
    ));

  test('has a content policy that allows its splash, and the rest of the configuration unchanged', () => {
    const hash = styleHash(path.join(folder, 'dist/index.html'));
    expect(policyIn(folder)).toContain(hash);
    const same = (config: string) => config.replace(/'sha256-[^']+'/g, '');
    expect(same(policyIn(folder))).toBe(same(policyIn(PROJECT_FOLDER)));
  });
});
