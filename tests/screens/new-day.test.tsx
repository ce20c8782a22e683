// product 1.8.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadAtMidnight } from '../../src/site/app/after-load';
import { anEvent } from '../support/builders';
import { storeEntries } from '../support/memory/database';
import { renderAt } from '../support/render-at';

const looks: (() => void)[] = [];
const listening = vi.spyOn(document, 'addEventListener');
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-17T23:58+05:30'), toFake: ['Date'] });
  vi.spyOn(globalThis, 'setInterval').mockImplementation((look) => {
    looks.push(() => look());
    return 0 as never;
  });
});
// The document is that of other files as well.
afterEach(() => {
  for (const [type, listener] of listening.mock.calls.splice(0)) {
    if (type === 'visibilitychange') document.removeEventListener(type, listener);
  }
});

test.each([
  ['the minute after midnight', () => looks.at(-1)?.()],
  ['the tab comes to the front', () => void fireEvent(document, new Event('visibilitychange'))],
])('what is today is computed again: %s', async (_, look) => {
  storeEntries('event', anEvent({ id: 'look', title: 'First look', day: '2026-12-18' }));
  renderAt('/events');
  await screen.findByRole('link', { name: 'First look' });
  reloadAtMidnight();
  await act(async () => look());
  expect(screen.queryByText('Today')).not.toBeInTheDocument();

  vi.setSystemTime(new Date('2026-12-18T00:01+05:30'));
  await act(async () => look());
  await waitFor(() => expect(screen.getByText('Today')).toBeVisible());
});
