import { pathOf } from '../locale/language';
import { headTags, type PageHead } from './head-tags';
import { hiddenHead } from './page-heads';

/** Selects all elements of a page's head that describe it, but for its title. */
const TAGS =
  'meta[name=description], meta[name=robots], meta[name^="twitter:"], meta[property^="og:"], ' +
  'link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

/** Addresses that show a page without being its address: drafts, which nobody is to find. */
const DRAFTS = /^\/(preview|admin)\//;

/** Trusted Types want a policy for the text of any script; this one lets through nothing but JSON. */
const asJson = { createScript: (text: string) => JSON.stringify(JSON.parse(text)) };
const JSON_POLICY = window.trustedTypes?.createPolicy('json', asJson) ?? asJson;

/** Puts a head in place of the one before; the title of the tab is the page's own. */
export function showHead(described: PageHead): void {
  const isDraft = DRAFTS.test(pathOf(window.location.pathname));
  const head = isDraft ? hiddenHead() : described;
  for (const tag of document.head.querySelectorAll(TAGS)) tag.remove();
  const tags = headTags(head).map(({ name, attributes }) => element(name, attributes));
  if (head.data && !head.isHidden) {
    const data = element('script', { type: 'application/ld+json' });
    data.textContent = JSON_POLICY.createScript(JSON.stringify(head.data));
    tags.push(data);
  }
  document.querySelector('title')?.after(...tags);
}

function element(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}
