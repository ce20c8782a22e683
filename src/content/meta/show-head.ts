import { pathOf } from '../locale/language';
import { headTags, type PageHead } from './head-tags';
import { noindexHead } from './page-heads';

/** Selects all elements of the head that describe the page, except its title. */
const TAGS =
  'meta[name=description], meta[name=robots], meta[name^="twitter:"], meta[property^="og:"], ' +
  'link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

/** The addresses of drafts, which search engines must not list although they show a public page. */
const DRAFTS = /^\/(preview|admin)\//;

/** Trusted Types require a policy for the text of any script; this one accepts only JSON. */
const asJson = { createScript: (text: string) => JSON.stringify(JSON.parse(text)) };
const JSON_POLICY = window.trustedTypes?.createPolicy('json', asJson) ?? asJson;

/** Replaces the head of the document, except the title, which the page sets. */
export function showHead(described: PageHead): void {
  const isDraft = DRAFTS.test(pathOf(window.location.pathname));
  const head = isDraft ? noindexHead() : described;
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
