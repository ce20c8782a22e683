import { otherLanguages } from '../../content/locale/language';
import { pageRendered } from '../../shared/data/first-view';
import { keepPageState } from './keep-page-state';

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Repeats the user's input in the served view once React has replaced the view: unfolds what was
 * unfolded, types the typed text, restores the focus and presses the last pressed button. Links work
 * without scripts, but a link to another language waits for them if it would lose typed text.
 */
export async function replayEarlyInput(view: Element): Promise<void> {
  let pressed: Element | null = null;
  // A film's view is part of the document and may have the focus before this script has run.
  let focused = view.contains(document.activeElement) ? document.activeElement : null;
  if (otherLanguages) keepPageState();
  view.addEventListener('click', (event) => {
    const { target } = event;
    pressed = target instanceof Element ? target.closest('button, a[hreflang]') : null;
    if (!(pressed instanceof HTMLAnchorElement)) return;
    if (fieldsOf(view).some(isChanged)) event.preventDefault();
    else pressed = null;
  });
  // The browser's own submission would leave the page.
  view.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event instanceof SubmitEvent) pressed = event.submitter;
  });
  view.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  view.addEventListener('focusout', () => {
    // An element that is replaced also loses the focus.
    queueMicrotask(() => {
      if (view.isConnected && !view.contains(document.activeElement)) focused = null;
    });
  });

  await pageRendered();
  for (const unfolded of view.querySelectorAll('details[open]')) {
    const same = counterpartOf(unfolded, view);
    if (same instanceof HTMLDetailsElement) same.open = true;
  }
  for (const field of fieldsOf(view).filter(isChanged)) {
    const same = counterpartOf(field, view);
    if (same instanceof HTMLElement) type(field.value, same);
  }
  const next = counterpartOf(focused, view);
  if (next instanceof HTMLElement && document.activeElement === document.body)
    next.focus({ preventScroll: true });
  const control = counterpartOf(pressed, view);
  if (control instanceof HTMLElement) control.click();
}

/**
 * Returns the element of the page that has replaced an element of the view: the one at the same
 * position among the elements with the same key.
 */
function counterpartOf(element: Element | null, view: Element): Element | undefined {
  if (!element) return undefined;
  const alike = (root: ParentNode) =>
    [...root.querySelectorAll(element.localName)].filter(
      (one) => matchKeyOf(one) === matchKeyOf(element),
    );
  return alike(document.querySelector('#root') ?? document)[alike(view).indexOf(element)];
}

/**
 * Returns the key by which an element of the view and its counterpart in the page are matched. The
 * content of a text area is not part of it, because it is the user's input.
 */
const matchKeyOf = (element: Element) =>
  ['aria-label', 'name', 'href'].map((name) => element.getAttribute(name)).join(' ') +
  (element instanceof HTMLTextAreaElement ? '' : element.textContent);

const fieldsOf = (view: Element) => [
  ...view.querySelectorAll<TextField>('input, textarea, select'),
];

const isChanged = (field: TextField) =>
  field instanceof HTMLSelectElement ? field.selectedIndex > 0 : field.value !== field.defaultValue;

/**
 * Sets the value through the prototype's setter and fires an event, because React does not notice
 * assignments to the element's property.
 */
function type(text: string, field: HTMLElement): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
