import { useEffect, type RefObject } from 'react';
import { useNear } from '../../components/hooks/useNear';

/** The data whose section has come near. */
const known = new WeakSet<object>();

/**
 * Whether the section of `data` has come within `margin` of the viewport, now or before it was left: on
 * Back it is there at once, as is the scroll position.
 */
export function useCameNear(
  section: RefObject<Element | null>,
  margin: string,
  data: object,
): boolean {
  const isNear = useNear(section, margin) || known.has(data);
  useEffect(() => {
    if (isNear) known.add(data);
  }, [isNear, data]);
  return isNear;
}
