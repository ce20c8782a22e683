// product 2.11, 4.11 and 12.3.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Carousel } from '../../src/site/components/Carousel';
import { stubViewport } from '../support/near-viewport';

const slideNext = vi.hoisted(() => vi.fn());
// jsdom has no layout, which the real one measures.
vi.mock('swiper', () => ({
  default: class {
    slideNext = slideNext;
    on = () => undefined;
    off = () => undefined;
    destroy = () => undefined;
  },
}));

const DELAY_MS = 5000;
const SLIDES = [{ id: 'Kadal' }, { id: 'Mazha' }];
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const carousel = () => screen.getByRole('group', { name: 'Banners' });
const enter = (pointerType: string) =>
  act(async () => void fireEvent.pointerEnter(carousel(), { pointerType }));
const leave = (pointerType: string) =>
  act(async () => void fireEvent.pointerLeave(carousel(), { pointerType }));
const turns = async () => {
  slideNext.mockClear();
  await pass(DELAY_MS);
  return slideNext.mock.calls.length > 0;
};

let viewport: ReturnType<typeof stubViewport>;

beforeEach(() => {
  viewport = stubViewport();
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
});

async function show(): Promise<void> {
  render(
    <Carousel
      label="Banners"
      noun="banner"
      slides={SLIDES}
      delay={DELAY_MS}
      options={{}}
      controlsClassName={undefined}
    >
      {({ id }, isNear) => (
        <a href="/" data-picture={isNear}>
          {id}
        </a>
      )}
    </Carousel>,
  );
  // The page has come to rest.
  await pass(1000);
}

test('the carousel plays automatically once it is visible, as its button says', async () => {
  await show();
  expect(await turns()).toBe(false);
  await viewport.comeNear();
  expect(await turns()).toBe(true);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await turns()).toBe(false);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a touch stops the carousel, and after the tap it plays again, as its button says', async () => {
  await show();
  await viewport.comeNear();
  const link = screen.getByRole('link', { name: 'Kadal' });
  vi.spyOn(link, 'matches').mockReturnValue(false);
  await enter('touch');
  fireEvent.touchStart(link);
  expect(await turns()).toBe(false);

  fireEvent.touchEnd(link);
  await leave('touch');
  // What browsers add to a tap: a mouse that does not leave, and the focus.
  fireEvent.mouseEnter(carousel());
  fireEvent.focus(link);
  expect(await turns()).toBe(true);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('the pointer on the carousel and the focus in it pause it, independently', async () => {
  await show();
  await viewport.comeNear();
  const link = screen.getByRole('link', { name: 'Kadal' });
  vi.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  await enter('mouse');
  expect(await turns()).toBe(false);
  fireEvent.focus(link);
  await leave('mouse');
  expect(await turns()).toBe(false);
  fireEvent.blur(link);
  expect(await turns()).toBe(true);
});

/** Whether the slide has its picture. */
const hasPicture = (name: string) => screen.getByText(name).getAttribute('data-picture') === 'true';

test('the picture of the next slide is requested after half of the time, or on a pointer', async () => {
  await show();
  await viewport.comeNear();
  expect([hasPicture('Kadal'), hasPicture('Mazha')]).toEqual([true, false]);
  await pass(DELAY_MS / 2);
  expect(hasPicture('Mazha')).toBe(true);
});

test('with data saving the carousel does not play automatically, and requests no further picture', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  await show();
  await viewport.comeNear();
  await enter('touch');
  await leave('touch');
  expect(await turns()).toBe(false);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  expect([hasPicture('Kadal'), hasPicture('Mazha')]).toEqual([true, false]);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(await turns()).toBe(true);
  expect(hasPicture('Mazha')).toBe(true);
});
