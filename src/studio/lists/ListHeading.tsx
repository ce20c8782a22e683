import { useRef, type ReactNode } from 'react';
import { LIST_ANCHOR } from '../../content/paths/admin-paths';
import { bringIntoView, useAnchor } from '../saving/useAnchor';

interface ListHeadingProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The heading of the list on an editor's page, to which the links "All" lead (product 14.13). */
export function ListHeading({ className, children }: ListHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useAnchor(LIST_ANCHOR, () => bringIntoView(heading.current));
  return (
    <h2 id={LIST_ANCHOR} ref={heading} className={className} tabIndex={-1}>
      {children}
    </h2>
  );
}
