// product 28.1, 28.3.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { card, cards, message } from '../../support/admin-screen';
import { aBanner } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { stored, storeEntries } from '../../support/memory/database';
import { network } from '../../support/memory/network';

const picture = { src: 'https://pictures.test/a.webp' };
const anImage = (title: string) => ({ id: title, path: `images/${title}`, title, picture });
const order = () =>
  cards()
    .map((element) => within(element).getByRole('heading', { level: 3 }).textContent)
    .join('');
const buttonOn = async (name: string, label: string | RegExp) =>
  within(await card(name)).getByRole('button', { name: label });
/** The order in which the banners are stored. */
const storedOrder = () =>
  stored('banner')
    .map(({ title }) => title)
    .join('');
const MOVE = /^commit hero-banners/;
const moves = () => network.requests(MOVE);
/** The readings of the list. */
const READ = /^runQuery hero-banners by timestamp/;
const readings = () => network.requests(READ).length;

beforeEach(() => {
  storeEntries('banner', ...['A', 'B', 'C', 'D'].map((title) => aBanner({ id: title, title })));
});

async function opened() {
  const page = renderAt('/admin');
  await card('D');
  return page;
}

describe('banners', () => {
  test('any of them becomes the first with one press, which keeps the focus', async () => {
    const { visitor } = await opened();
    const first = await buttonOn('D', /^First/);
    await visitor.click(first);
    await waitFor(() => expect(order()).toBe('DABC'));
    expect(storedOrder()).toBe('DABC');
    await waitFor(async () => expect(await buttonOn('D', /^First/)).toHaveFocus());
    expect(within(await card('D')).getByText('On the landing page, 1st of 3')).toBeVisible();
    expect(
      screen.getByText('D is now the 1st of 4. On the landing page, 1st of 3.'),
    ).toHaveAttribute('role', 'status');
  });

  test('Earlier and Later move one by a position', async () => {
    const { visitor } = await opened();
    await visitor.click(await buttonOn('C', /^Earlier/));
    await waitFor(() => expect(order()).toBe('ACBD'));
    await visitor.click(await buttonOn('A', /^Later/));
    await waitFor(() => expect(order()).toBe('CABD'));
    await waitFor(() => expect(storedOrder()).toBe('CABD'));
  });

  test('the first cannot move earlier, nor the last later', async () => {
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
    expect(moves()).toEqual([]);
  });

  test('arrows, Home and End on the handle move one', async () => {
    const { visitor } = await opened();
    (await buttonOn('C', /^Move C/)).focus();
    for (const [key, result] of [
      ['{ArrowLeft}', 'ACBD'],
      ['{ArrowDown}', 'ABCD'],
      ['{Home}', 'CABD'],
      ['{ArrowRight}', 'ACBD'],
      ['{ArrowUp}', 'CABD'],
      ['{End}', 'ABDC'],
    ] as const) {
      await visitor.keyboard(key);
      await waitFor(() => expect(order()).toBe(result));
      await waitFor(() => expect(storedOrder()).toBe(result));
    }
    expect(moves()).toHaveLength(6);
  });

  test('presses during a pending move are stored after it, and shown immediately', async () => {
    const { visitor } = await opened();
    const endMove = network.hold(MOVE);
    const earlier = await buttonOn('D', /^Earlier/);
    await visitor.click(earlier);
    await visitor.click(earlier);
    await waitFor(() => expect(order()).toBe('ADBC'));
    expect(moves()).toHaveLength(1);
    endMove();
    await waitFor(() => expect(storedOrder()).toBe('ADBC'));
    await waitFor(() => expect(order()).toBe('ADBC'));
  });

  test('a list that was requested before the last move does not revert it', async () => {
    const { visitor } = await opened();
    const before = readings();
    const reading = network.delay(READ);
    await visitor.click(await buttonOn('B', /^First/));
    await waitFor(() => expect(readings()).toBe(before + 1));
    const endMove = network.hold(MOVE);
    await visitor.click(await buttonOn('D', /^Earlier/));
    // Rendered before the second move is stored: nothing on the screen tells.
    await act(async () => reading());
    await waitFor(() => expect(order()).toBe('BADC'));

    const endReading = network.hold(READ);
    endMove();
    await waitFor(() => expect(readings()).toBe(before + 2));
    await card('D');
    expect(order()).toBe('BADC');
    await visitor.click(await buttonOn('D', /^Earlier/));
    endReading();
    await waitFor(() => expect(order()).toBe('BDAC'));
    await waitFor(() => expect(storedOrder()).toBe('BDAC'));
    expect(moves()).toHaveLength(3);
  });

  test('a failed move is reported, and the order is restored', async () => {
    expectLogged(/not allowed/);
    const { visitor } = await opened();
    network.refuse(MOVE, 'permission-denied', { message: 'not allowed', times: 1 });
    await visitor.click(await buttonOn('D', /^First/));
    expect(await message(/^The order could not be changed\./)).toBeVisible();
    await waitFor(() => expect(order()).toBe('ABCD'));
    await visitor.click(await buttonOn('B', /^First/));
    await waitFor(() => expect(order()).toBe('BACD'));
  });

  test('a change by another administrator is shown after the next read', async () => {
    const { visitor } = await opened();
    // Now it is the last one.
    storeEntries('banner', aBanner({ id: 'A', title: 'A', publishedAt: new Date('2020-01-01') }));
    await visitor.click(await buttonOn('D', /^Earlier/));
    await waitFor(() => expect(order()).toBe('BDCA'));
    const position = 'D is now the 2nd of 4. On the landing page, 2nd of 3.';
    const why = 'Somebody else has changed the order meanwhile.';
    expect(await message(`${position} ${why}`)).toBeVisible();
    expect(screen.queryByText(/^D is now the 3rd/)).not.toBeInTheDocument();
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

  test('makes the others give way immediately, and stores the position on drop', async () => {
    await opened();
    fireEvent.pointerDown(await buttonOn('D', /^Move D/), at(350));
    fireEvent.pointerMove(window, at(150));
    await waitFor(() => expect(order()).toBe('ADBC'));
    fireEvent.pointerMove(window, at(50, 2));
    expect(order()).toBe('ADBC');
    expect(moves()).toEqual([]);
    fireEvent.pointerUp(window, at(150));
    await waitFor(() => expect(storedOrder()).toBe('ADBC'));
    await waitFor(() => expect(order()).toBe('ADBC'));
  });

  test.each([
    ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['a lost pointer', () => fireEvent.pointerCancel(window, at(150))],
  ])('is reverted by %s', async (_, cancel) => {
    await opened();
    fireEvent.pointerDown(await buttonOn('D', /^Move D/), at(350));
    fireEvent.pointerMove(window, at(150));
    await waitFor(() => expect(order()).toBe('ADBC'));
    cancel();
    await waitFor(() => expect(order()).toBe('ABCD'));
    fireEvent.pointerUp(window, at(150));
    expect(moves()).toEqual([]);
  });

  test('is not interrupted when the list is read again', async () => {
    const { visitor } = await opened();
    const endMove = network.hold(MOVE);
    await visitor.click(await buttonOn('B', /^First/));
    const before = readings();
    fireEvent.pointerDown(await buttonOn('D', /^Move D/), at(350));
    endMove();
    fireEvent.pointerMove(window, at(150));
    await waitFor(() => expect(readings()).toBe(before + 1));
    await waitFor(() => expect(order()).toBe('BDAC'));
    fireEvent.pointerUp(window, at(150));
    await waitFor(() => expect(storedOrder()).toBe('BDAC'));
    await waitFor(() => expect(order()).toBe('BDAC'));
  });

  test('without a move stores nothing', async () => {
    await opened();
    const handle = await buttonOn('D', /^Move D/);
    fireEvent.pointerDown(handle, at(350));
    fireEvent.pointerUp(window, at(350));
    await waitFor(() => expect(handle).toHaveFocus());
    expect(moves()).toEqual([]);
  });
});

describe('gallery images', () => {
  test('are not read again by a move, also with two open pages, and the next page continues', async () => {
    const titles = Array.from({ length: 50 }, (_, n) => `N${n};`);
    storeEntries('image', ...titles.map(anImage));
    const { visitor } = renderAt('/admin/gallery?page=2');
    await visitor.click(await buttonOn('N49;', /^First/));
    await waitFor(() => expect(order()).toBe(['N49;', ...titles.slice(0, 49)].join('')));
    await visitor.click(await buttonOn('N49;', /^Later/));
    await waitFor(() => expect(order()).toMatch(/^N0;N49;N1;/));
    await waitFor(() => expect(network.requests(/^commit images/)).toHaveLength(2));
    expect(network.repeated(/^runQuery images/)).toEqual([]);
  });

  test('cannot be moved in the results of a search', async () => {
    storeEntries('image', anImage('Aa'), anImage('Ab'));
    renderAt('/admin/gallery?search=a');
    await card('Ab');
    expect(screen.queryByRole('button', { name: /^First/ })).not.toBeInTheDocument();
  });
});
