// product 23.15 and 40.3a.
import { afterEach, expect, test, vi } from 'vitest';

/** The same page as its served view and as React renders it. */
const MARKUP =
  '<a hreflang="ml" href="/ml/page" aria-label="മലയാളം">ml</a>' +
  '<input name="name" /><details><summary>More</summary></details>';

function find<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.querySelector(name);
  if (!element) throw new Error(`The page has no ${name}`);
  return element;
}

/** Shows a served view. Returns functions that press its language link and render the page. */
async function showView() {
  vi.resetModules();
  const { replayEarlyInput } = await import('../../src/site/data/early-input');
  const { markPageRendered } = await import('../../src/shared/data/first-view');
  const root = document.createElement('div');
  const view = document.createElement('div');
  root.id = 'root';
  view.innerHTML = MARKUP;
  root.append(view);
  document.body.replaceChildren(root);
  const replayed = replayEarlyInput(view);
  const followed = vi.fn<(typed: string) => void>();
  root.addEventListener('click', (event) => {
    if (!event.defaultPrevented) followed(find('input').value);
    event.preventDefault();
  });
  return {
    followed,
    pressLink: () => find('a').click(),
    takeOver: () => {
      root.innerHTML = MARKUP;
      markPageRendered();
      return replayed;
    },
  };
}

afterEach(() => document.body.replaceChildren());

test('a link to another language waits for the page, which stores what was typed', async () => {
  const { followed, pressLink, takeOver } = await showView();
  find('input').value = 'Meera';
  pressLink();
  expect(followed).not.toHaveBeenCalled();
  await takeOver();
  expect(followed.mock.calls).toEqual([['Meera']]);
});

test('it is followed at once from a view without typed text, even if a part was unfolded', async () => {
  const { followed, pressLink, takeOver } = await showView();
  find('details').open = true;
  pressLink();
  expect(followed).toHaveBeenCalledOnce();
  await takeOver();
  expect(followed).toHaveBeenCalledOnce();
});
