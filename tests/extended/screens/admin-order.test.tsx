// product 28.1, 28.3.
import { listAll } from '../../../src/store/read/admin/all-entries';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adminGalleryReader } from '../../../src/store/read/admin/entries';
import { moveInOrder } from '../../../src/store/write/entry-order';
import { card, cards, message, refusal } from '../../support/admin-screen';
import { aBanner, pagesOf } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { deferred } from '../../support/deferred';
import { hold } from '../../support/hold';
import { renderAt } from '../../support/render-at';
import { store } from '../../support/stored-entries';

const picture = { src: 'https://pictures.test/a.webp' };
const anImage = (title: string) => ({ id: title, path: `images/${title}`, title, picture });
const order = () =>
  cards()
    .map((element) => within(element).getByRole('heading', { level: 3 }).textContent)
    .join('');
const buttonOn = async (name: string, label: string | RegExp) =>
  within(await card(name)).getByRole('button', { name: label });
const moves = () =>
  vi
    .mocked(moveInOrder)
    .mock.calls.flatMap(([kind, , ...move]) => (kind === 'banner' ? [move.slice(0, 2)] : []));

beforeEach(() => {
  store('banner', ...['A', 'B', 'C', 'D'].map((title) => aBanner({ id: title, title })));
});

async function opened() {
  const page = renderAt('/admin');
  await card('D');
  return page;
}

describe('banners', () => {
  test('any of them is made the first with one press, which keeps the focus', async () => {
    const { visitor } = await opened();
    const first = await buttonOn('D', /^First/);
    await visitor.click(first);
    await waitFor(() => expect(order()).toBe('DABC'));
    expect(moves()).toEqual([[3, 0]]);
    await waitFor(async () => expect(await buttonOn('D', /^First/)).toHaveFocus());
    expect(within(await card('D')).getByText('On the landing page, 1st of 3')).toBeVisible();
    expect(
      screen.getByText('D is now the 1st of 4. On the landing page, 1st of 3.'),
    ).toHaveAttribute('role', 'status');
  });

  test.each([
    ['Earlier', 'C', 'ACBD', [2, 1]],
    ['Later', 'A', 'BACD', [0, 1]],
  ])('%s moves %s by one place', async (label, name, result, move) => {
    const { visitor } = await opened();
    await visitor.click(await buttonOn(name, new RegExp(`^${label}`)));
    await waitFor(() => expect(order()).toBe(result));
    expect(moves()).toEqual([move]);
  });

  test('what is not possible does nothing: the first cannot come earlier, the last not later', async () => {
    const { visitor } = await opened();
    for (const [name, label] of [
      ['A', 'First'],
      ['A', 'Earlier'],
      ['D', 'Later'],
    ] as const) {
      const control = await buttonOn(name, new RegExp(`^${label}`));
      expect(control).toHaveAttribute('aria-disabled', 'true');
      await visitor.click(control);
    }
    expect(moveInOrder).not.toHaveBeenCalled();
  });

  test.each([
    ['{ArrowLeft}', 'ACBD'],
    ['{ArrowDown}', 'ABDC'],
    ['{Home}', 'CABD'],
    ['{End}', 'ABDC'],
  ])('the key %s on the handle moves it', async (key, result) => {
    const { visitor } = await opened();
    (await buttonOn('C', /^Move C/)).focus();
    await visitor.keyboard(key);
    await waitFor(() => expect(order()).toBe(result));
    expect(moveInOrder).toHaveBeenCalledOnce();
  });

  test('presses while a move is stored are stored after it, and the order shows at once', async () => {
    const { visitor } = await opened();
    const endMove = hold(moveInOrder);
    const earlier = await buttonOn('D', /^Earlier/);
    await visitor.click(earlier);
    await visitor.click(earlier);
    await waitFor(() => expect(order()).toBe('ADBC'));
    expect(moves()).toEqual([[3, 2]]);
    endMove();
    await waitFor(() =>
      expect(moves()).toEqual([
        [3, 2],
        [2, 1],
      ]),
    );
    await waitFor(() => expect(order()).toBe('ADBC'));
  });

  test('a list that was asked for before the last move leaves what is moved where it is', async () => {
    const { visitor } = await opened();
    const [a, b, c, d] = await listAll('banner');
    const readings = vi.mocked(listAll).mock.calls.length;
    const reading = deferred();
    vi.mocked(listAll).mockImplementationOnce(async () => {
      await reading.promise;
      return [b, a, c, d].flatMap((banner) => banner ?? []);
    });
    await visitor.click(await buttonOn('B', /^First/));
    await waitFor(() => expect(listAll).toHaveBeenCalledTimes(readings + 1));
    const endMove = hold(moveInOrder);
    await visitor.click(await buttonOn('D', /^Earlier/));
    // Rendered before the second move is stored: nothing on the screen tells.
    await act(async () => reading.resolve());
    await waitFor(() => expect(order()).toBe('BADC'));

    const endReading = hold(listAll);
    endMove();
    await waitFor(() => expect(listAll).toHaveBeenCalledTimes(readings + 2));
    await card('D');
    expect(order()).toBe('BADC');
    await visitor.click(await buttonOn('D', /^Earlier/));
    endReading();
    await waitFor(() => expect(order()).toBe('BDAC'));
    expect(moves()).toEqual([
      [1, 0],
      [3, 2],
      [2, 1],
    ]);
  });

  test('a move that fails is reported, and the list is as it was', async () => {
    expectLogged(/not allowed/);
    const { visitor } = await opened();
    vi.mocked(moveInOrder).mockRejectedValueOnce(refusal);
    await visitor.click(await buttonOn('D', /^First/));
    expect(await message(/^The order could not be changed\./)).toBeVisible();
    await waitFor(() => expect(order()).toBe('ABCD'));
    await visitor.click(await buttonOn('B', /^First/));
    await waitFor(() => expect(order()).toBe('BACD'));
  });

  test('what another administrator has changed meanwhile shows with the next reading', async () => {
    const { visitor } = await opened();
    const [a, b, c, d] = await listAll('banner');
    vi.mocked(moveInOrder).mockImplementationOnce(async (_kind, list) => {
      const now = [c, d, a, b].flatMap((banner) => banner ?? []);
      vi.mocked(listAll).mockResolvedValue(now);
      return { entries: list, place: 1 };
    });
    await visitor.click(await buttonOn('D', /^First/));
    await waitFor(() => expect(order()).toBe('CDAB'));
    const told = 'D is now the 2nd of 4. On the landing page, 2nd of 3.';
    const why = 'Somebody else has changed the order meanwhile.';
    expect(await message(`${told} ${why}`)).toBeVisible();
    expect(screen.queryByText(/^D is now the 1st/)).not.toBeInTheDocument();
  });
});

