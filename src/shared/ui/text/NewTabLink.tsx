import type { ReactNode } from 'react';
import { IN_NEW_TAB } from '../../words/frame';

interface NewTabLinkProps {
  readonly href: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another site, which says to screen readers that it opens in a new tab. */
export const NewTabLink = ({ href, className, children }: NewTabLinkProps) => (
  <a className={className} href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden">{IN_NEW_TAB}</span>
  </a>
);
