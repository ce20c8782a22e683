import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { COMPANY_FOLDER } from '../../tools/company/folder';
import { logoSymbol } from '../../tools/company/logo';
import { PROJECT_FOLDER } from '../../tools/emulators/project';

const file = (name: string) => path.join(PROJECT_FOLDER, name);

/** A movie's words and the file of its poster. */
interface SharePictureSource {
  readonly title: string;
  readonly releaseDate?: string | undefined;
  readonly poster: Buffer;
}

type DrawSharePicture = (movie: SharePictureSource) => Promise<Buffer>;

/** Opens a page that draws share pictures with the code of the admin area (product 17.10). */
export async function openSharePicturePage(browser: Browser): Promise<DrawSharePicture> {
  const page = await browser.newPage();
  await page.setContent(
    `<!doctype html><style>${colors()}${typefaces()}</style><svg hidden><defs>${logoSymbol()}</defs></svg>`,
  );
  await page.addScriptTag({ content: await sharePictureScript() });
  return (movie) => draw(page, movie);
}

async function draw(page: Page, { title, releaseDate, poster }: SharePictureSource) {
  const drawn = await page.evaluate(
    async ({ data, ...text }) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const blob: Blob = await Reflect.get(window, 'drawSharePicture')(new Blob([bytes]), text);
      const reader = new FileReader();
      await new Promise((resolve) => {
        reader.addEventListener('load', resolve);
        reader.readAsDataURL(blob);
      });
      return String(reader.result).split(',')[1] ?? '';
    },
    { title, releaseDate, data: poster.toString('base64') },
  );
  return Buffer.from(drawn, 'base64');
}

const colors = () => readFileSync(path.join(COMPANY_FOLDER, 'colors.css'), 'utf8');

/** The faces of the site with their files as data, as the page has no address. */
const typefaces = () =>
  readFileSync(path.join(COMPANY_FOLDER, 'fonts.css'), 'utf8').replace(
    /url\('([^']+)'\)/g,
    (_, name: string) =>
      `url(data:font/woff2;base64,${readFileSync(path.join(COMPANY_FOLDER, name)).toString('base64')})`,
  );

/** The drawing of the admin area as one script, which sets `drawSharePicture`. */
async function sharePictureScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: file('src/admin/kit/share-picture/draw.ts'),
        formats: ['iife'],
        name: 'sharePicture',
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('The drawing was not built');
  return `${bundle.output[0].code}\nwindow.drawSharePicture = sharePicture.drawSharePicture;`;
}