describe('dragging', () => {
  /** The cards are in a row, each 100 pixels wide. */
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(
      this: Element,
    ) {
      const index = [...(this.parentElement?.children ?? [])].indexOf(this);
      return new DOMRect(index * 100, 300, 100, 100);
    });
    vi.stubGlobal('requestAnimationFrame', () => 0);
  });
  const at = (clientX: number, pointerId = 1) => ({ clientX, clientY: 350, pointerId, button: 0 });

  test('the others make room at once, and the place is stored when it is dropped', async () => {
    await opened();
    fireEvent.pointerDown(await buttonOn('D', /^Move D/), at(350));
    fireEvent.pointerMove(window, at(150));
    await waitFor(() => expect(order()).toBe('ADBC'));
    fireEvent.pointerMove(window, at(50, 2));
    expect(order()).toBe('ADBC');
    expect(moveInOrder).not.toHaveBeenCalled();
    fireEvent.pointerUp(window, at(150));
    await waitFor(() => expect(moves()).toEqual([[3, 1]]));
    await waitFor(() => expect(order()).toBe('ADBC'));
  });

  test.each([
    ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['a lost pointer', () => fireEvent.pointerCancel(window, at(150))],
  ])('%s puts it back', async (_, cancel) => {
    await opened();
    fireEvent.pointerDown(await buttonOn('D', /^Move D/), at(350));
    fireEvent.pointerMove(window, at(150));
    await waitFor(() => expect(order()).toBe('ADBC'));
    cancel();
    await waitFor(() => expect(order()).toBe('ABCD'));
    fireEvent.pointerUp(window, at(150));
    expect(moveInOrder).not.toHaveBeenCalled();
  });

  test('a list that is read anew meanwhile leaves what is held where it is held', async () => {
    const { visitor } = await opened();
    const endMove = hold(moveInOrder);
    await visitor.click(await buttonOn('B', /^First/));
    const readings = vi.mocked(listAll).mock.calls.length;
    fireEvent.pointerDown(await buttonOn('D', /^Move D/), at(350));
    endMove();
    fireEvent.pointerMove(window, at(150));
    await waitFor(() => expect(listAll).toHaveBeenCalledTimes(readings + 1));
    await waitFor(() => expect(order()).toBe('BDAC'));
    fireEvent.pointerUp(window, at(150));
    await waitFor(() =>
      expect(moves()).toEqual([
        [1, 0],
        [3, 1],
      ]),
    );
    await waitFor(() => expect(order()).toBe('BDAC'));
  });

  test('without a move nothing is stored', async () => {
    await opened();
    const handle = await buttonOn('D', /^Move D/);
    fireEvent.pointerDown(handle, at(350));
    fireEvent.pointerUp(window, at(350));
    await waitFor(() => expect(handle).toHaveFocus());
    expect(moveInOrder).not.toHaveBeenCalled();
  });
});

describe('gallery images', () => {
  test('a move reads none of them again, on two open pages either, and the next page goes on after it', async () => {
    const titles = Array.from({ length: 50 }, (_, n) => `N${n};`);
    store('image', ...titles.map(anImage));
    const { visitor } = renderAt('/admin/gallery?page=2');
    await visitor.click(await buttonOn('N49;', /^First/));
    await waitFor(() => expect(order()).toBe(['N49;', ...titles.slice(0, 49)].join('')));
    await visitor.click(await buttonOn('N49;', /^Later/));
    await waitFor(() => expect(order()).toMatch(/^N0;N49;N1;/));
    expect(moveInOrder).toHaveBeenCalledTimes(2);
    expect(adminGalleryReader).toHaveBeenCalledOnce();
  });

  test('are not moved among the results of a search', async () => {
    vi.mocked(adminGalleryReader).mockImplementation(() => pagesOf([anImage('A'), anImage('B')]));
    renderAt('/admin/gallery?search=a');
    await card('B');
    expect(screen.queryByRole('button', { name: /^First/ })).not.toBeInTheDocument();
  });
});
