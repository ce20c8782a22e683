import { PAGE_STATE_KEY } from '../../content/locale/language';
import { writeStored } from '../../shared/data/browser-storage';

/**
 * Stores the state of the page that is not in its address when a link to the page in another
 * language is pressed: the element at the reading position, and the open elements.
 */
export function keepPageState(): void {
  // The same function again is no second listener.
  document.addEventListener('click', storeState);
}

function storeState({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  const main = document.getElementById('content');
  if (!link || !main) return;
  const state = { href: link.href, keptAt: Date.now(), ...placeIn(main), open: openIn(main) };
  writeStored('sessionStorage', PAGE_STATE_KEY, JSON.stringify(state));
}

/**
 * Returns the innermost element at the reading position, a line in the upper third of the window.
 * `part` is the share of the element above the line (0 to 1), `offset` the distance from the line
 * to the top of the window in px.
 */
function placeIn(main: Element) {
  if (window.scrollY === 0) return {};
  const line = window.innerHeight / 3;
  const element = elementAt(line, main);
  const { top, height } = element.getBoundingClientRect();
  const part = Math.min(1, (line - top) / height);
  return { place: selectorOf(element), part, offset: -top - part * height };
}

const openIn = (main: Element) =>
  [...main.querySelectorAll('details[open], [aria-expanded=true]')].map(selectorOf);

/**
 * Returns the innermost element that crosses a line of the window, or else the last element above
 * the line.
 */
function elementAt(line: number, around: Element): Element {
  const above = [...around.children].filter((child) => {
    const { top, height } = child.getBoundingClientRect();
    return top <= line && height > 0;
  });
  const across = above.find((child) => child.getBoundingClientRect().bottom > line);
  return across ? elementAt(line, across) : (above.at(-1) ?? around);
}

/**
 * Returns a selector by positions, because texts differ between languages and React's ids between
 * visits.
 */
function selectorOf(element: Element): string {
  const { id, parentElement } = element;
  if (id === 'content' || !parentElement) return '#content';
  const position = [...parentElement.children].indexOf(element) + 1;
  return `${selectorOf(parentElement)}>:nth-child(${position})`;
}
