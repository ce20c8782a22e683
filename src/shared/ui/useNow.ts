import { useEffect, useState } from 'react';

/** How often texts such as "in 5 minutes" are updated. */
const TICK_MS = 15_000;

/**
 * Returns the time in ms, which is updated while `active`, and a function that updates it
 * immediately.
 */
export function useNow(active = true): readonly [number, () => number] {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!active) return undefined;
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [active]);

  const read = () => {
    const time = Date.now();
    setNow(time);
    return time;
  };
  return [now, read];
}
