import { pageRendered } from '../../shared/data/first-view';

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What somebody does in a view before React has replaced it happens when it has: the last button that was
 * pressed is pressed, what was typed is typed, and the focus is where it was. Links need no script.
 */
export async function keepEarlyInput(view: Element): Promise<void> {
  let pressed: Element | null = null;
  let focused: Element | null = null;
  view.addEventListener('click', ({ target }) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  });
  // Sent by the browser it would leave the page.
  view.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event instanceof SubmitEvent) pressed = event.submitter;
  });
  view.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  view.addEventListener('focusout', () => {
    // What is replaced loses the focus, too.
    queueMicrotask(() => {
      if (view.isConnected && !view.contains(document.activeElement)) focused = null;
    });
  });

  await pageRendered();
  for (const field of view.querySelectorAll<TextField>('input, textarea, select')) {
    const same = counterpartOf(field, view);
    if (same instanceof HTMLElement && isChanged(field)) type(field.value, same);
  }
  const next = counterpartOf(focused, view);
  if (next instanceof HTMLElement && document.activeElement === document.body)
    next.focus({ preventScroll: true });
  const button = counterpartOf(pressed, view);
  if (button instanceof HTMLElement) button.click();
}

/** The element of the page that has taken the place of one of the view: the same among those of its name. */
function counterpartOf(element: Element | null, view: Element): Element | undefined {
  if (!element) return undefined;
  const alike = (root: ParentNode) =>
    [...root.querySelectorAll(element.localName)].filter((one) => nameOf(one) === nameOf(element));
  return alike(document.querySelector('#root') ?? document)[alike(view).indexOf(element)];
}

const nameOf = (element: Element) =>
  ['aria-label', 'name', 'href'].map((name) => element.getAttribute(name)).join(' ') +
  element.textContent;

const isChanged = (field: TextField) =>
  field instanceof HTMLSelectElement ? field.selectedIndex > 0 : field.value !== field.defaultValue;

/** As a keyboard does it: React would not notice what is written into the property of the element. */
function type(text: string, field: HTMLElement): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
