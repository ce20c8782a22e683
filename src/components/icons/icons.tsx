import type { ReactNode } from 'react';

/** The svg element of an icon, with strokes in the text colour. */
export const Icon = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
    {children}
  </svg>
);

export const ArrowIcon = () => (
  <Icon>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <path d="M20 20l-5-5m1.5-4.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="M8 5v14l11-7z" fill="currentColor" />
  </Icon>
);
