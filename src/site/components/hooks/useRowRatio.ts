import { useSyncExternalStore } from 'react';

/** Target aspect ratios (width / height) of a gallery row, widest screens first. */
const BREAKPOINTS = [
  { media: '(width >= 64rem)', rowRatio: 4.6 },
  { media: '(width >= 40rem)', rowRatio: 3.2 },
];
const PHONE_ROW_RATIO = 1.9;

/** Returns the target aspect ratio (width / height) of a gallery row in the current viewport. */
export function useRowRatio(): number {
  return useSyncExternalStore(subscribe, () => {
    const breakpoint = BREAKPOINTS.find(({ media }) => matchMedia(media).matches);
    return breakpoint?.rowRatio ?? PHONE_ROW_RATIO;
  });
}

function subscribe(notify: () => void) {
  const queries = BREAKPOINTS.map(({ media }) => matchMedia(media));
  for (const query of queries) query.addEventListener('change', notify);
  return () => {
    for (const query of queries) query.removeEventListener('change', notify);
  };
}
