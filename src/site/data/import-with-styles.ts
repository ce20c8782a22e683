/** Style sheets that are loading or loaded, by URL. */
const sheets = new Map<string, Promise<unknown>>();

/**
 * Loads a module and its style sheets in parallel; resolves with the module when all are loaded,
 * and rejects if one fails. The build replaces Vite's own function (tools/build/chunking.ts), which
 * loads the code after the style sheets.
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

/** After a failure, the next import that needs the style sheet requests it again. */
function appendSheet(href: string): Promise<unknown> {
  // The style sheets of the first page are in its HTML.
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
