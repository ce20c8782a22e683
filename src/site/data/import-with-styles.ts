/** Style sheets that are loading or have loaded, by address. */
const sheets = new Map<string, Promise<unknown>>();

/**
 * Runs an import together with the style sheets of what it imports, and returns the module when all are
 * there. The build puts this in the place of Vite's own function (tools/bundle/chunking.ts), which asks for
 * the code only when the style sheets have come. Rejects if one of them or the code cannot be loaded.
 *
 * @param files the names of the style sheets
 */
async function importWithStyles<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  const [code] = await Promise.all([load(), ...files.map(loadSheet)]);
  return code;
}

function loadSheet(file: string): Promise<unknown> {
  const href = `/${file}`;
  const loading = sheets.get(href) ?? appendSheet(href);
  sheets.set(href, loading);
  return loading;
}

/** A sheet that fails is asked for again by the next import that needs it. */
function appendSheet(href: string): Promise<unknown> {
  // Those of the first page are in its HTML.
  if (document.querySelector(`link[href="${href}"][rel=stylesheet]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      sheets.delete(href);
      reject(new Error(`Failed to fetch ${href}`));
    });
    link.href = href;
    document.head.append(link);
  });
}

export { importWithStyles as __vitePreload };
