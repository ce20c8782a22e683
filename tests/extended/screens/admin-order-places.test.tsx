// product 28.1.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { card, cards, message } from '../../support/admin-screen';
import { aBanner } from '../../support/builders';
import { renderAt } from '../../support/render-at';
import { useDragOrder } from '../../../src/studio/list/order/OrderedEntryList';
import { stored, storeEntries } from '../../support/memory/database';
import { network } from '../../support/memory/network';

describe('positions', () => {
  const MOVE = /^commit hero-banners/;

  async function opened(titles = 'ABCDEF') {
    storeEntries('banner', ...[...titles].map((title) => aBanner({ id: title, title })));
    const page = renderAt('/admin');
    await card('D');
    return page;
  }

  const order = () =>
    cards()
      .map((element) => within(element).getByRole('heading', { level: 3 }).textContent)
      .join('');
  const placeOf = async (name: string) =>
    within(await card(name)).getByRole('textbox', { name: `Place of ${name}` });

  test.each([
    ['2', 'AFBCDE'],
    [' 1 ', 'FABCDE'],
    ['0', 'FABCDE'],
  ])('a typed position "%s" moves the entry to it', async (typed, result) => {
    const { visitor } = await opened();
    const place = await placeOf('F');
    expect(place).toHaveValue('6');
    await visitor.clear(place);
    await visitor.type(place, `${typed}{Enter}`);
    await waitFor(() => expect(order()).toBe(result));
    await waitFor(() => expect(network.requests(MOVE)).toHaveLength(1));
    await waitFor(async () => expect(await placeOf('F')).toHaveFocus());
    expect(await placeOf('A')).toHaveValue(String(result.indexOf('A') + 1));
  });

  test('a position beyond the end is the last one, on blur', async () => {
    const { visitor } = await opened();
    await visitor.clear(await placeOf('B'));
    await visitor.type(await placeOf('B'), '99');
    expect(network.requests(MOVE)).toEqual([]);
    await visitor.tab();
    await waitFor(() => expect(order()).toBe('ACDEFB'));
  });

  test.each(['', 'x', '2.5', '6'])('"%s" does not move the entry', async (typed) => {
    const { visitor } = await opened();
    await visitor.clear(await placeOf('F'));
    await visitor.type(await placeOf('F'), `${typed}{Enter}`);
    expect(await placeOf('F')).toHaveValue('6');
    expect(network.requests(MOVE)).toEqual([]);
  });

  test('a short list has no field for the position', async () => {
    await opened('ABCDE');
    expect(screen.queryByRole('textbox', { name: /^Place/ })).not.toBeInTheDocument();
  });

  async function openedGallery(count: number) {
    const titles = Array.from({ length: count }, (_, n) => `N${n};`);
    const picture = { src: 'https://pictures.test/a.webp' };
    storeEntries(
      'image',
      ...titles.map((title) => ({ id: title, path: `images/${title}`, title, picture })),
    );
    const page = renderAt('/admin/gallery');
    return { ...page, place: await placeOf('N2;') };
  }

  test('an image moves to a position beyond the shown ones, with only the necessary reads', async () => {
    const { visitor, place } = await openedGallery(40);
    expect(await screen.findAllByText(/of 40/)).toHaveLength(25);
    await visitor.clear(place);
    await visitor.type(place, '30{Enter}');
    expect(await message('N2; is now the 30th.')).toBeVisible();
    expect(stored('image')[29]?.title).toBe('N2;');
    await waitFor(() => expect(order()).toMatch(/^N0;N1;N3;/));
    await waitFor(async () => expect(await card('N3;')).toHaveFocus());
  });

  test('Later at the last shown image moves it to the next page', async () => {
    const { visitor } = await openedGallery(40);
    const later = within(await card('N24;')).getByRole('button', { name: /^Later/ });
    await visitor.click(later);
    expect(await message('N24; is now the 26th.')).toBeVisible();
    await waitFor(() => expect(order()).toMatch(/N23;N25;$/));
  });
});

describe('a drag at the edge', () => {
  let frame = () => {};
  const scrollBy = vi.fn();

  /** A list that goes on below the window, whose handle is close to the lower edge. */
  beforeEach(() => {
    scrollBy.mockReset();
    vi.stubGlobal('innerHeight', 400);
    vi.stubGlobal('scrollBy', scrollBy);
    vi.stubGlobal('requestAnimationFrame', (next: () => void) => {
      frame = next;
      return 0;
    });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 300, 100, 300),
    );
  });

  function List() {
    const { start } = useDragOrder({ onOver: vi.fn(), onDrop: vi.fn(), onCancel: vi.fn() });
    return (
      <ul>
        <li>
          <button type="button" onPointerDown={(event) => start(event, 'a')}>
            Move A
          </button>
        </li>
      </ul>
    );
  }

  test('the page scrolls while an entry is dragged close to its edge, not by the press alone', () => {
    render(<List />);
    const at = { clientX: 50, clientY: 380, pointerId: 1, button: 0 };
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Move A' }), at);
    frame();
    expect(scrollBy).not.toHaveBeenCalled();
    fireEvent.pointerMove(window, at);
    frame();
    expect(scrollBy).toHaveBeenCalledOnce();
    fireEvent.pointerMove(window, { ...at, clientY: 200 });
    frame();
    expect(scrollBy).toHaveBeenCalledOnce();
  });
});
