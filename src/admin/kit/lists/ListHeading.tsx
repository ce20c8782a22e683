import { useRef, type ReactNode } from 'react';
import { LIST_PART } from '../../../admin-paths';
import { bringIntoView, usePart } from '../saving/usePart';

interface ListHeadingProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The heading of the list on an editor's page, to which the links "All" lead (product 14.13). */
export function ListHeading({ className, children }: ListHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePart(LIST_PART, () => bringIntoView(heading.current));
  return (
    <h2 id={LIST_PART} ref={heading} className={className} tabIndex={-1}>
      {children}
    </h2>
  );
}
