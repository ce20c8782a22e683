import { useSyncExternalStore } from 'react';

/** The usual width of a row of pictures by its height, widest screens first. */
const SCREENS = [
  { media: '(width >= 64rem)', rowRatio: 4.6 },
  { media: '(width >= 40rem)', rowRatio: 3.2 },
];
const ON_PHONES = 1.9;

/** How much stands in one row of the gallery on this screen, as the row's width by its height. */
export function useRowRatio(): number {
  return useSyncExternalStore(onScreenChange, () => {
    const screen = SCREENS.find(({ media }) => matchMedia(media).matches);
    return screen?.rowRatio ?? ON_PHONES;
  });
}

function onScreenChange(notify: () => void) {
  const queries = SCREENS.map(({ media }) => matchMedia(media));
  for (const query of queries) query.addEventListener('change', notify);
  return () => {
    for (const query of queries) query.removeEventListener('change', notify);
  };
}
