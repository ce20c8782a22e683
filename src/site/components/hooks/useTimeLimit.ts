import { useEffect, useEffectEvent } from 'react';

/** Calls `onLate` once if something is not done within `ms` milliseconds, as it may never fail either. */
export function useTimeLimit(isDone: boolean, ms: number, onLate: () => void): void {
  const handleLate = useEffectEvent(onLate);
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setTimeout(() => handleLate(), ms);
    return () => clearTimeout(timer);
  }, [isDone, ms]);
}
